import type { Database } from "../database/open-database";
import { scanTable } from "../database/scan-rows";
import { ruleOf, TABLE_NAMES, type TableName } from "../database/schema";
import type { RowReader } from "./row-reader";
import type { OpenedRow } from "./sealed-row";

export type ExportedRows = {
  /** JSON texts, one for each row that opened: table, clear columns, payload. */
  readonly lines: string[];
  /** How many rows beside these did not open. */
  readonly unreadable: number;
};

type Deps = { readonly database: Database; readonly reader: Pick<RowReader, "inspect"> };

/** UTF-16 units of text in one chunk, apart from a row that is longer by itself. */
const CHUNK = 1_000_000;

/** A key in a file is a key in clear: keys of connections and of backups are left out. */
const EXPORTED = TABLE_NAMES.filter((table) => ruleOf(table).inClear);

/**
 * Every row that opens, but secrets of connections and of backups, in clear, in chunks; writes nothing and needs
 * neither manifest nor heads, so that it works on a store that nothing else works on. Rows that do not
 * open are reported.
 */
export async function* exportRows({ database, reader }: Deps): AsyncGenerator<ExportedRows> {
  for (const table of EXPORTED) {
    for await (const batch of scanTable(database, table)) {
      const found = await Promise.all(batch.map((row) => reader.inspect(table, row)));
      const opened = found.filter((row) => typeof row !== "string");
      let unreadable = found.length - opened.length;
      for (const lines of chunks(opened.map((row) => toLine(table, row)))) {
        yield { lines, unreadable };
        unreadable = 0;
      }
    }
  }
}

function toLine(table: TableName, { row, payload }: OpenedRow<TableName>): string {
  const names: readonly string[] = ruleOf(table).columns;
  const columns = Object.entries(row).filter(([name]) => names.includes(name));
  return JSON.stringify({ table, ...Object.fromEntries(columns), ...payload }, leaveOut(table));
}

/**
 * The full address of a model file may be a signed one, or hold a token; without it, `source` tells
 * where the file came from. Nothing deeper in a payload has that name.
 */
function leaveOut(table: TableName): ((key: string, value: unknown) => unknown) | undefined {
  if (table !== "model_files") return undefined;
  return (key, value) => (key === "url" ? undefined : value);
}

/** At least one chunk, so that a batch without a readable row is counted, too. */
function* chunks(lines: readonly string[]): Generator<string[]> {
  let chunk: string[] = [];
  let size = 0;
  for (const line of lines) {
    chunk.push(line);
    size += line.length;
    if (size < CHUNK) continue;
    yield chunk;
    chunk = [];
    size = 0;
  }
  yield chunk;
}
