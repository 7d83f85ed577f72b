import { AppError } from "../domain/app-error";
import { toBase64 } from "../domain/base64";
import type { Bytes } from "./bytes";
import type { KeySet } from "./key-set";
import { rowAad } from "./row-aad";

const DIGEST_BYTES = 32;

/** The digest of no rows. Frozen arrays of bytes do not exist: `toggle` never writes to it. */
export const EMPTY_DIGEST: Bytes = new Uint8Array(DIGEST_BYTES);

/**
 * What a row's part in a digest says; `keyId` is the key that the row is sealed under, `mark` what tells
 * its seal from every other one (`sealMark`), null for a row that counts by its version alone.
 */
export type DigestRow = {
  readonly table: string;
  readonly id: string;
  readonly version: number;
  readonly keyId: string;
  readonly mark: Bytes | null;
};

/**
 * One row's part in a set digest: 32 bytes by HMAC-SHA-256 over its table, id, version and mark, under the
 * digest key of the row's own vault key. Throws `key-missing` where that key is not held.
 */
export async function digestMember(keys: KeySet, row: DigestRow): Promise<Bytes> {
  const keyring = keys.find(row.keyId);
  if (keyring === undefined) throw new AppError("key-missing");
  const mark = row.mark === null ? [] : [toBase64(row.mark)];
  const aad = rowAad(row.table, [row.id, row.version, ...mark]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", keyring.digestKey, aad));
}

/**
 * The digest with that member put in, or taken out where it was in: 32 bytes, the same for every
 * order, O(1) for a change however many rows there are.
 *
 * This is the XOR form of Clarke et al., "Incremental Multiset Hash Functions and Their Application
 * to Memory Integrity Checking" (2003), which finds no collision for sets. It is sound here because
 * a row is in its set once at most, the key is secret, and the digest itself lies sealed: whoever
 * writes to the disk neither learns a member's value nor sees the sum.
 */
export function toggle(digest: Uint8Array, member: Uint8Array): Bytes {
  const toggled = new Uint8Array(digest);
  // A loop: this is done once for every row of a store.
  for (let at = 0; at < toggled.length; at += 1)
    toggled[at] = (toggled[at] ?? 0) ^ (member[at] ?? 0);
  return toggled;
}
