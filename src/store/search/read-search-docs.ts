import type { SearchDoc, TextHit } from "../../domain/search-index";
import type { Database } from "../database/open-database";
import { scanMessages, scanTable } from "../database/scan-rows";
import type { Row } from "../database/schema";
import { withStoreErrors } from "../database/store-error";
import type { RowReader } from "../rows/row-reader";
import { SEARCH_TABLES, type SearchTable, TO_DOC } from "./search-docs";

type Deps = { readonly database: Database; readonly reader: RowReader };

/** Texts handed over at a time: few enough that a search beside it waits for one batch only. */
const BATCH = 400;
/** Characters of them: a port carries 64 MiB, and a text with signs takes six bytes of each. */
const MOST = 1_000_000;

/**
 * Every text that can be found, that of the newest conversations first, after what is small: pages of
 * memory and facts. What does not open is left out, and reported.
 */
export async function* eachSearchDoc(deps: Deps): AsyncGenerator<readonly SearchDoc[]> {
  let waiting: readonly SearchDoc[] = [];
  for await (const docs of eachBatch(deps)) {
    const parts = partsOf([...waiting, ...docs]);
    waiting = parts.pop() ?? [];
    yield* parts;
  }
  if (waiting.length > 0) yield waiting;
}

/** Texts in parts that are carried at once; one that is longer than a part stands alone in its own. */
export function partsOf(docs: readonly SearchDoc[]): (readonly SearchDoc[])[] {
  const parts: SearchDoc[][] = [];
  let characters = 0;
  for (const doc of docs) {
    const last = parts.at(-1);
    characters += doc.text.length;
    if (last !== undefined && last.length < BATCH && characters <= MOST) last.push(doc);
    else {
      parts.push([doc]);
      characters = doc.text.length;
    }
  }
  return parts;
}

async function* eachBatch(deps: Deps): AsyncGenerator<readonly SearchDoc[]> {
  const { database, reader } = deps;
  for (const table of ["blocks", "facts"] as const) {
    for await (const rows of scanTable(database, table)) yield toDocs(reader, table, rows);
  }
  const heads = [...(await reader.findAll("conversations"))];
  heads.sort((left, right) => (right.order ?? 0) - (left.order ?? 0));
  for (const head of heads) {
    yield toDocs(reader, "conversations", [head]);
    for await (const rows of scanMessages(database, head.id))
      yield toDocs(reader, "messages", rows);
  }
  for (const table of ["archival_entries", "summaries"] as const) {
    for await (const rows of scanTable(database, table)) yield toDocs(reader, table, rows);
  }
}

/** The texts of these hits, in their order; without those that are gone. */
export async function openSearchDocs(
  { database, reader }: Deps,
  hits: readonly TextHit[],
): Promise<readonly SearchDoc[]> {
  const found = await Promise.all(
    hits.map(async ({ kind, id }) => {
      const table = SEARCH_TABLES[kind];
      const row = await withStoreErrors(() => database.rows(table).get(id));
      return row === undefined ? [] : toDocs(reader, table, [row]);
    }),
  );
  return found.flat();
}

async function toDocs<T extends SearchTable>(
  reader: Pick<RowReader, "tryOpen">,
  table: T,
  rows: readonly Row<T>[],
): Promise<readonly SearchDoc[]> {
  const opened = await Promise.all(rows.map((row) => reader.tryOpen(table, row)));
  return opened.flatMap((one) => {
    // Looked up by the row's own table, which TypeScript cannot follow.
    const toDoc = TO_DOC[table] as (columns: unknown, payload: unknown) => SearchDoc | null;
    const doc = one === null ? null : toDoc(one.row, one.payload);
    return doc === null ? [] : [doc];
  });
}
