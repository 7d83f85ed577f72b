import type { Header } from "./connection";
import { isLoopbackUrl } from "./connection-url";
import { refusal } from "./refusal";

/** Of no use to a server, or the browser's and the adapters' own to set. */
const REFUSED_NAMES = new Set([
  "accept",
  "connection",
  "content-encoding",
  "content-length",
  "content-type",
  "cookie",
  "host",
  "origin",
  "referer",
  "transfer-encoding",
]);

// What a header can carry: fetch would refuse anything else with an error that quotes the value.
const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$/;
const VALUE = /^[\t\x20-\x7e]{0,4000}$/;
const KEY = /^[\x21-\x7e]{1,4000}$/;

/**
 * The key as it is sent, without space around it and the `Bearer` that is sometimes copied with it;
 * null for none. Fails with `bad-request` where no header can carry it.
 */
export function cleanKey(key: string | null): string | null {
  const trimmed = (key ?? "").trim().replace(/^bearer\s+/i, "");
  if (trimmed === "") return null;
  if (!KEY.test(trimmed)) throw refusal("key");
  return trimmed;
}

/**
 * The headers as they are sent, without space around names and values, rows without a name left
 * out; fails with `bad-request` where one cannot be sent, is set by others, or is named twice.
 */
export function cleanHeaders(headers: readonly Header[]): Header[] {
  const cleaned = headers
    .map(({ name, value }) => ({ name: name.trim(), value: value.trim() }))
    .filter(({ name, value }) => name !== "" || value !== "");
  const names = new Set(cleaned.map(({ name }) => name.toLowerCase()));
  const isFine = cleaned.every(
    ({ name, value }) =>
      NAME.test(name) && VALUE.test(value) && !REFUSED_NAMES.has(name.toLowerCase()),
  );
  if (!isFine || names.size < cleaned.length) throw refusal("header");
  return cleaned;
}

type Carried = {
  readonly key: string | null;
  readonly headers: readonly Header[];
  readonly grant?: object | undefined;
};

/** Fails with `bad-request` where a key, a token or a header's value would cross a network in clear. */
export function refuseInClear(url: string, { key, headers, grant }: Carried): void {
  if (key === null && headers.length === 0 && grant === undefined) return;
  if (!url.startsWith("https:") && !isLoopbackUrl(url)) throw refusal("key-in-clear");
}
