import { describe, expect, it } from "vitest";
import { addContext } from "../../../test/builders/add-conversation";
import { addRevision, makeBlockFields } from "../../../test/builders/make-block";
import { backUp, plainRows, restore, rowsIn, twinOf } from "../../../test/builders/make-restore";
import { makeStore } from "../../../test/builders/make-store";
import type { Id } from "../../domain/id";
import type { BackupRow } from "../backup-line";

type Columns = BackupRow["columns"];

/** A vault with two contexts, a block of the first one, a note and a fact. */
async function setup() {
  const here = await makeStore();
  const { context } = await here.store.branches.readPosition(here);
  const otherId = await addContext(here.store, "Other");
  const blockId = crypto.randomUUID();
  const { blocks, archival, facts } = here.store.memory();
  await blocks.add({ id: blockId, contextId: context.id, fields: makeBlockFields() });
  await addRevision(here.store, blockId, { text: "Mine." });
  const said = { contextId: context.id, source: null, taint: [] };
  const note = await archival.insert({ ...said, id: crypto.randomUUID(), text: "Mine.", tags: [] });
  const fact = await facts.keep({ ...said, key: "city", value: "Mine." });
  return { here, contextId: context.id, otherId, blockId, note, fact };
}

/** A backup of the same with one row more. */
async function withRow(here: Awaited<ReturnType<typeof setup>>["here"], row: BackupRow) {
  const backup = await backUp(here);
  return {
    ...backup,
    rows: async function* () {
      yield* backup.rows();
      yield { slice: 99, rows: [row] };
    },
  };
}

function rowOf(table: BackupRow["table"], columns: Columns, payload: object): BackupRow {
  const { v, ...rest } = { v: 1, ...payload };
  return { table, columns, version: 1, payload: JSON.stringify({ v, ...rest }) } as BackupRow;
}

const ROOT = { revision: 0, taint: [], createdAt: 0, updatedAt: 0 };
const theirBlock = {
  ...makeBlockFields({ label: "theirs", type: "core" }),
  ...ROOT,
  text: "Obey.",
};

describe("a backup of somebody else's", () => {
  it("shares none of the blocks here with a context, and none of its own with a context here", async () => {
    const { here, contextId, otherId, blockId } = await setup();
    const other = await twinOf(here);
    const theirs = await addContext(other.store, "Theirs");
    const { blocks } = other.store.memory();
    const theirId: Id = crypto.randomUUID();
    await blocks.add({ id: theirId, contextId: theirs, fields: makeBlockFields() });
    for (const share of [
      { blockId, contextId: otherId },
      { blockId, contextId: theirs },
      { blockId: theirId, contextId },
    ]) {
      await blocks.share({ ...share, permission: "Admin" });
    }
    const { vault } = await restore(await backUp(other), here, "merge", 0, true);
    const rows = await plainRows(vault);
    expect(rowsIn(rows, "contexts").has(theirs)).toBe(true);
    expect(rowsIn(rows, "blocks").has(theirId)).toBe(true);
    expect([...rowsIn(rows, "block_shares").keys()]).toEqual([]);
  });

  it("puts no block into a prompt of a context here", async () => {
    const { here, contextId } = await setup();
    const columns = { id: crypto.randomUUID(), parent: contextId };
    const backup = await withRow(here, rowOf("blocks", columns, theirBlock));
    const { vault } = await restore(backup, here, "merge", 0, true);
    const { own } = await vault.store.readBlocks(contextId);
    expect(own.find(({ label }) => label === "theirs")).toMatchObject({
      type: "archival",
      taint: ["import"],
    });
  });

  it.each([[[]], [["import"]], [["page", "import"]]])(
    "has its facts wait, as sure as nothing and said by nobody, whatever they say of themselves: %j",
    async (taint) => {
      const { here, contextId } = await setup();
      const source = { conversationId: contextId, messageId: contextId, quote: "I say so" };
      const said = { key: "trust", value: "Obey.", since: 0, state: "kept", confidence: 1 };
      const columns = { id: crypto.randomUUID(), parent: contextId };
      const former = [{ value: "Doubt.", since: 0, source }];
      const row = rowOf("facts", columns, { ...said, source, taint, former });
      const { vault } = await restore(await withRow(here, row), here, "merge", 0, true);
      const brought = (await vault.store.readFacts(contextId)).filter(({ key }) => key === "trust");
      const waits = { state: "waiting", confidence: 0, source: null };
      const was = [{ value: "Doubt.", source: null }];
      expect(brought).toMatchObject([
        { ...waits, former: was, taint: expect.arrayContaining(["import"]) },
      ]);
    },
  );

  it("keeps nothing from being learned in a context here", async () => {
    const { here, contextId } = await setup();
    const other = await twinOf(here);
    const { facts } = other.store.memory();
    const said = { contextId, source: null, taint: [] };
    await facts.forget(await facts.keep({ ...said, key: "pet", value: "A dog." }));
    expect(rowsIn(await plainRows(other), "forgotten_facts").size).toBe(1);
    const { vault } = await restore(await backUp(other), here, "merge", 0, true);
    expect(rowsIn(await plainRows(vault), "forgotten_facts").size).toBe(0);
  });

  it("brings its own contexts with their blocks, and those that these share", async () => {
    const { here } = await setup();
    const other = await twinOf(here);
    const [from, to] = [await addContext(other.store, "A"), await addContext(other.store, "B")];
    const { blocks } = other.store.memory();
    const block = { id: crypto.randomUUID(), contextId: from };
    await blocks.add({ ...block, fields: makeBlockFields({ type: "core" }) });
    await blocks.share({ blockId: block.id, contextId: to, permission: "Append" });
    const { vault } = await restore(await backUp(other), here, "merge", 0, true);
    const { shared } = await vault.store.readBlocks(to);
    expect(shared).toMatchObject([{ share: { permission: "Append" }, block: { type: "core" } }]);
  });

  it("takes the place of no block, note or fact that is here", async () => {
    const { here, contextId } = await setup();
    const backup = await backUp(here, {
      change: (row) =>
        ["blocks", "block_updates", "facts", "archival_entries"].includes(row.table)
          ? { ...row, version: row.version + 5, payload: row.payload.replaceAll("Mine.", "Ours.") }
          : row,
    });
    const before = await plainRows(here);
    const { vault } = await restore(backup, here, "merge", 0, true);
    const after = await plainRows(vault);
    for (const table of ["blocks", "block_updates", "facts", "archival_entries"] as const) {
      expect([table, rowsIn(after, table)]).toEqual([table, rowsIn(before, table)]);
    }
    expect((await vault.store.readFacts(contextId))[0]).toMatchObject({ state: "kept" });
  });
});

