import type { OpenedConversation } from "../contract/opened-conversation";
import { toFailure } from "../domain/app-error";
import type { Conversation } from "../domain/conversation";
import type { Id } from "../domain/id";
import type { PageWanted } from "../domain/page-ask";
import type { Client } from "../messaging/client";
import { type Cell, createCell } from "./cell";
import { runTwice } from "./conversation/run-twice";
import { createHeldTexts, type HeldByConversation } from "./held-texts";
import { keepSame } from "./keep-same";
import { createShownModel, type ShownModel } from "./models/shown-model";
import { createPanel, type Panel } from "./panel";
import { createSwitch, type ShownPanel, shownId } from "./panel-switch";
import { createPanelWatch } from "./panel-watch";
import type { UndoCell, UndoOffer } from "./undo/undo-offer";

type Readable<T> = Pick<Cell<T>, "get" | "subscribe">;

/** What the side panel works with while the vault is open: one conversation, and the way to others. */
export type PanelShell = {
  readonly client: Client;
  readonly current: Readable<ShownPanel>;
  /** Another number whenever the lists of contexts or conversations have changed. */
  readonly lists: Readable<number>;
  /** Another number whenever there may be other models to choose from. */
  readonly offers: Readable<number>;
  /** The conversations in which an answer waits that was shown nowhere yet. */
  readonly waiting: Readable<readonly Id[]>;
  /** What was done just now and can be taken back. */
  readonly undo: UndoCell;
  /** What is shown as the one that answers, in whichever conversation. */
  readonly model: ShownModel;
  /** Opens the conversation used last and follows the window's requests from then on. */
  readonly start: () => Promise<void>;
  /** Shows another conversation; fails as `conversation.show` does, and what is shown stays then. */
  readonly showConversation: (one: Pick<Conversation, "id" | "contextId">) => Promise<void>;
  /** Makes a context the active one and shows the conversation used last in it. */
  readonly showContext: (contextId: Id) => Promise<void>;
  /** Makes the context of the shown conversation the active one, which it is not while it is archived. */
  readonly activate: (one: Pick<Conversation, "id" | "contextId">) => Promise<void>;
  /** Begins another conversation in the shown context; one in which nothing was said stays. */
  readonly begin: (options: { readonly temporary: boolean }) => Promise<void>;
  /** Shows what the shown context has when the shown conversation is gone. */
  readonly leave: () => Promise<void>;
  readonly refresh: () => void;
  readonly close: () => void;
};

type Deps = {
  readonly client: Client;
  /** The browser window that the panel belongs to; null where that is not told. */
  readonly readWindow: () => Promise<number | null>;
  /** Whether it is shown in a tab, not beside one; left out where it is not. */
  readonly readIsTab?: () => Promise<boolean>;
  /** Calls back when it may have come into another window, until the returned function is called. */
  readonly onMoved?: (listener: () => void) => () => void;
  /** Outlives the shell: a removed conversation has the whole panel opened anew. */
  readonly undo?: UndoCell;
  /** Outlives it, too; who gives it forgets it once the vault is not open. */
  readonly held?: HeldByConversation;
};

