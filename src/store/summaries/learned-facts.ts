import { AppError } from "../../domain/app-error";
import type { LearnedFact } from "../../domain/fact";
import type { Id } from "../../domain/id";
import type { LearnedFacts, Unlearned } from "../../domain/job-store";
import { type BranchDeps, walkAndOpen } from "../branches/read-branch";
import type { TurnDeps } from "../branches/turn-deps";
import { readConversationContext } from "../contexts/conversation-context";
import { learnPuts } from "../memory/learn-facts";
import { headToPut } from "../rows/row-to-entity";

type Deps = TurnDeps & BranchDeps;

/** The end of the shown branch that nothing was learned from; fails as `readUnsummarised` does. */
export async function readUnlearned(
  deps: Deps,
  { conversationId, limit }: { readonly conversationId: Id; readonly limit: number },
): Promise<Unlearned> {
  const head = await deps.state.head(conversationId);
  if (head === null) throw new AppError("not-found");
  const { activeLeaf: leaf, deletedCount, learnedUntil = 0 } = head.payload;
  // A time to come was noted before the clock was set back: all is read again, and nothing kept twice.
  const until = learnedUntil > deps.clock.now() ? 0 : learnedUntil;
  const [context, { branch }] = await Promise.all([
    readConversationContext(deps.reader, head),
    walkAndOpen(deps, { conversationId, leaf, limit }),
  ]);
  const messages = branch.messages.filter(({ createdAt }) => createdAt > until);
  return { context, messages, deletedCount };
}

/**
 * Keeps what was learned, and until when, in one strict transaction; whether anything is known that was
 * not. It goes to the context in which the conversation lies by then. `not-found` without the
 * conversation, `conflict` where a message was deleted meanwhile, or where that context does not remember
 * what was said then.
 */
export async function saveLearned(deps: Deps, learned: LearnedFacts): Promise<boolean> {
  const { conversationId, facts, until, deletedCount } = learned;
  return deps.writer.write(async (commit) => {
    const head = await deps.state.head(conversationId);
    if (head === null) throw new AppError("not-found");
    if (head.payload.deletedCount !== deletedCount) throw new AppError("conflict");
    const { remembers, remembersSince = 0 } = await readConversationContext(deps.reader, head);
    const isForIt = ({ since }: LearnedFact) => remembers && since >= remembersSince;
    if (!facts.every(isForIt)) throw new AppError("conflict");
    const puts = await learnPuts(deps, head.row.parent, facts);
    // What was said at a time to come was said before the clock was set back: what follows is read.
    const learnedUntil = Math.min(until, deps.clock.now());
    await commit({ durability: "strict", heads: [headToPut(head, { learnedUntil })], puts });
    return puts.length > 0;
  });
}
