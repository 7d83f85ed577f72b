import type { BackupState } from "../../domain/backup";
import type { PlainRow } from "../database/plain-row";
import type { Row, TableName } from "../database/schema";

/** A store that is being made of rows of a backup and of another store, in a database of its own. */
export type StagedStore = {
  /**
   * Stores these rows, each at its own version, under the current key; doing it again changes nothing.
   * Calls that follow one another write in their order, each as soon as the one before has begun to.
   * Fails with `row-tampered` where one is not what its table holds, with `version-unknown` where a
   * newer release wrote it, and with `quota-exceeded`.
   */
  readonly add: (rows: readonly PlainRow[]) => Promise<void>;
  /** Stores rows of a store under the same keys, sealed as they are. */
  readonly copy: <T extends TableName>(table: T, rows: readonly Row<T>[]) => Promise<void>;
  /**
   * Makes a store of all of it: digests of what was added and of the vault, and its manifest, which is
   * written last and strictly. What was added and lacks something is taken as it is; what was copied
   * stays byte for byte, whether it opens or not. To be called once all rows are there; doing it again is
   * allowed until the store is used.
   */
  readonly finish: (input: StagedEnd) => Promise<void>;
};

export type StagedEnd = {
  /** The log's newest place. */
  readonly lastOrder: number;
  /** What is known of backups there; null for nothing. */
  readonly backups: BackupState | null;
  /**
   * The generation of the store that this one takes the place of, under the same keys; left out for
   * none. This one's begins above it, so that the former put back in its place is seen to be older.
   */
  readonly above?: number;
};
