import type { Conversation } from "../../domain/conversation";
import type { Id } from "../../domain/id";
import { refuseWhileRunning } from "../branches/running-turns";
import { withTaint } from "../branches/summary-taint";
import { chooseToTalk } from "../contexts/choose-context";
import { putsToForget, putsToNoteFirst } from "../contexts/last-used";
import { emptiedRowsOf } from "../database/conversation-rows";
import type { Put } from "../rows/changes";
import { headToConversation, headToPut, rowToSummary, summaryToPut } from "../rows/row-to-entity";
import type { Head } from "../rows/set-state";
import { checkConversationCount } from "./create-conversation";
import { type ConversationDeps, headThere } from "./new-conversation";

type Input = { readonly conversationId: Id; readonly contextId: Id };

/**
 * Moves a conversation with its summaries to another context, which answers from then on, in one
 * strict commit. Fails with `not-found`, with `archived` where that context was archived, with
 * `turn-running`, or with `limit-exceeded`.
 */
export async function moveConversation(
  deps: ConversationDeps,
  { conversationId, contextId }: Input,
): Promise<Conversation> {
  return deps.writer.write(async (commit) => {
    const head = await headThere(deps, conversationId);
    const { channel } = head.payload;
    if (head.row.parent === contextId) return headToConversation(head);
    await chooseToTalk(deps, contextId);
    await refuseWhileRunning(deps.database, conversationId);
    await checkConversationCount(deps.database, contextId);
    await commit({
      durability: "strict",
      heads: [headToPut(head, {}, { parent: contextId })],
      puts: [
        ...(await summaryPuts(deps, head, contextId)),
        ...(await putsToForget(deps, head)),
        // The one used last in the context that it comes to stays that, if there is one.
        ...(await putsToNoteFirst(deps, { id: conversationId, channel, contextId })),
      ],
    });
    return headToConversation(await headThere(deps, conversationId));
  });
}

/**
 * One that does not open stays as it is: no prompt is told it. So does one that was made for other
 * conversations of imported or foreign text: those of the new context are not told it.
 */
async function summaryPuts(
  { database, reader }: ConversationDeps,
  head: Head,
  contextId: Id,
): Promise<Put[]> {
  const rows = await emptiedRowsOf(database, "summaries", head.row.id);
  const puts: Put[] = [];
  // One by one: a long conversation's are too many to be held sealed and open at once.
  for (const { id } of rows) {
    const row = await reader.find("summaries", id);
    const opened = row === null ? null : await reader.tryOpen("summaries", row);
    if (opened === null) continue;
    const { version: _version, ...summary } = rowToSummary(opened);
    if (summary.kind === "whole" && withTaint(summary, head).taint.length > 0) continue;
    puts.push(summaryToPut({ ...summary, contextId }, opened.row));
  }
  return puts;
}
