import { MAX_ARCHIVAL_ENTRIES } from "../../domain/archival-entry";
import { MAX_FACTS } from "../../domain/fact";
import { MAX_BLOCKS } from "../../domain/limits";
import type { TableName } from "../../store/database/schema";
import type { RowView } from "../../store/snapshots/row-view";
import { type ComparedRow, type Comparison, rowKey } from "./comparison";

type Input = {
  readonly comparison: Pick<Comparison, "others">;
  readonly takes: (table: TableName, id: string) => boolean;
  /** Null where nothing of here stays beside what comes. */
  readonly here: Pick<RowView, "ids"> | null;
};

const LIMITS = [
  ["blocks", MAX_BLOCKS],
  ["facts", MAX_FACTS],
  ["archival_entries", MAX_ARCHIVAL_ENTRIES],
] as const;

/**
 * What of somebody else's memory has no room in its context, by `rowKey`, and all that belongs to it:
 * a file fills none beyond what a person may.
 */
export async function beyondLimits(input: Input): Promise<ReadonlySet<string>> {
  const { comparison, here } = input;
  const beyond = new Set<string>();
  for (const [table, max] of LIMITS) {
    const counts = await countByOwner(here, table);
    for (const row of comparison.others.values()) {
      if (row.table !== table || row.owner === null || !isAdded(input, row)) continue;
      const count = (counts.get(row.owner) ?? 0) + 1;
      if (count > max) beyond.add(rowKey(table, row.id));
      else counts.set(row.owner, count);
    }
  }
  if (beyond.size === 0) return beyond;
  for (const { table, id, owner } of comparison.others.values()) {
    if (owner !== null && beyond.has(owner)) beyond.add(rowKey(table, id));
  }
  return beyond;
}

function isAdded({ here, takes }: Input, { table, id, diffStatus }: ComparedRow): boolean {
  const isAway = diffStatus === "new" || diffStatus === "deleted";
  return (here === null || isAway) && takes(table, id);
}

async function countByOwner(here: Input["here"], table: TableName): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for await (const rowIds of here?.ids(table) ?? []) {
    for (const { parent = "" } of rowIds) {
      const owner = rowKey("contexts", parent);
      counts.set(owner, (counts.get(owner) ?? 0) + 1);
    }
  }
  return counts;
}
