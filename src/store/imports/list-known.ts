import type { Origin } from "../../domain/conversation";
import type { Id } from "../../domain/id";
import { tryContext } from "../contexts/choose-context";
import type { RowReader } from "../rows/row-reader";
import type { SetState } from "../rows/set-state";
import type { ImportOrigins } from "./import-origins";

export type KnownQuery = {
  readonly source: Origin["source"];
  /** What the conversations are called there. */
  readonly ids: readonly string[];
};

export type KnownConversation = {
  readonly id: string;
  readonly conversationId: Id;
  /** Empty for none. */
  readonly title: string;
  readonly contextId: Id;
  /** Empty where the context does not open. */
  readonly contextName: string;
};

type Deps = {
  readonly reader: RowReader;
  readonly state: Pick<SetState, "head">;
  readonly origins: Pick<ImportOrigins, "find">;
};

/** Those of the ids whose conversations are here, with the name of the context each is in now. */
export async function listKnown(
  { reader, state, origins }: Deps,
  { source, ids }: KnownQuery,
): Promise<readonly KnownConversation[]> {
  const names = new Map<Id, string>();
  const known: KnownConversation[] = [];
  for (const id of new Set(ids)) {
    const found = await origins.find({ source, id });
    // It may have been purged since.
    const head = found === null ? null : await state.head(found);
    if (head === null) continue;
    const { parent } = head.row;
    const contextName = names.get(parent) ?? (await tryContext(reader, parent))?.name ?? "";
    names.set(parent, contextName);
    const { title } = head.payload;
    known.push({ id, conversationId: head.row.id, title, contextId: parent, contextName });
  }
  return known;
}
