import type { KeySet } from "../crypto/key-set";
import { EMPTY_DIGEST, toggle } from "../crypto/set-digest";
import { AppError } from "../domain/app-error";
import { fromBase64, toBase64 } from "../domain/base64";
import type { Changes } from "./changes";
import { rowMember } from "./row-member";
import { nextVersion, type RowState, type TableName } from "./schema";

/** The set that the manifest's digest is over; every other set is named by its conversation. */
export const VAULT_SET = "vault";

/** One row's step from a stored form to the next, null standing for no row. */
type Step = {
  readonly set: string;
  readonly table: TableName;
  readonly id: string;
  readonly from: RowState | null;
  readonly to: RowState | null;
};

/**
 * The digests (base64, by set) after the changes, from those before them. Costs two HMACs for each
 * row that changes, whatever the size of the sets; computed all at once.
 */
export async function nextDigests(
  keys: KeySet,
  changes: Changes,
  before: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const steps = stepsOf(changes, keys.current().keyId);
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

function stepsOf(changes: Changes, keyId: string): readonly Step[] {
  const { puts = [], heads = [], reseals = [], removals = [] } = changes;
  const toNext = (from: RowState | null, after: RowState | null = null) => {
    return { from, to: { version: nextVersion(from ?? after), keyId } };
  };
  return [
    ...puts.map(({ table, columns, replaces, after }) => {
      return { set: setOf(table, columns), table, id: columns.id, ...toNext(replaces, after) };
    }),
    ...heads.map(({ columns, replaces, after }) => {
      const table = "conversations" as const;
      return { set: VAULT_SET, table, id: columns.id, ...toNext(replaces, after) };
    }),
    ...reseals.map(({ table, row, next }) => {
      return { set: setOf(table, row), table, id: row.id, from: row, to: next };
    }),
    ...removals
      // The manifest counts in no set.
      .filter(({ table }) => table !== "manifest")
      .map(({ table, row }) => {
        return { set: setOf(table, row), table, id: row.id, from: row, to: null };
      }),
  ];
}

function membersOf(keys: KeySet, { set, table, id, from, to }: Step) {
  return [from, to].map(async (state) => ({
    set,
    member: await rowMember(keys, { table, id, state }),
  }));
}
