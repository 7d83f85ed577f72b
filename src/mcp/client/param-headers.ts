import { toBase64 } from "../../domain/base64";
import { isRecord } from "../../domain/is-record";

/** Marks an argument in a tool's form (2026-07-28); what follows is the end of a header's name. */
const MARK = "x-mcp-header";
const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/** What a header can carry as it is, and is not taken for base64. */
const PLAIN = /^(?!=\?)[!-~](?:[\t -~]*[!-~])?$/;

/**
 * The headers in which a server wants some of a call's arguments told once more, for whoever stands before
 * it: it refuses a call that lacks one.
 */
export function paramHeaders(form: unknown, input: unknown): Record<string, string> {
  if (!isRecord(form) || !isRecord(form.properties) || !isRecord(input)) return {};
  let headers: Record<string, string> = {};
  for (const [key, field] of Object.entries(form.properties)) {
    if (!isRecord(field) || !Object.hasOwn(input, key)) continue;
    const [name, value] = [field[MARK], input[key]];
    if (typeof name === "string" && NAME.test(name) && isPlain(value)) {
      headers[`Mcp-Param-${name}`] = toField(String(value));
    } else headers = { ...headers, ...paramHeaders(field, value) };
  }
  return headers;
}

function isPlain(value: unknown): value is string | number | boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}

function toField(text: string): string {
  return PLAIN.test(text) ? text : `=?base64?${toBase64(new TextEncoder().encode(text))}?=`;
}
