import { describe, expect, it } from "vitest";
import { contextIdOf } from "../../../test/builders/add-conversation";
import { addRevision, makeBlockFields } from "../../../test/builders/make-block";
import { flipRow } from "../../../test/builders/make-full-store";
import { allRawRows, makeStore, rawRows } from "../../../test/builders/make-store";

async function setup() {
  const harness = await makeStore();
  const { store } = harness;
  const contextId = await contextIdOf(harness.store, harness.conversationId);
  const { blocks } = store.memory();
  const add = (label: string, over: object = {}) =>
    blocks.add({
      id: crypto.randomUUID(),
      contextId,
      fields: makeBlockFields({ label, ...over }),
    });
  const addContext = async (name: string) => {
    const fields = { name, systemPrompt: "You help." };
    const { context } = await store.contexts.create({ id: crypto.randomUUID(), fields });
    return context.id;
  };
  return { ...harness, contextId, blocks, add, addContext };
}

const bytes = (text: string) => new TextEncoder().encode(text);

describe("a block", () => {
  it("P-013 is added to a context, empty, once for an id", async () => {
    const { store, contextId, blocks, add } = await setup();
    const block = await add("notes");
    expect(block).toMatchObject({ label: "notes", text: "", revision: 0, version: 1 });
    const again = { id: block.id, contextId, fields: makeBlockFields({ label: "other" }) };
    expect(await blocks.add(again)).toEqual(block);
    expect((await store.readBlocks(contextId)).own).toEqual([block]);
  });

  it("P-033 has a label of its own in its context, in whatever case, and is free in another", async () => {
    const { blocks, add, addContext } = await setup();
    await add("Notes");
    await expect(add(" notes ")).rejects.toMatchObject({
      code: "invalid-field",
      data: { problem: "taken" },
    });
    await expect(add("\u200b")).rejects.toMatchObject({ data: { problem: "empty" } });
    expect((await add("x".repeat(10_240))).label).toMatch(/^x{99}[x…]$/u);
    expect((await add('a "b">\n[c]')).label).toBe('a "b"> [c]');
    const contextId = await addContext("Work");
    const fields = makeBlockFields({ label: "notes" });
    expect(await blocks.add({ id: crypto.randomUUID(), contextId, fields })).toMatchObject({
      contextId,
    });
  });

  it("P-030, P-031 is pinned, unpinned and given another type; a version that is old is refused", async () => {
    const { blocks, add } = await setup();
    const { id } = await add("notes");
    const changed = await blocks.change({ id, version: 1, fields: { pinned: false, type: "log" } });
    expect(changed).toMatchObject({ pinned: false, type: "log", version: 2, label: "notes" });
    const late = blocks.change({ id, version: 1, fields: { pinned: true } });
    await expect(late).rejects.toMatchObject({ code: "conflict" });
    expect(await blocks.get(id)).toMatchObject({ pinned: false });
  });

  it("is no more than a hundred in a context", async () => {
    const { add } = await setup();
    for (let nth = 0; nth < 100; nth += 1) await add(`block ${nth}`);
    await expect(add("one more")).rejects.toMatchObject({
      code: "limit-exceeded",
      data: { limit: "blocks", max: 100 },
    });
  });

  it("P-017 is deleted with its document, its history and its shares, and comes back as it was", async () => {
    const { store, database, blocks, add, addContext, clock } = await setup();
    const { id } = await add("notes");
    await addRevision(store, id, { text: "One", state: bytes("one") });
    await addRevision(store, id, { text: "Two" });
    const other = await addContext("Work");
    await blocks.share({ blockId: id, contextId: other, permission: "Append" });
    const before = await blocks.readDocument(id);
    const { createUndoRecord } = await import("../rows/undo-record");
    const record = createUndoRecord(clock.now());
    await blocks.remove({ id, record });
    await blocks.remove({ id });
    await expect(blocks.get(id)).rejects.toMatchObject({ code: "not-found" });
    const rows = await allRawRows(database);
    for (const table of ["block_states", "block_updates", "block_revisions", "block_shares"]) {
      expect(rows.get(table as "block_states")).toEqual([]);
    }
    await store.undo(record);
    const { block: _block, row: _row, ...document } = await blocks.readDocument(id);
    const whole = { lost: 0, isNewer: false };
    expect(document).toEqual({ state: bytes("one"), updates: before.updates, ...whole });
    expect((await blocks.history({ id, before: null, limit: 9 })).revisions).toHaveLength(2);
    expect((await store.readBlocks(other)).shared).toHaveLength(1);
  });
});

