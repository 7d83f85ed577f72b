import { describe, expect, it } from "vitest";
import {
  CONVERSATION,
  createFakeClient,
  idOf,
  makeCard,
  makeMessage,
  makeOpened,
  makePage,
  OPENED,
  settle,
} from "../../test/fakes/fake-client";
import type { OpenedConversation } from "../contract/opened-conversation";
import { AppError } from "../domain/app-error";
import { createPanelShell } from "./panel-shell";

const CANARY = "canary-of-the-person";
const WINDOW = 7;

async function setUp(answers: Parameters<typeof createFakeClient>[0] = {}) {
  const fake = createFakeClient({
    "conversation.show": ({ conversationId }: { conversationId: string }) =>
      makeOpened(Number(conversationId.slice(-3))),
    "message.list": ({ conversationId }: { conversationId: string }) =>
      makePage([makeMessage(9, { conversationId })]),
    ...answers,
  });
  const shell = createPanelShell({ client: fake.client, readWindow: async () => WINDOW });
  await shell.start();
  await settle();
  fake.calls.length = 0;
  const shown = () => shell.current.get().panel.conversation.get();
  const notify = (event: object) => fake.watched("panel.watch").at(-1)?.event(event);
  return { ...fake, shell, shown, notify };
}

const names = (calls: readonly { readonly name: string }[]) => calls.map(({ name }) => name);

