import { describe, expect, it } from "vitest";
import {
  addContext,
  addConversation,
  contextIdOf,
  seedConversations,
} from "../../../test/builders/add-conversation";
import { flipRow } from "../../../test/builders/make-full-store";
import { makeStore, type StoreHarness, sayTurn } from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";
import type { Id } from "../../domain/id";
import { createQuarantine } from "../rows/quarantine";
import { createRowReader, type RowReader } from "../rows/row-reader";
import { type ConversationQuery, listConversations } from "./list-conversations";
import { createSearchTexts } from "./search-texts";

const FIRST: ConversationQuery = {
  contextId: null,
  after: null,
  limit: 20,
  query: "",
  archived: false,
};

async function titlesOf({ restart }: StoreHarness, query: Partial<ConversationQuery> = {}) {
  const { conversations } = await restart().conversations.list({ ...FIRST, ...query });
  return conversations.map(({ conversation }) => conversation.title);
}

/** A store with `count` conversations beside its first one, in a context of their own. */
async function makeSeeded(
  count: number,
  fields?: Parameters<typeof seedConversations>[1]["fields"],
) {
  const harness = await makeStore();
  const contextId = await addContext(harness.store, "Work");
  const ids = await seedConversations(harness, { contextId, count, ...(fields ? { fields } : {}) });
  return { ...harness, store: harness.restart(), contextId, ids };
}

/** A reader that counts the rows that it opens. */
function countOpened({ database, keys }: StoreHarness) {
  const reader = createRowReader({ database, keys, quarantine: createQuarantine() });
  const counted = { opened: 0 };
  const tryOpen: RowReader["tryOpen"] = (table, row) => {
    counted.opened += 1;
    return reader.tryOpen(table, row);
  };
  const texts = createSearchTexts();
  const untitled = { note: () => {} };
  return { counted, deps: { database, keys, texts, untitled, reader: { ...reader, tryOpen } } };
}

