import { describe, expect, it } from "vitest";
import { makeConversation } from "../../test/builders/make-conversation";
import type { PanelEvent } from "../contract/conversation";
import type { OpenedConversation } from "../contract/opened-conversation";
import { createPanelHub } from "./panel-hub";

const CONVERSATION = crypto.randomUUID();
const OPENED: OpenedConversation = {
  conversation: makeConversation({ id: CONVERSATION }),
  contextName: "Calm",
  card: null,
  draft: "",
  draftAttachments: [],
};
const SHOW: PanelEvent = { type: "show", conversationId: CONVERSATION, opened: OPENED };
/** What one is told that comes later. */
const LATE: PanelEvent = { type: "show", conversationId: CONVERSATION };
const LISTS: PanelEvent = { type: "lists" };

function setup({ hasPanels = true } = {}) {
  const clock = { time: 0, now: () => clock.time };
  const timers: { readonly run: () => void; readonly milliseconds: number }[] = [];
  const later = (run: () => void, milliseconds: number) => void timers.push({ run, milliseconds });
  const announced: string[] = [];
  const announceLists = () => void announced.push("lists");
  const hub = createPanelHub({ clock, later, announceLists, hasPanels: () => hasPanels });
  const listen = (windowId: number | null, isTab = false) => {
    const events: PanelEvent[] = [];
    return { events, stop: hub.listen({ windowId, isTab }, (event) => events.push(event)) };
  };
  const openTab = (windowId: number) => listen(windowId, true);
  return { hub, clock, timers, listen, openTab, announced };
}

describe("that there may be other models", () => {
  const MODELS: PanelEvent = { type: "models" };

  it("reaches the panels of all windows, once for many changes", () => {
    const { hub, timers, listen } = setup();
    const panels = [listen(1), listen(2), listen(null)];
    hub.changeModels();
    hub.changeModels();
    expect(timers).toHaveLength(1);
    timers[0]?.run();
    expect(panels.map(({ events }) => events)).toEqual([[MODELS], [MODELS], [MODELS]]);
  });

  it("reaches a panel that comes back within ten seconds, and none later", () => {
    const { hub, clock, listen } = setup();
    hub.changeModels();
    clock.time = 9_999;
    expect(listen(1).events).toEqual([MODELS]);
    clock.time = 10_000;
    expect(listen(1).events).toEqual([]);
  });
});

describe("what panels are told to show", () => {
  it("reaches every panel of that window and no other", () => {
    const { hub, listen } = setup();
    const [here, alsoHere, elsewhere, nowhere] = [listen(1), listen(1), listen(2), listen(null)];
    expect(hub.show(1, OPENED)).toBe(true);
    expect([here.events, alsoHere.events]).toEqual([[SHOW], [SHOW]]);
    expect([elsewhere.events, nowhere.events]).toEqual([[], []]);
  });

  it("waits for the panel that opens there within ten seconds, and is told once", () => {
    const { hub, clock, listen } = setup();
    expect(hub.show(1, OPENED)).toBe(false);
    clock.time = 9_999;
    expect(listen(2).events).toEqual([]);
    expect(listen(1).events).toEqual([LATE]);
    expect(listen(1).events).toEqual([]);
  });

  it("reaches the one that opens next, where the one that was told was closing and heard nothing", () => {
    const { hub, clock, listen } = setup();
    const closing = listen(1);
    expect(hub.show(1, OPENED)).toBe(true);
    clock.time = 999;
    closing.stop();
    expect(listen(1).events).toEqual([LATE]);
  });

  it("reaches the one that comes before the browser has told that the one before it is gone", () => {
    const { hub, clock, listen } = setup();
    const closing = listen(1);
    hub.show(1, OPENED);
    clock.time = 999;
    expect(listen(1).events).toEqual([LATE]);
    closing.stop();
    clock.time = 1_000;
    expect(listen(1).events).toEqual([]);
  });

  it("is not shown again by one that opens when the one that was told has had its time", () => {
    const { hub, clock, listen } = setup();
    const shown = listen(1);
    hub.show(1, OPENED);
    clock.time = 1_000;
    shown.stop();
    expect(listen(1).events).toEqual([]);
  });

  it("is forgotten where no panel came for it", () => {
    const { hub, clock, listen } = setup();
    hub.show(1, OPENED);
    clock.time = 10_000;
    expect(listen(1).events).toEqual([]);
  });

  it("finds no panel once the last one is gone", () => {
    const { hub, listen } = setup();
    const [first, second] = [listen(1), listen(1)];
    first.stop();
    expect(hub.show(1, OPENED)).toBe(true);
    second.stop();
    expect(hub.show(1, OPENED)).toBe(false);
    expect([first.events, second.events]).toEqual([[], [SHOW]]);
  });
});

