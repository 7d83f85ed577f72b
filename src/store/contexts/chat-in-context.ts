import { AppError } from "../../domain/app-error";
import { NO_USE } from "../../domain/context";
import type { Put } from "../rows/changes";
import type { Head } from "../rows/set-state";
import type { ContextCache } from "./context-cache";
import { type FoundUse, findUse, putsForUse } from "./context-use";
import { isAsideNow } from "./over-contexts";

type Deps = Parameters<typeof isAsideNow>[0] & {
  readonly contexts: Pick<ContextCache, "list">;
};

export type ContextChat = {
  readonly head: Head;
  readonly use: FoundUse;
  /** Archived, or past its time. */
  readonly isAside: boolean;
};

/**
 * What a message changes of the context that its conversation is in. Every message passes here: what
 * the context and its use say is in memory, so that one row is read and none opened.
 */
export async function readChat(deps: Deps, head: Head): Promise<ContextChat> {
  const contextId = head.row.parent;
  const [entries, row] = await Promise.all([
    deps.contexts.list(),
    deps.reader.find("uses", contextId),
  ]);
  const entry = entries.find(({ context }) => context.id === contextId);
  const known = entry?.use ?? NO_USE;
  // A row that says nothing here does not open, or its context does not.
  const isUnread = row !== null && known === NO_USE;
  const use = isUnread ? await findUse(deps, contextId) : { row, use: known, isWritable: true };
  // A context that does not open stops the turn where it is needed, not the message from being kept.
  return { head, use, isAside: entry !== undefined && (await isAsideNow(deps, entry)) };
}

/**
 * The rows that note a chat: it renews the context, and its conversation is the one used last in its
 * channel (D-10). Fails with `archived` where the context was archived or is past its time (D-24).
 */
export function chatPuts({ head, use, isAside }: ContextChat, now: number): Put[] {
  if (isAside) throw new AppError("archived");
  const { row, payload } = head;
  const conversations = { ...use.use.conversations, [payload.channel]: row.id };
  return putsForUse(row.parent, use, { lastChatAt: now, conversations });
}
