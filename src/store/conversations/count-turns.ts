import type { Id } from "../../domain/id";
import { listMessages } from "./list-messages";

type Deps = Parameters<typeof listMessages>[0];

/** Messages read at a time. */
const BATCH = 200;

/**
 * Turns of the branch that is shown, as its history lists them: one for each reply whose text was not
 * deleted. The conversation's own row tells where nothing was edited, answered
 * anew, deleted or imported; else the branch is read, whole. Fails with `not-found` without one.
 */
export async function countTurns(deps: Deps, conversationId: Id): Promise<number> {
  const head = await deps.state.head(conversationId);
  const payload = head?.payload;
  const isPlain =
    payload !== undefined &&
    payload.origin === null &&
    payload.deletedCount === 0 &&
    payload.messageCount === payload.nextDepth;
  return isPlain
    ? Math.floor(payload.messageCount / 2)
    : countReplies((before) => listMessages(deps, { conversationId, before, limit: BATCH }));
}

type Page = Pick<Awaited<ReturnType<typeof listMessages>>, "messages" | "more">;

/** Replies of a branch that is read page by page, each from before the message given. */
async function countReplies(read: (before: Id | null) => Promise<Page>): Promise<number> {
  let turns = 0;
  let before: Id | null = null;
  for (;;) {
    const { messages, more }: Page = await read(before);
    turns += messages.filter(({ role }) => role === "assistant").length;
    before = messages[0]?.id ?? null;
    if (!more || before === null) return turns;
  }
}
