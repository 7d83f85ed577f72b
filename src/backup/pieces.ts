import type { Bytes } from "../crypto/bytes";

/** Two of what age seals at once; some milliseconds' work. */
const PIECE_BYTES = 131_072;

/** The same bytes in pieces between which others may have their turn. */
export function* pieces(bytes: Bytes): Generator<Bytes> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}