/** A shell with the panel of the conversation used last, not started yet. */
export function createPanelShell(deps: Deps): PanelShell {
  const { client } = deps;
  const onMissing = () => reportProblem(now(), leave());
  const options = { onMissing, model: createShownModel() };
  const current = createCell<ShownPanel>({ panel: createPanel(client, options), round: 0 });
  const { undo = createCell<UndoOffer | null>(null), held = createHeldTexts() } = deps;
  const now = () => current.get().panel;
  const { go, bringHeld, ...switching } = createSwitch(current, options, held);
  const leave = () => go(() => openAnother(client, contextOf(now())));
  const show = (conversationId: Id) => showTwice(client, conversationId);
  const follow = (id: Id, opened?: OpenedConversation) =>
    reportProblem(
      now(),
      go(async () => opened ?? show(id)),
    );
  // A page may be asked for together with the conversation that it is for.
  let following: Promise<void> = Promise.resolve();
  const toShow = createRequests({ client, onUnheard: () => feed.reconnect() }, (id, opened) => {
    if (shownId(now()) !== id) following = follow(id, opened);
  });
  const feed = createFeed(client, {
    onShow: toShow.hear,
    onLists: () => void now().readContext(),
    onPage: (wanted) => following.then(() => bringPageTo(now(), wanted)),
  });
  const placing = createPlacing(deps, { toShow, feed });
  return {
    client,
    current,
    ...feed.cells,
    undo,
    model: options.model,
    start: async () => {
      const [panelLocation] = await Promise.all([readPanelLocation(deps), now().sync.start()]);
      await bringHeld(show);
      placing.put(panelLocation);
    },
    showConversation: ({ id, contextId }) =>
      go(() =>
        openElsewhere({ shown: contextOf(now()), contextId, id, show, showInWindow: toShow.show }),
      ),
    showContext: (contextId) => go(async () => (await toShow.show(contextId, null)).opened),
    activate: async ({ id, contextId }) => {
      await toShow.show(contextId, id);
    },
    begin: createBegin({ client, now, go }),
    leave,
    refresh: () => now().sync.refresh(),
    close: () => {
      switching.close();
      placing.close();
      now().close();
    },
  };
}

async function readPanelLocation({ readWindow, readIsTab }: Deps) {
  const [windowId, isTab = false] = await Promise.all([readWindow(), readIsTab?.()]);
  return { windowId, isTab };
}

type PanelLocation = Awaited<ReturnType<typeof readPanelLocation>>;

type Placed = {
  readonly toShow: { readonly begin: (windowId: number | null) => void };
  readonly feed: {
    readonly start: (panelLocation: PanelLocation) => void;
    readonly close: () => void;
  };
};

/** Where the panel is; a tab that is moved to another window is asked for things there from then on. */
function createPlacing(deps: Deps, { toShow, feed }: Placed) {
  let isPut = false;
  let isMoved = false;
  const put = (panelLocation: PanelLocation) => {
    isPut = true;
    toShow.begin(panelLocation.windowId);
    feed.start(panelLocation);
    // It may have been while that place was on its way here.
    if (isMoved) void move();
  };
  const move = async () => {
    isMoved = !isPut;
    if (isPut) put(await readPanelLocation(deps));
  };
  const stay = deps.onMoved?.(() => void move());
  const close = () => {
    stay?.();
    feed.close();
  };
  return { put, close };
}

function showTwice(client: Client, conversationId: Id): Promise<OpenedConversation> {
  return runTwice(() => client.call("conversation.show", { conversationId }));
}

async function bringPageTo(panel: Panel, wanted: PageWanted): Promise<void> {
  const { bringPage } = await import("./page/bring-page");
  await bringPage(panel, wanted);
}

type FeedHandlers = Pick<Parameters<typeof createPanelWatch>[0], "onShow" | "onLists" | "onPage">;

/** What the worker tells every panel of, as cells, once it is watched. */
function createFeed(client: Client, { onShow, onLists, onPage }: FeedHandlers) {
  const [lists, offers] = [createCell(0), createCell(0)];
  const waiting = createCell<readonly Id[]>([]);
  const watch = createPanelWatch({
    client,
    onShow,
    onLists: () => {
      lists.set(lists.get() + 1);
      onLists();
    },
    onModels: () => offers.set(offers.get() + 1),
    onWaiting: (ids) => waiting.set(keepSame(waiting.get(), ids)),
    onPage,
  });
  const close = () => {
    watch.close();
    for (const cell of [lists, offers, waiting]) cell.close();
  };
  return { cells: { lists, offers, waiting }, ...watch, close };
}

type Follow = (conversationId: Id, opened?: OpenedConversation) => void;

