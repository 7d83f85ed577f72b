import { AppError } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import { refuseWhileRunning } from "../branches/running-turns";
import { putsToForget } from "../contexts/last-used";
import { rowIdsOf } from "../database/conversation-rows";
import { createFactQuotes } from "../memory/without-sources";
import type { Put, Removal } from "../rows/changes";
import { refuseLost } from "../rows/refuse-lost";
import { rowsBeside } from "../rows/rows-beside";
import { tombstonePuts } from "../rows/tombstones";
import { readChangeableSettings } from "../settings/settings-store";
import { type ConversationDeps, headThere } from "./new-conversation";

type Input = {
  readonly conversationId: Id;
  /** How many it is said to have: nothing goes that was not seen. */
  readonly messages: number;
};

/**
 * Deletes a conversation and everything of it, in one strict transaction, and tells how many
 * messages that were; opens none of them, but every fact. Fails with `not-found`, with `conflict` where it has another
 * number of messages, with `turn-running`, and with `row-tampered` where it will never open: a repair
 * makes its head anew.
 */
export async function purgeConversation(
  deps: ConversationDeps,
  { conversationId, messages }: Input,
): Promise<{ messages: number }> {
  return deps.writer.write(async (commit) => {
    const head = await headThere(deps, conversationId).catch((error) =>
      refuseLost(deps.keys, error),
    );
    await refuseWhileRunning(deps.database, conversationId);
    if (head.payload.messageCount !== messages) throw new AppError("conflict");
    const [dropped, beside, chunks, puts] = await Promise.all([
      rowIdsOf(deps.database, "messages", conversationId),
      rowsBeside(deps.database, { of: "conversation", id: conversationId }),
      deps.reader.findAll("draft_pieces"),
      Promise.all([
        putsToForget(deps, head),
        unpinPuts(deps, conversationId),
        createFactQuotes(deps).putsWithout((one) => one.conversationId === conversationId),
      ]),
    ]);
    // Chunks that did not open when their turn was closed have stayed.
    const replies = new Set(chunks.length > 0 ? dropped : []);
    const purged = { table: "conversations", id: conversationId } as const;
    await commit({
      durability: "strict",
      dropped,
      puts: [...puts.flat(), ...tombstonePuts([purged], deps.clock.now())],
      removals: [
        { table: "conversations", row: head.row },
        ...beside,
        ...chunks
          .filter(({ parent }) => replies.has(parent))
          .map((row): Removal => ({ table: "draft_pieces", row })),
      ],
    });
    return { messages: dropped.length };
  });
}

async function unpinPuts(deps: ConversationDeps, conversationId: Id): Promise<Put[]> {
  const { settings, toPut } = await readChangeableSettings(deps);
  const { pinnedConversations: before } = settings;
  if (!before.includes(conversationId)) return [];
  return [
    toPut({ ...settings, pinnedConversations: before.filter((id) => id !== conversationId) }),
  ];
}
