import type { Database } from "../database/open-database";
import type { TableName } from "../database/schema";
import type { ChangedRows, DroppedMessages } from "../rows/change-notes";
import type { RowReader } from "../rows/row-reader";
import type { SnapshotEnd, SnapshotRow } from "./snapshot";
import { type FoundRow, findSnapshotRows } from "./snapshot-row";

export type SnapshotChanges = {
  /** Notes a row of the parts, which opened or not. */
  readonly noteRead: (table: TableName, id: string, isOpen: boolean) => void;
  /**
   * Reads what did not open once more: the vault key may have been changed, and all rows with it,
   * between the reading of a row and its opening.
   */
  readonly readAgain: () => Promise<void>;
  /** Reads what has changed as it is now. */
  readonly catchUp: (changed: ChangedRows) => Promise<void>;
  /** What is to be told of all that was caught up with. */
  readonly collect: () => Pick<SnapshotEnd, "rows" | "gone" | "unreadable" | "counts">;
};

type Deps = {
  readonly database: Database;
  readonly reader: Pick<RowReader, "tryOpenBytes">;
  /** The tables of the snapshot. */
  readonly tables: readonly TableName[];
};

/** What is known of a table. */
type Known = {
  /** Rows of the parts that have not changed. Kept to count by: the browser takes long to count. */
  readonly unchanged: Set<string>;
  /** What has changed; null for what is gone. */
  readonly changed: Map<string, FoundRow | null>;
  /** What does not open, changed or not. */
  readonly unreadable: Set<string>;
};

/** What has changed since a snapshot began, as it is when it is looked at. */
export function createSnapshotChanges(deps: Deps): SnapshotChanges {
  const known = new Map<TableName, Known>(
    deps.tables.map((table) => [
      table,
      { unchanged: new Set(), changed: new Map(), unreadable: new Set() },
    ]),
  );
  const drops: DroppedMessages[] = [];

  const read = async (table: TableName, ids: readonly string[]) => {
    const one = known.get(table);
    if (one === undefined) return;
    const found = await findSnapshotRows(deps, table, ids);
    for (const id of ids) {
      const row = found.get(id) ?? null;
      forget(one, id);
      one.changed.set(id, row);
      if (row?.opened === null) one.unreadable.add(id);
    }
  };
  return {
    noteRead: (table, id, isOpen) => {
      known.get(table)?.unchanged.add(id);
      if (!isOpen) known.get(table)?.unreadable.add(id);
    },
    readAgain: async () => {
      for (const [table, one] of known) {
        const found = await findSnapshotRows(deps, table, [...one.unreadable]);
        for (const [id, row] of found) {
          if (row.opened === null) continue;
          forget(one, id);
          one.changed.set(id, row);
        }
      }
    },
    catchUp: async ({ idsByTable, dropped }) => {
      const messages = known.get("messages");
      const droppedIds = dropped.flatMap(({ ids }) => ids);
      drops.push(...dropped);
      if (messages !== undefined) for (const id of droppedIds) forget(messages, id);
      // Those of which something else is known by now are looked at again.
      await read(
        "messages",
        droppedIds.filter((id) => messages?.changed.has(id)),
      );
      for (const [table, ids] of idsByTable) await read(table, [...ids]);
    },
    collect: () => {
      const collected = [...known].map(([table, one]) => collectChanged(table, one));
      const changed = known.get("messages")?.changed ?? new Map();
      const goneWith = drops.flatMap((drop) => goneMessages(drop, changed));
      return {
        rows: collected.flatMap(({ rows }) => rows),
        gone: [...collected.flatMap(({ gone }) => gone), ...goneWith],
        unreadable: [...known.values()].reduce((sum, one) => sum + one.unreadable.size, 0),
        counts: Object.fromEntries([...known].map(([table, one]) => [table, countOf(one)])),
      };
    },
  };
}

function forget({ unchanged, unreadable }: Known, id: string): void {
  unchanged.delete(id);
  unreadable.delete(id);
}

/** Rows that are there, those that do not open among them. */
function countOf({ unchanged, changed }: Known): number {
  let count = unchanged.size;
  for (const row of changed.values()) if (row !== null) count += 1;
  return count;
}

type Gone = SnapshotEnd["gone"][number];

/** What does not open now may have been read when it did: it is told as if it were gone. */
function collectChanged(table: TableName, { changed }: Known) {
  const rows: SnapshotRow[] = [];
  const gone: Gone[] = [];
  for (const [id, found] of changed) {
    const opened = found?.opened ?? null;
    if (opened === null) gone.push({ table, gone: { id } });
    else rows.push(opened);
  }
  return { rows, gone };
}

/** By conversation, for a purge may delete a hundred thousand; by id where one of it is there again. */
function goneMessages(
  { ids, conversationIds }: DroppedMessages,
  changed: Known["changed"],
): readonly Gone[] {
  const table = "messages";
  const there = new Set([...changed.values()].map((found) => found?.parent));
  const isAll = conversationIds.length > 0 && !conversationIds.some((id) => there.has(id));
  if (isAll) return conversationIds.map((parent) => ({ table, gone: { parent } }));
  return ids.filter((id) => !changed.has(id)).map((id) => ({ table, gone: { id } }));
}
