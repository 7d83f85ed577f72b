import { fromBase64, toBase64 } from "../domain/base64";
import { type Bytes, concat, fromUtf8, utf8 } from "./bytes";

/** No JSON has it: control characters are escaped there. */
const GAP = 0;

/**
 * The JSON with the base64 of that field taken out and its bytes put behind it, so a quarter shorter;
 * null where the field has none. JSON, gap, rest of the JSON, gap, bytes.
 */
export function packText(json: Uint8Array, field: string): Bytes | null {
  const text = fromUtf8(json);
  // Quotes within a string are escaped, so this is the name of a field.
  const name = `"${field}":"`;
  const start = text.indexOf(name) + name.length;
  const end = text.indexOf('"', start);
  const bytes = start < name.length ? null : fromBase64(text.slice(start, end));
  return bytes && concat(utf8(`${text.slice(0, start)}\0${text.slice(end)}\0`), bytes);
}

/** What was packed, byte for byte. */
export function unpackText(packed: Uint8Array): Bytes {
  const gap = packed.indexOf(GAP);
  const end = packed.indexOf(GAP, gap + 1);
  const base64 = utf8(toBase64(packed.subarray(end + 1)));
  return concat(packed.subarray(0, gap), base64, packed.subarray(gap + 1, end));
}
