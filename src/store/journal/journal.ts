import type { DeletionProof, Reprove } from "../database/deletion-proof";
import type { RowState, TableName } from "../database/schema";

/** A row as the database has it: clear columns, version, key id and what is sealed. */
export type JournalRow = RowState & { readonly id: string };

export type JournalPut = {
  readonly table: TableName;
  readonly row: JournalRow;
  /**
   * `resealed`: it says what it said, under another key, and is kept only in place of a form that is
   * kept.
   */
  readonly as: "changed" | "resealed";
};

export type JournalDelete = {
  readonly table: TableName;
  readonly id: string;
  /** Left out where a former release wrote it, and where it is forged: nobody follows it then. */
  readonly proof?: DeletionProof | undefined;
};

/** What one commit has written: sealed rows and removals, nothing in clear. */
export type JournalCommit = {
  /** The manifest's version with it, one more than before: so a commit that is missing is noticed. */
  readonly sequence: number;
  /** The minute, in milliseconds since 1970: no more is told in clear. */
  readonly at: number;
  readonly puts: readonly JournalPut[];
  readonly deletes: readonly JournalDelete[];
};

/**
 * Some of the rows that were written, as they were last. Where a row comes again in a later entry, that
 * is its newer form. A manifest in it tells the generation that all entries up to here lead to.
 */
export type JournalEntry = {
  /** The newest commit that any of these is of. */
  readonly sequence: number;
  /** When that, or a later one, was made. */
  readonly at: number;
  readonly puts: readonly (JournalPlaced & { readonly row: JournalRow })[];
  readonly deletes: readonly (JournalPlaced & JournalDelete)[];
};

/** `sequence`: the commit that wrote this one; left out where it is the entry's. */
type JournalPlaced = { readonly table: TableName; readonly sequence?: number };

/** Rows that no backup holds, as they were at a generation. */
export type JournalKept = {
  readonly generation: number;
  /** Since when nothing is missing where there is no journal yet; left out for since `generation`. */
  readonly after?: number;
  readonly rows: readonly { readonly table: TableName; readonly row: JournalRow }[];
};

/** How far a journal goes. */
export type JournalState = {
  /**
   * Everything that was written after this generation is in it: a backup of this generation or a later
   * one and the journal together are the store.
   */
  readonly after: number;
  /** The newest commit. */
  readonly newest: number;
  /** When that was made. */
  readonly at: number;
  readonly rows: number;
  /** About what they take. */
  readonly bytes: number;
  /** Whether commits are missing between it and the backup behind which it was last let go of. */
  readonly hasGap: boolean;
};

/** How a journal stands to its database. */
export type JournalProgress = "ready" | "behind" | "ahead";

export type JournalReading = {
  /** Null where there is none. */
  readonly state: JournalState | null;
  readonly entries: AsyncIterable<JournalEntry>;
  /** Once `entries` has ended: whether nothing was missing, torn or foreign. */
  readonly whole: () => boolean;
};

/** What is told where a journal goes further than its database. */
export type JournalAlarm = {
  /** Whether the store is to be recovered, or a recovery of it was cut. */
  readonly isMarked: () => Promise<boolean>;
  /** From here on whoever opens the store recovers it first. */
  readonly mark: () => Promise<void>;
  /** Lets go of the store: the next call opens it anew, and recovers it before anything is answered. */
  readonly letGo: () => void;
};

/**
 * What one store has written since its newest checked backup, kept apart from its database: of each
 * row the last form, or that it was deleted (docs/adr/0045-a-journal-beside-the-database.md).
 */
export type Journal = {
  /**
   * To be called before a worker's first commit, with the one that the database is at. `ahead` where the
   * journal goes further, by more than what a worker may die with: nothing is to be written then.
   * `behind` where it lacks that one commit.
   */
  readonly begin: (through: number, alarm: JournalAlarm) => Promise<JournalProgress>;
  /** Puts commits at its end, all or none; `conflict` where one of the same sequence lies there. */
  readonly append: (commits: readonly JournalCommit[]) => Promise<void>;
  /** Takes one away that the database has refused. */
  readonly takeBack: (sequence: number) => Promise<void>;
  /**
   * Brings what was put at its end, up to this commit, and then `more`, into the order of rows: of
   * each only its last form is kept. The database has all of these.
   */
  readonly fold: (through: number, more?: readonly JournalCommit[]) => Promise<JournalState>;
  readonly read: () => Promise<JournalReading>;
  /** Null where there is none yet. */
  readonly state: () => Promise<JournalState | null>;
  /** The newest commit's generation; 0 where there is none. */
  readonly position: () => Promise<number>;
  /**
   * Lets go of what was written up to this generation: a checked backup holds it. The rows of `kept`
   * are in no backup, and so stay, or come into it.
   */
  readonly dropThrough: (sequence: number, kept?: JournalKept) => Promise<void>;
  /** Gives the deletions of what both have, up to this commit, another proof: their key is about to go. */
  readonly reprove: (through: number, reprove: Reprove) => Promise<void>;
  /** All of it goes, with its store. */
  readonly remove: () => Promise<void>;
};