describe("createPanelShell", () => {
  it("follows the requests of its own window", async () => {
    const { watched, shown } = await setUp();
    expect(shown().opened).toEqual(OPENED);
    expect(watched("panel.watch").map(({ input }) => input)).toEqual([
      { windowId: WINDOW, isTab: false },
    ]);
  });

  it("shows what its window asks for, by one question for it and one for its messages", async () => {
    const { notify, shown, calls } = await setUp();
    notify({ type: "show", conversationId: idOf(5) });
    await settle();
    expect(shown().opened?.conversation.id).toBe(idOf(5));
    expect(shown().messages.map(({ conversationId }) => conversationId)).toEqual([idOf(5)]);
    expect(names(calls).slice(0, 2)).toEqual(["conversation.show", "message.list"]);
    expect(names(calls).filter((name) => !name.startsWith("summary"))).toHaveLength(2);
  });

  it("asks for nothing but the messages where it is told what was opened", async () => {
    const { notify, shown, calls } = await setUp();
    notify({ type: "show", conversationId: idOf(5), opened: makeOpened(5) });
    await settle();
    expect(shown().opened?.conversation.id).toBe(idOf(5));
    expect(names(calls)[0]).toBe("message.list");
    expect(names(calls)).not.toContain("conversation.show");
  });

  it("stays where it is when its window asks for what is shown", async () => {
    const { notify, shell, calls } = await setUp();
    const { round } = shell.current.get();
    notify({ type: "show", conversationId: CONVERSATION });
    await settle();
    expect(shell.current.get().round).toBe(round);
    expect(calls).toEqual([]);
  });

  it("keeps what was typed before another conversation is opened, and forgets it then", async () => {
    const { shell, notify, calls } = await setUp();
    const { panel } = shell.current.get();
    panel.drafts.change(CANARY);
    panel.meter.type(CANARY);
    notify({ type: "show", conversationId: idOf(5) });
    await settle();
    expect(names(calls).slice(0, 2)).toEqual(["draft.save", "conversation.show"]);
    expect(calls[0]?.input).toMatchObject({ conversationId: CONVERSATION, text: CANARY });
    expect(JSON.stringify([panel.meter.text(), panel.conversation.get()])).not.toContain(CANARY);
  });

  it("ends the watches of the conversation that was left, and drops its late answers", async () => {
    let answer = (_: unknown) => {};
    const { notify, watched, shell, shown } = await setUp({
      "message.list": ({ conversationId }: { conversationId: string }) =>
        conversationId === CONVERSATION
          ? new Promise((resolve) => {
              answer = resolve;
            })
          : makePage([]),
    });
    const left = shell.current.get().panel;
    notify({ type: "show", conversationId: idOf(5) });
    await settle();
    answer(makePage([makeMessage(9, { text: CANARY })]));
    await settle();
    expect(watched("conversation.watch").map(({ stopped }) => stopped())).toEqual([true, false]);
    expect(left.conversation.get().messages).toEqual([]);
    expect(shown().messages).toEqual([]);
  });

  it("shows the newest request when an older one is answered later", async () => {
    const waiting = new Map<string, (opened: OpenedConversation) => void>();
    const { notify, shown } = await setUp({
      "conversation.show": ({ conversationId }: { conversationId: string }) =>
        new Promise((resolve) => waiting.set(conversationId, resolve)),
    });
    notify({ type: "show", conversationId: idOf(5) });
    notify({ type: "show", conversationId: idOf(6) });
    await settle();
    waiting.get(idOf(6))?.(makeOpened(6));
    await settle();
    waiting.get(idOf(5))?.(makeOpened(5));
    await settle();
    expect(shown().opened?.conversation.id).toBe(idOf(6));
  });

  it("tells a request that cannot be granted, and what is shown stays", async () => {
    const { notify, shown } = await setUp({
      "conversation.show": () => {
        throw new AppError("not-found");
      },
    });
    notify({ type: "show", conversationId: idOf(5) });
    await settle();
    expect(shown()).toMatchObject({ opened: OPENED, problem: { code: "not-found" } });
  });

  it("makes a context the active one in its window, and asks for nothing twice", async () => {
    const { shell, shown, calls, named, notify } = await setUp({
      "panel.show": () => {
        // The worker tells the window's panels before it answers.
        notify({ type: "show", conversationId: idOf(5) });
        return { opened: makeOpened(5), isPanelOpen: true };
      },
    });
    await shell.showContext(idOf(2));
    await settle();
    expect(named("panel.show")[0]?.input).toEqual({
      contextId: idOf(2),
      conversationId: null,
      windowId: WINDOW,
    });
    expect(shown().opened?.conversation.id).toBe(idOf(5));
    expect(names(calls)).not.toContain("conversation.show");
  });

  it("follows the popup's request that comes while it asks for something itself", async () => {
    const { shell, shown, notify } = await setUp({
      "panel.show": () => {
        notify({ type: "show", conversationId: idOf(6) });
        return { opened: makeOpened(5), isPanelOpen: true };
      },
    });
    await shell.showContext(idOf(2));
    await settle();
    expect(shown().opened?.conversation.id).toBe(idOf(6));
  });

  it("hears at once what it has woken the worker with, and not when that tells that it has started", async () => {
    const { shell, shown, watched, startWorker } = await setUp({
      "panel.show": () => ({ opened: makeOpened(5), isPanelOpen: false }),
    });
    watched("panel.watch").at(-1)?.end({ code: "worker-gone", data: {} });
    await shell.showContext(idOf(2));
    expect(watched("panel.watch")).toHaveLength(2);
    // What has waited for the window's panel is told to the one that comes.
    watched("panel.watch")
      .at(-1)
      ?.event({ type: "show", conversationId: idOf(5) });
    await shell.showConversation({ id: idOf(6), contextId: idOf(2) });
    startWorker();
    await settle();
    expect(watched("panel.watch")).toHaveLength(2);
    expect(shown().opened?.conversation.id).toBe(idOf(6));
  });

  it("shows another conversation where the shown one was removed elsewhere", async () => {
    const gone = new Set<string>();
    const { shell, shown } = await setUp({
      "message.list": ({ conversationId }: { conversationId: string }) => {
        if (gone.has(conversationId)) throw new AppError("not-found");
        return makePage([makeMessage(9, { conversationId })]);
      },
      "conversation.open": () => (gone.size > 0 ? makeOpened(8) : OPENED),
    });
    gone.add(CONVERSATION);
    shell.refresh();
    await settle();
    expect(shown().opened?.conversation.id).toBe(idOf(8));
    expect(shown().messages.map(({ conversationId }) => conversationId)).toEqual([idOf(8)]);
  });

  it("leaves a conversation of a context that was removed for the active one's", async () => {
    const requests: unknown[] = [];
    let removed = false;
    const { shell, shown } = await setUp({
      "conversation.open": ({ contextId = null }: { contextId?: string | null }) => {
        if (!removed) return OPENED;
        requests.push(contextId);
        if (contextId !== null) throw new AppError("not-found");
        return makeOpened(8);
      },
    });
    removed = true;
    await shell.leave();
    expect(requests).toEqual([OPENED.conversation.contextId, null]);
    expect(shown().opened?.conversation.id).toBe(idOf(8));
  });

  it("begins a conversation in the shown context, but none beside one that is empty", async () => {
    const created = { "conversation.create": () => makeOpened(5) };
    const full = await setUp(created);
    await full.shell.begin({ temporary: true });
    expect(full.named("conversation.create")[0]?.input).toMatchObject({
      channel: "side-panel",
      contextId: idOf(2),
      temporary: true,
    });
    const empty = await setUp({ ...created, "message.list": () => makePage([]) });
    await empty.shell.begin({ temporary: false });
    expect(empty.named("conversation.create")).toEqual([]);
    await empty.shell.begin({ temporary: true });
    expect(empty.named("conversation.create")).toHaveLength(1);
  });

  it("keeps the draft of a temporary conversation, too, before another one is shown", async () => {
    const { conversation } = OPENED;
    const temporary = { ...OPENED, conversation: { ...conversation, temporary: true } };
    const { shell, calls } = await setUp({ "conversation.open": () => temporary });
    shell.current.get().panel.drafts.change(CANARY);
    await shell.showConversation({ id: idOf(5), contextId: idOf(2) });
    expect(names(calls).slice(0, 2)).toEqual(["draft.save", "conversation.show"]);
    expect(calls[0]?.input).toMatchObject({ conversationId: CONVERSATION, text: CANARY });
  });

  it("keeps a message that fails once another conversation is shown as the draft of its own", async () => {
    let fail = (_: unknown) => {};
    const { shell, named } = await setUp({
      "turn.send": () =>
        new Promise((_, reject) => {
          fail = reject;
        }),
    });
    const { drafts, turns } = shell.current.get().panel;
    await drafts.hold();
    const sending = turns.send(CANARY).then((isStored) => {
      if (!isStored) expect(drafts.takeBack(CANARY)).toBe(true);
      drafts.release();
    });
    await shell.showConversation({ id: idOf(5), contextId: idOf(2) });
    expect(named("draft.save")).toEqual([]);
    fail(new AppError("internal"));
    await sending;
    await settle();
    expect(named("draft.save").map(({ input }) => input)).toMatchObject([
      { conversationId: CONVERSATION, text: CANARY },
    ]);
  });

  it("tells that the lists have changed, and reads what is shown of the context anew", async () => {
    const card = makeCard({ name: "Calm Counselor" });
    const { shell, shown, notify } = await setUp({ "context.get": () => card });
    const before = shell.lists.get();
    notify({ type: "lists" });
    await settle();
    expect(shell.lists.get()).not.toBe(before);
    expect(shown().opened).toMatchObject({ contextName: "Calm Counselor", card });
  });

  it("follows its window again with the next worker, and wakes none by itself", async () => {
    const { watched, startWorker, calls } = await setUp();
    watched("panel.watch")[0]?.end({ code: "worker-gone", data: {} });
    await settle();
    expect(watched("panel.watch")).toHaveLength(1);
    expect(calls).toEqual([]);
    startWorker();
    await settle();
    expect(watched("panel.watch")).toHaveLength(2);
  });

  it("has ended every watch and listener once it is closed, and shows nothing afterwards", async () => {
    const { shell, watches, listeners, notify, shown } = await setUp();
    const going = shell.showConversation({ id: idOf(5), contextId: idOf(2) });
    shell.close();
    await going;
    notify({ type: "lists" });
    expect(watches.every(({ stopped }) => stopped())).toBe(true);
    expect(listeners()).toBe(0);
    expect(shown().opened).toBeNull();
  });
});
