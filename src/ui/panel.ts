import type { OpenedConversation, OpenedWithNewest } from "../contract/opened-conversation";
import { toFailure } from "../domain/app-error";
import { expiryOf } from "../domain/expiry";
import type { Client } from "../messaging/client";
import { createDraftAttachments, type DraftAttachments } from "./attachments/draft-attachments";
import { createDraftController, type DraftController } from "./composer/draft-controller";
import { createSaveDraft } from "./composer/save-draft";
import { type Branches, createBranches } from "./conversation/branches";
import { type ConversationStore, createConversationStore } from "./conversation/conversation-store";
import { type ConversationSync, createConversationSync } from "./conversation/conversation-sync";
import {
  createMessageEdits,
  type HeldEdits,
  type MessageEdits,
} from "./conversation/message-edits";
import { PAGE_SIZE } from "./conversation/newest-page";
import { createOtherModel, type OtherModel } from "./conversation/other-model";
import { runTwice } from "./conversation/run-twice";
import { createTurnCommands, type TurnCommands } from "./conversation/turn-commands";
import { createShownModel, type ShownModel } from "./models/shown-model";
import { createPromptMeter, type PromptMeter } from "./prompt/prompt-meter";
import { createSummaryController, type SummaryController } from "./summaries/summary-controller";
import type { HeldSummary } from "./summaries/summary-editor";
import { createTimers } from "./timers";

/** Everything that one conversation in the side panel is shown and changed with. */
export type Panel = {
  readonly client: Client;
  readonly conversation: ConversationStore;
  readonly sync: ConversationSync;
  readonly turns: TurnCommands;
  readonly edits: MessageEdits;
  readonly otherModel: OtherModel;
  readonly branches: Branches;
  readonly drafts: DraftController;
  readonly attachments: DraftAttachments;
  readonly meter: PromptMeter;
  readonly summaries: SummaryController;
  /** Reads anew what is shown of the context. */
  readonly readContext: () => Promise<void>;
  /** Another conversation is about to be shown: gives what is to be held until this one is; null for nothing. */
  readonly leave: () => HeldTexts | null;
  /** Ends every watch and timer and forgets every text; the panel is not to be used any more. */
  readonly close: () => void;
};

/** What was typed beside the draft in a conversation that is not shown, and neither sent nor saved. */
export type HeldTexts = {
  readonly edits: HeldEdits | null;
  readonly summary: HeldSummary | null;
};

type Options = {
  /** Tells which conversation it is; the one used last where it is left out. */
  readonly open?: () => Promise<OpenedWithNewest>;
  /** Called when the conversation is not there any more: it was removed elsewhere. */
  readonly onMissing?: () => void;
  /** What is shown as the one that answers. */
  readonly model?: ShownModel;
  /** What was typed when the conversation was left before. */
  readonly held?: HeldTexts | undefined;
};

/** One conversation's services over one client, not started yet. */
export function createPanel(
  client: Client,
  { open = openLast(client), onMissing = () => {}, model = createShownModel(), held }: Options = {},
): Panel {
  const conversation = createConversationStore();
  const timers = createTimers();
  const readContext = createContextReader({ client, store: conversation });
  const sync = createConversationSync({
    client,
    open,
    store: conversation,
    wait: (ms) => new Promise((resolve) => timers.later(() => resolve(), ms)),
    now: () => performance.now(),
    onMissing,
    onNews: () => {
      summaries.refresh();
      meter.touch();
      if (isEnding(conversation.get().opened)) readContext();
    },
  });
  const { ready } = sync;
  const meter = createPromptMeter({ client, ready, later: timers.later });
  const summaries = createSummaryController({
    ...{ client, ready, onChange: meter.touch },
    held: held?.summary ?? null,
  });
  const newId = () => crypto.randomUUID();
  const turns = createTurnCommands({ client, store: conversation, sync, newId, model });
  const edits = createMessageEdits({ store: conversation, turns, held: held?.edits ?? undefined });
  const otherModel = createOtherModel(turns);
  const branches = createBranches({ client, store: conversation, sync });
  const drafts = createDraftController({
    save: createSaveDraft({ client, ready }),
    onFailure: (failure) => conversation.dispatch({ type: "problem", failure }),
    later: timers.later,
  });
  const attachments = createDraftAttachments({
    client,
    ready,
    newId,
    read: async (file) => (await import("./attachments/read-attached")).readAttached(file),
    onChange: meter.touch,
  });
  const parts = { drafts, attachments, meter, summaries, edits, otherModel, branches };
  const leave = () => {
    const left = { edits: edits.leave(), summary: summaries.leave() };
    return left.edits === null && left.summary === null ? null : left;
  };
  const close = () => {
    for (const one of Object.values(parts)) one.close();
    sync.close();
    timers.close();
    conversation.close();
  };
  return { client, conversation, sync, turns, ...parts, readContext, leave, close };
}

/** The conversation used last in the side panel, with what is seen of it first. */
function openLast(client: Pick<Client, "call">): () => Promise<OpenedWithNewest> {
  const input = { channel: "side-panel", newest: PAGE_SIZE } as const;
  return () => runTwice(() => client.call("conversation.open", input));
}

/** Whether the context's time is nearly over, so that a chat has renewed it. */
function isEnding(opened: OpenedConversation | null): boolean {
  const card = opened?.card ?? null;
  return card !== null && expiryOf(card.context, card, Date.now()).state !== "fresh";
}

type Deps = { readonly client: Pick<Client, "call">; readonly store: ConversationStore };

/**
 * A function that reads the context of the shown conversation anew: its name, and when it ends.
 * Only the newest answer counts. One that does not open any more is none; any other failure leaves
 * what was read before.
 */
function createContextReader({ client, store }: Deps): () => Promise<void> {
  let latest = 0;
  return async () => {
    const { opened } = store.get();
    if (opened === null) return;
    latest += 1;
    const mine = latest;
    const { contextId } = opened.conversation;
    try {
      const card = await client.call("context.get", { id: contextId });
      if (mine === latest) store.dispatch({ type: "context", card });
    } catch (error) {
      const isDamaged = toFailure(error).code === "row-tampered";
      if (isDamaged && mine === latest) store.dispatch({ type: "context-damaged", contextId });
      // Asked again with the next news; a vault that has closed is told by the gate.
    }
  };
}