describe("a change of lists", () => {
  it("is told to all panels and pages, once for all changes of a tenth of a second", () => {
    const { hub, timers, listen, announced } = setup();
    const panels = [listen(1), listen(2), listen(null)];
    for (let change = 0; change < 5; change += 1) hub.changeLists();
    expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([100]);
    timers[0]?.run();
    expect(panels.map(({ events }) => events)).toEqual([[LISTS], [LISTS], [LISTS]]);
    expect(announced).toEqual(["lists"]);
  });

  it("is told again when it comes after that", () => {
    const { hub, timers, listen } = setup();
    const { events } = listen(1);
    hub.changeLists();
    timers[0]?.run();
    hub.changeLists();
    timers[1]?.run();
    expect(events).toEqual([LISTS, LISTS]);
  });
});

describe("that the page beside a panel is wanted", () => {
  const WANTED = { part: "page", ask: "ask", tabId: 7 } as const;
  const PAGE: PanelEvent = { type: "page", ...WANTED };

  it("reaches the panels of that window", () => {
    const { hub, listen } = setup();
    const [here, elsewhere] = [listen(1), listen(2)];
    hub.askPage(1, WANTED);
    expect([here.events, elsewhere.events]).toEqual([[PAGE], []]);
  });

  it("reaches the panel that opens there within seconds, once, behind what it is to show", () => {
    const { hub, clock, listen } = setup();
    hub.show(1, OPENED);
    hub.askPage(1, WANTED);
    clock.time = 9_999;
    expect(listen(1).events).toEqual([LATE, PAGE]);
    expect(listen(1).events).toEqual([]);
    hub.askPage(2, WANTED);
    clock.time = 20_000;
    expect(listen(2).events).toEqual([]);
  });

  it("reaches one page alone, the panel that came last", () => {
    const { hub, listen, openTab } = setup();
    const [closing, open, tab] = [listen(1), listen(1), openTab(1)];
    hub.askPage(1, WANTED);
    expect([closing.events, open.events, tab.events]).toEqual([[], [PAGE], []]);
  });

  it("waits for the panel that opens, where the window has but a tab of Confidant", () => {
    const { hub, listen, openTab } = setup();
    const tab = openTab(1);
    hub.askPage(1, WANTED);
    const other = openTab(1);
    expect([tab.events, other.events, listen(1).events]).toEqual([[], [], [PAGE]]);
  });

  it("reaches a tab where the browser opens no panel", () => {
    const { hub, openTab } = setup({ hasPanels: false });
    const [one, other] = [openTab(1), openTab(1)];
    hub.askPage(1, WANTED);
    expect([one.events, other.events]).toEqual([[], [PAGE]]);
  });
});

describe("a tab of Confidant", () => {
  it("shows what the window is to show, and is no open panel", () => {
    const { hub, listen, openTab } = setup();
    const tab = openTab(1);
    expect(hub.show(1, OPENED)).toBe(false);
    expect(tab.events).toEqual([SHOW]);
    expect(openTab(1).events).toEqual([]);
    expect(listen(1).events, "the panel that opens then").toEqual([LATE]);
    expect(hub.show(1, OPENED)).toBe(true);
  });

  it("leaves to the next panel what one that was closing has not heard", () => {
    const { hub, listen, openTab } = setup();
    const [closing, tab] = [listen(1), openTab(1)];
    hub.show(1, OPENED);
    closing.stop();
    expect(hub.show(2, OPENED)).toBe(false);
    expect(listen(1).events).toEqual([LATE]);
    tab.stop();
  });
});
