import { AppError } from "../domain/app-error";

/** Bytes over a plain ArrayBuffer: the only kind that WebCrypto takes. */
export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Up to here a loop over the letters takes less time than the way to the browser's encoder. */
const SHORT = 256;

/** The UTF-8 form of a text; a lone surrogate becomes U+FFFD, so JSON-escape text that may hold one. */
export function utf8(text: string): Bytes {
  return text.length > SHORT ? encoder.encode(text) : (ascii(text) ?? encoder.encode(text));
}

/** The same for ASCII, as ids and places of rows are; null for any other text. */
function ascii(text: string): Bytes | null {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 0x7f) return null;
    bytes[at] = code;
  }
  return bytes;
}

/** The text of UTF-8 bytes, a leading byte order mark kept; throws TypeError on invalid bytes. */
export function fromUtf8(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}

/** All parts in one new array, in order. */
export function concat(...parts: readonly Uint8Array[]): Bytes {
  let length = 0;
  for (const part of parts) length += part.length;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Four bytes, big-endian; throws `internal` for anything but an integer from 0 to 2^32 - 1. */
export function u32(value: number): Bytes {
  if (!Number.isInteger(value) || value < 0 || value > 0xff_ff_ff_ff) {
    throw new AppError("internal");
  }
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}
