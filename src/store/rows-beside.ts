import type { Id } from "../domain/id";
import { attachmentRemovalsOf } from "./attachment-rows";
import type { Removal } from "./changes";
import { emptiedRowsOf } from "./conversation-rows";
import type { Database } from "./open-database";
import type { RowReader } from "./row-reader";
import { withStoreErrors } from "./store-error";

type Deps = { readonly database: Database; readonly reader: Pick<RowReader, "find"> };

/**
 * All rows of a conversation to remove with it, but its head, its messages and what a running turn
 * has. Costs a read for each plan, summary and attachment.
 */
export async function rowsBeside({ database, reader }: Deps, id: Id): Promise<readonly Removal[]> {
  const references = database.rows("references").where("parent").equals(id);
  const [draft, job, forks, summaries, plans, mentioned, attached] = await Promise.all([
    reader.find("composer_drafts", id),
    reader.find("jobs", id),
    reader.find("forks", id),
    emptiedRowsOf(database, "summaries", id),
    emptiedRowsOf(database, "plans", id),
    withStoreErrors(() => references.toArray()),
    attachmentRemovalsOf({ database }, id),
  ]);
  return [
    ...(draft === null ? [] : [{ table: "composer_drafts", row: draft } as const]),
    ...(job === null ? [] : [{ table: "jobs", row: job } as const]),
    ...(forks === null ? [] : [{ table: "forks", row: forks } as const]),
    ...summaries.map((row) => ({ table: "summaries", row }) as const),
    ...plans.map((row) => ({ table: "plans", row }) as const),
    ...mentioned.map((row) => ({ table: "references", row }) as const),
    ...attached,
  ];
}
