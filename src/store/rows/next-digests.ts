import type { Bytes } from "../../crypto/bytes";
import { newIv, sealMark } from "../../crypto/envelope";
import type { KeySet } from "../../crypto/key-set";
import { digestMember, EMPTY_DIGEST, toggle } from "../../crypto/set-digest";
import { AppError } from "../../domain/app-error";
import { fromBase64, toBase64 } from "../../domain/base64";
import { nextVersion, type RowState, type TableName } from "../database/schema";
import type { Changes, HeadPut, Put } from "./changes";

/** The set that the manifest's digest is over; every other set is named by its conversation. */
export const VAULT_SET = "vault";

/** One row's step from a stored form to the next, null where there is none. */
type Step = {
  readonly set: string;
  readonly table: TableName;
  readonly id: string;
  readonly from: CountedState | null;
  readonly to: CountedState | null;
};

/** The iv that a row of the changes is about to be sealed with. */
export type IvOf = (put: Put | HeadPut) => Bytes;

/** Ivs for one commit: chosen before anything is sealed, so that digests need not wait for seals. */
export function createIvs(): IvOf {
  const chosen = new Map<Put | HeadPut, Bytes>();
  return (put) => {
    const iv = chosen.get(put) ?? newIv();
    chosen.set(put, iv);
    return iv;
  };
}

/**
 * The digests (base64, by set) after the changes, from those before them. Costs two HMACs for each
 * row that changes, whatever the size of the sets; computed all at once.
 */
export async function nextDigests(
  keys: KeySet,
  changes: Changes,
  before: ReadonlyMap<string, string>,
  ivOf: IvOf,
): Promise<ReadonlyMap<string, string>> {
  const steps = stepsOf(changes, keys.current().keyId, ivOf);
  const members = await Promise.all(steps.flatMap((step) => membersOf(keys, step)));
  const digests = new Map<string, Uint8Array>();
  for (const [set, digest] of before) digests.set(set, fromBase64(digest) ?? EMPTY_DIGEST);
  for (const { set, member } of members) {
    const digest = digests.get(set);
    // A message without its conversation's head in the same commit: a mistake of the caller.
    if (digest === undefined) throw new AppError("internal");
    if (member !== null) digests.set(set, toggle(digest, member));
  }
  return new Map([...digests].map(([set, digest]) => [set, toBase64(digest)]));
}

/** The set that a row counts in: its conversation's for messages, the vault's for all others. */
export function setOf(table: TableName, row: object): string {
  if (table !== "messages") return VAULT_SET;
  return "parent" in row ? String(row.parent) : "";
}

function stepsOf(changes: Changes, keyId: string, ivOf: IvOf): readonly Step[] {
  const { puts = [], heads = [], reseals = [], removals = [] } = changes;
  const countedOrNull = (from: RowState | null) => (from === null ? null : countedState(from));
  const toNext = (put: Put | HeadPut) => ({
    from: countedOrNull(put.replaces),
    to: { version: nextVersion(put.replaces ?? put.after ?? null), keyId, mark: ivOf(put) },
  });
  return [
    ...puts.map((put) => {
      const { table, columns } = put;
      return { set: setOf(table, columns), table, id: columns.id, ...toNext(put) };
    }),
    ...heads.map((head) => {
      const table = "conversations" as const;
      return { set: VAULT_SET, table, id: head.columns.id, ...toNext(head) };
    }),
    ...reseals.map(({ table, row, next }) => {
      const [from, to] = [countedState(row), countedState(next)];
      return { set: setOf(table, row), table, id: row.id, from, to };
    }),
    ...removals
      // The manifest counts in no set.
      .filter(({ table }) => table !== "manifest")
      .map(({ table, row }) => {
        return { set: setOf(table, row), table, id: row.id, from: countedState(row), to: null };
      }),
  ];
}

function membersOf(keys: KeySet, { set, table, id, from, to }: Step) {
  return [from, to].map(async (state) => ({
    set,
    member: await rowMember(keys, { table, id, state }),
  }));
}

/** The form of a row, as it counts: what is stored, or is about to be. */
type CountedState = Pick<RowState, "version" | "keyId"> & {
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
