import type { OpenedConversation } from "../../contract/opened-conversation";
import { toFailure } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { Client } from "../../messaging/client";
import { createDraftController, type DraftController } from "../composer/draft-controller";
import { createSaveDraft } from "../composer/save-draft";
import {
  type ConversationStore,
  createConversationStore,
} from "../conversation/conversation-store";
import { runTwice } from "../conversation/run-twice";
import { createTurnCommands } from "../conversation/turn-commands";
import { createTurnWatches } from "../conversation/turn-watches";
import type { Timers } from "../timers";

/** The popup's conversation with one context, as far as it is shown: its newest exchange. */
export type QuickConversation = {
  readonly contextId: Id;
  readonly store: ConversationStore;
  readonly drafts: DraftController;
  /** The conversation; fails as `conversation.open` does, and then asks anew next time. */
  readonly ready: () => Promise<OpenedConversation>;
  /** Whether the message was stored; if not, the state tells the problem. */
  readonly send: (text: string) => Promise<boolean>;
  readonly stop: (turnId: Id) => Promise<void>;
  /** Reads the newest exchange, and follows its answer while that is being written. */
  readonly refresh: () => Promise<void>;
  /** Ends what is watched and forgets every text; a running turn goes on. */
  readonly close: () => void;
};

type Deps = {
  readonly client: Client;
  readonly contextId: Id;
  readonly open: () => Promise<OpenedConversation>;
  readonly later: Timers["later"];
  readonly newId: () => Id;
};

/** Milliseconds until a turn that could not be followed is looked for again. */
const AGAIN_MS = 1_000;

/** A question, its reply, and no more. */
const NEWEST = 2;

/** The services of one quick conversation; nothing is asked before it is needed. */
export function createQuickConversation({
  client,
  contextId,
  open,
  later,
  newId,
}: Deps): QuickConversation {
  const store = createConversationStore();
  const ready = createReady(store, open);
  const watches = createTurnWatches({
    client,
    store,
    // What keeps it from being followed may last.
    onOver: (how) => (how === "ended" ? refresh() : later(() => void refresh(), AGAIN_MS)),
  });
  const refresh = async () => {
    try {
      const { conversation } = await ready();
      const input = { conversationId: conversation.id, before: null, limit: NEWEST };
      const page = await runTwice(() => client.call("message.list", input));
      store.dispatch({ type: "newest", page });
      for (const { id, reply } of page.messages) {
        if (reply?.status === "open" || reply?.status === "streaming") watches.follow(id);
      }
    } catch (error) {
      store.dispatch({ type: "problem", failure: toFailure(error) });
    }
  };
  const sync = { ready, follow: watches.follow, refresh: () => void refresh() };
  const turns = createTurnCommands({ client, store, sync, newId });
  const drafts = createDraftController({ save: createSaveDraft({ client, ready }), later });
  const send = (text: string) => turns.send(text, [], drafts.known());
  const close = () => {
    drafts.close();
    watches.close();
    store.close();
  };
  return { contextId, store, drafts, ready, send, stop: turns.cancel, refresh, close };
}

function createReady(
  store: ConversationStore,
  open: () => Promise<OpenedConversation>,
): () => Promise<OpenedConversation> {
  let opening: Promise<OpenedConversation> | null = null;
  return () => {
    opening ??= runTwice(open).then((opened) => {
      store.dispatch({ type: "opened", opened });
      return opened;
    });
    opening.catch(() => {
      opening = null;
    });
    return opening;
  };
}
