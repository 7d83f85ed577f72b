import { describe, expect, it } from "vitest";
import {
  createFakeClient,
  idOf,
  makeCard,
  makeMessage,
  makePage,
  makeReply,
  makeTurnState,
  OPENED,
  settle,
} from "../../../test/fakes/fake-client";
import { AppError } from "../../domain/app-error";
import { createConversationStore } from "./conversation-store";
import { createConversationSync } from "./conversation-sync";
import { runningTurn } from "./entries";

const GONE = { code: "worker-gone", data: {} } as const;

function setUp(
  rows: ReturnType<typeof makeMessage>[] = [],
  answers: Parameters<typeof createFakeClient>[0] = {},
) {
  const stored = { rows };
  const fake = createFakeClient({ "message.list": () => makePage(stored.rows), ...answers });
  const store = createConversationStore();
  const waits: { readonly ms: number; readonly go: () => void }[] = [];
  const clock = { now: 0 };
  const news = { count: 0 };
  const sync = createConversationSync({
    client: fake.client,
    open: () => fake.client.call("conversation.open", { channel: "side-panel" }),
    store,
    wait: (ms) => new Promise((go) => waits.push({ ms, go })),
    now: () => clock.now,
    onMissing: () => {},
    onNews: () => {
      news.count += 1;
    },
  });
  return { ...fake, stored, store, sync, waits, clock, news };
}

