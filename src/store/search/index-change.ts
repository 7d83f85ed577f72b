import type { SearchDoc } from "../../domain/search-index";
import { nextVersion } from "../database/schema";
import type { Changes, HeadPut, Put } from "../rows/changes";
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
  const take = ({ columns, replaces, after }: Put | HeadPut, doc: SearchDoc | null) => {
    if (doc === null) removed.push(columns.id);
    else docs.push({ ...doc, version: nextVersion(replaces ?? after ?? null) });
  };
  for (const head of heads) take(head, TO_DOC.conversations(head.columns, head.payload));
  for (const put of puts) {
    if (put.table === "messages") take(put, TO_DOC.messages(put.columns, put.payload));
    if (put.table === "blocks") take(put, TO_DOC.blocks(put.columns, put.payload));
    if (put.table === "facts") take(put, TO_DOC.facts(put.columns, put.payload));
    if (put.table === "archival_entries") {
      take(put, TO_DOC.archival_entries(put.columns, put.payload));
    }
    if (put.table === "references") take(put, TO_DOC.references(put.columns, put.payload));
    if (put.table === "summaries") take(put, TO_DOC.summaries(put.columns, put.payload));
  }
  const owners: string[] = [];
  for (const { table, row } of removals) {
    if (table === "conversations" || table === "contexts") owners.push(row.id);
    else if (TABLES.has(table)) removed.push(row.id);
  }
  return { puts: docs, removed, owners };
}
