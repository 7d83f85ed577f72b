import type { CallInput, CallOutput } from "../../../contract/contract";
import { AppError } from "../../../domain/app-error";
import { expiryOf } from "../../../domain/expiry";
import { isCutHistory } from "../../../domain/prompt-plan";
import { approx4 } from "../../../domain/tokens";
import { toDocumentConversation, toIsoOrNull } from "../../../operations/to-document";
import { checkMessageBytes } from "../../../store/attachments/message-limits";
import { checkMessage } from "../../../turns/send-turn";
import type { App } from "../../app";
import { answerWhole } from "./answer-whole";
import { find } from "./context-manage";
import { contextNotFound } from "./not-found";

/** D-1: clients of the documents' operations talk in a channel of their own. */
const CHANNEL = "mcp:context-chat";

/**
 * Answers a message in a context's own conversation of this channel (M-032, M-033). Fails with
 * `not-found`, and the contexts that there are, where there is no such context.
 */
export async function contextChat(
  app: Pick<App, "store" | "runs" | "firstChoice" | "signal" | "clock" | "panels">,
  input: CallInput<"context-chat">,
): Promise<CallOutput<"context-chat">> {
  const before = await find(app, input.contextId);
  if ("success" in before) throw await contextNotFound(app);
  // What is refused is to leave no conversation behind.
  checkMessage(input.message);
  checkMessageBytes(input.message);
  const { id: contextId } = before.context;
  if (await app.store.contexts.isAside(contextId)) throw new AppError("archived");
  const requestedAt = app.clock.now();
  const opened = await app.store.conversations.open({ channel: CHANNEL, contextId });
  if (opened.conversation.createdAt >= requestedAt) app.panels.changeLists();
  const { turn, user, reply } = await answerWhole(app, {
    conversationId: opened.conversation.id,
    text: input.message,
    maintainPersonality: input.maintainPersonality,
    // A program's words, not the person's: what a tool would change in such a turn waits for them.
    taint: ["tool"],
  });
  const [{ context, use }, [plan]] = await Promise.all([
    app.store.contexts.get(contextId),
    app.store.plans.list({ limit: 1, conversationId: turn.conversationId }),
  ]);
  const usage = reply.reply?.usage;
  const used = plan?.kept.plan;
  const promptTokens = usage?.promptTokens ?? used?.tokens.total ?? 0;
  return {
    response: reply.text,
    contextName: context.name,
    personality: context.personality,
    userMessage: toDocumentConversation(user, contextId),
    assistantResponse: toDocumentConversation(reply, contextId),
    metadata: {
      tokensUsed: promptTokens + (usage?.replyTokens ?? approx4(reply.text)),
      historyTokens: used?.tokens.history ?? 0,
      historyTruncated: used?.leftOut.some(isCutHistory) ?? false,
      contextExpiry: toIsoOrNull(expiryOf(context, use, app.clock.now()).at),
      // One that is expired has refused the message (D-24).
      isExpired: false,
    },
  };
}
