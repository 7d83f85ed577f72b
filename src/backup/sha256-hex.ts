import type { Bytes } from "../crypto/bytes";

/** The SHA-256 of the bytes, hexadecimal, 64 digits. */
export async function sha256Hex(bytes: Bytes): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