describe("the list of conversations", () => {
  it("A-068 M-010 M-036 gives pages of 20, newest first, each conversation once", async () => {
    const harness = await makeSeeded(45);
    const pages: string[][] = [];
    let after: number | null = null;
    do {
      const page = await harness.store.conversations.list({ ...FIRST, after });
      pages.push(page.conversations.map(({ conversation }) => conversation.title));
      after = page.next;
    } while (after !== null);
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 6]);
    const newestFirst = Array.from({ length: 45 }, (_, at) => `c${44 - at}`);
    expect(pages.flat()).toEqual([...newestFirst, ""]);
    expect(await harness.store.conversations.count(null)).toBe(46);
  });

  it("has no next page where the last one is full", async () => {
    const { store, contextId } = await makeSeeded(20);
    const page = await store.conversations.list({ ...FIRST, contextId });
    expect(page.conversations).toHaveLength(20);
    expect(page.next).toBeNull();
  });

  it("puts the one that was talked in last first; a title and a tag move nothing", async () => {
    const harness = await makeSeeded(3);
    const { store, contextId, ids } = harness;
    const conversationId = ids[0]!;
    await store.conversations.rename({ conversationId, title: "renamed" });
    await store.conversations.setTags({ conversationId, tags: ["a"] });
    expect(await titlesOf(harness, { contextId })).toEqual(["c2", "c1", "renamed"]);
    await sayTurn({ ...harness, conversationId }, "1", "one");
    expect(await titlesOf(harness, { contextId })).toEqual(["renamed", "c2", "c1"]);
  });

  it("pages on without doubles where a conversation moves up in between", async () => {
    const harness = await makeSeeded(4);
    const { store, contextId, ids } = harness;
    const first = await store.conversations.list({ ...FIRST, contextId, limit: 2 });
    await sayTurn({ ...harness, conversationId: ids[0]! }, "1", "one");
    const rest = await store.conversations.list({ ...FIRST, contextId, after: first.next });
    expect(rest.conversations.map(({ conversation }) => conversation.title)).toEqual(["c1"]);
  });

  it("names each one's context, and lists those of one context only", async () => {
    const harness = await makeSeeded(2);
    const { store, contextId } = harness;
    const { conversations } = await store.conversations.list(FIRST);
    expect(conversations.map(({ contextName }) => contextName)).toEqual([
      "Work",
      "Work",
      "Confidant",
    ]);
    const page = await store.conversations.list({ ...FIRST, contextId });
    expect([page.next, await store.conversations.count(contextId)]).toEqual([null, 2]);
    expect(page.conversations).toHaveLength(2);
    const unknown = await store.conversations.list({ ...FIRST, contextId: crypto.randomUUID() });
    expect(unknown).toEqual({ conversations: [], pinned: [], next: null });
  });

  it("M-083 M-087 finds by a part of the title or of a tag, in any case, among many", async () => {
    const named = (index: number) =>
      index % 100 === 7 ? { title: `Über ${index}` } : { tags: index === 50 ? ["Tax 2026"] : [] };
    const harness = await makeSeeded(500, named);
    expect(await titlesOf(harness, { query: "über" })).toEqual([
      "Über 407",
      "Über 307",
      "Über 207",
      "Über 107",
      "Über 7",
    ]);
    expect(await titlesOf(harness, { query: "TAX" })).toEqual(["c50"]);
    // Each word for itself, with its accents or without, before all were opened and after.
    const { conversations } = harness.restart();
    for (const query of ["407 uber", "407 uber"]) {
      const found = await conversations.list({ ...FIRST, query });
      expect(found.conversations.map(({ conversation: { title } }) => title)).toEqual(["Über 407"]);
    }
    expect(await titlesOf(harness, { query: "nowhere" })).toEqual([]);
    const page = await harness.store.conversations.list({ ...FIRST, query: "über", limit: 2 });
    const rest = await titlesOf(harness, { query: "über", after: page.next });
    expect(rest).toEqual(["Über 207", "Über 107", "Über 7"]);
  });

  it("M-082 M-083 opens a conversation once for many searches, and again after a change", async () => {
    const harness = await makeSeeded(30);
    const { counted, deps } = countOpened(harness);
    const find = async (query: string) => {
      counted.opened = 0;
      const { conversations } = await listConversations(deps, { ...FIRST, query });
      return [conversations.map(({ conversation }) => conversation.title), counted.opened];
    };
    expect((await find("nowhere"))[1]).toBeGreaterThanOrEqual(31);
    expect(await find("nowhere")).toEqual([[], 0]);
    const conversationId = harness.ids[3]!;
    harness.store.commits.watch((changes) =>
      deps.texts.onCommit(changes ?? { durability: "relaxed" }),
    );
    await harness.store.conversations.rename({ conversationId, title: "Nowhere land" });
    // Its head and its context.
    expect(await find("nowhere")).toEqual([["Nowhere land"], 2]);
    harness.keys.drop();
    await expect(find("elsewhere")).rejects.toMatchObject({ code: "locked" });
  });

  it("M-083 finds in memory what was added, renamed or moved since, and nothing that went", async () => {
    const harness = await makeSeeded(30);
    const { store, contextId } = harness;
    const other = await addContext(store, "Elsewhere");
    const find = async (query: string, within: Id | null = null) => {
      const list = await store.conversations.list({ ...FIRST, query, contextId: within });
      return list.conversations.map(({ conversation }) => conversation.title);
    };
    for (const within of [null, contextId, other]) expect(await find("lamp", within)).toEqual([]);
    const [first, second] = [harness.ids[3]!, harness.ids[20]!];
    await store.conversations.rename({ conversationId: first, title: "A lamp" });
    await store.conversations.rename({ conversationId: second, title: "Lamps" });
    const added = await addConversation(store, { contextId: other });
    await store.conversations.rename({ conversationId: added, title: "The newest lamp" });
    expect(await find("lamp")).toEqual(["The newest lamp", "Lamps", "A lamp"]);
    expect(await find("lamp", contextId)).toEqual(["Lamps", "A lamp"]);
    expect(await find("lamp", other)).toEqual(["The newest lamp"]);
    await store.conversations.move({ conversationId: second, contextId: other });
    await store.conversations.rename({ conversationId: first, title: "A light" });
    expect(await find("lamp", contextId)).toEqual([]);
    expect([...(await find("lamp", other))].sort()).toEqual(["Lamps", "The newest lamp"]);
    await store.conversations.purge({ conversationId: second, messages: 0 });
    expect(await find("lamp")).toEqual(["The newest lamp"]);
    const page = await store.conversations.list({ ...FIRST, query: "c", limit: 3 });
    const rest = { ...FIRST, query: "c", limit: 40, after: page.next };
    const all = [...page.conversations, ...(await store.conversations.list(rest)).conversations];
    expect(all.map(({ conversation }) => conversation.title)).toEqual(
      await titlesOf(harness, { query: "c", limit: 40 }),
    );
    expect(all.length).toBeGreaterThan(20);
  });

  it("hides what was archived itself unless it is asked for or found, never what its context is", async () => {
    const harness = await makeSeeded(3);
    const { store, contextId, ids } = harness;
    await store.conversations.setArchived({ conversationId: ids[1]!, archived: true });
    expect(await titlesOf(harness)).toEqual(["c2", "c0", ""]);
    expect(await titlesOf(harness, { archived: true })).toEqual(["c2", "c1", "c0", ""]);
    expect(await titlesOf(harness, { query: "c1" })).toEqual(["c1"]);
    await store.contexts.archive({ id: contextId });
    const { conversations } = await harness.restart().conversations.list(FIRST);
    const marked = conversations.map(({ conversation, contextArchived = false }) => {
      return [conversation.title, contextArchived];
    });
    expect(marked).toEqual([
      ["c2", true],
      ["c0", true],
      ["", false],
    ]);
    expect(await titlesOf(harness, { query: "c2" })).toEqual(["c2"]);
    expect(await titlesOf(harness, { contextId })).toEqual(["c2", "c0"]);
    expect(await titlesOf(harness, { archived: true })).toHaveLength(4);
  });

  it("leaves out what does not open, and reports it", async () => {
    const harness = await makeSeeded(3);
    const { contextId, ids, database } = harness;
    await flipRow(database, "conversations", ids[1]);
    await flipRow(database, "contexts", contextId);
    const store = harness.restart();
    const { conversations } = await store.conversations.list({ ...FIRST, contextId });
    expect(conversations).toMatchObject([
      { conversation: { title: "c2" }, contextName: "" },
      { conversation: { title: "c0" }, contextName: "" },
    ]);
    const reported = store.health().map(({ id }) => id);
    expect(reported).toEqual(expect.arrayContaining([ids[1], contextId]));
  });

  it("fails with locked once the keys were dropped", async () => {
    const { store, keys } = await makeSeeded(1);
    keys.drop();
    await expect(store.conversations.list(FIRST)).rejects.toMatchObject({ code: "locked" });
  });

  it("M-082 M-083 opens as many rows for a page of 40 conversations as of 4,000", async () => {
    const opened: number[] = [];
    for (const count of [40, 4_000]) {
      const harness = await makeSeeded(count);
      const { counted, deps } = countOpened(harness);
      const { conversations, next } = await listConversations(deps, FIRST);
      expect(conversations).toHaveLength(20);
      await listConversations(deps, { ...FIRST, after: next });
      opened.push(counted.opened);
    }
    // Two pages of 20: 21 heads each, and their context.
    expect(opened).toEqual([44, 44]);
  });
});

