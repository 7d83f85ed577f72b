import { describe, expect, it } from "vitest";
import { makeApp, untilQuiet } from "../../../test/builders/make-app";
import { reply } from "../../../test/fakes/fake-provider";
import { contextArchive, contextCreate, contextList } from "./context-handlers";
import { conversationCreate } from "./conversation-handlers";
import { panelShow, panelWatch, turnRunning } from "./panel-handlers";
import { turnSend } from "./turn-commands";

async function setup(script?: Parameters<typeof makeApp>[0]) {
  const made = await makeApp(script);
  const { app } = made;
  const fields = { name: "Home", systemPrompt: "You are calm." };
  const { context: home } = await contextCreate(app, { id: crypto.randomUUID(), fields });
  app.panelEvents.length = 0;
  const show = (windowId: number | null, over: object = {}) =>
    panelShow(app, { contextId: home.id, conversationId: null, windowId, ...over });
  const activeId = async () => (await contextList(app, {})).activeId;
  return { ...made, home, show, activeId };
}

/** What a panel of that window hears at once. */
async function watch(app: Parameters<typeof panelWatch>[0], windowId: number) {
  const heard: unknown[] = [];
  const sink = { event: (event: unknown) => heard.push(event), done: () => {}, fail: () => {} };
  await panelWatch(app, { windowId }, sink);
  return heard;
}

describe("panel.show", () => {
  it("makes a context the active one, and lets that window's panel show what was used last there", async () => {
    const { app, home, show, activeId } = await setup();
    expect(await activeId()).toBeNull();
    const { opened, isPanelOpen } = await show(1);
    expect(opened).toMatchObject({
      conversation: { contextId: home.id, channel: "side-panel" },
      card: { context: { name: "Home" } },
    });
    expect(isPanelOpen).toBe(true);
    expect(app.panelEvents).toEqual([
      { type: "show", conversationId: opened.conversation.id, opened },
    ]);
    expect(await activeId()).toBe(home.id);
    expect((await show(1)).opened.conversation.id).toBe(opened.conversation.id);
  });

  it("tells that no panel is open there, and the one that opens is told", async () => {
    const { app, show: ask } = await setup();
    const { opened, isPanelOpen } = await ask(2);
    expect([isPanelOpen, app.panelEvents]).toEqual([false, []]);
    const heard = await watch(app, 2);
    const show = { type: "show", conversationId: opened.conversation.id };
    expect(heard).toEqual([show, { type: "waiting", conversationIds: [] }]);
  });

  it("shows one conversation of the context, and none of another", async () => {
    const { app, home, show, conversationId, activeId } = await setup();
    const input = { channel: "side-panel", contextId: home.id, temporary: false } as const;
    const made = await conversationCreate(app, { id: crypto.randomUUID(), ...input });
    await conversationCreate(app, { id: crypto.randomUUID(), ...input });
    const { id } = made.conversation;
    expect((await show(1, { conversationId: id })).opened.conversation.id).toBe(id);
    expect((await show(1)).opened.conversation.id).toBe(id);
    const strange = show(1, { conversationId, contextId: home.id });
    await expect(strange).rejects.toMatchObject({ code: "not-found" });
    expect(await activeId()).toBe(home.id);
  });

  it("D-24 shows one that was archived, to be read, and leaves the active one as it is", async () => {
    const { app, home, show, activeId } = await setup();
    const { opened } = await show(1, { contextId: home.id });
    await contextArchive(app, home);
    await app.store.settings.update((current) => ({ ...current, activeContextId: null }));
    for (const conversationId of [null, opened.conversation.id]) {
      const shown = await show(1, { conversationId });
      expect(shown.opened.conversation.id).toBe(opened.conversation.id);
      expect(shown.opened.card?.context.archived?.by).toBe("person");
    }
    expect(await activeId()).toBeNull();
  });
});

describe("panel.watch", () => {
  it("tells where answers wait, and that none does any more to one that comes back", async () => {
    const { app, conversationId } = await setup();
    const heard = async (waiting: readonly string[]) => {
      const answered = { ...app.answered, waiting: async () => waiting };
      return watch({ panels: app.panels, answered }, 2);
    };
    const waitingEvents = (conversationIds: readonly string[]) => [
      { type: "waiting", conversationIds },
    ];
    expect(await heard([conversationId])).toEqual(waitingEvents([conversationId]));
    expect(await heard([])).toEqual(waitingEvents([]));
  });
});

describe("turn.running", () => {
  it("lists what is being answered, with the names that the person knows it by", async () => {
    let finish = () => {};
    const until = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { app, conversationId } = await setup(() => [{ type: "wait", until }, ...reply("Yes.")]);
    expect(await turnRunning(app)).toEqual({ turns: [] });
    const turn = await turnSend(app, { id: crypto.randomUUID(), conversationId, text: "Hello" });
    const names = { title: "Hello", contextName: "Confidant" };
    const turns = [{ turnId: turn.id, conversationId, ...names }];
    expect(await turnRunning(app)).toEqual({ turns });
    finish();
    await untilQuiet(app);
    expect(await turnRunning(app)).toEqual({ turns: [] });
  });
});
