import { isSameValue, normaliseFact } from "../../domain/fact-text";
import { encodePayload } from "../../store/database/payloads";
import type { RowView } from "../../store/snapshots/row-view";
import type { BackupRow } from "../backup-line";
import { tryDecode } from "./compare-row";

/** The fact as it comes beside what is known here; null where that says the same. */
export type BesideKnown = (row: BackupRow) => BackupRow | null;

type Known = { readonly id: string; readonly value: string };

/**
 * Of one key one value holds: what a backup says of a key that something else is known of here waits
 * for the person, so that nothing contradicts in silence.
 */
export async function besideKnown(here: RowView | null): Promise<BesideKnown> {
  const byKey = new Map<string, Known>();
  if (here !== null) {
    for await (const rowIds of here.ids("facts")) {
      const ids = rowIds.map(({ id }) => id);
      for (const [id, row] of await here.find("facts", ids)) {
        const fact = row === "unreadable" ? null : tryDecode("facts", row.payload);
        if (row === "unreadable" || fact === null || fact.state === "waiting") continue;
        byKey.set(keyOf(String(row.columns.parent), fact.key), { id, value: fact.value });
      }
    }
  }
  return (row) => {
    if (row.table !== "facts") return row;
    const fact = tryDecode("facts", row.payload);
    const known = fact && byKey.get(keyOf(String(row.columns.parent), fact.key));
    if (fact === null || known === null || known === undefined) return row;
    if (known.id === row.columns.id) return row;
    if (isSameValue(known.value, fact.value)) return null;
    return { ...row, payload: encodePayload("facts", { ...fact, state: "waiting" }) };
  };
}

function keyOf(contextId: string, key: string): string {
  return `${contextId}\n${normaliseFact(key)}`;
}
