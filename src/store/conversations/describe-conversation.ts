import type { Attachment } from "../../domain/attachment";
import type { Conversation } from "../../domain/conversation";
import { withoutText } from "../attachments/attached";
import { readAttachments } from "../attachments/attachment-rows";
import { readDraft } from "../attachments/composer-drafts";
import { tryContext } from "../contexts/choose-context";
import type { ContextCache, ContextEntry } from "../contexts/context-cache";
import { findUse, type UseDeps } from "../contexts/context-use";
import type { RowReader } from "../rows/row-reader";
import { headToConversation } from "../rows/row-to-entity";
import type { Head } from "../rows/set-state";

export type OpenedConversation = {
  readonly conversation: Conversation;
  /** Empty where the context does not open. */
  readonly contextName: string;
  /** Null where the context does not open. */
  readonly entry: ContextEntry | null;
  /** What was typed and not sent yet. */
  readonly draft: string;
  /** What goes with it; texts of files are left out. */
  readonly draftAttachments: readonly Attachment[];
};

type Deps = UseDeps & {
  readonly reader: RowReader;
  readonly contexts: Pick<ContextCache, "peek">;
};

/** A conversation with the context that it is in and what was typed there. */
export async function describeConversation(deps: Deps, head: Head): Promise<OpenedConversation> {
  const { id, parent } = head.row;
  const known = deps.contexts.peek(parent);
  const [context, { use }, draft] = await Promise.all([
    known?.context ?? tryContext(deps.reader, parent),
    known ?? findUse(deps, parent),
    readDraft(deps.reader, id),
  ]);
  const entry = context === null ? null : { context, use };
  const ids = draft.attachments;
  const attached = await readAttachments(deps.reader, { conversationId: id, ids });
  return {
    conversation: headToConversation(head),
    contextName: context?.name ?? "",
    entry,
    draft: draft.text,
    draftAttachments: attached.map(withoutText),
  };
}
