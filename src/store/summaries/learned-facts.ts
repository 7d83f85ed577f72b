import { AppError } from "../../domain/app-error";
import type { Context } from "../../domain/context";
import type { LearnedFact } from "../../domain/fact";
import type { Id } from "../../domain/id";
import type { Message } from "../../domain/message";
import { type BranchDeps, walkAndOpen } from "../branches/read-branch";
import type { TurnDeps } from "../branches/turn-deps";
import { readConversationContext } from "../contexts/conversation-context";
import { learnPuts } from "../memory/learn-facts";
import { headToPut } from "../rows/row-to-entity";

export type Unlearned = {
  readonly context: Context;
  /** Oldest first; of the shown branch, what was said since facts were learned from it. */
  readonly messages: readonly Message[];
  /** Messages of the conversation that were deleted until then. */
  readonly deletedCount: number;
};

export type Learned = {
  readonly conversationId: Id;
  readonly facts: readonly LearnedFact[];
  /** Nothing said until then is read again; milliseconds since 1970, UTC. */
  readonly until: number;
  /** As it was read: another one since, and a fact may quote what was deleted (`conflict`). */
  readonly deletedCount: number;
};

type Deps = TurnDeps & BranchDeps;

/** The end of the shown branch that nothing was learned from; fails as `readUnsummarised` does. */
export async function readUnlearned(
  deps: Deps,
  { conversationId, limit }: { readonly conversationId: Id; readonly limit: number },
): Promise<Unlearned> {
  const head = await deps.state.head(conversationId);
  if (head === null) throw new AppError("not-found");
  const { activeLeaf: leaf, deletedCount, learnedUntil = Number.NEGATIVE_INFINITY } = head.payload;
  const [context, { branch }] = await Promise.all([
    readConversationContext(deps.reader, head),
    walkAndOpen(deps, { conversationId, leaf, limit }),
  ]);
  const messages = branch.messages.filter(({ createdAt }) => createdAt > learnedUntil);
  return { context, messages, deletedCount };
}

/**
 * Keeps what was learned, and until when, in one strict transaction; whether anything is known that was
 * not. It goes to the context in which the conversation lies by then. `not-found` without the
 * conversation, `conflict` where a message was deleted meanwhile.
 */
export async function saveLearned(deps: Deps, learned: Learned): Promise<boolean> {
  const { conversationId, facts, until, deletedCount } = learned;
  return deps.writer.write(async (commit) => {
    const head = await deps.state.head(conversationId);
    if (head === null) throw new AppError("not-found");
    if (head.payload.deletedCount !== deletedCount) throw new AppError("conflict");
    const puts = await learnPuts(deps, head.row.parent, facts);
    await commit({ durability: "strict", heads: [headToPut(head, { learnedUntil: until })], puts });
    return puts.length > 0;
  });
}
