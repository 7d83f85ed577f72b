import type { Database } from "../database/open-database";
import type { RowReader } from "./row-reader";
import type { Writer } from "./writer";

/** What rows are found and opened with. */
export type ReadDeps = { readonly database: Database; readonly reader: RowReader };

/** What rows are found with, and opened as far as they open. */
export type TryDeps = { readonly database: Database; readonly reader: Pick<RowReader, "tryOpen"> };

/** What rows are read and written with. */
export type RowDeps = ReadDeps & {
  readonly writer: Writer;
  readonly clock: { readonly now: () => number };
};
