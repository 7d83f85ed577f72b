import { describe, expect, it } from "vitest";
import { makeApp } from "../../../test/builders/make-app";
import { makeBlockFields } from "../../../test/builders/make-block";
import { rawRows } from "../../../test/builders/make-store";
import type { BlockSchema } from "../../domain/block-schema";
import { contextCreate, contextDuplicate } from "./context-handlers";
import { factKeep, factList } from "./fact-handlers";
import {
  archiveInsert,
  archiveSearch,
  blockAdd,
  blockEdit,
  blockHistory,
  blockOpen,
  blockShare,
  memoryList,
} from "./memory-handlers";

const LIST: BlockSchema = { kind: "list", checkbox: true, maxItems: null };

/** A context that remembers something of each kind. */
async function setup() {
  const made = await makeApp();
  const { app, contextId, clock } = made;
  await memoryList(app, { contextId });
  clock.time += 60_000;
  const id = crypto.randomUUID();
  const fields = makeBlockFields({ schema: LIST, label: "groceries" });
  await blockAdd(app, { id, contextId, fields });
  const item = (text: string) => ({ op: "push-item", item: { text, done: true } }) as const;
  const { block } = await blockOpen(app, { id });
  const edited = await blockEdit(app, { id, version: block.version, edits: [item("a secret")] });
  const { version } = edited.block;
  const edits = [{ op: "delete-item", index: 0 }, item("bread")] as const;
  await blockEdit(app, { id, version, edits: [...edits] });
  await factKeep(app, { contextId, key: "city", value: "Rome", undoId: crypto.randomUUID() });
  await factKeep(app, { contextId, key: "city", value: "Turin", undoId: crypto.randomUUID() });
  const note = { id: crypto.randomUUID(), contextId, text: "kept", tags: ["t"], messageId: null };
  await archiveInsert(app, note);
  const duplicate = async (withMemory: boolean) => {
    const copy = { id: crypto.randomUUID(), contextId, withMemory };
    return (await contextDuplicate(app, copy)).context.id;
  };
  return { ...made, id, duplicate };
}

describe("a duplicate of a context", () => {
  it("has its blocks with their layout and words, its facts and notes, as its own", async () => {
    const { app, id, duplicate, contextId, harness } = await setup();
    const copyId = await duplicate(true);
    const { blocks } = await memoryList(app, { contextId: copyId });
    expect(blocks.map(({ label, text }) => [label, text])).toEqual([
      ["persona", ""],
      ["human", ""],
      ["scratchpad", ""],
      ["groceries", "- [x] bread"],
    ]);
    const copy = blocks[3];
    expect(copy).toMatchObject({ schema: LIST, revision: 0 });
    const opened = await blockOpen(app, { id: copy?.id ?? "" });
    expect(opened.content).toEqual({ kind: "list", items: [{ text: "bread", done: true }] });
    const { version } = opened.block;
    const edits = [{ op: "delete-item", index: 0 } as const];
    await blockEdit(app, { id: opened.block.id, version, edits });
    expect((await blockOpen(app, { id })).block.text).toBe("- [x] bread");
    const { facts } = await factList(app, { contextId: copyId });
    expect(facts).toMatchObject([{ key: "city", value: "Turin", former: [], source: null }]);
    const found = await archiveSearch(app, { contextId: copyId, query: "", skip: 0, limit: 9 });
    expect(found.entries).toMatchObject([{ text: "kept", tags: ["t"] }]);
    expect((await factList(app, { contextId })).facts).toHaveLength(1);
    expect((await harness.restart().check()).mismatched).toEqual([]);
  });

  it("has no history, and in its documents nothing that was deleted", async () => {
    const { app, duplicate, harness } = await setup();
    const before = await rawRows(harness.database, "block_updates");
    const copyId = await duplicate(true);
    const { blocks } = await memoryList(app, { contextId: copyId });
    const own = { id: blocks[3]?.id ?? "", before: null, limit: 10 };
    expect((await blockHistory(app, own)).revisions).toEqual([]);
    expect(await rawRows(harness.database, "block_updates")).toEqual(before);
    const { state } = await app.store.memory().blocks.readDocument(own.id);
    const text = new TextDecoder().decode(state ?? new Uint8Array());
    expect(text).toContain("bread");
    expect(text).not.toContain("secret");
  });

  it("without its memory has the pages, empty, and knows nothing", async () => {
    const { app, duplicate } = await setup();
    const copyId = await duplicate(false);
    const { blocks } = await memoryList(app, { contextId: copyId });
    expect(blocks.map(({ label, text, schema }) => [label, text, schema.kind])).toEqual([
      ["persona", "", "text"],
      ["human", "", "text"],
      ["scratchpad", "", "text"],
      ["groceries", "", "list"],
    ]);
    expect((await factList(app, { contextId: copyId })).facts).toEqual([]);
    const found = await archiveSearch(app, { contextId: copyId, query: "", skip: 0, limit: 9 });
    expect(found.total).toBe(0);
  });

  it("sees what others share with that, by the same permission", async () => {
    const { app, id, contextId } = await setup();
    const fields = { name: "Guest", systemPrompt: "s" };
    const guest = await contextCreate(app, { id: crypto.randomUUID(), fields });
    await blockShare(app, { id, contextId: guest.context.id, permission: "Append" });
    await memoryList(app, { contextId: guest.context.id });
    const input = { id: crypto.randomUUID(), contextId: guest.context.id, withMemory: true };
    const copy = await contextDuplicate(app, input);
    const { shared } = await memoryList(app, { contextId: copy.context.id });
    expect(shared).toMatchObject([
      { id, contextId, share: { permission: "Append" }, label: "groceries" },
    ]);
  });
});
