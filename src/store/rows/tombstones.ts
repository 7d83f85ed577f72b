import { DAY_MS } from "../../domain/expiry";
import { MAX_TOMBSTONE_IDS, type Purged, TOMBSTONE_MS } from "../../domain/tombstone";
import type { Put, Removal } from "./changes";
import { type RowReader, tryOpenAll } from "./row-reader";

/** Longer than this without a word is as likely a clock that was set wrong as time that has passed. */
const LEAP_MS = 90 * DAY_MS;

/**
 * What is left of rows that go for good, to be stored in the commit that removes them: their ids and
 * the time. What belonged to them is told by the declaration of the tables, and is not named.
 */
export function tombstonePuts(purged: readonly Purged[], at: number): readonly Put[] {
  // Where the disk was altered an id may be any kind of key: no backup has such a row.
  const named = purged.filter(({ id }) => typeof id === "string");
  const puts: Put[] = [];
  for (let from = 0; from < named.length; from += MAX_TOMBSTONE_IDS) {
    const ids: Record<string, string[]> = {};
    for (const { table, id } of named.slice(from, from + MAX_TOMBSTONE_IDS)) {
      const found = ids[table] ?? [];
      found.push(id);
      ids[table] = found;
    }
    const columns = { id: crypto.randomUUID() };
    puts.push({ table: "tombstones", columns, replaces: null, payload: { at, ids } });
  }
  return puts;
}

/**
 * Those that are over a year old, as far as the clock is believed: where nothing was noted between a day
 * and 90 days ago, neither a tombstone nor one of `noted`, it may as well be set ahead. They stay then,
 * also after a long time away, until a day after something is noted again. One that does not open stays
 * until a repair.
 */
export async function oldTombstones(
  reader: Pick<RowReader, "findAll" | "tryOpen">,
  { now, noted }: { readonly now: number; readonly noted: readonly number[] },
): Promise<readonly Removal[]> {
  const rows = await reader.findAll("tombstones");
  const opened = await tryOpenAll(reader, "tombstones", rows);
  const times = [...noted, ...opened.map(({ payload }) => payload.at)];
  // What was noted just now was noted by the same clock.
  if (!times.some((time) => time > now - LEAP_MS && time < now - DAY_MS)) return [];
  return opened
    .filter(({ payload }) => payload.at <= now - TOMBSTONE_MS)
    .map(({ row }) => ({ table: "tombstones", row }));
}
