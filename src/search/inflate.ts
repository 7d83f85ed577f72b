import { inflateSync } from "fflate";

/**
 * Fills `into` with what deflate (without a header) packed: at once, where the browser's own streams
 * have somebody wait. Fails where it is not that, or not as long.
 */
export function inflate(packed: Uint8Array, into: Uint8Array): void {
  // One byte more: what is longer than it should be would be cut to what there is room for.
  const bytes = inflateSync(packed, { out: new Uint8Array(into.length + 1) });
  if (bytes.length !== into.length) throw new Error("it is not as long");
  into.set(bytes);
}
