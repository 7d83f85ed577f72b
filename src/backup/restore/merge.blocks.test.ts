import { describe, expect, it } from "vitest";
import {
  backUp,
  plainRows,
  restore,
  rowsIn,
  twinOf,
  type Vault,
} from "../../../test/builders/make-restore";
import { makeStore } from "../../../test/builders/make-store";
import { createBlockDocs } from "../../background/memory/block-docs";
import { rewind } from "../../background/memory/block-history";
import type { Permission } from "../../domain/block";
import type { BlockEdit } from "../../domain/block-edit";
import type { BlockSchema } from "../../domain/block-schema";

const TEXT: BlockSchema = { kind: "text", viewport: null };
const LIST: BlockSchema = { kind: "list", checkbox: true, maxItems: null };
const COUNT: BlockSchema = {
  kind: "map",
  fields: [{ name: "n", type: "counter", description: "", readOnly: false }],
};
const PERSON = { who: "person", share: null, why: "" } as const;

const append = (text: string): BlockEdit => ({ op: "append-text", text });

async function addBlock(vault: Vault, schema: BlockSchema, label = "notes") {
  const [entry] = await vault.store.contexts.list();
  const contextId = entry?.context.id ?? "";
  const fields = { label, description: "", type: "core", permission: "ReadWrite" } as const;
  const id = crypto.randomUUID();
  await vault.store
    .memory()
    .blocks.add({ id, contextId, fields: { ...fields, pinned: true, schema } });
  return { id, contextId };
}

async function edit(vault: Vault, id: string, ...edits: readonly BlockEdit[]): Promise<void> {
  vault.clock.time += 1_000;
  const docs = createBlockDocs({ blocks: vault.store.memory().blocks });
  await docs.edit({ id, version: null, edits, by: PERSON });
}

async function change(vault: Vault, id: string, permission: Permission, label = "notes") {
  vault.clock.time += 1_000;
  const { blocks } = vault.store.memory();
  const { version } = await blocks.get(id);
  await blocks.change({ id, version, fields: { permission, label } });
}

async function read(vault: Vault, id: string) {
  const { blocks } = vault.restart().memory();
  const { block, content, lost } = await createBlockDocs({ blocks }).open(id);
  const { revisions: history } = await blocks.history({ id, before: null, limit: 100 });
  return { block, content, lost, history };
}

/** Two vaults that have the same block. */
async function makeSame(schema: BlockSchema, ...edits: readonly BlockEdit[]) {
  const here = await makeStore();
  const { id, contextId } = await addBlock(here, schema);
  if (edits.length > 0) await edit(here, id, ...edits);
  const other = await twinOf(here);
  other.clock.time = here.clock.time;
  return { here, other, id, contextId };
}

