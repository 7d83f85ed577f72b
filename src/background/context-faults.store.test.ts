import { describe, expect, it } from "vitest";
import { makeApp, untilQuiet } from "../../test/builders/make-app";
import { makeOrdinaryStore, rawRows, textsOf } from "../../test/builders/make-store";
import { reply } from "../../test/fakes/fake-provider";
import { DAY_MS } from "../domain/expiry";
import {
  contextArchive,
  contextGet,
  contextPurge,
  contextRestore,
  contextUpdate,
} from "./handlers/context-handlers";
import { conversationMove, conversationPurge } from "./handlers/conversation-handlers";
import { messageDelete } from "./handlers/message-handlers";
import { turnSend } from "./handlers/turn-commands";

const NAME = "Confidant";

/** An app in which an answer has begun and goes on once it is let go. */
async function setup() {
  let letGo = () => {};
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const wait = { type: "wait", until } as const;
  const made = await makeApp(
    () => {
      const [first, ...rest] = reply("Good ", "day.");
      return first === undefined ? [] : [first, wait, ...rest];
    },
    await makeOrdinaryStore(),
  );
  const { app, conversationId, requests } = made;
  const send = (text: string) => turnSend(app, { id: crypto.randomUUID(), conversationId, text });
  const turn = await send("Hello");
  await expect.poll(() => requests.length).toBe(1);
  const end = async () => {
    letGo();
    await untilQuiet(app);
  };
  const check = () => made.harness.restart().check();
  return { ...made, turn, send, end, check };
}

const WELL = { unreadable: [], mismatched: [], rewound: false };

describe("while an answer is being written", () => {
  it("its context is archived in another window: the answer is kept whole, and nothing is sent after it", async () => {
    const { app, harness, contextId, send, end, check, errors, requests } = await setup();
    await contextArchive(app, { id: contextId });
    await expect(send("And now?")).rejects.toMatchObject({ code: "archived" });
    await end();
    expect(await textsOf(harness)).toEqual(["Hello", "Good day."]);
    expect((await contextGet(app, { id: contextId })).context.archived?.by).toBe("person");
    await contextRestore(app, { id: contextId });
    await send("And now?");
    await untilQuiet(app);
    expect(await textsOf(harness)).toEqual(["Hello", "Good day.", "And now?", "Good day."]);
    expect(requests).toHaveLength(2);
    expect(await check()).toMatchObject(WELL);
    expect(errors).toEqual([]);
  });

  it("nothing of it is purged, moved or deleted in another window, and all of it once it has ended", async () => {
    const { app, harness, conversationId, contextId, turn, end, check } = await setup();
    const refused = { code: "turn-running" };
    const other = crypto.randomUUID();
    const fields = { name: "Work", systemPrompt: "Be brief." };
    await app.store.contexts.create({ id: other, fields });
    const what = { type: "ids" as const, ids: [turn.id] };
    const changes = [
      () => contextPurge(app, { id: contextId, name: NAME }),
      () => conversationPurge(app, { conversationId, messages: 2 }),
      () => conversationMove(app, { conversationId, contextId: other }),
      () => messageDelete(app, { contextId, conversationId, what }),
    ];
    for (const change of changes) await expect(change()).rejects.toMatchObject(refused);
    await end();
    expect(await textsOf(harness)).toEqual(["Hello", "Good day."]);
    expect(await contextPurge(app, { id: contextId, name: NAME })).toEqual({ messages: 2 });
    expect(await rawRows(harness.database, "messages")).toEqual([]);
    expect(await check()).toMatchObject(WELL);
  });

  it("its context's time ends: it is archived by nobody, and the answer counts as a chat of its beginning", async () => {
    const { app, clock, harness, contextId, end, check } = await setup();
    clock.time += 8 * DAY_MS;
    expect(await app.store.contexts.archiveExpired()).toEqual({ archived: 0, restored: 0 });
    await end();
    expect(await textsOf(harness)).toEqual(["Hello", "Good day."]);
    expect(await app.store.contexts.archiveExpired()).toEqual({ archived: 1, restored: 0 });
    await contextRestore(app, { id: contextId });
    expect(await textsOf(harness)).toEqual(["Hello", "Good day."]);
    expect(await check()).toMatchObject(WELL);
  });

  it("its context is edited from two windows: one is told of the other, and the answer is as it was asked", async () => {
    const { app, harness, contextId: id, end, requests } = await setup();
    const { version } = (await contextGet(app, { id })).context;
    await contextUpdate(app, { id, version, fields: { systemPrompt: "Be brief." } });
    const late = contextUpdate(app, { id, version, fields: { name: "Mine" } });
    await expect(late).rejects.toMatchObject({ code: "conflict" });
    await end();
    expect(await textsOf(harness)).toEqual(["Hello", "Good day."]);
    expect((await contextGet(app, { id })).context).toMatchObject({
      name: NAME,
      systemPrompt: "Be brief.",
    });
    expect(requests[0]?.body).not.toContain("Be brief.");
  });
});

describe("a clock that is ten years off", () => {
  const TEN_YEARS = 3_653 * DAY_MS;

  for (const [name, off] of [
    ["ahead", TEN_YEARS],
    ["behind", -TEN_YEARS],
  ] as const) {
    it(`${name} loses and hides nothing for good, whatever is said meanwhile`, async () => {
      const { app, clock, harness, conversationId, contextId, errors } = await makeApp(
        undefined,
        await makeOrdinaryStore(),
      );
      const send = (text: string) =>
        turnSend(app, { id: crypto.randomUUID(), conversationId, text });
      const clean = () => app.store.contexts.archiveExpired();
      await send("one");
      await untilQuiet(app);
      clock.time += off;
      await clean();
      await contextRestore(app, { id: contextId });
      await send("two");
      await untilQuiet(app);
      await clean();
      clock.time -= off;
      await clean();
      const { context, expiry } = await contextGet(app, { id: contextId });
      expect([context.archived, expiry.state]).toEqual([null, "fresh"]);
      await send("three");
      await untilQuiet(app);
      const texts = (await textsOf(harness)).filter((text) => text !== "Good day.");
      expect(texts).toEqual(["one", "two", "three"]);
      expect(await harness.restart().check()).toMatchObject(WELL);
      expect(errors).toEqual([]);
    });
  }
});
