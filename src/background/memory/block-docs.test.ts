import { describe, expect, it } from "vitest";
import { makeBlockFields } from "../../../test/builders/make-block";
import { flipRow } from "../../../test/builders/make-full-store";
import { makeStore, rawRows } from "../../../test/builders/make-store";
import { spliceContent } from "../../domain/content-splice";
import type { Id } from "../../domain/id";
import type { BlockStore, NewRevision } from "../../store/memory/block-store";
import { createBlockDocs } from "./block-docs";
import { listRevisions } from "./block-history";

const BY = { who: "person", share: null, why: "" } as const;

/** Documents over a real store, with what is read of it and written to it. */
async function setup(count = 1) {
  const { store, ...harness } = await makeStore();
  const { context } = await store.branches.readPosition(harness);
  const { blocks } = store.memory();
  const ids: Id[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const fields = makeBlockFields({ label: `block ${nth}` });
    ids.push((await blocks.add({ id: crypto.randomUUID(), contextId: context.id, fields })).id);
  }
  const read: Id[] = [];
  const saved: NewRevision[] = [];
  const watched: BlockStore = {
    ...blocks,
    readDocument: (id) => {
      read.push(id);
      return blocks.readDocument(id);
    },
    writing: (work) =>
      blocks.writing((changes) =>
        work({
          ...changes,
          saveRevision: (input) => {
            saved.push(input);
            return changes.saveRevision(input);
          },
        }),
      ),
  };
  const docs = createBlockDocs({ blocks: watched });
  const append = (id: Id, text: string) =>
    docs.edit({ id, version: null, edits: [{ op: "append-text", text }], by: BY });
  return { ...harness, blocks, docs, ids, append, read, saved };
}

/** Of a text whose newest change does not open any more. */
async function setupDamaged() {
  const made = await setup();
  const [id = ""] = made.ids;
  await made.append(id, "One.");
  await made.append(id, " Two.");
  const rows = await rawRows(made.database, "block_updates");
  await flipRow(made.database, "block_updates", rows.at(-1)?.id);
  return { id, docs: () => createBlockDocs(made.restart().memory()), made };
}

describe("open documents", () => {
  it("P-037 write a change as no more than itself, and all as one once there are eight", async () => {
    const { ids, append, saved, read } = await setup();
    const [id = ""] = ids;
    await append(id, "x".repeat(10_000));
    for (let nth = 0; nth < 70; nth += 1) await append(id, `${nth} `);
    const small = saved.slice(1).map(({ update }) => update.length);
    expect(Math.max(...small)).toBeLessThan(60);
    const merged = saved.map(({ state }) => state !== null);
    expect(merged.indexOf(true)).toBe(8);
    expect(merged.filter(Boolean)).toHaveLength(7);
    expect(read).toEqual([id]);
  });

  it("P-037 are merged at 16 KB, too", async () => {
    const { ids, append, saved } = await setup();
    for (let nth = 0; nth < 5; nth += 1) await append(ids[0] ?? "", "x".repeat(5_000));
    expect(saved.map(({ state }) => state !== null)).toEqual([false, false, false, true, false]);
  });

  it("P-072 are changed over whatever is there, though another changes it meanwhile", async () => {
    const { blocks, docs, ids } = await setup();
    const [id = ""] = ids;
    const edit = (by: Pick<typeof docs, "edit">, text: string) =>
      by.edit({ id, version: null, edits: [{ op: "append-text", text }], by: BY });
    const others = createBlockDocs({ blocks });
    await Promise.all([edit(docs, "one "), edit(others, "two "), edit(docs, "three ")]);
    const { content } = await createBlockDocs({ blocks }).open(id);
    const words = content.kind === "text" ? content.text.trim().split(" ") : [];
    expect(words.toSorted()).toEqual(["one", "three", "two"]);
  });

  it("P-035 P-038 are read when first used, eight at most: the one used least goes, with nothing that is not written", async () => {
    const { ids, append, read, docs } = await setup(9);
    const [first = "", second = "", ...rest] = ids;
    for (const id of ids.slice(0, 8)) await append(id, "1 ");
    for (const id of ids.slice(0, 8)) await append(id, "2 ");
    expect(read).toHaveLength(8);
    // The first was used last but one: the second goes for the ninth.
    await append(first, "3 ");
    await append(rest.at(-1) ?? "", "1 ");
    await append(first, "4 ");
    expect(read).toEqual([...ids.slice(0, 8), rest.at(-1)]);
    expect(await docs.open(second)).toMatchObject({ content: { text: "1 2 " } });
    expect(read).toHaveLength(10);
    expect(await docs.open(first)).toMatchObject({ content: { text: "1 2 3 4 " } });
    expect(read).toHaveLength(10);
  });
});

