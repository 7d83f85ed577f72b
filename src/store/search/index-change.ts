import type { SearchDoc } from "../../domain/search-index";
import type { Changes } from "../rows/changes";
import { SEARCH_TABLES, TO_DOC } from "./search-docs";

/** What a commit changes of the texts that can be found. */
export type IndexChange = {
  readonly puts: readonly SearchDoc[];
  readonly removed: readonly string[];
  /** Conversations and contexts that went with all that was theirs. */
  readonly owners: readonly string[];
};

const TABLES: ReadonlySet<string> = new Set(Object.values(SEARCH_TABLES));

export function toIndexChange({
  puts = [],
  heads = [],
  removals = [],
  dropped = [],
}: Changes): IndexChange {
  const docs: SearchDoc[] = [];
  // Those of a conversation that is not filled in yet are known by nothing else.
  const removed: string[] = [...dropped];
  const take = (id: string, doc: SearchDoc | null) => {
    if (doc === null) removed.push(id);
    else docs.push(doc);
  };
  for (const { columns, payload } of heads)
    take(columns.id, TO_DOC.conversations(columns, payload));
  for (const put of puts) {
    if (put.table === "messages") take(put.columns.id, TO_DOC.messages(put.columns, put.payload));
    if (put.table === "blocks") take(put.columns.id, TO_DOC.blocks(put.columns, put.payload));
    if (put.table === "facts") take(put.columns.id, TO_DOC.facts(put.columns, put.payload));
    if (put.table === "archival_entries") {
      take(put.columns.id, TO_DOC.archival_entries(put.columns, put.payload));
    }
    if (put.table === "summaries") take(put.columns.id, TO_DOC.summaries(put.columns, put.payload));
  }
  const owners: string[] = [];
  for (const { table, row } of removals) {
    if (table === "conversations" || table === "contexts") owners.push(row.id);
    else if (TABLES.has(table)) removed.push(row.id);
  }
  return { puts: docs, removed, owners };
}
