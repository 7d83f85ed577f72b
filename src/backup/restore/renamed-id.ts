import { utf8 } from "../../crypto/bytes";

type Input = { readonly id: string; readonly digest: string };

/**
 * The id that a row of a backup gets in a copy: always the same for the same id and the same backup
 * (its manifest's digest), so that merging it again finds the copy. A UUID in the form of a random one
 * (RFC 9562, version 4), from SHA-256: a clear column does not tell that it is a copy's.
 */
export async function renamedId({ id, digest }: Input): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", utf8(`${id}\n${digest}`));
  const bytes = new Uint8Array(hash).slice(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const at = [0, 8, 12, 16, 20, 32];
  return at
    .slice(1)
    .map((end, part) => hex.slice(at[part], end))
    .join("-");
}
