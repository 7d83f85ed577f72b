import type { Bytes } from "../crypto/bytes";

/**
 * Gives the memory of bytes back that nobody uses any more, and that no other view shares: they are
 * empty from then on. The browser collects megabytes late, so that a backup of many would hold them all.
 */
export function freeBytes({ buffer }: Bytes): void {
  // Chromium has it; where tests run it may be missing, and nothing is lost.
  (buffer as { readonly transfer?: (length: number) => unknown }).transfer?.(0);
}
