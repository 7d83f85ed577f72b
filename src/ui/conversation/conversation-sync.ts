import type { ConversationEvent } from "../../contract/conversation";
import type { OpenedConversation, OpenedWithNewest } from "../../contract/opened-conversation";
import { toFailure } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { Client } from "../../messaging/client";
import { isRunning } from "./conversation-state";
import type { ConversationStore } from "./conversation-store";
import { runningTurn } from "./entries";
import { createNewestPage, LARGEST_PAGE, PAGE_SIZE } from "./newest-page";
import { runTwice } from "./run-twice";
import { createTitleReader } from "./title-reader";
import { createTurnWatches } from "./turn-watches";

export type ConversationSync = {
  /** Opens the conversation and stays in step with it; a failure becomes the state's problem. */
  readonly start: () => Promise<void>;
  /** The opened conversation; fails as opening it does, and then asks anew next time. */
  readonly ready: () => Promise<OpenedConversation>;
  readonly follow: (turnId: Id) => void;
  readonly refresh: () => void;
  /** Reads a page more; a larger one for so many messages, as far as they are read at once. */
  readonly showEarlier: (messages?: number) => Promise<void>;
  /** Ends every watch; the sync is not to be used any more. */
  readonly close: () => void;
};

type Deps = {
  readonly client: Client;
  readonly store: ConversationStore;
  /** Tells which conversation this is, and may bring its messages; may be asked again after it has failed. */
  readonly open: () => Promise<OpenedWithNewest>;
  readonly wait: (ms: number) => Promise<void>;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  /** Called when the conversation is not there any more. */
  readonly onMissing: () => void;
  /** Called when what the next request is made of may have changed. */
  readonly onNews: () => void;
};

const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 10_000;
/** A connection that lasted this long was a good one: the next wait is short again. */
const GOOD_MS = 5_000;

/** Keeps the state in step with the worker, over its deaths and beside other panels. */
export function createConversationSync(deps: Deps): ConversationSync {
  const { client, store } = deps;
  const ready = createReady(deps);
  const readTitle = createTitleReader(deps);
  let changed = false;
  const watches = createTurnWatches({
    client,
    store,
    // What keeps it from being followed may last: then it is asked again with growing pauses.
    onOver: (how) => (how === "ended" ? refresh() : link.recover()),
  });
  const refresh = createNewestPage({
    client,
    store,
    ready,
    onPage: () => {
      const running = runningRows(store);
      running.forEach(watches.follow);
      // While a turn runs, the worker has better things to do; its end brings another page.
      if (running.length === 0 || changed) deps.onNews();
      changed = false;
    },
    onGone: () => link.recover(),
    onMissing: deps.onMissing,
  });
  const hear = createHearing({ store, readTitle, refresh, follow: watches.follow });
  const link = createLink(deps, {
    onEvent: (event) => {
      if (event.type === "changed") changed = true;
      hear(event);
    },
    onReconnect: () => {
      // What was told while nothing was connected was not heard.
      readTitle();
      refresh();
    },
  });
  const stopListening = client.onWorkerStart(link.reconnect);
  const connect = () => {
    link.connect();
    refresh();
  };
  return {
    ready,
    // Where the start had failed, the first message that gets through is what connects.
    refresh: connect,
    follow: watches.follow,
    start: () => openFirst({ ready, store }, connect),
    showEarlier: (wanted = PAGE_SIZE) => showEarlier(deps, wanted),
    close: () => {
      stopListening();
      watches.close();
      link.close();
    },
  };
}

function createReady({ open, store }: Deps): () => Promise<OpenedConversation> {
  let opening: Promise<OpenedConversation> | null = null;
  return () => {
    opening ??= open().then(({ newest, ...opened }) => {
      store.dispatch({ type: "opened", opened });
      // They are drawn with it; what was told since is read once it is followed.
      if (newest !== undefined) store.dispatch({ type: "newest", page: newest });
      return opened;
    });
    opening.catch(() => {
      opening = null;
    });
    return opening;
  };
}

