import type { Bytes } from "../crypto/bytes";

/** Two of what age seals at once; some milliseconds' work. */
const CHUNK_BYTES = 131_072;

/** The same bytes in chunks between which others may have their turn. */
export function* chunks(bytes: Bytes): Generator<Bytes> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES);
}
