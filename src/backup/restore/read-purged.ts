import { isTableName } from "../../store/database/schema";
import type { RowView } from "../../store/snapshots/row-view";
import { tryDecode } from "./compare-row";
import { rowKey } from "./comparison";

/** What was deleted here for good, as `rowKey` names it; what does not open tells nothing. */
export async function readPurged(here: RowView | null): Promise<ReadonlySet<string>> {
  const purged = new Set<string>();
  if (here === null) return purged;
  for await (const rowIds of here.ids("tombstones")) {
    const found = await here.find(
      "tombstones",
      rowIds.map(({ id }) => id),
    );
    for (const row of found.values()) {
      const tombstone = row === "unreadable" ? null : tryDecode("tombstones", row.payload);
      for (const [table, ids] of Object.entries(tombstone?.ids ?? {})) {
        if (isTableName(table)) for (const id of ids) purged.add(rowKey(table, id));
      }
    }
  }
  return purged;
}