describe("a block's changes", () => {
  it("P-036, P-037 are kept one by one, and as one in their place where that is given", async () => {
    const { store, database, blocks, add } = await setup();
    const { id } = await add("notes");
    await addRevision(store, id, { text: "One" });
    await addRevision(store, id, { text: "Two" });
    expect((await blocks.readDocument(id)).updates).toEqual([bytes("One"), bytes("Two")]);
    await addRevision(store, id, { text: "Three", state: bytes("all") });
    expect(await blocks.readDocument(id)).toMatchObject({ state: bytes("all"), updates: [] });
    expect(await rawRows(database, "block_updates")).toEqual([]);
    await addRevision(store, id, { text: "Four" });
    const { block, updates } = await blocks.readDocument(id);
    expect(updates).toEqual([bytes("Four")]);
    expect(block).toMatchObject({ text: "Four", revision: 4, version: 5 });
  });

  it("are refused where another was first, and nothing is written", async () => {
    const { store, blocks, add } = await setup();
    const block = await add("notes");
    const found = await blocks.find(block.id);
    await addRevision(store, block.id, { text: "One" });
    const late = blocks.saveRevision({
      id: block.id,
      version: block.version,
      found,
      texts: { text: "Late" },
      update: bytes("Late"),
      state: null,
      revision: { who: "model", contextId: null, what: "set-text", why: "", splice: null },
    });
    await expect(late).rejects.toMatchObject({ code: "conflict" });
    const { block: now, updates } = await blocks.readDocument(block.id);
    expect([now.text, updates.length]).toEqual(["One", 1]);
  });

  it("are told from the newest back, a page at a time", async () => {
    const { store, blocks, add } = await setup();
    const { id } = await add("notes");
    for (const text of ["1", "2", "3"]) await addRevision(store, id, { text });
    const newest = await blocks.history({ id, before: null, limit: 2 });
    expect(newest).toMatchObject({ revisions: [{ number: 3 }, { number: 2 }], next: 2 });
    const rest = await blocks.history({ id, before: newest.next, limit: 2 });
    expect(rest).toMatchObject({ revisions: [{ number: 1 }], next: null });
  });

  it("leave no trace once the history is let go", async () => {
    const { store, database, blocks, add } = await setup();
    const { id } = await add("notes");
    await addRevision(store, id, { text: "secret" });
    const { version } = await addRevision(store, id, { text: "fine" });
    await blocks.forgetHistory({ id, version, state: bytes("fine") });
    expect((await blocks.history({ id, before: null, limit: 9 })).revisions).toEqual([]);
    expect(await blocks.readDocument(id)).toMatchObject({ state: bytes("fine"), updates: [] });
    expect(await rawRows(database, "block_updates")).toEqual([]);
    // The next one is the third all the same.
    await addRevision(store, id, { text: "more" });
    const { revisions } = await blocks.history({ id, before: null, limit: 9 });
    expect(revisions).toMatchObject([{ number: 3 }]);
  });

  it("are told as lost where a row does not open, and the others are there", async () => {
    const { store, database, blocks, add } = await setup();
    const { id } = await add("notes");
    await addRevision(store, id, { text: "One", state: bytes("one") });
    await addRevision(store, id, { text: "Two" });
    await flipRow(database, "block_updates");
    expect(await blocks.readDocument(id)).toMatchObject({ state: bytes("one"), lost: 1 });
    await flipRow(database, "block_states");
    expect(await blocks.readDocument(id)).toMatchObject({
      state: null,
      lost: 2,
      block: { text: "Two" },
    });
  });
});

describe("a share", () => {
  it("P-028 shows a block in another context, with a permission that can be changed and taken back", async () => {
    const { store, contextId, blocks, add, addContext } = await setup();
    const block = await add("notes");
    const other = await addContext("Work");
    const share = { blockId: block.id, contextId: other, permission: "Append" } as const;
    const { id } = await blocks.share(share);
    expect((await store.readBlocks(other)).shared).toEqual([{ share: { ...share, id }, block }]);
    expect((await store.readBlocks(contextId)).shared).toEqual([]);
    await blocks.share({ ...share, permission: "ReadOnly" });
    expect(await blocks.sharesOf(block.id)).toEqual([{ ...share, id, permission: "ReadOnly" }]);
    await blocks.unshare({ id });
    expect(await store.readBlocks(other)).toEqual({ own: [], shared: [] });
  });

  it("is none with the block's own context, nor of what is not there", async () => {
    const { contextId, blocks, add } = await setup();
    const { id: blockId } = await add("notes");
    const permission = "Append" as const;
    const own = blocks.share({ blockId, contextId, permission });
    await expect(own).rejects.toMatchObject({ code: "bad-request" });
    const nowhere = blocks.share({ blockId, contextId: crypto.randomUUID(), permission });
    await expect(nowhere).rejects.toMatchObject({ code: "not-found" });
  });

  it("goes with the context that sees it, and with the one whose block it shows", async () => {
    const { store, database, contextId, blocks, add, addContext } = await setup();
    const { id: blockId } = await add("notes");
    await addRevision(store, blockId, { text: "One" });
    const [first, second] = [await addContext("First"), await addContext("Second")];
    for (const one of [first, second]) {
      await blocks.share({ blockId, contextId: one, permission: "ReadOnly" });
    }
    await store.contexts.purge({ id: first, name: "First" });
    expect(await blocks.sharesOf(blockId)).toMatchObject([{ contextId: second }]);
    const { context } = await store.contexts.get(contextId);
    await store.contexts.purge({ id: contextId, name: context.name });
    for (const table of ["blocks", "block_updates", "block_revisions", "block_shares"] as const) {
      expect(await rawRows(database, table)).toEqual([]);
    }
  });
});

describe("the blocks that a context begins with", () => {
  it("P-048 are given once, for a model to read and write, and stay away where they were deleted", async () => {
    const { store, contextId, blocks } = await setup();
    await store.contexts.beginMemory(contextId);
    await store.contexts.beginMemory(contextId);
    const { own } = await store.readBlocks(contextId);
    expect(own.map(({ label, type }) => [label, type]).sort()).toEqual([
      ["human", "core"],
      ["persona", "core"],
      ["scratchpad", "working"],
    ]);
    expect(new Set(own.map(({ permission }) => permission))).toEqual(new Set(["ReadWrite"]));
    for (const { id } of own) await blocks.remove({ id });
    await store.contexts.beginMemory(contextId);
    expect(await store.readBlocks(contextId)).toEqual({ own: [], shared: [] });
  });
});
