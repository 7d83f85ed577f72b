import type { Bytes } from "../crypto/bytes";
import type { KeySet } from "../crypto/key-set";
import { digestMember } from "../crypto/set-digest";
import type { RowState, TableName } from "./schema";

/**
 * A row's part in the digest of its set. Null for no row, and for one with a key that is not held, or
 * an id or a version that no write gives: whatever it was, no digest of ours counts it.
 */
export async function rowMember(
  keys: KeySet,
  { table, id, state }: { table: TableName; id: string; state: RowState | null },
): Promise<Bytes | null> {
  if (state === null || keys.find(state.keyId) === undefined) return null;
  if (typeof id !== "string" || !Number.isSafeInteger(state.version)) return null;
  return digestMember(keys, { table, id, version: state.version, keyId: state.keyId });
}
