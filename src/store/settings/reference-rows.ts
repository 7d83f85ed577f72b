import type { Id } from "../../domain/id";
import type { Reference } from "../../domain/reference";
import { makeAliases } from "../../domain/reference-aliases";
import type { RowState } from "../database/schema";
import { withStoreErrors } from "../database/store-error";
import type { Put } from "../rows/changes";
import type { ReadDeps } from "../rows/row-deps";
import { tryOpenAll } from "../rows/row-reader";
import type { OpenedRow } from "../rows/sealed-row";

/** The rows of conversations' references that open. */
export async function openReferences(
  { database, reader }: ReadDeps,
  conversationIds: readonly Id[],
): Promise<readonly OpenedRow<"references">[]> {
  const each = [...new Set(conversationIds)].map((id) => ({ lower: id, upper: id }));
  const rows = await withStoreErrors(() => database.rows("references").where("parent").each(each));
  return tryOpenAll(reader, "references", rows.flat());
}

/** With the aliases that its name gives, where the person has written none. */
export function rowToReference({ row, payload }: OpenedRow<"references">): Reference {
  const aliases = payload.aliases.length === 0 ? makeAliases(payload) : payload.aliases;
  return { ...payload, aliases, id: row.id, conversationId: row.parent };
}

/** A reference as a row to store; aliases that its name gives are not stored. */
export function referenceToPut(
  { id, conversationId, ...payload }: Reference,
  replaces: RowState | null,
): Put {
  const made = makeAliases(payload).join("\n") === payload.aliases.join("\n");
  const aliases = made ? [] : payload.aliases;
  const columns = { id, parent: conversationId };
  return { table: "references", columns, replaces, payload: { ...payload, aliases } };
}