describe("a document with an update that is none", () => {
  it("shows what the row says, can be edited, and is whole again once its history was let go", async () => {
    const { blocks, ids, append } = await setup();
    const [id = ""] = ids;
    await append(id, "One. ");
    const found = await blocks.find(id);
    const revision = { ...BY, contextId: null, what: "set-text", splice: null };
    const texts = { text: "One. Two. " };
    const next = { texts, update: new Uint8Array(300).fill(255), state: null };
    await blocks.saveRevision({ id, version: found.row.version, found, ...next, revision });
    const docs = createBlockDocs({ blocks });
    expect(await docs.open(id)).toMatchObject({ lost: 1, content: { text: "One. Two. " } });
    const edits = [{ op: "append-text", text: "Three." }] as const;
    await docs.edit({ id, version: null, edits, by: BY });
    const again = createBlockDocs({ blocks });
    expect(await again.open(id)).toMatchObject({ lost: 1, content: { text: "One. Two. Three." } });
    await again.clearHistory({ id, version: null });
    const whole = await createBlockDocs({ blocks }).open(id);
    expect(whole).toMatchObject({ lost: 0, content: { text: "One. Two. Three." } });
  });
});

describe("a text of which a change does not open any more", () => {
  it("is what its row says, is written on from there, and goes back from there", async () => {
    const { id, docs, made } = await setupDamaged();
    const damaged = docs();
    const { lost, content: shown } = await damaged.open(id);
    expect([lost, shown]).toEqual([1, { kind: "text", text: "One. Two." }]);
    const edits = [{ op: "append-text", text: " Three." }] as const;
    const { splice } = await damaged.edit({ id, version: null, edits, by: BY });
    const { block, content } = await docs().open(id);
    expect(content).toMatchObject({ text: "One. Two. Three." });
    expect(spliceContent(shown, splice)).toEqual(content);
    const { blocks } = made.restart().memory();
    const { revision } = block;
    const page = { before: null, limit: 9 };
    const { revisions } = await listRevisions(blocks, { id, content, revision, ...page });
    expect(revisions.map(({ canRestore }) => canRestore)).toEqual([true, true, true]);
  });

  it("is whole where its history is let go", async () => {
    const { id, docs } = await setupDamaged();
    await docs().clearHistory({ id, version: null });
    expect(await docs().open(id)).toMatchObject({ lost: 0, content: { text: "One. Two." } });
  });
});

describe("a document of which a newer release wrote a part", () => {
  it.each([
    ["block_states", 9],
    ["block_updates", 1],
  ] as const)(
    "is shown and not written to, and is whole after an update (%s)",
    async (table, count) => {
      const { database, restart, ids, append } = await setup();
      const [id = ""] = ids;
      for (let nth = 0; nth < count; nth += 1) await append(id, `${nth} `);
      const [row] = await rawRows(database, table);
      // The version of its envelope's layout.
      const turnVersion = () => flipRow(database, table, row?.id, 2);
      const before = await createBlockDocs(restart().memory()).open(id);
      await turnVersion();
      const docs = createBlockDocs(restart().memory());
      expect(await docs.open(id)).toMatchObject({ lost: 1, content: before.content });
      const edits = [{ op: "append-text", text: "more" }] as const;
      const target = { id, version: null };
      await expect(docs.edit({ ...target, edits, by: BY })).rejects.toThrow("version-unknown");
      await expect(docs.clearHistory(target)).rejects.toThrow("version-unknown");
      await turnVersion();
      expect(await createBlockDocs(restart().memory()).open(id)).toEqual(before);
    },
  );
});
