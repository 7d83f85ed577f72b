import { describe, expect, it } from "vitest";
import { addContext, addConversation } from "../../../test/builders/add-conversation";
import { countReads } from "../../../test/builders/count-reads";
import {
  makeStore,
  type StoreHarness,
  sayTurn,
  seedConversations,
  seedTurns,
} from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";
import { createQuarantine } from "../rows/quarantine";
import { createRowReader, type RowReader } from "../rows/row-reader";
import { scopeConversations } from "./find-deletable";
import { eachNewestMessage, listContextMessages } from "./list-context-messages";

async function contextIdOf({ store, conversationId }: StoreHarness): Promise<string> {
  return (await store.branches.readPosition({ conversationId })).context.id;
}

async function texts(
  harness: StoreHarness,
  over: { skip?: number; limit?: number; newestFirst?: boolean } = {},
) {
  const contextId = await contextIdOf(harness);
  const page = { contextId, skip: 0, limit: 20, newestFirst: true, ...over };
  const found = await harness.store.listContextMessages(page);
  return { texts: found.messages.map(({ text }) => text), total: found.total };
}

/** The fifth page of 20, with how many messages were opened for it. */
async function readFifth({ database, keys }: StoreHarness, contextId: string) {
  const reader = createRowReader({ database, keys, quarantine: createQuarantine() });
  let opens = 0;
  const tryOpen: RowReader["tryOpen"] = (table, row) => {
    if (table === "messages") opens += 1;
    return reader.tryOpen(table, row);
  };
  const page = { contextId, skip: 80, limit: 20, newestFirst: false };
  const { messages } = await listContextMessages(
    { database, reader: { ...reader, tryOpen } },
    page,
  );
  return { opens, texts: messages.map(({ text }) => text) };
}

describe("listContextMessages", () => {
  it("M-036 gives the newest first, or the oldest", async () => {
    const harness = await makeStore();
    await sayTurn(harness, "1", "one");
    await sayTurn(harness, "2", "two");
    expect(await texts(harness)).toEqual({ texts: ["two", "2", "one", "1"], total: 4 });
    expect((await texts(harness, { newestFirst: false })).texts).toEqual(["1", "one", "2", "two"]);
  });

  it("passes over what is skipped, and gives nothing beyond the end", async () => {
    const harness = await makeStore();
    await sayTurn(harness, "1", "one");
    await sayTurn(harness, "2", "two");
    expect((await texts(harness, { skip: 1, limit: 2 })).texts).toEqual(["2", "one"]);
    expect(await texts(harness, { skip: 4 })).toEqual({ texts: [], total: 4 });
  });

  it("leaves deleted messages out of pages and of the total", async () => {
    const harness = await makeStore();
    const first = await sayTurn(harness, "1", "one");
    await sayTurn(harness, "2", "two");
    const contextId = await contextIdOf(harness);
    const what = { type: "ids", ids: [first.id] } as const;
    await harness.store.deleteMessages({ contextId, conversationId: null, what });
    expect(await texts(harness, { limit: 3 })).toEqual({ texts: ["two", "2", "1"], total: 3 });
  });

  it("gives nothing of another context", async () => {
    const harness = await makeStore();
    await sayTurn(harness, "1", "one");
    const contextId = crypto.randomUUID();
    const page = { contextId, skip: 0, limit: 20, newestFirst: true };
    expect(await harness.store.listContextMessages(page)).toEqual({ messages: [], total: 0 });
  });

  it("opens nothing that is passed over where nothing was deleted, and as many as it must otherwise", async () => {
    const harness = await makeStore();
    const contextId = await contextIdOf(harness);
    await seedTurns(harness, 60);
    const { conversationId } = harness;
    const before = await readFifth(harness, contextId);
    expect(before.opens).toBe(20);
    expect([before.texts[0], before.texts.at(-1)]).toEqual(["q40", "a49"]);
    const store = harness.restart();
    const page = { conversationId, before: null, limit: 120 };
    const [first] = (await store.listMessages(page)).messages;
    const what = { type: "ids", ids: [first?.id ?? ""] } as const;
    await store.deleteMessages({ contextId, conversationId, what });
    const after = await readFifth(harness, contextId);
    expect(after.opens).toBe(101);
    expect([after.texts[0], after.texts.at(-1)]).toEqual(["a40", "q50"]);
  });
});