describe("P-072: merging a block that was changed on both sides", () => {
  it("holds what both have written, whichever was written last, and so does the other vault", async () => {
    const { here, other, id } = await makeSame(TEXT, append("first\nlast"));
    await edit(here, id, { op: "replace-text", old: "first", new: "first, of here" });
    await edit(other, id, append(", of there"));
    await edit(other, id, append(" again"));
    const both = "first, of here\nlast, of there again";
    const { vault } = await restore(await backUp(other), here, "merge");
    const merged = await read(vault, id);
    expect(merged.content).toEqual({ kind: "text", text: both });
    expect(merged.block.text).toBe(both);
    expect(merged.lost).toBe(0);
    const back = await restore(await backUp(vault), other, "merge");
    expect((await read(back.vault, id)).block.text).toBe(both);
    expect((await vault.restart().check()).mismatched).toEqual([]);
  });

  it("adds nothing when it is merged again, from either side", async () => {
    const { here, other, id } = await makeSame(TEXT, append("a"));
    await edit(here, id, append("b"));
    await edit(other, id, append("c"));
    const backup = await backUp(other);
    const { vault } = await restore(backup, here, "merge");
    expect(await plainRows((await restore(backup, vault, "merge")).vault)).toEqual(
      await plainRows(vault),
    );
    const back = await restore(await backUp(vault), other, "merge");
    const again = await restore(await backUp(back.vault), vault, "merge");
    expect(await plainRows(again.vault)).toEqual(await plainRows(vault));
  });

  it("counts what both have counted, and has both sides' items and ticks", async () => {
    const counted = await makeSame(COUNT, { op: "increment", field: "n", delta: 1 });
    await edit(counted.here, counted.id, { op: "increment", field: "n", delta: 2 });
    await edit(counted.other, counted.id, { op: "increment", field: "n", delta: 4 });
    const sum = await restore(await backUp(counted.other), counted.here, "merge");
    expect((await read(sum.vault, counted.id)).block.text).toBe("n: 7");
    const item = { text: "bread", done: false };
    const listed = await makeSame(LIST, { op: "push-item", item });
    await edit(listed.here, listed.id, { op: "set-item", index: 0, item: { ...item, done: true } });
    await edit(listed.other, listed.id, { op: "push-item", item: { text: "milk", done: false } });
    const { vault } = await restore(await backUp(listed.other), listed.here, "merge");
    expect((await read(vault, listed.id)).block.text).toBe("- [x] bread\n- [ ] milk");
  });

  it("has all that both have written in its row, also where its window shows less", async () => {
    const log: BlockSchema = { kind: "log", displayLimit: 1 };
    const entry = (at: number, text: string): BlockEdit => {
      return { op: "append-entry", entry: { at, text } };
    };
    const { here, other, id } = await makeSame(log, entry(1, "first"));
    await edit(here, id, entry(2, "of here"));
    await edit(other, id, entry(3, "of there"));
    const { vault } = await restore(await backUp(other), here, "merge");
    const { block } = await read(vault, id);
    expect(block.text.split("\n")).toHaveLength(1);
    for (const text of ["first", "of here", "of there"]) expect(block.whole).toContain(text);
  });

  it("keeps the history of here, from which what was there before the merge comes back", async () => {
    const { here, other, id } = await makeSame(TEXT, append("a"));
    await edit(here, id, append("b"));
    await edit(other, id, { op: "set-text", text: "" });
    const { vault } = await restore(await backUp(other), here, "merge");
    const { block, content, history } = await read(vault, id);
    expect(block.text).toBe("b");
    expect(history.map(({ what, who }) => [what, who])[0]).toEqual(["merge", "system"]);
    expect(history.map(({ number }) => number)).toEqual([3, 2, 1]);
    const { blocks } = vault.restart().memory();
    const at = { id, content, revision: block.revision };
    expect(await rewind(blocks, { ...at, number: 2 })).toEqual({ kind: "text", text: "ab" });
  });

  it("has the later wording of what is said of the block, and both sides' words", async () => {
    const { here, other, id } = await makeSame(TEXT, append("a"));
    await edit(other, id, append("c"));
    await edit(other, id, append("d"));
    other.clock.time -= 10_000;
    await edit(here, id, append("b"));
    here.clock.time += 60_000;
    await change(here, id, "ReadOnly", "renamed");
    const { vault } = await restore(await backUp(other), here, "merge");
    const { block } = await read(vault, id);
    expect(block).toMatchObject({ permission: "ReadOnly", label: "renamed" });
    expect([...block.text].sort().join("")).toBe("abcd");
  });

  it("shows what stood under the other layout in history", async () => {
    const { here, other, id } = await makeSame(TEXT, append("bread"));
    await edit(other, id, append("\nonly there"));
    here.clock.time += 60_000;
    const docs = createBlockDocs({ blocks: here.store.memory().blocks });
    await docs.layOut({ id, version: null, schema: LIST });
    const { vault } = await restore(await backUp(other), here, "merge");
    const { block, content } = await read(vault, id);
    expect(block.schema.kind).toBe("list");
    expect(block.text).toBe("- [ ] bread");
    const { blocks } = vault.restart().memory();
    const { revision } = block;
    const there = await rewind(blocks, { id, content, revision, number: revision - 1 });
    expect(there).toEqual({ kind: "text", text: "bread\nonly there" });
    const again = await restore(await backUp(other), vault, "merge");
    expect(await plainRows(again.vault)).toEqual(await plainRows(vault));
  });

  it("brings nothing back that was let go of here with its history", async () => {
    const { here, other, id } = await makeSame(TEXT, append("a secret."));
    await edit(here, id, { op: "replace-text", old: " secret", new: "" });
    const docs = createBlockDocs({ blocks: here.store.memory().blocks });
    await docs.clearHistory({ id, version: null });
    await edit(other, id, append(" More"));
    const { vault } = await restore(await backUp(other), here, "merge");
    expect((await read(vault, id)).block.text).toBe("a. More");
    const rows = [...(await plainRows(vault))].filter(([key]) => key.startsWith("block"));
    const decoded = rows.map(([, { payload }]) => {
      const state = typeof payload.state === "string" ? atob(payload.state) : "";
      const update = typeof payload.update === "string" ? atob(payload.update) : "";
      return `${JSON.stringify(payload)} ${state} ${update}`;
    });
    expect(decoded.join("\n")).not.toContain("secret");
  });
});

