import type { ImportedConversation } from "../../domain/imported";
import { MAX_REFERENCE_NAME } from "../../domain/reference";
import type { Database } from "../database/open-database";
import type { RowReader } from "../rows/row-reader";
import { isSameTarget, noteReferences } from "../settings/note-references";
import { openReferences } from "../settings/reference-rows";
import type { ImportChanges } from "./import-changes";
import type { Hide } from "./plan-import";

type Deps = { readonly database: Database; readonly reader: RowReader };

type Imported = {
  readonly conversation: Pick<ImportedConversation, "references">;
  readonly hide: Hide;
};

/** The changes with what the conversation was about, marked as brought in; what is known stays as it is. */
export async function withReferences(
  deps: Deps,
  changes: ImportChanges,
  { conversation: { references = [] }, hide }: Imported,
): Promise<ImportChanges> {
  const late = references.filter(({ mentionedAt }) => mentionedAt >= changes.since);
  if (late.length === 0) return changes;
  const { id: conversationId } = changes.head.columns;
  const known = await openReferences(deps, [conversationId]);
  const told = (text: string) => hide(text).slice(0, MAX_REFERENCE_NAME);
  const brought = late
    .map(({ name, target, aliases, ...rest }) => ({
      ...rest,
      name: told(name),
      target: told(target),
      aliases: aliases.map(hide),
      taint: ["import" as const],
    }))
    .filter((one) => !known.some(({ payload }) => isSameTarget(payload, one)));
  const noted = await noteReferences(deps, conversationId, brought);
  return { ...changes, puts: [...changes.puts, ...noted.map(({ put }) => put)] };
}