describe("pinned conversations", () => {
  async function pin({ store }: StoreHarness, ...ids: readonly Id[]) {
    for (const conversationId of ids)
      await store.conversations.pin({ conversationId, pinned: true });
  }

  it("stand first on the first page, the one pinned last before the others", async () => {
    const harness = await makeSeeded(30);
    const { store, ids } = harness;
    await pin(harness, ids[3]!, ids[1]!);
    const page = await store.conversations.list(FIRST);
    expect(page.pinned.map(({ conversation }) => conversation.title)).toEqual(["c1", "c3"]);
    expect(page.conversations).toHaveLength(20);
    const rest = await store.conversations.list({ ...FIRST, after: page.next });
    expect(rest.pinned).toEqual([]);
    const marked = rest.conversations.filter(({ pinned }) => pinned);
    expect(marked.map(({ conversation }) => conversation.title)).toEqual(["c3", "c1"]);
  });

  it("are only those that the list is about, and that are still there", async () => {
    const harness = await makeSeeded(5);
    const { store, contextId, ids } = harness;
    const elsewhere = await addConversation(store, {
      contextId: await contextIdOf(store, harness.conversationId),
    });
    await pin(harness, elsewhere, ids[0]!, ids[1]!, ids[2]!);
    await store.conversations.setArchived({ conversationId: ids[0]!, archived: true });
    await rawTable(harness.database, "conversations").delete(ids[1]!);
    const { pinned } = await store.conversations.list({ ...FIRST, contextId });
    expect(pinned.map(({ conversation }) => conversation.id)).toEqual([ids[2]]);
    expect((await store.conversations.list({ ...FIRST, query: "c2" })).pinned).toHaveLength(1);
  });
});
