import { toFailure } from "../domain/app-error";
import type { Client } from "../messaging/client";
import { createDraftKeeper, type DraftKeeper } from "./composer/draft-keeper";
import { type ConversationStore, createConversationStore } from "./conversation/conversation-store";
import { type ConversationSync, createConversationSync } from "./conversation/conversation-sync";
import { runTwice } from "./conversation/run-twice";
import { createTurnCommands, type TurnCommands } from "./conversation/turn-commands";
import { createPromptMeter, type PromptMeter } from "./prompt/prompt-meter";
import { createSummaryKeeper, type SummaryKeeper } from "./summaries/summary-keeper";
import { createTimers } from "./timers";

/** Everything the side panel's components work with while the vault is open. */
export type Panel = {
  readonly client: Client;
  readonly conversation: ConversationStore;
  readonly sync: ConversationSync;
  readonly turns: TurnCommands;
  readonly drafts: DraftKeeper;
  readonly meter: PromptMeter;
  readonly summaries: SummaryKeeper;
  /** Ends every watch and timer and forgets every text; the panel is not to be used any more. */
  readonly close: () => void;
};

/** The side panel's services over one client, not started yet. */
export function createPanel(client: Client): Panel {
  const conversation = createConversationStore();
  const timers = createTimers();
  const sync = createConversationSync({
    client,
    store: conversation,
    wait: (ms) => new Promise((resolve) => timers.later(() => resolve(), ms)),
    now: () => performance.now(),
    onNews: () => {
      summaries.refresh();
      meter.touch();
    },
  });
  const { ready } = sync;
  const meter = createPromptMeter({ client, ready, later: timers.later });
  const summaries = createSummaryKeeper({ client, ready, onChange: meter.touch });
  const newId = () => crypto.randomUUID();
  const turns = createTurnCommands({ client, store: conversation, sync, newId });
  const drafts = createDraftKeeper({
    save: async (text) => {
      try {
        const { conversation: opened } = await sync.ready();
        const input = { conversationId: opened.id, text };
        await runTwice(() => client.call("draft.save", input));
      } catch (error) {
        conversation.dispatch({ type: "problem", failure: toFailure(error) });
      }
    },
    later: timers.later,
  });
  const close = () => {
    drafts.close();
    meter.close();
    summaries.close();
    sync.close();
    timers.close();
    conversation.close();
  };
  return { client, conversation, sync, turns, drafts, meter, summaries, close };
}
