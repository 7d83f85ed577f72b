import type { Bytes } from "../../crypto/bytes";
import type { PlainRow } from "../database/plain-row";
import type { TableName } from "../database/schema";

/** Bytes of a payload that a snapshot gives: more than any row has whose fields are within their limits. */
export const MAX_SNAPSHOT_PAYLOAD = 32 * 1_048_576 - 65_536;

/** A row as it is read for a backup: the payload in UTF-8, for nobody looks into it. */
export type SnapshotRow = Omit<PlainRow, "payload"> & { readonly payload: Bytes };

export type SnapshotPart = {
  readonly rows: readonly SnapshotRow[];
  /** Rows beside these that did not open, or are longer than any backup has them. */
  readonly unreadable: number;
};

/** What was deleted since a snapshot began: a row by id, or the messages of a conversation. */
export type GoneRows = {
  readonly table: TableName;
  readonly gone: { readonly id: string } | { readonly parent: string };
};

/** What has changed since a snapshot began, with the state that all of it makes. */
export type SnapshotEnd = {
  readonly rows: readonly SnapshotRow[];
  /** Of what was written last, for whoever is to see that before the rest: it is in the parts, too. */
  readonly newest: readonly SnapshotRow[];
  /** Of the whole state: so many of `counts` are neither in the parts nor in `rows`. */
  readonly unreadable: number;
  /** Rows and conversations' messages that are gone by now. */
  readonly gone: readonly GoneRows[];
  /** Rows of each table that a backup has, those that do not open among them. */
  readonly counts: Readonly<Record<string, number>>;
  readonly generation: number;
  readonly lastOrder: number;
};

/** Every row as it was at one moment, read while others write. */
export type Snapshot = {
  /** Rows to come, about; told while the first of them are read. */
  readonly total: Promise<number>;
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
