import type { TableName } from "./schema";

/** A row as it is read for a backup: the payload as it was sealed, JSON text with its version `v`. */
export type SnapshotRow = {
  readonly table: TableName;
  readonly columns: Readonly<Record<string, string | number | null>>;
  readonly version: number;
  readonly payload: string;
};

export type SnapshotPart = {
  readonly rows: readonly SnapshotRow[];
  /** Rows beside these that did not open. */
  readonly unreadable: number;
};

/** What has changed since a snapshot began, with the state that all of it makes. */
export type SnapshotEnd = {
  readonly rows: readonly SnapshotRow[];
  /** Of the whole state: so many of `counts` are neither in the parts nor in `rows`. */
  readonly unreadable: number;
  /** Rows and conversations' messages that are gone by now. */
  readonly gone: readonly {
    readonly table: TableName;
    readonly gone: { readonly id: string } | { readonly parent: string };
  }[];
  /** Rows of each table that a backup has, those that do not open among them. */
  readonly counts: Readonly<Record<string, number>>;
  readonly generation: number;
  readonly lastOrder: number;
};

/** Every row as it was at one moment, read while others write. */
export type Snapshot = {
  /** Rows to come, about. */
  readonly total: number;
  /** All rows, in parts of some megabytes; what is written meanwhile may be in them or not. */
  readonly parts: () => AsyncGenerator<SnapshotPart>;
  /**
   * Runs `work` while nobody writes, with what has changed since the beginning: with it the parts are
   * the state of this moment. To be called once, after the parts.
   */
  readonly finish: <T>(work: (end: SnapshotEnd) => Promise<T>) => Promise<T>;
  /** Stops noting what changes. */
  readonly end: () => void;
};
