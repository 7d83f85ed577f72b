import { normaliseFact } from "../../domain/fact-text";
import type { Payload } from "../../store/database/payloads";
import { isForgotten } from "../../store/memory/forgotten-facts";
import type { RowView } from "../../store/snapshots/row-view";
import type { BackupRow } from "../backup-line";
import { tryDecode } from "./compare-row";

/** Whether a row is a fact that the person has had forgotten here since it was known. */
export type IsForgottenHere = (row: BackupRow) => Promise<boolean>;

type Forgotten = { readonly payload: Payload<"forgotten_facts"> };

/** What was forgotten here stays so, whatever a backup from before holds. */
export async function forgottenHere(here: RowView | null): Promise<IsForgottenHere> {
  const byContext = new Map<string, Forgotten[]>();
  if (here !== null) {
    for await (const rowIds of here.ids("forgotten_facts")) {
      const ids = rowIds.map(({ id }) => id);
      for (const row of (await here.find("forgotten_facts", ids)).values()) {
        const payload = row === "unreadable" ? null : tryDecode("forgotten_facts", row.payload);
        if (row === "unreadable" || payload === null) continue;
        const contextId = String(row.columns.parent);
        byContext.set(contextId, [...(byContext.get(contextId) ?? []), { payload }]);
      }
    }
  }
  return async ({ table, columns, payload }) => {
    const forgotten = table === "facts" ? byContext.get(String(columns.parent)) : undefined;
    const fact = forgotten === undefined ? null : tryDecode("facts", payload);
    if (fact === null || forgotten === undefined || here === null) return false;
    if (!(await isForgotten(forgotten, fact))) return false;
    const id = String(columns.id);
    const own = (await here.find("facts", [id])).get(id);
    const known = typeof own === "object" ? tryDecode("facts", own.payload) : null;
    // Where what waits is forgotten, what is known of its key stays.
    return known === null || normaliseFact(known.key) !== normaliseFact(fact.key);
  };
}