describe("merging a block that only one side has changed", () => {
  it("leaves that of here as it is where the backup is from before", async () => {
    const { here, other, id } = await makeSame(TEXT, append("a"));
    await edit(here, id, append("b"));
    const { vault } = await restore(await backUp(other), here, "merge");
    expect(await plainRows(vault)).toEqual(await plainRows(here));
  });

  it("takes that of the backup whole, with its history, where it goes on from here", async () => {
    const { here, other, id } = await makeSame(TEXT, append("a"));
    await edit(other, id, append("b"));
    const { vault } = await restore(await backUp(other), here, "merge");
    const [rows, there] = [await plainRows(vault), await plainRows(other)];
    for (const table of ["blocks", "block_updates", "block_revisions"] as const) {
      expect(rowsIn(rows, table)).toEqual(rowsIn(there, table));
    }
  });

  it("has no rights that a stranger's backup gives, and its words marked as theirs", async () => {
    const { here, other, id } = await makeSame(TEXT, append("a"));
    await edit(other, id, append("b"));
    await change(other, id, "Admin", "theirs");
    const { vault } = await restore(await backUp(other), here, "merge", 0, true);
    const { block } = await read(vault, id);
    expect(block).toMatchObject({ permission: "ReadWrite", label: "notes", text: "ab" });
    expect(block.taint).toEqual(["import"]);
  });
});

describe("merging blocks of one label that each side has made for itself", () => {
  it("has one, with what both hold, and stays so", async () => {
    const here = await makeStore();
    const other = await twinOf(here);
    const mine = await addBlock(here, TEXT);
    const theirs = await addBlock(other, TEXT);
    await edit(here, mine.id, append("here"));
    await edit(other, theirs.id, append("there"));
    const backup = await backUp(other);
    const { vault } = await restore(backup, here, "merge");
    expect([...rowsIn(await plainRows(vault), "blocks").keys()]).toEqual([mine.id]);
    expect(["herethere", "therehere"]).toContain((await read(vault, mine.id)).block.text);
    expect(await plainRows((await restore(backup, vault, "merge")).vault)).toEqual(
      await plainRows(vault),
    );
  });

  it("has both, under two labels, where they are laid out in two ways", async () => {
    const here = await makeStore();
    const other = await twinOf(here);
    await addBlock(here, TEXT);
    const { id } = await addBlock(other, LIST);
    const backup = await backUp(other);
    const { vault } = await restore(backup, here, "merge");
    const labels = [...rowsIn(await plainRows(vault), "blocks").values()].map(
      ({ payload }) => payload.label,
    );
    expect(labels.sort()).toEqual(["notes", "notes 2"]);
    const again = await restore(backup, vault, "merge");
    expect(rowsIn(await plainRows(again.vault), "blocks").get(id)?.payload.label).toBe("notes 2");
  });
});
