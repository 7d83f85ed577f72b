import { AppError } from "../../domain/app-error";
import type { Channel } from "../../domain/conversation";
import type { Id } from "../../domain/id";
import { MAX_CONTEXT_CONVERSATIONS } from "../../domain/limits";
import { chooseToTalk } from "../contexts/choose-context";
import type { Database } from "../database/open-database";
import type { Head } from "../rows/set-state";
import { describeConversation, type OpenedConversation } from "./describe-conversation";
import { addConversation, type ConversationDeps } from "./new-conversation";
import { countHeads } from "./newest-heads";

type Input = {
  readonly id: Id;
  readonly channel: Channel;
  /** Null for the active one, or the one used last. */
  readonly contextId: Id | null;
};

/**
 * Stores a new conversation, which is from then on the one used last in its context; an id that is
 * there already gives its conversation and writes nothing. Fails with `not-found`, `archived`,
 * `limit-exceeded`, or with `conflict` where the id belongs to something else.
 */
export async function createConversation(
  deps: ConversationDeps,
  input: Input,
): Promise<OpenedConversation> {
  const head = await deps.writer.write(async (commit) => {
    const existing = await deps.state.head(input.id);
    if (existing !== null) return sameAs(existing, input);
    const context = await chooseToTalk(deps, input.contextId);
    if (context !== null) await checkConversationCount(deps.database, context.id);
    const contextId = context?.id ?? null;
    return addConversation(deps, commit, { ...input, contextId, isNoted: true });
  });
  return describeConversation(deps, head);
}

function sameAs(head: Head, { channel, contextId }: Input): Head {
  const isElsewhere = contextId !== null && head.row.parent !== contextId;
  if (isElsewhere || head.payload.channel !== channel) throw new AppError("conflict");
  return head;
}

/** Fails with `limit-exceeded` where a context has as many conversations as it may (M-081). */
export async function checkConversationCount(database: Database, contextId: Id): Promise<void> {
  if ((await countHeads(database, contextId)) < MAX_CONTEXT_CONVERSATIONS) return;
  throw new AppError("limit-exceeded", {
    data: { limit: "context-conversations", max: MAX_CONTEXT_CONVERSATIONS },
  });
}
