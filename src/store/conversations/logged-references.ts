import type { Id } from "../../domain/id";
import type { Reference } from "../../domain/reference";
import { withStoreErrors } from "../database/store-error";
import type { ReadDeps } from "../rows/row-deps";
import { rowToReference } from "../settings/reference-rows";

export type LoggedReferences = {
  /** The newest first. */
  readonly references: readonly Reference[];
  /** Rows beside these that do not open. */
  readonly unreadable: number;
};

/** What a conversation was about, for reading it from the beginning to the end. */
export async function loggedReferences(
  { database, reader }: ReadDeps,
  conversationId: Id,
): Promise<LoggedReferences> {
  const found = await withStoreErrors(() =>
    database.rows("references").where("parent").equals(conversationId).toArray(),
  );
  const rows = await Promise.all(found.map((row) => reader.inspect("references", row)));
  const opened = rows.filter((row) => typeof row !== "string").map(rowToReference);
  const references = opened.toSorted((left, right) => right.mentionedAt - left.mentionedAt);
  return { references, unreadable: rows.length - opened.length };
}
