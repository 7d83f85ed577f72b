import type { CallOutput } from "../../../contract/contract";
import { AppError } from "../../../domain/app-error";
import type { Id } from "../../../domain/id";
import type { App } from "../../app";
import { closeLeftOvers } from "../../close-left-over";
import { conversationPurge } from "../conversation-handlers";
import { tellStop } from "./tell-failure";

type Needs = Pick<App, "store" | "runs" | "hub" | "panels" | "backups" | "undo" | "clock">;
type Output = CallOutput<"conversation-manage">;

/** Conversations looked up at a time. */
const PAGE = 100;

/**
 * Removes every conversation of a context for good (M-035). Fails with `turn-running`, before anything
 * goes, while an answer is being written there; what fails later is told with how many had gone.
 */
export async function clearContext(app: Needs, contextId: Id): Promise<Output> {
  await closeLeftOvers(app);
  await refuseWhileAnswering(app, contextId);
  // One for all: what the first purge has changed is no reason for another.
  await app.backups.before("before-purge");
  let deletedCount = 0;
  const query = { contextId, after: null, limit: PAGE, query: "", archived: true };
  try {
    for (;;) {
      const { conversations } = await app.store.conversations.list(query);
      if (conversations.length === 0) break;
      for (const { conversation } of conversations) {
        const { id: conversationId, messageCount: messages } = conversation;
        const purge = { conversationId, messages, withoutBackup: true };
        deletedCount += (await conversationPurge(app, purge)).messages;
      }
    }
  } catch (error) {
    return { ...tellStop(error, `${deletedCount} messages deleted.`), deletedCount };
  } finally {
    // Nothing that is held may bring back what has gone for good.
    app.undo.end();
  }
  return { success: true, deletedCount, message: `${deletedCount} messages deleted.` };
}

/** A temporary conversation is none of the context's history: it goes with the lock. */
async function refuseWhileAnswering({ store }: Needs, contextId: Id): Promise<void> {
  // Asked of the rows: a run is known for a moment longer than its turn is open.
  for (const { conversationId } of await store.turns.listOpenTurns()) {
    const conversation = await store.conversations.find(conversationId);
    if (conversation?.contextId === contextId && !conversation.temporary) {
      throw new AppError("turn-running");
    }
  }
}
