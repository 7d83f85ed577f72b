import type { Id } from "../../domain/id";
import type { ImportedReference } from "../../domain/imported";
import { MAX_REFERENCE_NAME } from "../../domain/reference";
import type { Database } from "../database/open-database";
import type { Put } from "../rows/changes";
import type { RowReader } from "../rows/row-reader";
import { isSameTarget, noteReferences } from "../settings/note-references";
import { openReferences } from "../settings/reference-rows";
import type { Hide } from "./plan-import";

type Deps = { readonly database: Database; readonly reader: RowReader };

type Brought = {
  readonly conversationId: Id;
  readonly references: readonly ImportedReference[] | undefined;
  /** Milliseconds since 1970: what was mentioned before is there, or was deleted here. */
  readonly since: number;
  readonly hide: Hide;
};

/** The rows of what an imported conversation was about, marked as brought in; what is known stays as it is. */
export async function importedReferencePuts(
  deps: Deps,
  { conversationId, references = [], since, hide }: Brought,
): Promise<readonly Put[]> {
  const late = references.filter(({ mentionedAt }) => mentionedAt >= since);
  if (late.length === 0) return [];
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
  return noted.map(({ put }) => put);
}
