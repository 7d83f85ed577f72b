import type { CallInput, CallOutput, StreamInput } from "../../../contract/contract";
import type { Conversation } from "../../../domain/conversation";
import type { Id } from "../../../domain/id";
import { onlyMeant } from "../../../domain/reference-index";
import type { Turn } from "../../../domain/turn";
import type { StreamSink } from "../../../messaging/serve-streams";
import { toDocumentWorkflow } from "../../../operations/to-document";
import { toWorkflowContext } from "../../../operations/workflow-context";
import { checkMessageBytes } from "../../../store/attachments/message-limits";
import { checkMessage } from "../../../turns/send-turn";
import type { App } from "../../app";
import { notifyConversationChanged } from "../../notify-changes";
import { conversationPurge } from "../conversation-handlers";
import { turnSend } from "../turn-commands";
import { toTurnFigures } from "../turn-figures";
import { answerWhole } from "./answer-whole";
import { findConversation } from "./not-found";
import { describePage, pageOf } from "./page-of";
import { toSummary } from "./to-summary";
import { toolsUsed } from "./tools-used";

type Needs = Pick<App, "store" | "runs" | "firstChoice" | "signal" | "clock" | "hub" | "panels">;

const CHANNEL = "mcp:chat";

/** workflows that a caller is told of. */
const RECENT_WORKFLOWS = 5;

/** */
const PAGE_SIZE = 20;

/** Answers a message in a conversation, or in a new one. */
export async function chat(app: Needs, input: CallInput<"chat">): Promise<CallOutput<"chat">> {
  const { conversationId, context, metadata } = await begin(app, input);
  try {
    const text = input.message;
    const { turn, reply } = await answerWhole(app, { conversationId, text, metadata });
    return {
      conversation_id: conversationId,
      response: reply.text,
      tools_used: await toolsUsed(app.store, reply),
      context,
      metadata: { figures: await figuresOf(app, turn) },
    };
  } finally {
    notifyConversationChanged(app, conversationId);
  }
}

/** What the answer used; null where no plan was kept, as the guide's answers have none. */
async function figuresOf({ store }: Needs, { id, conversationId }: Turn) {
  const plans = await store.plans.list({ limit: 1, conversationId });
  const own = plans.find(({ turnId }) => turnId === id);
  return own === undefined ? null : toTurnFigures(own);
}

/** As `chat`, told as it comes. */
export async function chatStream(
  app: Needs,
  input: StreamInput<"chat.stream">,
  sink: StreamSink<"chat.stream">,
): Promise<() => void> {
  const { conversationId, context, metadata } = await begin(app, input);
  const id = crypto.randomUUID();
  try {
    await turnSend(app, { id, conversationId, text: input.message, metadata });
  } finally {
    notifyConversationChanged(app, conversationId);
  }
  sink.event({ type: "begun", conversation_id: conversationId, context });
  const live = app.runs.find(id);
  if (live === undefined) {
    sink.done();
    return () => {};
  }
  return live.watch((event) => {
    sink.event({ type: "turn", event });
    if (event.type === "end") sink.done();
  });
}

/** The conversation meant, the workflow that the message names or means noted, and what the caller is told of it. */
async function begin(app: Needs, input: CallInput<"chat">) {
  // What is refused is to leave no conversation behind.
  checkMessage(input.message);
  checkMessageBytes(input.message);
  const { store, clock } = app;
  const conversation = await findOrCreate(app, input.conversation_id);
  const { id: conversationId } = conversation;
  const workflowId = input.workflow_id || (await meantWorkflow(app, conversationId, input.message));
  if (workflowId !== undefined) {
    await store.references.note({
      conversationId,
      kind: "workflow",
      target: workflowId,
      name: workflowId,
      action: "discussed",
      aliases: [],
      mentionedAt: clock.now(),
    });
  }
  const recent = { conversationId, kind: "workflow", limit: RECENT_WORKFLOWS } as const;
  const workflows = await store.references.listOf(recent);
  const turns = await store.countTurns(conversationId);
  const context = toWorkflowContext({ conversation, turns, workflowId, workflows });
  const metadata = workflowId === undefined ? undefined : { workflow: workflowId };
  return { conversationId, context, metadata };
}

/** The one workflow of the conversation that natural words mean; undefined where none is, or several. */
async function meantWorkflow({ store }: Needs, conversationId: Id, text: string) {
  const found = await store.references.find({ conversationId, kind: "workflow", text });
  return onlyMeant(found)?.target;
}

async function findOrCreate(
  { store, panels }: Needs,
  id: string | undefined,
): Promise<Conversation> {
  if (id !== undefined) return findConversation(store, id);
  const created = await store.conversations.create({
    id: crypto.randomUUID(),
    channel: CHANNEL,
    contextId: null,
  });
  panels.changeLists();
  return created.conversation;
}

/** All conversations, newest first; a page at a time. */
export async function conversationsList(
  { store }: Needs,
  input: CallInput<"conversations">,
): Promise<CallOutput<"conversations">> {
  const paging = pageOf(input, PAGE_SIZE);
  let after: number | null = null;
  for (let at = 1; ; at += 1) {
    const page = { contextId: null, after, limit: paging.pageSize, query: "", archived: true };
    const { conversations, next } = await store.conversations.list(page);
    if (at < paging.page && next !== null) {
      after = next;
      continue;
    }
    const shown = at === paging.page ? conversations : [];
    const total = await store.conversations.count(null);
    const message = describePage(paging, total);
    return {
      conversations: await Promise.all(shown.map((card) => toSummary(store, card.conversation))),
      total,
      ...(message === "" ? {} : { message }),
    };
  }
}

/** Forgets what is kept of a conversation in memory. */
export async function conversationClear(
  { store }: Needs,
  input: CallInput<"conversations.clear">,
): Promise<Record<string, never>> {
  await findConversation(store, input.conversation_id);
  // Kept branches are few and read again in milliseconds: all go.
  store.branches.drop();
  return {};
}

/** Removes a conversation for good. */
export async function conversationPermanent(
  app: Needs & Pick<App, "backups" | "undo">,
  input: CallInput<"conversations.permanent">,
): Promise<CallOutput<"conversations.permanent">> {
  const { id, messageCount } = await findConversation(app.store, input.conversation_id);
  return conversationPurge(app, { conversationId: id, messages: messageCount });
}

/** The workflows that a conversation was about. */
export async function conversationWorkflows(
  { store }: Needs,
  input: CallInput<"conversations.workflows">,
): Promise<CallOutput<"conversations.workflows">> {
  const { id: conversationId } = await findConversation(store, input.conversation_id);
  const limit = input.limit ?? RECENT_WORKFLOWS;
  const found = await store.references.listOf({ conversationId, kind: "workflow", limit });
  return { workflows: found.map(toDocumentWorkflow) };
}

/** The conversations that a workflow was part of. */
export async function workflowConversations(
  { store }: Needs,
  { spec_id: target }: CallInput<"workflows.conversations">,
): Promise<CallOutput<"workflows.conversations">> {
  const ids = await store.references.conversationsOf({ kind: "workflow", target });
  return { conversation_ids: [...ids] };
}