describe("createConversationSync", () => {
  it("opens the conversation, shows its messages and follows what runs", async () => {
    const { sync, store, watched } = setUp([makeMessage(9), makeReply(10, "streaming")]);
    await sync.start();
    await settle();
    expect(store.get()).toMatchObject({ opened: OPENED, loaded: true });
    expect(watched("conversation.watch")).toHaveLength(1);
    expect(watched("turn.watch").map((watch) => watch.input.turnId)).toEqual([idOf(10)]);
  });

  it("shows the messages that come with it at once, and what was said since as soon as it is followed", async () => {
    const newest = makePage([makeMessage(9)]);
    const { sync, store } = setUp([makeMessage(9), makeMessage(10)], {
      "conversation.open": () => ({ ...OPENED, newest }),
    });
    const seen: number[] = [];
    store.subscribe(() => {
      if (store.get().loaded) seen.push(store.get().messages.length);
    });
    await sync.start();
    expect(seen).toEqual([1]);
    expect(store.get().opened).toEqual(OPENED);
    await settle();
    expect(seen).toEqual([1, 2]);
  });

  it("puts no earlier messages before those of a branch that came in their place meanwhile", async () => {
    const other = makePage([makeMessage(20)], true);
    const { sync, store } = setUp([], {
      "message.list": ({ before }: { readonly before: string | null }) => {
        if (before === null) return makePage([makeMessage(9)], true);
        if (before === idOf(9)) store.dispatch({ type: "newest", page: other });
        return makePage([makeMessage(8)]);
      },
    });
    await sync.start();
    await settle();
    await sync.showEarlier();
    expect(store.get()).toMatchObject({ messages: other.messages, more: true });
  });

  it("follows a turn that another panel began, and reads its messages", async () => {
    const { sync, store, stored, watched } = setUp();
    await sync.start();
    await settle();
    stored.rows = [makeMessage(9), makeReply(10, "open")];
    watched("conversation.watch")[0]?.event({ type: "turn", turnId: idOf(10), status: "open" });
    await settle();
    expect(watched("turn.watch")).toHaveLength(1);
    expect(store.get().messages).toHaveLength(2);
  });

  it("reads the stored row when a turn has ended", async () => {
    const { sync, store, stored, watched } = setUp([makeReply(10, "streaming")]);
    await sync.start();
    await settle();
    stored.rows = [makeReply(10, "complete", { seenFrom: idOf(4) })];
    const state = makeTurnState(10, { status: "complete" });
    watched("turn.watch")[0]?.event({ type: "end", seq: 1, state });
    await settle();
    expect(store.get().messages[0]?.reply?.seenFrom).toBe(idOf(4));
    expect(store.get().liveById.size).toBe(0);
    expect(watched("turn.watch")).toHaveLength(1);
  });

  it("connects again after the worker died and shows the reply as the row tells it", async () => {
    const { sync, store, stored, watched, waits } = setUp([makeReply(10, "streaming")]);
    await sync.start();
    await settle();
    const state = makeTurnState(10, { text: "half" });
    watched("turn.watch")[0]?.event({ type: "snapshot", seq: 0, state });
    stored.rows = [makeReply(10, "interrupted")];
    watched("turn.watch")[0]?.end(GONE);
    watched("conversation.watch")[0]?.end(GONE);
    expect(runningTurn(store.get())).toBe(idOf(10));
    expect(waits.map((wait) => wait.ms)).toEqual([200]);
    waits[0]?.go();
    await settle();
    expect(watched("conversation.watch")).toHaveLength(2);
    expect(runningTurn(store.get())).toBeNull();
  });

  it("asks for a turn that cannot be followed once in a while, and longer each time", async () => {
    const { sync, watched, waits } = setUp([makeMessage(9), makeReply(10, "streaming")]);
    await sync.start();
    await settle();
    const full = { code: "quota-exceeded", data: { missing: 1 } } as const;
    for (const ms of [200, 400]) {
      watched("turn.watch").at(-1)?.end(full);
      await settle();
      expect(waits.at(-1)?.ms).toBe(ms);
      const watchCount = watched("turn.watch").length;
      await settle();
      expect(watched("turn.watch")).toHaveLength(watchCount);
      waits.at(-1)?.go();
      await settle();
      expect(watched("turn.watch")).toHaveLength(watchCount + 1);
    }
  });

  it("waits longer each time the connection breaks at once, and anew after a good one", async () => {
    const { sync, watched, waits, clock } = setUp([makeReply(10, "streaming")]);
    await sync.start();
    await settle();
    for (let round = 0; round < 3; round += 1) {
      watched("conversation.watch")[round]?.end(GONE);
      waits[round]?.go();
      await settle();
    }
    clock.now = 60_000;
    watched("conversation.watch")[3]?.end(GONE);
    expect(waits.map((wait) => wait.ms)).toEqual([200, 400, 800, 200]);
  });

  it("does not wake a worker that stopped while nothing ran, and follows the next one", async () => {
    const { sync, watched, waits, startWorker } = setUp([makeReply(10, "complete")]);
    await sync.start();
    await settle();
    watched("conversation.watch")[0]?.end(GONE);
    await settle();
    expect(waits).toEqual([]);
    expect(watched("conversation.watch")).toHaveLength(1);
    startWorker();
    await settle();
    expect(watched("conversation.watch")).toHaveLength(2);
  });

  it("tells of news on opening, when a turn has ended, and when a summary changes", async () => {
    const { sync, stored, watched, news } = setUp([makeReply(10, "complete")]);
    await sync.start();
    await settle();
    expect(news.count).toBe(1);
    watched("conversation.watch")[0]?.event({ type: "changed" });
    await settle();
    expect(news.count).toBe(2);
    stored.rows = [makeReply(10, "complete"), makeReply(12, "streaming")];
    watched("conversation.watch")[0]?.event({ type: "turn", turnId: idOf(12), status: "open" });
    await settle();
    expect(news.count).toBe(2);
    stored.rows = [makeReply(10, "complete"), makeReply(12, "complete")];
    const state = makeTurnState(12, { status: "complete" });
    watched("turn.watch")[0]?.event({ type: "end", seq: 1, state });
    await settle();
    expect(news.count).toBe(3);
  });

  it("reads the title anew when something has changed, and when it connects again", async () => {
    let title = "";
    const { sync, store, watched, startWorker, named } = setUp([], {
      "conversation.title": () => ({ title, tags: ["birds"] }),
    });
    await sync.start();
    await settle();
    expect(store.get().opened?.conversation.title).toBe("");
    title = "Herons";
    watched("conversation.watch")[0]?.event({ type: "changed" });
    await settle();
    expect(store.get().opened?.conversation).toMatchObject({ title: "Herons", tags: ["birds"] });
    title = "Herons at the lake";
    watched("conversation.watch")[0]?.end(GONE);
    startWorker();
    await settle();
    expect(store.get().opened?.conversation.title).toBe("Herons at the lake");
    expect(named("conversation.open")).toHaveLength(1);
  });

  it("shows the context that another window has moved the conversation to, with its name", async () => {
    const current = { contextId: idOf(2) };
    const card = makeCard({ id: idOf(3), name: "Calm Counselor" });
    const { sync, store, watched, named } = setUp([], {
      "conversation.title": () => ({ title: "", ...current }),
      "context.get": () => card,
    });
    await sync.start();
    await settle();
    watched("conversation.watch")[0]?.event({ type: "changed" });
    await settle();
    expect(named("context.get")).toEqual([]);
    current.contextId = idOf(3);
    watched("conversation.watch")[0]?.event({ type: "changed" });
    await settle();
    expect(named("context.get").map(({ input }) => input)).toEqual([{ id: idOf(3) }]);
    expect(store.get().opened).toMatchObject({
      conversation: { contextId: idOf(3) },
      contextName: "Calm Counselor",
      card,
    });
  });

  it("keeps the title and tells no problem where it cannot be read anew", async () => {
    let fails = false;
    const { sync, store, watched } = setUp([], {
      "conversation.title": () => {
        if (fails) throw new AppError("internal");
        return { title: "Herons" };
      },
    });
    await sync.start();
    await settle();
    watched("conversation.watch")[0]?.event({ type: "changed" });
    await settle();
    fails = true;
    watched("conversation.watch")[0]?.event({ type: "changed" });
    await settle();
    expect(store.get().opened?.conversation.title).toBe("Herons");
    expect(store.get().problem).toBeNull();
  });

  it("tells why the conversation could not be opened, and opens it when asked again", async () => {
    let fails = true;
    const fake = createFakeClient({
      "conversation.open": () => {
        if (fails) throw new AppError("key-missing");
        return OPENED;
      },
      "message.list": () => makePage([]),
    });
    const store = createConversationStore();
    const wait = () => Promise.resolve();
    const sync = createConversationSync({
      client: fake.client,
      open: () => fake.client.call("conversation.open", { channel: "side-panel" }),
      store,
      wait,
      now: () => 0,
      onMissing: () => {},
      onNews: () => {},
    });
    await sync.start();
    expect(store.get().problem?.code).toBe("key-missing");
    fails = false;
    await sync.start();
    expect(store.get()).toMatchObject({ problem: null, opened: OPENED });
    expect(fake.watched("conversation.watch")).toHaveLength(1);
  });

  it("reads the messages anew, as far as they are loaded, when others are shown elsewhere", async () => {
    const rows = Array.from({ length: 40 }, (_, n) => makeMessage(n + 10));
    const { sync, store, stored, watched, named } = setUp(rows);
    await sync.start();
    await settle();
    stored.rows = rows.slice(1);
    watched("conversation.watch")[0]?.event({ type: "changed" });
    await settle();
    expect(store.get().messages).toHaveLength(39);
    expect(named("message.list").map(({ input }) => (input as { limit: number }).limit)).toEqual([
      30, 40,
    ]);
  });
});
