import type { Bytes } from "../../crypto/bytes";
import { sealMark } from "../../crypto/envelope";
import type { KeySet } from "../../crypto/key-set";
import { digestMember } from "../../crypto/set-digest";
import type { RowState, TableName } from "../database/schema";

/** The form of a row, as it counts: what is stored, or is about to be. */
export type CountedState = Pick<RowState, "version" | "keyId"> & {
  /** What tells its seal from every other one; null where it counts by its version alone. */
  readonly mark: Bytes | null;
};

/** How a stored row counts. */
export function countedState({ version, keyId, sealed }: RowState): CountedState {
  // An altered row may hold anything.
  return { version, keyId, mark: ArrayBuffer.isView(sealed) ? sealMark(sealed) : null };
}

/**
 * A row's part in the digest of its set. Null for no row, and for one with a key that is not held, or
 * an id or a version that no write gives: whatever it was, no digest of ours counts it.
 */
export async function rowMember(
  keys: KeySet,
  { table, id, state }: { table: TableName; id: string; state: CountedState | null },
): Promise<Bytes | null> {
  if (state === null || keys.find(state.keyId) === undefined) return null;
  if (typeof id !== "string" || !Number.isSafeInteger(state.version)) return null;
  return digestMember(keys, { table, id, ...state });
}
