import { cleanLabel } from "./clean-label";
import { isLoopbackUrl } from "./connection-url";
import { refusal } from "./refusal";

/** Whether model files may be read from there: by https, or from this machine. */
export function isModelUrl(url: string): boolean {
  return URL.canParse(url) && (new URL(url).protocol === "https:" || isHttpOfThisMachine(url));
}

/**
 * The address of a model file as it is asked for; fails with `bad-request` and a reason
 * (`not-a-url`, `credentials`, `in-clear`) where nothing is to be downloaded from there.
 */
export function parseModelUrl(text: string): URL {
  const typed = text.trim();
  if (!URL.canParse(typed)) throw refusal("not-a-url");
  const url = new URL(typed);
  if (url.protocol !== "https:" && url.protocol !== "http:") throw refusal("not-a-url");
  if (url.username !== "" || url.password !== "") throw refusal("credentials");
  if (!isModelUrl(url.href)) throw refusal("in-clear");
  url.hash = "";
  return url;
}

/** What a downloaded file is called: the last part of its path. */
export function nameOfModelUrl(url: URL): string {
  const last = url.pathname.split("/").findLast((part) => part !== "") ?? "";
  return cleanLabel(decode(last), MAX_NAME_LENGTH) || url.hostname;
}

const MAX_NAME_LENGTH = 300;

function isHttpOfThisMachine(url: string): boolean {
  return new URL(url).protocol === "http:" && isLoopbackUrl(url);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
