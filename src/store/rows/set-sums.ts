import type { KeySet } from "../../crypto/key-set";
import { EMPTY_DIGEST, toggle } from "../../crypto/set-digest";
import { toBase64 } from "../../domain/base64";
import type { RowState, TableName } from "../database/schema";
import { countedState, rowMember, setOf, VAULT_SET } from "./next-digests";

type CountedRow = RowState & { readonly id: string };
type ClaimingRow = { readonly row: { readonly id: string }; readonly payload: object };

export type SetSums = {
  /** Counts rows into the digest of the set they belong to; they need not open. */
  readonly add: (table: TableName, rows: readonly CountedRow[]) => Promise<void>;
  /** A set's digest (base64) of the rows counted so far. */
  readonly sum: (set: string) => string;
  /** Takes the digest that an opened head or manifest claims for its set. */
  readonly expect: (table: TableName, opened: ClaimingRow) => void;
  /** Sets whose claimed digest is absent or differs from their rows'. */
  readonly mismatched: () => string[];
};

/** Digests of all sets, computed anew from the rows that are there. */
export function createSetSums(keys: KeySet): SetSums {
  const sums = new Map<string, Uint8Array>();
  const expected = new Map<string, string>();

  const sum = (set: string) => toBase64(sums.get(set) ?? EMPTY_DIGEST);
  return {
    sum,
    add: async (table, rows) => {
      if (table === "manifest") return;
      const members = await Promise.all(
        rows.map((row) => rowMember(keys, { table, id: row.id, state: countedState(row) })),
      );
      rows.forEach((row, at) => {
        const set = setOf(table, row);
        sums.set(set, toggle(sums.get(set) ?? EMPTY_DIGEST, members[at] ?? EMPTY_DIGEST));
      });
    },
    expect: (table, { row, payload }) => {
      if (!("digest" in payload) || typeof payload.digest !== "string") return;
      expected.set(table === "manifest" ? VAULT_SET : row.id, payload.digest);
    },
    mismatched: () => {
      const sets = new Set([...sums.keys(), ...expected.keys()]);
      return [...sets].filter((set) => sum(set) !== expected.get(set));
    },
  };
}
