import { describe, expect, it } from "vitest";
import { makeApp } from "../../../test/builders/make-app";
import { makeBlockFields } from "../../../test/builders/make-block";
import { flipRow } from "../../../test/builders/make-full-store";
import { rawRows } from "../../../test/builders/make-store";
import type { BlockEdit } from "../../domain/block-edit";
import type { BlockSchema } from "../../domain/block-schema";
import { spliceContent } from "../../domain/content-splice";
import { createBlockDocs } from "../memory/block-docs";
import {
  blockAdd,
  blockClearHistory,
  blockEdit,
  blockHistory,
  blockLayOut,
  blockOpen,
  blockRemove,
  blockRestore,
  memoryList,
} from "./memory-handlers";
import { undoRun } from "./undo-handlers";

const TEXT: BlockSchema = { kind: "text", viewport: null };
const LIST: BlockSchema = { kind: "list", checkbox: true, maxItems: 2 };

async function setup(schema: BlockSchema = TEXT) {
  const made = await makeApp();
  const { app, contextId } = made;
  const id = crypto.randomUUID();
  await blockAdd(app, { id, contextId, fields: makeBlockFields({ schema }) });
  const open = () => blockOpen(app, { id });
  const edit = async (...edits: BlockEdit[]) => {
    const { block, content } = await open();
    const answer = await blockEdit(app, { id, version: block.version, edits });
    // What every page makes of an answer.
    expect(spliceContent(content, answer.splice)).toEqual((await open()).content);
    return answer;
  };
  const say = (text: string) => edit({ op: "set-text", text });
  const versionNow = async () => (await open()).block.version;
  return { ...made, id, open, edit, say, versionNow };
}

