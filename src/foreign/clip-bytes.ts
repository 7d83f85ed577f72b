import { MAX_MESSAGE_BYTES } from "../domain/limits";

const encoder = new TextEncoder();

/** The most bytes of UTF-8 that one UTF-16 unit can need. */
const MAX_BYTES_PER_UNIT = 3;

/**
 * A text that a message may hold (D-16), or that has so many bytes: itself, or its beginning with `mark` behind it, cut between
 * two characters.
 */
export function clipBytes(text: string, mark: string, most = MAX_MESSAGE_BYTES): string {
  if (text.length * MAX_BYTES_PER_UNIT <= most) return text;
  if (encoder.encode(text).length <= most) return text;
  const room = most - encoder.encode(mark).length;
  // Encodes whole characters only, as many as there is room for.
  const { read } = encoder.encodeInto(text, new Uint8Array(room));
  return text.slice(0, read) + mark;
}
