import type { PanelEvent } from "../contract/conversation";
import type { OpenedConversation } from "../contract/opened-conversation";
import type { Id } from "../domain/id";
import type { PageWanted } from "../domain/page-ask";

type Listener = (event: PanelEvent) => void;

/** A browser window; null for a panel that is in none. */
type WindowId = number | null;

/** Where a page is: beside a window's pages, or in a tab of its own. */
type PageLocation = { readonly windowId: WindowId; readonly isTab?: boolean | undefined };

/**
 * Tells the side panels of all windows what to show, and when the lists have changed. A panel in a tab
 * hears the same; but it may be hidden, so it counts as a window's open panel only where the browser has
 * none beside its pages.
 */
export type PanelHub = {
  /**
   * Lets the panels of a window show a conversation; false where none is open there. Then, and where
   * the last one was closing, the one that opens there within seconds is told; one that comes beside it
   * at once is told, too.
   */
  readonly show: (windowId: WindowId, opened: OpenedConversation) => boolean;
  /** Contexts or conversations are other ones now: all pages are told, once for many changes. */
  readonly changeLists: () => void;
  /**
   * Connections may have other models to choose from: all panels are told, once for many changes,
   * and those that come within seconds.
   */
  readonly changeModels: () => void;
  /** Tells all panels in which conversations an answer waits that was shown nowhere. */
  readonly notifyWaiting: (conversationIds: readonly Id[]) => void;
  /**
   * Tells the panel of a window that the page beside it is wanted; where none is open, the one
   * that opens there within seconds. Told once, to the one that came last: one that was closing then has
   * not heard it, but two would bring the page twice.
   */
  readonly askPage: (windowId: WindowId, wanted: PageWanted) => void;
  readonly listen: (location: PageLocation, listener: Listener) => () => void;
};

type Deps = {
  readonly clock: { readonly now: () => number };
  /** Calls `run` so many milliseconds later. */
  readonly later: (run: () => void, milliseconds: number) => void;
  /** Tells the pages that follow no window. */
  readonly announceLists: () => void;
  /** Whether the browser has panels beside its pages. */
  readonly hasPanels: () => boolean;
};

/** What a panel is to show, if it comes before that time (milliseconds since 1970). */
type TimedEvent = { readonly event: PanelEvent; readonly until: number };

const LISTS_EVERY_MS = 100;

/** A panel that is closed counts as open for less than this: until the browser tells of it. */
const CLOSING_MS = 1_000;

// A panel that is opening, or one that has not come back to a worker that was woken just now.
const WAIT_FOR_PANEL_MS = 10_000;

/** A hub to which no panel listens yet. */
export function createPanelHub({ clock, later, announceLists, hasPanels }: Deps): PanelHub {
  const pages = createPages();
  const waitingByWindow = new Map<WindowId, TimedEvent>();
  const pagesByWindow = new Map<WindowId, TimedEvent>();
  /** What the panels of a window were told last. */
  const sentByWindow = new Map<WindowId, TimedEvent>();
  const notifyAll = (event: PanelEvent) => {
    for (const { listener } of pages.all()) listener(event);
  };
  const notifyLists = onceForMany(later, () => {
    notifyAll({ type: "lists" });
    announceLists();
  });
  const notifyModels = onceForMany(later, () => notifyAll({ type: "models" }));
  const timed = (event: PanelEvent) => ({ event, until: clock.now() + WAIT_FOR_PANEL_MS });
  let modelsUntil = 0;
  return {
    show: (windowId, opened) => {
      const event: PanelEvent = { type: "show", conversationId: opened.conversation.id };
      for (const { listener } of pages.in(windowId)) listener({ ...event, opened });
      const isOpen = pages.panelOf(windowId) !== undefined;
      // Without what was opened: it may be another by the time it is heard.
      (isOpen ? sentByWindow : waitingByWindow).set(windowId, timed(event));
      return isOpen;
    },
    changeLists: notifyLists,
    changeModels: () => {
      modelsUntil = clock.now() + WAIT_FOR_PANEL_MS;
      notifyModels();
    },
    notifyWaiting: (ids) => notifyAll({ type: "waiting", conversationIds: [...ids] }),
    askPage: (windowId, wanted) => {
      const event: PanelEvent = { type: "page", ...wanted };
      const panel = pages.panelOf(windowId);
      if (panel === undefined) pagesByWindow.set(windowId, timed(event));
      else panel.listener(event);
    },
    listen: ({ windowId, isTab = false }, listener) => {
      const isPanel = !isTab || !hasPanels();
      const leave = pages.add({ windowId, isPanel, listener });
      if (clock.now() < modelsUntil) listener({ type: "models" });
      if (!isPanel) return leave;
      const now = clock.now();
      const sent = sentByWindow.get(windowId);
      if (mayBeUnheard(sent, now)) listener(sent.event);
      for (const events of [waitingByWindow, pagesByWindow]) {
        takeEvent(events, { windowId, now, listener });
      }
      return () => {
        leave();
        if (pages.panelOf(windowId) !== undefined) return;
        const left = sentByWindow.get(windowId);
        sentByWindow.delete(windowId);
        if (mayBeUnheard(left, clock.now())) waitingByWindow.set(windowId, left);
      };
    },
  };
}

type Page = {
  readonly windowId: WindowId;
  readonly isPanel: boolean;
  readonly listener: Listener;
};

/** The pages that listen, in the order in which they came. */
function createPages() {
  const all = new Set<Page>();
  const inWindow = (windowId: WindowId) => [...all].filter((page) => page.windowId === windowId);
  return {
    all: () => [...all],
    in: inWindow,
    /** The panel of a window that came last. */
    panelOf: (windowId: WindowId) => inWindow(windowId).findLast(({ isPanel }) => isPanel),
    add: (page: Page) => {
      all.add(page);
      return () => void all.delete(page);
    },
  };
}

/**
 * Whether it was told just now, perhaps to one that was closing then and has heard nothing. Whoever shows it
 * already is not changed by being told again.
 */
function mayBeUnheard(sent: TimedEvent | undefined, now: number): sent is TimedEvent {
  return sent !== undefined && sent.until > now + WAIT_FOR_PANEL_MS - CLOSING_MS;
}

type Taking = { readonly windowId: WindowId; readonly now: number; readonly listener: Listener };

/** Tells what waits for the window's next panel, unless it has waited too long. */
function takeEvent(events: Map<WindowId, TimedEvent>, { windowId, now, listener }: Taking): void {
  const taken = events.get(windowId);
  events.delete(windowId);
  if (taken !== undefined && now < taken.until) listener(taken.event);
}

/** Tells a little later, once for all the changes until then. */
function onceForMany(later: Deps["later"], notify: () => void): () => void {
  let isScheduled = false;
  const notifyNow = () => {
    isScheduled = false;
    notify();
  };
  return () => {
    if (isScheduled) return;
    isScheduled = true;
    later(notifyNow, LISTS_EVERY_MS);
  };
}
