import { fromUtf8 } from "../../crypto/bytes";
import { parseJson } from "../../domain/parse-json";
import type { SearchDoc } from "../../domain/search-index";
import { isOfToday } from "../database/payloads";
import type { Row } from "../database/schema";
import type { RowReader } from "../rows/row-reader";
import { type Said, type SearchTable, TO_DOC } from "./search-docs";

type Opener = Pick<RowReader, "tryOpen" | "tryOpenBytes">;

/** The texts of these rows, as `toDoc` tells them, in their order; without those that say nothing, or do not open, which is reported. */
export async function openDocs<T extends SearchTable>(
  reader: Opener,
  table: T,
  rows: readonly Row<T>[],
  toDoc = TO_DOC,
): Promise<readonly SearchDoc[]> {
  // Looked up by the rows' own table, which TypeScript cannot follow.
  const open = (table === "messages" ? openSaid : openWhole(table, toDoc)) as OpenDoc<T>;
  const docs = await Promise.all(rows.map((row) => open(reader, row)));
  return docs.filter((doc) => doc !== null);
}

type OpenDoc<T extends SearchTable> = (reader: Opener, row: Row<T>) => Promise<SearchDoc | null>;

/** Messages are most of all rows: their form is looked at no further than their text is told by it. */
const openSaid: OpenDoc<"messages"> = async (reader, row) => {
  const bytes = await reader.tryOpenBytes("messages", row);
  if (bytes === null) return null;
  const said = toSaid(fromUtf8(bytes));
  if (said === null) return openWhole("messages")(reader, row);
  return withVersion(TO_DOC.messages(row, said), row);
};

function openWhole<T extends SearchTable>(table: T, toDocs = TO_DOC): OpenDoc<T> {
  // As above.
  const toDoc = toDocs[table] as (columns: unknown, payload: unknown) => SearchDoc | null;
  return async (reader, row) => {
    const opened = await reader.tryOpen(table, row);
    return opened === null ? null : withVersion(toDoc(opened.row, opened.payload), row);
  };
}

function withVersion(doc: SearchDoc | null, { version }: { readonly version: number }) {
  return doc === null ? null : { ...doc, version };
}

/** Null of whatever is more than a text that somebody said, or was written by another release. */
function toSaid(json: string): Said | null {
  const payload = parseJson(json);
  if (!isOfToday("messages", payload) || "attachments" in payload) return null;
  const { role, text, createdAt, deletedAt } = payload;
  if (role !== "user" && role !== "assistant") return null;
  if (typeof text !== "string" || typeof createdAt !== "number" || deletedAt !== null) return null;
  return { role, text, createdAt, deletedAt };
}