describe("memory.list", () => {
  it("P-015 gives a context the three blocks that every one begins with, once, and what is added", async () => {
    const { app, contextId } = await setup();
    const { blocks } = await memoryList(app, { contextId });
    expect(blocks.map(({ label, type }) => `${label} ${type}`).sort()).toEqual([
      "human core",
      "persona core",
      "project working",
      "scratchpad working",
    ]);
    expect((await memoryList(app, { contextId })).blocks).toHaveLength(4);
    const nowhere = memoryList(app, { contextId: crypto.randomUUID() });
    await expect(nowhere).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("a block's content", () => {
  it("P-014 P-018 P-019 P-020 P-021 P-022 P-034 P-036 is changed, kept and read again by another worker", async () => {
    const { app, harness, id, edit, say } = await setup();
    await say("One.");
    await edit({ op: "append-text", text: " Two." });
    const edited = await edit({ op: "replace-text", old: "One", new: "Uno" });
    expect(edited).toMatchObject({ block: { revision: 3 }, lost: 0 });
    const later = createBlockDocs(harness.restart().memory());
    const text = "Uno. Two.";
    expect(await later.open(id)).toMatchObject({ content: { text }, block: { text } });
    // Nothing is there to be replaced: nothing is written.
    const docs = app.blockDocs();
    const by = { who: "model", share: null, why: "" } as const;
    const edits = [{ op: "replace-text", old: "Nine", new: "x" }] as const;
    const before = await rawRows(harness.database, "block_updates");
    const outcome = await docs.edit({ id, version: null, edits, by });
    expect([outcome.replaced, outcome.block.revision]).toEqual([false, 3]);
    expect(await rawRows(harness.database, "block_updates")).toEqual(before);
  });

  it("is changed by all edits of a call or by none, and by none over an older version", async () => {
    const { app, id, edit, open, say, versionNow } = await setup(LIST);
    const item = (text: string) => ({ op: "push-item", item: { text, done: false } }) as const;
    await edit(item("one"));
    await expect(edit(item("two"), item("three"))).rejects.toMatchObject({ code: "list-full" });
    expect((await open()).content).toMatchObject({ items: [{ text: "one" }] });
    await expect(say("text")).rejects.toMatchObject({ code: "schema-misfit" });
    const version = await versionNow();
    await edit(item("two"));
    const late = blockEdit(app, { id, version, edits: [{ op: "delete-item", index: 0 }] });
    await expect(late).rejects.toMatchObject({ code: "conflict" });
    expect((await open()).content).toMatchObject({ items: [{ text: "one" }, { text: "two" }] });
  });

  it("is answered to who edits it by what has changed, and by nothing else of it", async () => {
    const { say } = await setup();
    await say("Said before.");
    const { block, ...answer } = await say("Said before. And after.");
    expect(block).toMatchObject({ revision: 2 });
    expect(JSON.stringify({ block, answer })).not.toContain("before");
    expect(answer.splice).toMatchObject({ removed: "", inserted: " And after." });
  });

  it("is kept change by change, and as one row where there are more than eight", async () => {
    const { harness, edit, open } = await setup();
    const count = async () => (await rawRows(harness.database, "block_updates")).length;
    for (let nth = 0; nth < 8; nth += 1) await edit({ op: "append-text", text: `${nth} ` });
    expect([await count(), (await rawRows(harness.database, "block_states")).length]).toEqual([
      8, 0,
    ]);
    await edit({ op: "append-text", text: "last" });
    expect([await count(), (await rawRows(harness.database, "block_states")).length]).toEqual([
      0, 1,
    ]);
    expect((await open()).block.text).toMatch(/^0 1 2 .* 7 last$/);
  });

  it("loses nothing where more blocks are changed in turn than are held open", async () => {
    const { app, contextId } = await setup();
    const ids = Array.from({ length: 10 }, () => crypto.randomUUID());
    for (const [nth, id] of ids.entries()) {
      const fields = makeBlockFields({ label: `block ${nth}` });
      await blockAdd(app, { id, contextId, fields });
    }
    const by = { who: "person", share: null, why: "" } as const;
    for (const round of [1, 2, 3]) {
      const edits = [{ op: "append-text", text: `${round} ` }] as const;
      for (const id of ids) await app.blockDocs().edit({ id, version: null, edits, by });
    }
    for (const id of ids) {
      expect(await blockOpen(app, { id })).toMatchObject({ content: { text: "1 2 3 " } });
    }
  });

  it("P-044 P-045 P-046 P-047 P-050 is the person's to change whatever the permission, and a model's as it says", async () => {
    const { app, contextId } = await setup();
    const by = { who: "model", share: null, why: "It was said." } as const;
    const edits = [{ op: "set-text", text: "Changed." }] as const;
    for (const [permission, code] of [
      ["ReadOnly", "block-denied"],
      ["Human", "approval-needed"],
      ["Partner", "approval-needed"],
      ["Append", "block-denied"],
      ["ReadWrite", null],
      ["Admin", null],
    ] as const) {
      const id = crypto.randomUUID();
      const fields = makeBlockFields({ label: permission, permission });
      const { version } = await blockAdd(app, { id, contextId, fields });
      const edited = app.blockDocs().edit({ id, version: null, edits, by });
      if (code === null) expect(await edited).toMatchObject({ block: { text: "Changed." } });
      else await expect(edited).rejects.toMatchObject({ code });
      const now = (await blockOpen(app, { id })).block.version;
      expect(now).toBe(code === null ? version + 1 : version);
      const mine = [{ op: "set-text", text: "Mine." }] as const;
      await blockEdit(app, { id, version: now, edits: [...mine] });
      expect((await blockOpen(app, { id })).content).toMatchObject({ text: "Mine." });
    }
  });

  it("D-12 is another context's to change by the stricter of the share's and the block's permission", async () => {
    const { app, contextId } = await setup();
    const edits = [{ op: "set-text", text: "Theirs." }] as const;
    for (const [own, shared] of [
      ["Append", "ReadWrite"],
      ["ReadWrite", "Append"],
    ] as const) {
      const id = crypto.randomUUID();
      const fields = makeBlockFields({ label: own, permission: own });
      await blockAdd(app, { id, contextId, fields });
      const share = { contextId: crypto.randomUUID(), permission: shared };
      const by = { who: "model", share, why: "" } as const;
      const edited = app.blockDocs().edit({ id, version: null, edits, by });
      await expect(edited).rejects.toMatchObject({ code: "block-denied" });
    }
  });
});

describe("a block's layout", () => {
  it("P-032 is changed where the content fits, and refused where something would be lost", async () => {
    const { app, id, say, open, versionNow } = await setup();
    await say("milk\nbread");
    const version = await versionNow();
    const laid = await blockLayOut(app, { id, version, schema: { ...LIST, maxItems: null } });
    expect(laid).toMatchObject({
      content: { kind: "list", items: [{ text: "milk" }, { text: "bread" }] },
      block: { schema: { kind: "list" }, text: "- [ ] milk\n- [ ] bread" },
    });
    const schema: BlockSchema = { kind: "map", fields: [] };
    const lost = blockLayOut(app, { id, version: await versionNow(), schema });
    await expect(lost).rejects.toMatchObject({ code: "schema-misfit" });
    expect((await open()).block.schema.kind).toBe("list");
  });
});

describe("a block's history", () => {
  it("tells each change with its lines, and makes the block what it was after any of them", async () => {
    const { app, id, say, versionNow } = await setup();
    await say("One.");
    await say("One.\nTwo.");
    await say("Three.");
    const { revisions, more } = await blockHistory(app, { id, before: null, limit: 2 });
    expect(more).toBe(true);
    expect(revisions).toMatchObject([
      { number: 3, who: "person", what: "set-text", canRestore: true },
      { number: 2, lines: [{ is: "added", text: "Two." }], canRestore: true },
    ]);
    const rest = await blockHistory(app, { id, before: 2, limit: 2 });
    expect(rest).toMatchObject({ revisions: [{ number: 1 }], more: false });
    const restored = await blockRestore(app, { id, version: await versionNow(), number: 2 });
    expect(restored.block).toMatchObject({ text: "One.\nTwo.", revision: 4 });
    const empty = await blockRestore(app, { id, version: await versionNow(), number: 0 });
    expect(empty.content).toMatchObject({ text: "" });
  });

  it("gives by undo what there was before a version was restored, unless it was changed since", async () => {
    const { app, id, say, open, versionNow } = await setup();
    await say("One.");
    await say("Two.");
    const restore = async () => {
      const undo = crypto.randomUUID();
      const input = { id, version: await versionNow(), number: 1, undo };
      expect(await blockRestore(app, input)).toMatchObject({
        canUndo: true,
        block: { revision: 3 },
      });
      return undo;
    };
    await undoRun(app, { undoId: await restore() });
    expect(await open()).toMatchObject({ content: { text: "Two." }, block: { revision: 2 } });
    const { revisions } = await blockHistory(app, { id, before: null, limit: 9 });
    expect(revisions.map(({ number }) => number)).toEqual([2, 1]);
    const late = await restore();
    await say("Three.");
    await expect(undoRun(app, { undoId: late })).rejects.toMatchObject({ code: "conflict" });
    expect((await open()).content).toMatchObject({ text: "Three." });
  });

  it("tells a version from before another layout in the layout of today", async () => {
    const { app, id, say, versionNow } = await setup();
    await say("milk\nbread");
    const schema: BlockSchema = { ...LIST, maxItems: null };
    await blockLayOut(app, { id, version: await versionNow(), schema });
    await blockEdit(app, {
      id,
      version: await versionNow(),
      edits: [{ op: "delete-item", index: 0 }],
    });
    const restored = await blockRestore(app, { id, version: await versionNow(), number: 1 });
    expect(restored.block.text).toBe("- [ ] milk\n- [ ] bread");
  });

  it("goes for good, with every text that is in the block no more", async () => {
    const { app, harness, id, say, versionNow } = await setup();
    await say("A secret.");
    await say("Fine.");
    await blockClearHistory(app, { id, version: await versionNow() });
    expect(await blockHistory(app, { id, before: null, limit: 9 })).toEqual({
      revisions: [],
      more: false,
    });
    const { state, updates } = await harness.store.memory().blocks.readDocument(id);
    expect(updates).toEqual([]);
    expect(new TextDecoder().decode(state ?? new Uint8Array())).not.toContain("secret");
    const lost = blockRestore(app, { id, version: await versionNow(), number: 1 });
    await expect(lost).rejects.toMatchObject({ code: "not-found" });
    await say("More.");
    expect(await blockHistory(app, { id, before: null, limit: 9 })).toMatchObject({
      revisions: [{ number: 3, lines: [{ is: "removed" }, { is: "added" }] }],
    });
  });

  it("tells nothing of what was before a change that does not open, and restores nothing from there", async () => {
    const { app, harness, id, say, versionNow } = await setup();
    for (const text of ["One.", "Two.", "Three."]) await say(text);
    const rows = await rawRows(harness.database, "block_revisions");
    await flipRow(harness.database, "block_revisions", rows.find(({ order }) => order === 2)?.id);
    const { revisions } = await blockHistory(app, { id, before: null, limit: 9 });
    expect(revisions.map(({ number, canRestore }) => [number, canRestore])).toEqual([
      [3, true],
      [1, false],
    ]);
    const lost = blockRestore(app, { id, version: await versionNow(), number: 0 });
    await expect(lost).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("what is deleted of memory", () => {
  it("P-017 comes back by undo, a block with all that it was", async () => {
    const { app, id, say, open } = await setup();
    await say("One.");
    const undo = crypto.randomUUID();
    expect(await blockRemove(app, { id, undo })).toEqual({ canUndo: true });
    await expect(open()).rejects.toMatchObject({ code: "not-found" });
    await undoRun(app, { undoId: undo });
    expect(await open()).toMatchObject({ content: { text: "One." }, block: { revision: 1 } });
  });
});