type RequestDeps = {
  readonly client: Client;
  /** Called where the worker was woken by what is asked, so that it waits to be told this panel. */
  readonly onUnheard: () => void;
};

/** What is to be shown in the panel's window, asked here or elsewhere. */
function createRequests({ client, onUnheard }: RequestDeps, follow: Follow) {
  let windowId: number | null = null;
  let asking = 0;
  let heard: Id | null = null;
  return {
    begin: (id: number | null) => {
      windowId = id;
    },
    show: async (contextId: Id, conversationId: Id | null) => {
      asking += 1;
      try {
        const input = { contextId, conversationId, windowId };
        const answer = await runTwice(() => client.call("panel.show", input));
        // What is asked here comes back as a request of the window; another one is the popup's.
        if (heard !== null && heard !== answer.opened.conversation.id) follow(heard);
        // Heard later it would lead back here from wherever the person has gone by then.
        if (!answer.isPanelOpen) onUnheard();
        return answer;
      } finally {
        asking -= 1;
        heard = null;
      }
    },
    hear: (id: Id, opened?: OpenedConversation) => {
      if (asking > 0) heard = id;
      else follow(id, opened);
    },
  };
}

type Elsewhere = {
  /** The context that is shown. */
  readonly shown: Id | null;
  readonly contextId: Id;
  readonly id: Id;
  readonly show: (id: Id) => Promise<OpenedConversation>;
  readonly showInWindow: (
    contextId: Id,
    id: Id,
  ) => Promise<{ readonly opened: OpenedConversation }>;
};

async function openElsewhere(where: Elsewhere): Promise<OpenedConversation> {
  const { shown, contextId, id, show, showInWindow } = where;
  if (shown === contextId) return show(id);
  return (await showInWindow(contextId, id)).opened;
}

type BeginDeps = Pick<Deps, "client"> & {
  readonly now: () => Panel;
  readonly go: (open: () => Promise<OpenedConversation>) => Promise<void>;
};

/** What begins a conversation; one that is on its way is shown to who asks once more. */
function createBegin({ client, now, go }: BeginDeps): PanelShell["begin"] {
  const begun = new Map<string, Promise<OpenedConversation>>();
  return async ({ temporary }) => {
    if (isUnused(now(), temporary)) return;
    const target = { channel: "side-panel", contextId: contextOf(now()) } as const;
    const key = `${target.contextId} ${temporary}`;
    const create = () => {
      const input = { id: crypto.randomUUID(), ...target, temporary };
      const made = runTwice(() => client.call("conversation.create", input));
      begun.set(key, made);
      return made.finally(() => begun.delete(key));
    };
    await go(() => begun.get(key) ?? create());
  };
}

/** What a context has; of one that was removed, what the active one has. */
async function openAnother(client: Client, contextId: Id | null): Promise<OpenedConversation> {
  const open = (from: Id | null) =>
    runTwice(() => client.call("conversation.open", { channel: "side-panel", contextId: from }));
  try {
    return await open(contextId);
  } catch (error) {
    if (contextId === null || toFailure(error).code !== "not-found") throw error;
    return open(null);
  }
}

/** For what was asked for elsewhere: nothing but the conversation itself can tell of a failure. */
async function reportProblem(panel: Panel, going: Promise<void>): Promise<void> {
  await going.catch((error: unknown) =>
    panel.conversation.dispatch({ type: "problem", failure: toFailure(error) }),
  );
}

function contextOf({ conversation }: Panel): Id | null {
  return conversation.get().opened?.conversation.contextId ?? null;
}

/** Whether the shown conversation is as good as a new one. */
function isUnused({ conversation }: Panel, temporary: boolean): boolean {
  const { opened, loaded, messages, pending } = conversation.get();
  const isEmpty = loaded && messages.length === 0 && pending.length === 0;
  return isEmpty && opened?.conversation.temporary === temporary;
}
