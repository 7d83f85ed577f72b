import { toBase64 } from "../crypto/bytes";
import type { Keyring } from "../crypto/keyring";
import { digestMember, EMPTY_DIGEST, toggle } from "../crypto/set-digest";
import { setOf, VAULT_SET } from "./next-digests";
import type { Row, TableName } from "./schema";
import type { OpenedRow } from "./sealed-row";

export type SetSums = {
  /** Counts rows into the digest of the set they belong to; they need not open. */
  readonly add: (table: TableName, rows: readonly Row<TableName>[]) => Promise<void>;
  /** Takes the digest that an opened head or manifest claims for its set. */
  readonly expect: (table: TableName, opened: OpenedRow<TableName>) => void;
  /** Sets whose claimed digest is absent or differs from their rows'. */
  readonly mismatched: () => string[];
};

/** Digests of all sets, computed anew from the rows that are there. */
export function createSetSums(keyring: Keyring): SetSums {
  const sums = new Map<string, Uint8Array>();
  const expected = new Map<string, string>();

  return {
    add: async (table, rows) => {
      if (table === "manifest") return;
      const members = await Promise.all(
        rows.map(({ id, version }) => digestMember(keyring, { table, id, version })),
      );
      rows.forEach((row, at) => {
        const set = setOf(table, row.parent);
        sums.set(set, toggle(sums.get(set) ?? EMPTY_DIGEST, members[at] ?? EMPTY_DIGEST));
      });
    },
    expect: (table, { row, payload }) => {
      if (!("digest" in payload)) return;
      expected.set(table === "manifest" ? VAULT_SET : row.id, payload.digest);
    },
    mismatched: () => {
      const sets = new Set([...sums.keys(), ...expected.keys()]);
      const empty = toBase64(EMPTY_DIGEST);
      return [...sets].filter((set) => {
        const sum = sums.get(set);
        return (sum === undefined ? empty : toBase64(sum)) !== expected.get(set);
      });
    },
  };
}
