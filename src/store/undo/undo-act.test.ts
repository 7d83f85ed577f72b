import { beforeEach, describe, expect, it } from "vitest";
import { addContext, addConversation, contextIdOf } from "../../../test/builders/add-conversation";
import { makeFile } from "../../../test/builders/make-attached";
import { makeFullStore } from "../../../test/builders/make-full-store";
import {
  allRawRows,
  closeTurn,
  rowText,
  type StoreHarness,
  sayTurn,
  storedText,
  textsOf,
} from "../../../test/builders/make-store";
import { createUndoRecord, isUndoable, type UndoRecord } from "../rows/undo-record";

let harness: StoreHarness;
let contextId: string;
let otherContext: string;

/** A conversation with two ways, a summary, a plan, an image, a draft, pinned; and one beside it. */
beforeEach(async () => {
  harness = await makeFullStore();
  const { store, conversationId } = harness;
  for (const { id } of await store.turns.listOpenTurns()) await closeTurn(harness, id, "three");
  contextId = await contextIdOf(store, conversationId);
  otherContext = await addContext(store, "Work");
  await store.saveDraft({ conversationId, text: "not sent" });
  await store.conversations.pin({ conversationId, pinned: true });
  await addConversation(store, { contextId });
  await store.conversations.show({ conversationId });
  harness.clock.time += 1_000;
});

/** Every row in clear, but the digests: versions rise, what is said stays. */
async function content({ store }: Pick<StoreHarness, "store">): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const chunk of store.export()) {
    expect(chunk.unreadable).toBe(0);
    for (const line of chunk.lines) {
      const { digest: _digest, ...row } = JSON.parse(line) as Record<string, unknown>;
      if (row.table !== "manifest") lines.push(JSON.stringify(row));
    }
  }
  return lines.sort();
}

type Act = (record: UndoRecord) => Promise<unknown>;

async function shown() {
  const { store, conversationId } = harness;
  const page = await store.listMessages({ conversationId, before: null, limit: 50 });
  return page.messages;
}

async function remove(ids: readonly string[], record?: UndoRecord) {
  const { store, conversationId } = harness;
  await store.deleteMessages({ contextId, conversationId, what: { type: "ids", ids }, record });
}

const ACTS: Readonly<Record<string, Act>> = {
  "a deleted reply": async (record) => remove([(await shown()).at(-1)!.id], record),
  "a deleted question": async (record) => remove([(await shown())[0]!.id], record),
  "a way that was deleted whole": async (record) =>
    remove(
      (await shown()).slice(1).map(({ id }) => id),
      record,
    ),
  "all messages, deleted by their age": (record) =>
    harness.store.deleteMessages({
      contextId,
      conversationId: null,
      what: { type: "older", than: harness.clock.now() + 1 },
      record,
    }),
  "an archived conversation": (record) =>
    harness.store.conversations.setArchived({
      conversationId: harness.conversationId,
      archived: true,
      record,
    }),
  "a moved conversation": (record) =>
    harness.store.conversations.move({
      conversationId: harness.conversationId,
      contextId: otherContext,
      record,
    }),
  "a removed conversation": async (record) => {
    const { store, conversationId } = harness;
    const { messageCount } = (await store.conversations.find(conversationId))!;
    await store.conversations.purge({ conversationId, messages: messageCount, record });
  },
  "an archived context": (record) => harness.store.contexts.archive({ id: contextId, record }),
};

describe("what is taken back", () => {
  it.each(Object.entries(ACTS))("is again what it was: %s", async (_name, act) => {
    const { store } = harness;
    const before = await content(harness);
    const record = createUndoRecord(harness.clock.now());
    await act(record);
    expect(isUndoable(record)).toBe(true);
    expect(await content(harness)).not.toEqual(before);
    harness.clock.time += 5_000;
    await store.undo(record);
    expect(await content(harness)).toEqual(before);
    const again = harness.restart();
    expect(await content({ store: again })).toEqual(before);
    expect(await again.check()).toMatchObject({
      unreadable: [],
      mismatched: [],
      rewound: false,
    });
    expect(await storedText(harness.database)).not.toContain("not sent");
  });

  it("is held sealed until then", async () => {
    const before = await content(harness);
    const record = createUndoRecord(harness.clock.now());
    await ACTS["a removed conversation"]!(record);
    const held = [...record.steps.values()].map(({ before: row }) => rowText(row ?? {}));
    expect(held.join("\n")).toContain(harness.conversationId);
    expect(held.join("\n")).not.toContain("not sent");
    await harness.store.undo(record);
    expect(await content(harness)).toEqual(before);
  });

  it("leaves what was said since", async () => {
    const { store } = harness;
    const [question] = await shown();
    const record = createUndoRecord(harness.clock.now());
    await remove([question!.id], record);
    await sayTurn(harness, "and then?", "this");
    await store.undo(record);
    const texts = await textsOf(harness);
    expect(texts[0]).toBe(question?.text);
    expect(texts.slice(-2)).toEqual(["and then?", "this"]);
    expect(await store.check()).toMatchObject({ unreadable: [], mismatched: [] });
  });

  it("leaves the title that was given since", async () => {
    const { store, conversationId } = harness;
    const record = createUndoRecord(harness.clock.now());
    await ACTS["an archived conversation"]!(record);
    await store.conversations.rename({ conversationId, title: "Mine" });
    await store.undo(record);
    expect(await store.conversations.find(conversationId)).toMatchObject({
      title: "Mine",
      archivedAt: null,
    });
  });

  it("is nothing where nothing was done", async () => {
    const { store, conversationId } = harness;
    const record = createUndoRecord(harness.clock.now());
    await store.conversations.setArchived({ conversationId, archived: false, record });
    expect(isUndoable(record)).toBe(false);
  });
});