describe("what is asked of one context", () => {
  it("reads no conversation of another", async () => {
    const harness = await makeStore();
    await seedConversations(harness, 100);
    const { database, keys } = harness;
    const store = harness.restart();
    const contextId = await addContext(store, "Other");
    const conversationId = await addConversation(store, { contextId });
    await sayTurn({ ...harness, store, conversationId }, "1", "one");
    const heads = countReads(database, "conversations");
    const reader = createRowReader({ database, keys, quarantine: createQuarantine() });
    const page = { contextId, skip: 0, limit: 20, newestFirst: true };
    const { total } = await listContextMessages({ database, reader }, page);
    expect([total, heads.rows]).toEqual([2, 1]);
    const scope = { contextId, conversationId: null };
    expect(await scopeConversations({ database, reader }, scope)).toEqual([conversationId]);
    expect(heads.rows).toBe(1);
  });
});

describe("eachNewestMessage", () => {
  it("holds eight messages at a time, newest first, and reads no more once that is enough", async () => {
    const harness = await makeStore();
    const contextId = await contextIdOf(harness);
    await seedTurns(harness, 20);
    const { database, keys } = harness;
    const reader = createRowReader({ database, keys, quarantine: createQuarantine() });
    const texts: string[] = [];
    let opens = 0;
    let ahead = 0;
    const tryOpen: RowReader["tryOpen"] = (table, row) => {
      if (table === "messages") opens += 1;
      return reader.tryOpen(table, row);
    };
    const visit = (of: number) => (message: { readonly text: string }) => {
      texts.push(message.text);
      ahead = Math.max(ahead, opens - texts.length + 1);
      return texts.length < of;
    };
    const deps = { database, reader: { ...reader, tryOpen } };
    await eachNewestMessage(deps, { contextId, limit: 300 }, visit(3));
    expect(texts).toEqual(["a19", "q19", "a18"]);
    expect(opens).toBe(8);
    [opens, ahead] = [0, 0];
    texts.length = 0;
    await eachNewestMessage(deps, { contextId, limit: 300 }, visit(1_000));
    expect(ahead).toBe(8);
    expect(texts).toHaveLength(40);
  });

  it("reads no more conversations than it has messages to give, however many there are", async () => {
    const harness = await makeStore();
    const contextId = await contextIdOf(harness);
    await seedConversations(harness, 300);
    const { database, keys } = harness;
    const heads = countReads(database, "conversations");
    const messages = countReads(database, "messages");
    const reader = createRowReader({ database, keys, quarantine: createQuarantine() });
    const texts: string[] = [];
    const visit = ({ text }: { readonly text: string }) => texts.push(text) < 3;
    await eachNewestMessage({ database, reader }, { contextId, limit: 300 }, visit);
    expect(texts).toEqual(["q299", "q298", "q297"]);
    expect(heads.rows).toBeLessThan(60);
    expect(messages.rows).toBeLessThan(30);
  });

  it("gives messages of several conversations by when they were said", async () => {
    const harness = await makeStore();
    const contextId = await contextIdOf(harness);
    const other = { ...harness, conversationId: await addConversation(harness.store) };
    for (const [one, text] of [
      [harness, "1"],
      [other, "2"],
      [harness, "3"],
      [harness, "4"],
      [other, "5"],
    ] as const) {
      await sayTurn(one, text, `to ${text}`);
    }
    await addConversation(harness.store);
    const { database, keys } = harness;
    const reader = createRowReader({ database, keys, quarantine: createQuarantine() });
    const texts: string[] = [];
    const visit = ({ text }: { readonly text: string }) => texts.push(text) > 0;
    await eachNewestMessage({ database, reader }, { contextId, limit: 300 }, visit);
    const expected = ["5", "4", "3", "2", "1"].flatMap((text) => [`to ${text}`, text]);
    expect(texts).toEqual(expected);
    texts.length = 0;
    await eachNewestMessage({ database, reader }, { contextId, limit: 3 }, visit);
    expect(texts).toEqual(expected.slice(0, 3));
  });

  it("gives those of conversations that have no place in the log yet, too", async () => {
    const harness = await makeStore();
    const contextId = await contextIdOf(harness);
    const others = [await addConversation(harness.store), await addConversation(harness.store)];
    const ids = [harness.conversationId, ...others];
    for (const [nth, conversationId] of [...ids, ...ids].entries()) {
      await sayTurn({ ...harness, conversationId }, `${nth}`, `to ${nth}`);
    }
    const { database, keys } = harness;
    const heads = rawTable(database, "conversations");
    const { order: _order, ...old } = (await heads.get(ids[0] ?? "")) ?? {};
    await heads.put(old);
    await heads.update(ids[1] ?? "", { order: 0 });
    const reader = createRowReader({ database, keys, quarantine: createQuarantine() });
    const texts: string[] = [];
    const visit = ({ text }: { readonly text: string }) => texts.push(text) > 0;
    await eachNewestMessage({ database, reader }, { contextId, limit: 300 }, visit);
    expect(texts).toEqual([5, 4, 3, 2, 1, 0].flatMap((nth) => [`to ${nth}`, `${nth}`]));
  });
});
