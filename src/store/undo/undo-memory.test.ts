import { describe, expect, it } from "vitest";
import { addContext } from "../../../test/builders/add-conversation";
import { makeBlockFields } from "../../../test/builders/make-block";
import { makeFactStore } from "../../../test/builders/make-fact-store";
import type { Id } from "../../domain/id";
import { createUndoRecord } from "../rows/undo-record";

/** A context that knows of a city, and has a block that another context sees. */
async function setup() {
  const made = await makeFactStore();
  const { store, contextId, clock } = made;
  const fact = await made.keep("city", "Paris");
  const { blocks, facts } = store.memory();
  const block = await blocks.add({ id: crypto.randomUUID(), contextId, fields: makeBlockFields() });
  const otherId = await addContext(store, "Other");
  const shared = { blockId: block.id, contextId: otherId } as const;
  const share = await blocks.share({ ...shared, permission: "ReadOnly" });
  const record = createUndoRecord(clock.now());
  clock.time += 1_000;
  const add = () => blocks.add({ id: crypto.randomUUID(), contextId, fields: makeBlockFields() });
  const labels = async () => (await store.readBlocks(contextId)).own.map(({ label }) => label);
  const undo = () => store.undo(record);
  return { ...made, fact, facts, block, blocks, shared, share, record, add, labels, undo };
}

const CONFLICT = { code: "conflict" };

describe("memory that comes back", () => {
  it("stays away where something else is known under its key by now", async () => {
    const { facts, fact, record, keep, said, undo } = await setup();
    await facts.forget({ ...fact, record });
    await keep("City", "Lyon");
    await expect(undo()).rejects.toMatchObject(CONFLICT);
    expect(await said()).toEqual(["kept City: Lyon"]);
  });

  it("stays away where its former key is another fact's by now", async () => {
    const { facts, fact, record, keep, said, undo } = await setup();
    await facts.update({ ...fact, key: "town", record });
    await keep("city", "Lyon");
    await expect(undo()).rejects.toMatchObject(CONFLICT);
    expect((await said()).toSorted()).toEqual(["kept city: Lyon", "kept town: Paris"]);
  });

  it("is a fact beside one that waits", async () => {
    const { facts, fact, record, learn, learned, clock, said, undo } = await setup();
    await facts.forget({ ...fact, record });
    clock.time += 1_000;
    await learn(learned({ key: "city", value: "Lyon", since: clock.now(), confidence: 0.1 }));
    await undo();
    expect((await said()).toSorted()).toEqual(["kept city: Paris", "waiting city: Lyon"]);
  });

  it("stays away where another block has its label by now", async () => {
    const { blocks, block, record, add, labels, undo } = await setup();
    await blocks.remove({ id: block.id, record });
    await add();
    await expect(undo()).rejects.toMatchObject(CONFLICT);
    expect((await labels()).filter((label) => label === "project")).toHaveLength(1);
  });

  it("keeps its new label where another block has the former one by now", async () => {
    const { blocks, block, record, add, labels, undo } = await setup();
    const { id, version } = block;
    await blocks.change({ id, version, fields: { label: "old" }, record });
    await add();
    await expect(undo()).rejects.toMatchObject(CONFLICT);
    expect((await labels()).toSorted()).toEqual(expect.arrayContaining(["old", "project"]));
  });

  it("is a share only where its context does not see the block again by now", async () => {
    const { blocks, shared, share, record, undo } = await setup();
    await blocks.unshare({ id: share.id, record });
    const again = await blocks.share({ ...shared, permission: "ReadWrite" });
    await expect(undo()).rejects.toMatchObject(CONFLICT);
    const ids: readonly Id[] = (await blocks.sharesOf(shared.blockId)).map(({ id }) => id);
    expect(ids).toEqual([again.id]);
  });

  it("stays away with its context, whoever asked for it while that was purged", async () => {
    const { harness, store, contextId, facts, fact, blocks, block, record, undo } = await setup();
    const left = createUndoRecord(harness.clock.now());
    await facts.forget({ ...fact, record });
    await blocks.remove({ id: block.id, record: left });
    const { name } = (await store.contexts.get(contextId)).context;
    await store.contexts.purge({ id: contextId, name });
    await expect(undo()).rejects.toMatchObject(CONFLICT);
    await expect(store.undo(left)).rejects.toMatchObject(CONFLICT);
    const { database } = harness;
    for (const table of ["facts", "blocks", "block_states", "block_shares"] as const) {
      expect([table, await database.rows(table).count()]).toEqual([table, 0]);
    }
  });

  it("stays away with the conversation that a reference was of", async () => {
    const { harness, store, contextId, conversationId, clock, record, undo } = await setup();
    const thing = { kind: "page", target: "https://example.com" } as const;
    const details = {
      name: "A page",
      action: "discussed",
      aliases: [],
      mentionedAt: clock.now(),
    } as const;
    await store.references.note({ conversationId, ...thing, ...details, aliases: [] });
    await store.memory().references.remove({ contextId, ...thing, record });
    await store.conversations.purge({ conversationId, messages: 2 });
    await expect(undo()).rejects.toMatchObject(CONFLICT);
    expect(await harness.database.rows("references").count()).toBe(0);
  });

  it("quotes no message that was deleted since, and one that comes back with it", async () => {
    const made = await setup();
    const { store, contextId, conversationId, userMessageId, facts, clock, learn, learned } = made;
    await learn(learned());
    const known = async () => (await made.list()).find(({ key }) => key === "name");
    const what = { type: "ids", ids: [userMessageId] } as const;
    const record = createUndoRecord(clock.now());
    await store.deleteMessages({ contextId, conversationId, what, record });
    expect(await known()).toMatchObject({ source: null });
    await store.undo(record);
    const fact = await known();
    expect(fact).toMatchObject({ source: { quote: "I am Ada" } });
    await facts.forget({ id: fact?.id ?? "", version: fact?.version ?? 0, record: made.record });
    await store.deleteMessages({ contextId, conversationId, what });
    await made.undo();
    expect(await known()).toMatchObject({ value: "Ada", source: null });
  });

  it("comes back under what is still free", async () => {
    const { facts, fact, blocks, block, share, record, said, labels, shared, undo } = await setup();
    await facts.forget({ ...fact, record });
    await blocks.unshare({ id: share.id, record });
    await blocks.remove({ id: block.id, record });
    await undo();
    expect(await said()).toEqual(["kept city: Paris"]);
    expect(await labels()).toContain("project");
    expect(await blocks.sharesOf(shared.blockId)).toHaveLength(1);
  });
});
