import { AppError } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import { putsToNote } from "../contexts/last-used";
import type { Head } from "../rows/set-state";
import { describeConversation, type OpenedConversation } from "./describe-conversation";
import { type ConversationDeps, headThere } from "./new-conversation";

/** A conversation, which is from then on the one used last in its context; fails with `not-found`. */
export async function showConversation(
  deps: ConversationDeps,
  { conversationId }: { readonly conversationId: Id },
): Promise<OpenedConversation> {
  const head = await headThere(deps, conversationId);
  const opened = await describeConversation(deps, head);
  // Of a context that does not open nothing is noted.
  if (opened.entry === null) return opened;
  if (!(await noteConversation(deps, head))) return opened;
  return describeConversation(deps, head);
}

/**
 * Notes in its context that this is the conversation used last in its channel, relaxed, and tells
 * whether there was something to write. When the context was last talked in stays as it is (D-10).
 */
export async function noteConversation(deps: ConversationDeps, { row }: Head): Promise<boolean> {
  if ((await putsNow(deps, row.id)).length === 0) return false;
  const noting = deps.writer.write(async (commit) => {
    const puts = await putsNow(deps, row.id);
    if (puts.length > 0) await commit({ durability: "relaxed", puts });
    return puts.length > 0;
  });
  // A full disk keeps nobody from reading.
  return noting.catch((error: unknown) => {
    if (error instanceof AppError && error.code === "quota-exceeded") return false;
    throw error;
  });
}

async function putsNow(deps: ConversationDeps, id: Id) {
  // It may have been moved or purged meanwhile.
  const head = await deps.state.head(id);
  if (head === null) return [];
  return putsToNote(deps, { id, channel: head.payload.channel, contextId: head.row.parent });
}
