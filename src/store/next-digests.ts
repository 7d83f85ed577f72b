import { fromBase64, toBase64 } from "../crypto/bytes";
import type { Keyring } from "../crypto/keyring";
import { digestMember, EMPTY_DIGEST, toggle } from "../crypto/set-digest";
import { AppError } from "../domain/app-error";
import type { Changes } from "./changes";
import type { TableName } from "./schema";

/** The set that the manifest's digest is over; every other set is named by its conversation. */
export const VAULT_SET = "vault";

/** One row's step from a version to the next, 0 standing for no row. */
type Step = {
  readonly set: string;
  readonly table: TableName;
  readonly id: string;
  readonly from: number;
  readonly to: number;
};

/**
 * The digests (base64, by set) after the changes, from those before them. Costs two HMACs for each
 * row that changes, whatever the size of the sets; computed all at once.
 */
export async function nextDigests(
  keyring: Keyring,
  changes: Changes,
  before: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const steps = stepsOf(changes);
  const members = await Promise.all(steps.flatMap((step) => membersOf(keyring, step)));
  const digests = new Map<string, Uint8Array>();
  for (const [set, digest] of before) digests.set(set, fromBase64(digest) ?? EMPTY_DIGEST);
  for (const { set, member } of members) {
    const digest = digests.get(set);
    // A message without its conversation's head in the same commit: a mistake of the caller.
    if (digest === undefined) throw new AppError("internal");
    digests.set(set, toggle(digest, member));
  }
  return new Map([...digests].map(([set, digest]) => [set, toBase64(digest)]));
}

/** The set that a row counts in: its conversation's for messages, the vault's for all others. */
export function setOf(table: TableName, parent: string): string {
  return table === "messages" ? parent : VAULT_SET;
}

function stepsOf({ puts = [], heads = [], removals = [] }: Changes): readonly Step[] {
  return [
    ...puts.map(({ table, columns, expected }) => {
      const set = setOf(table, "parent" in columns ? columns.parent : "");
      return { set, table, id: columns.id, from: expected, to: expected + 1 };
    }),
    ...heads.map(({ columns, expected }) => {
      const table = "conversations" as const;
      return { set: VAULT_SET, table, id: columns.id, from: expected, to: expected + 1 };
    }),
    ...removals.map(({ table, row }) => {
      const set = setOf(table, "parent" in row ? row.parent : "");
      return { set, table, id: row.id, from: row.version, to: 0 };
    }),
  ];
}

function membersOf(keyring: Keyring, { set, table, id, from, to }: Step) {
  return [from, to]
    .filter((version) => version > 0)
    .map(async (version) => ({ set, member: await digestMember(keyring, { table, id, version }) }));
}
