import type { RowState, TableName } from "./schema";

/** A row as the database has it: clear columns, version, key id and what is sealed. */
export type JournalRow = RowState & { readonly id: string };

/** One commit as it went to the database: sealed rows and removals, nothing in clear. */
export type JournalEntry = {
  /** 1, 2, 3 … without a gap, for each store. */
  readonly sequence: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly puts: readonly { readonly table: TableName; readonly row: JournalRow }[];
  readonly deletes: readonly { readonly table: TableName; readonly id: string }[];
};

/** What is read of a journal: from its first entry on, as far as one follows the other. */
export type JournalReading = {
  readonly entries: AsyncIterable<JournalEntry>;
  /** Once `entries` has ended: whether that was the end, not a gap, a torn or a foreign entry. */
  readonly whole: () => boolean;
};

/** What one store has written since its newest checked backup, kept apart from the database. */
export type Journal = {
  /** Keeps what the database has; whoever asked for it hears of it after this. */
  readonly append: (entry: Omit<JournalEntry, "sequence">) => Promise<void>;
  readonly read: () => Promise<JournalReading>;
  /** The newest entry's sequence; 0 where there never was one. */
  readonly position: () => Promise<number>;
  /** Lets go of entries up to this one: a checked backup holds them. */
  readonly dropThrough: (sequence: number) => Promise<void>;
  /** What lies there, in bytes. */
  readonly bytes: () => Promise<number>;
  /** All of it goes, with its store. */
  readonly remove: () => Promise<void>;
};
