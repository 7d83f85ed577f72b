import type { TableName } from "../database/schema";
import type { Changes } from "./changes";
import type { RowCache } from "./writer";

/** Messages that were deleted with their conversations, in one commit. */
export type DroppedMessages = {
  readonly ids: readonly string[];
  readonly conversationIds: readonly string[];
};

/** Rows that were written or deleted, whatever became of them; apart from those dropped. */
export type ChangedRows = {
  readonly idsByTable: ReadonlyMap<TableName, ReadonlySet<string>>;
  readonly dropped: readonly DroppedMessages[];
};

export type ChangeNote = {
  /** What was committed since the last time, or since the beginning. */
  readonly take: () => ChangedRows;
  readonly end: () => void;
};

export type ChangeNotes = RowCache & {
  /** Notes every commit that ends from now on. */
  readonly begin: () => ChangeNote;
};

type Open = {
  idsByTable: Map<TableName, Set<string>>;
  dropped: DroppedMessages[];
};

/** Notes which rows commits change, for those who read while others write. */
export function createChangeNotes(): ChangeNotes {
  const notes = new Set<Open>();
  return {
    begin: () => {
      const open: Open = { idsByTable: new Map(), dropped: [] };
      notes.add(open);
      return {
        take: () => {
          const { idsByTable, dropped } = open;
          open.idsByTable = new Map();
          open.dropped = [];
          return { idsByTable, dropped };
        },
        end: () => {
          notes.delete(open);
        },
      };
    },
    onCommit: (changes) => {
      for (const open of notes) note(open, changes);
    },
    // A commit that failed has written nothing, and what others have written stays noted.
    drop: () => undefined,
  };
}

/** A row that is sealed anew holds what it held, and so is not noted. */
function note({ idsByTable, dropped }: Open, changes: Changes): void {
  const { puts = [], heads = [], removals = [] } = changes;
  const add = (table: TableName, id: string) => {
    const ids = idsByTable.get(table) ?? new Set();
    idsByTable.set(table, ids.add(id));
  };
  for (const { table, columns } of puts) add(table, columns.id);
  for (const { columns } of heads) add("conversations", columns.id);
  for (const { table, row } of removals) add(table, row.id);
  const ids = changes.dropped ?? [];
  if (ids.length === 0) return;
  const gone = removals.filter(({ table }) => table === "conversations");
  dropped.push({ ids, conversationIds: gone.map(({ row }) => row.id) });
}
