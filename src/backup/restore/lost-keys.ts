import type { RowView } from "../../store/snapshots/row-view";
import { tryDecode } from "./compare-row";
import { type ComparedRow, rowKey } from "./comparison";

/**
 * How many connections of here replacing takes the key or the headers of: no backup that was made
 * without keys has them. Not those that the backup has keys of, or of which it has the same address.
 */
export async function countLostKeys(
  others: ReadonlyMap<string, ComparedRow>,
  here: RowView | null,
): Promise<number> {
  if (here === null) return 0;
  let lost = 0;
  for await (const places of here.ids("secrets")) {
    const ids = places.map(({ id }) => id);
    for (const [id, row] of await here.find("connections", ids)) {
      const there = others.get(rowKey("connections", id))?.connection ?? null;
      if (there?.hasSecrets === true) continue;
      const own = row === "unreadable" ? null : tryDecode("connections", row.payload);
      if (own !== null && own.url !== there?.url) lost += 1;
    }
  }
  return lost;
}