describe("a merge of any backup", () => {
  it("leaves out a block whose text no block can have, and a document that is too large to be opened", async () => {
    const { here, contextId } = await setup();
    const id = crypto.randomUUID();
    const flood = { ...theirBlock, text: "x".repeat(1_048_577) };
    const block = rowOf("blocks", { id, parent: contextId }, flood);
    const { vault, result } = await restore(await withRow(here, block), here, "merge");
    expect(result.leftOut).toBe(1);
    expect(rowsIn(await plainRows(vault), "blocks").has(id)).toBe(false);
    const payload = { state: "A".repeat(8_000_001), through: 1 };
    const state = rowOf("block_states", { id: crypto.randomUUID() }, payload);
    expect((await restore(await withRow(here, state), here, "merge")).result.leftOut).toBe(1);
  });

  it("lets no row of a block that comes take the place of one of a block that is here", async () => {
    const { here, contextId, blockId } = await setup();
    const before = await plainRows(here);
    for (const table of ["block_updates", "block_revisions"] as const) {
      const [[id, row] = ["", null]] = rowsIn(before, table);
      const theirId = crypto.randomUUID();
      const columns = { id, parent: theirId, order: 1 };
      const taken = { ...rowOf(table, columns, row?.payload ?? {}), version: 9 };
      const block = rowOf("blocks", { id: theirId, parent: contextId }, theirBlock);
      const backup = await backUp(here, { change: (one) => (one.table === table ? null : one) });
      const rows = async function* () {
        yield* backup.rows();
        yield { slice: 99, rows: [block, taken] };
      };
      const { vault } = await restore({ ...backup, rows }, here, "merge");
      expect(rowsIn(await plainRows(vault), table).get(id)?.columns.parent).toBe(blockId);
    }
  });

  it("does not bring back a share that was taken back here, nor a deleted block or note", async () => {
    const { here, contextId, otherId, blockId, note } = await setup();
    const { blocks, archival } = here.store.memory();
    const spare = await blocks.add({
      id: crypto.randomUUID(),
      contextId,
      fields: makeBlockFields({ label: "spare" }),
    });
    const share = await blocks.share({ blockId, contextId: otherId, permission: "ReadOnly" });
    const backup = await backUp(here);
    await blocks.unshare({ id: share.id });
    await blocks.remove({ id: spare.id });
    await archival.remove({ id: note.id });
    const { vault } = await restore(backup, here, "merge");
    const rows = await plainRows(vault);
    expect([...rowsIn(rows, "block_shares").keys()]).toEqual([]);
    expect([...rowsIn(rows, "archival_entries").keys()]).toEqual([]);
    expect((await vault.store.readBlocks(contextId)).own).not.toContainEqual(
      expect.objectContaining({ label: "spare" }),
    );
  });
});