describe("what others have changed since", () => {
  const conflict = { code: "conflict" };

  it("keeps a conversation where it was moved to last", async () => {
    const { store, conversationId } = harness;
    const third = await addContext(store, "Third");
    const record = createUndoRecord(harness.clock.now());
    await ACTS["a moved conversation"]!(record);
    await store.conversations.move({ conversationId, contextId: third });
    const before = await content(harness);
    await expect(store.undo(record)).rejects.toMatchObject(conflict);
    expect(await content(harness)).toEqual(before);
  });

  it("keeps a conversation out of a context that was archived or purged", async () => {
    const { store } = harness;
    const record = createUndoRecord(harness.clock.now());
    await ACTS["a moved conversation"]!(record);
    await store.contexts.archive({ id: contextId });
    await expect(store.undo(record)).rejects.toMatchObject(conflict);
    const { name } = (await store.contexts.get(contextId)).context;
    await store.contexts.purge({ id: contextId, name });
    await expect(store.undo(record)).rejects.toMatchObject(conflict);
  });

  it("keeps a context aside whose name another one has", async () => {
    const { store } = harness;
    const { name } = (await store.contexts.get(contextId)).context;
    const record = createUndoRecord(harness.clock.now());
    await ACTS["an archived context"]!(record);
    await addContext(store, name);
    await expect(store.undo(record)).rejects.toMatchObject(conflict);
  });

  it("keeps a context as it was edited", async () => {
    const { store } = harness;
    const record = createUndoRecord(harness.clock.now());
    await ACTS["an archived context"]!(record);
    await store.contexts.pin({ id: contextId, pinned: true });
    await expect(store.undo(record)).rejects.toMatchObject(conflict);
  });

  it("does it twice for nobody", async () => {
    const { store } = harness;
    const record = createUndoRecord(harness.clock.now());
    await ACTS["a removed conversation"]!(record);
    await store.undo(record);
    const before = await content(harness);
    await expect(store.undo(record)).rejects.toMatchObject(conflict);
    expect(await content(harness)).toEqual(before);
  });
});

it("holds no more than fits into memory", async () => {
  const record = createUndoRecord(0);
  record.bytes = 64_000_001;
  await ACTS["a removed conversation"]!(record);
  expect(isUndoable(record)).toBe(false);
  expect(record.steps.size).toBe(0);
});

describe("an attachment that was taken out of a draft", () => {
  beforeEach(async () => {
    const { store, conversationId } = harness;
    for (const { id } of await store.attachments.listDraft(conversationId)) {
      await store.attachments.remove({ id, conversationId });
    }
  });

  async function attach(...names: string[]) {
    const { store, conversationId } = harness;
    const ids: string[] = [];
    for (const name of names) {
      const id = crypto.randomUUID();
      ids.push(id);
      await store.attachments.add({ id, conversationId, attached: makeFile(name) });
    }
    return ids;
  }

  async function takeOut(id: string) {
    const { store, conversationId } = harness;
    const record = createUndoRecord(harness.clock.now());
    await store.attachments.remove({ id, conversationId, record });
    return record;
  }

  const drafted = async () => {
    const { store, conversationId } = harness;
    const opened = await store.conversations.show({ conversationId });
    return [opened.draft, ...opened.draftAttachments.map(({ name }) => name)];
  };

  it("comes back in its place, as it was", async () => {
    const [, second = ""] = await attach("a.txt", "b.txt", "c.txt");
    const before = await content(harness);
    const record = await takeOut(second);
    expect(await drafted()).toEqual(["not sent", "a.txt", "c.txt"]);
    await harness.store.undo(record);
    expect(await drafted()).toEqual(["not sent", "a.txt", "b.txt", "c.txt"]);
    expect((await content(harness)).length).toBe(before.length);
  });

  it("comes back beside what was typed and attached since", async () => {
    const [first = ""] = await attach("a.txt", "b.txt");
    const record = await takeOut(first);
    const { store, conversationId } = harness;
    await store.saveDraft({ conversationId, text: "typed since" });
    await attach("c.txt");
    await store.undo(record);
    expect(await drafted()).toEqual(["typed since", "a.txt", "b.txt", "c.txt"]);
  });

  it("comes back where it was all there was, and where the draft was sent since", async () => {
    const { store, conversationId } = harness;
    await store.saveDraft({ conversationId, text: "" });
    const [only = ""] = await attach("a.txt");
    const record = await takeOut(only);
    await sayTurn(harness, "sent", "answered");
    await store.undo(record);
    expect(await drafted()).toEqual(["", "a.txt"]);
  });

  it("stays away where there is no room, or no conversation, for it any more", async () => {
    const [first = ""] = await attach("a.txt");
    const record = await takeOut(first);
    const more = await attach(..."bcdefghi".split("").map((name) => `${name}.txt`));
    await expect(harness.store.undo(record)).rejects.toThrow("limit-exceeded");
    for (const id of more) await takeOut(id);
    const { store, conversationId } = harness;
    const { messageCount } = (await store.conversations.show({ conversationId })).conversation;
    await store.conversations.purge({ conversationId, messages: messageCount });
    const before = await allRawRows(harness.database);
    await expect(store.undo(record)).rejects.toThrow("conflict");
    expect(await allRawRows(harness.database)).toEqual(before);
  });
});
