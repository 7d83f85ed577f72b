import { byTurns } from "../../domain/by-turns";
import type { Database } from "./open-database";
import { FIRST_KEY, LAST_KEY, readAfter, type ScanKey } from "./scan-rows";
import type { Row, TableName } from "./schema";

/** Sealed bytes that are read at a time, about. */
const PART_BYTES = 3_000_000;

/**
 * Rows that are read at a time: whoever sends a message meanwhile waits at each of its steps for no
 * more than twice these, a fifth of what a thousand take.
 */
const MAX_ROWS = 100;

/** Of a table of which nothing is known yet; a row may have megabytes. */
const FIRST_ROWS = 4;

/** Times as many rows as before, at most: those before say little about those to come where they were few. */
const GROWTH = 4;

/** Half of all ids, which are random, come before it. */
const MIDDLE = "8";

/**
 * A table's rows, sealed, in parts of some megabytes, however large they are: those of the first half
 * of all ids by turns with those of the second. What is written meanwhile may be in them or not.
 */
export async function* scanParts<T extends TableName>(
  database: Database,
  table: T,
): AsyncGenerator<readonly Row<T>[]> {
  // Two, so that the browser always has one to read: which comes next is known at a part's end only.
  yield* byTurns([
    scanRange<T>(database, { table, after: FIRST_KEY, until: MIDDLE }),
    scanRange<T>(database, { table, after: MIDDLE, until: LAST_KEY }),
  ]);
}

type IdRange<T extends TableName> = {
  readonly table: T;
  readonly after: ScanKey;
  readonly until: ScanKey;
};

async function* scanRange<T extends TableName>(
  database: Database,
  range: IdRange<T>,
): AsyncGenerator<readonly Row<T>[]> {
  const readPart = (after: ScanKey, limit: number) =>
    readAfter(database, { ...range, index: "id", after, limit });
  let limit = FIRST_ROWS;
  let reading: Promise<readonly Row<T>[]> | null = readPart(range.after, limit);
  while (reading !== null) {
    const part: readonly Row<T>[] = await reading;
    const last = part.length < limit ? undefined : part.at(-1);
    limit = nextLimit(part);
    // Read while the caller opens these.
    reading = last === undefined ? null : readPart(last.id, limit);
    // Whoever stops here has no use for its failure; whoever goes on meets it above.
    reading?.catch(() => undefined);
    if (part.length > 0) yield part;
  }
}

/** Rows that come to a part if they are as large as these. Ids are random, so mostly they are. */
function nextLimit(rows: readonly { readonly sealed: unknown }[]): number {
  const bytes = rows.reduce((sum, { sealed }) => sum + sizeOf(sealed), 1);
  const fitting = Math.round((PART_BYTES / bytes) * rows.length);
  return Math.max(1, Math.min(fitting, rows.length * GROWTH, MAX_ROWS));
}

/** An altered row may hold anything. */
function sizeOf(sealed: unknown): number {
  return ArrayBuffer.isView(sealed) ? sealed.byteLength : 0;
}
