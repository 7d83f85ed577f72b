import type { Bytes } from "../../crypto/bytes";
import type { KeySet } from "../../crypto/key-set";
import { rowAad } from "../../crypto/row-aad";
import { AppError } from "../../domain/app-error";

/** Shows that this vault has deleted a row: whoever has the disk and no key can say it of none. */
export type DeletionProof = {
  /** The vault key that it was made under. */
  readonly keyId: string;
  /** HMAC-SHA-256 over the row's place and the commit. */
  readonly mac: Bytes;
};

/** A row that a commit has deleted. */
export type Deleted = { readonly table: string; readonly id: string; readonly sequence: number };

/** The proof of a deletion as it is to lie there from now on; null where it stays as it is. */
export type Reprove = (
  deleted: Deleted,
  proof: DeletionProof | undefined,
) => Promise<DeletionProof | null>;

/** The proof of a deletion, under the current key; fails with `locked` once the keys were dropped. */
export async function proveDeletion(keys: KeySet, deleted: Deleted): Promise<DeletionProof> {
  const { keyId, digestKey } = keys.current();
  const mac = await crypto.subtle.sign("HMAC", digestKey, macInputOf(deleted));
  return { keyId, mac: new Uint8Array(mac) };
}

/** Whether that is this deletion's proof, under a key that is held; fails with `locked` as above. */
export async function isProvenDeletion(
  keys: KeySet,
  deleted: Deleted,
  proof: DeletionProof | undefined,
): Promise<boolean> {
  if (proof === undefined) return false;
  const keyring = keys.find(proof.keyId);
  if (keyring === undefined) return false;
  return crypto.subtle.verify("HMAC", keyring.digestKey, proof.mac, macInputOf(deleted));
}

/** What lies there as one if it has the shape; undefined for anything else. */
export function toDeletionProof(value: unknown): DeletionProof | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { keyId, mac } = value as Partial<DeletionProof>;
  if (typeof keyId !== "string" || !(mac instanceof Uint8Array)) return undefined;
  return { keyId, mac };
}

/** No table has this name: a digest's member is never a proof. */
const DELETION = "journal-deletion";

function macInputOf({ table, id, sequence }: Deleted): Bytes {
  if (!Number.isSafeInteger(sequence)) throw new AppError("internal");
  return rowAad(DELETION, [table, id, sequence]);
}