async function openFirst(
  { ready, store }: Pick<ConversationSync, "ready"> & Pick<Deps, "store">,
  connect: () => void,
): Promise<void> {
  try {
    await ready();
    // Closed meanwhile: another conversation is shown.
    if (store.get().opened !== null) connect();
  } catch (error) {
    store.dispatch({ type: "problem", failure: toFailure(error) });
  }
}

type Hearing = {
  readonly store: ConversationStore;
  readonly readTitle: () => void;
  readonly refresh: () => void;
  readonly follow: (turnId: Id) => void;
};

/** Reads what an event says is another than the state has it. */
function createHearing({ store, readTitle, refresh, follow }: Hearing) {
  return (event: ConversationEvent) => {
    if (event.type === "changed") {
      readTitle();
      // Messages may be others, too: another branch is shown, or some were deleted.
      return refresh();
    }
    const { turnId, status } = event;
    if (isRunning(status)) follow(turnId);
    // Its first question, and another version of that, give a conversation its title.
    if (status === "open" && !isKnown(store, turnId)) readTitle();
    if (!isRunning(status) || !isKnown(store, turnId)) refresh();
  };
}

type LinkUse = {
  readonly onEvent: (event: ConversationEvent) => void;
  readonly onReconnect: () => void;
};

/**
 * The conversation's own watch. While a turn runs it is made anew, with growing pauses, when the
 * worker dies; else when the next worker has started: an idle panel must not wake one by itself.
 */
function createLink({ client, store, wait, now }: Deps, { onEvent, onReconnect }: LinkUse) {
  let connected = false;
  let stop = () => {};
  let recovering = false;
  let pause = FIRST_WAIT_MS;
  const connect = () => {
    const opened = store.get().opened;
    if (connected || opened === null) return;
    connected = true;
    const since = now();
    const { conversation } = opened;
    stop = client.watch(
      "conversation.watch",
      { conversationId: conversation.id },
      {
        event: onEvent,
        end: () => {
          connected = false;
          if (now() - since > GOOD_MS) pause = FIRST_WAIT_MS;
          recover();
        },
      },
    );
  };
  const reconnect = () => {
    // Its first worker is started by the panel itself, which is about to connect.
    if (connected || store.get().opened === null) return;
    connect();
    onReconnect();
  };
  const recover = async () => {
    if (recovering || runningTurn(store.get()) === null) return;
    recovering = true;
    await wait(pause);
    pause = Math.min(pause * 2, LONGEST_WAIT_MS);
    recovering = false;
    if (connected) onReconnect();
    else reconnect();
  };
  // Nothing is mended or connected afterwards: the store it asks is empty by then.
  return { connect, reconnect, recover, close: () => stop() };
}

async function showEarlier({ client, store }: Deps, wanted: number): Promise<void> {
  const { opened, messages } = store.get();
  const first = messages[0];
  if (opened === null || first === undefined) return;
  const limit = Math.min(LARGEST_PAGE, Math.max(PAGE_SIZE, wanted));
  const input = { conversationId: opened.conversation.id, before: first.id, limit };
  try {
    const page = await runTwice(() => client.call("message.list", input));
    // Another branch is shown by now, or they are there already.
    if (store.get().messages[0]?.id === first.id) store.dispatch({ type: "earlier", page });
  } catch (error) {
    store.dispatch({ type: "problem", failure: toFailure(error) });
  }
}

/** Rows that say they run, without those whose end has been told and is only not read yet. */
function runningRows(store: ConversationStore): Id[] {
  const { messages, liveById } = store.get();
  return messages
    .filter(({ id, reply }) => {
      const live = liveById.get(id);
      const ended = live !== undefined && !isRunning(live.state.status);
      return reply !== null && isRunning(reply.status) && !ended;
    })
    .map(({ id }) => id);
}

function isKnown(store: ConversationStore, turnId: Id): boolean {
  return store.get().messages.some((message) => message.id === turnId);
}
