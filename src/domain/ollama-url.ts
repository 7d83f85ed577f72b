import { parseConnectionUrl } from "./connection-url";
import { refusal } from "./refusal";

/** The hosts that this extension may call without being let to: no name or number beside them. */
const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(["127.0.0.1", "localhost", "[::1]"]);

/** Whether a url is the base of an Ollama server of this machine, as `parseOllamaUrl` gives it. */
export function isOllamaAddress(url: string): boolean {
  try {
    return parseOllamaUrl(url) === url.replace(/\/+$/, "");
  } catch {
    return false;
  }
}

/**
 * The base url (`http://host:port/prefix`, no trailing slash) of an Ollama server of this machine
 * that a typed address or an `OLLAMA_HOST` means; fails with `bad-request` and a reason in its data.
 */
export function parseOllamaUrl(text: string): string {
  // Nothing secret goes there: what follows the path is dropped, as it always was.
  const url = new URL(parseConnectionUrl(text.replace(/[?#].*$/s, ""), "ollama"));
  if (!LOOPBACK_HOSTS.has(url.hostname)) throw refusal("not-loopback");
  if (url.protocol !== "http:") throw refusal("not-a-url");
  return url.href.replace(/\/+$/, "");
}
