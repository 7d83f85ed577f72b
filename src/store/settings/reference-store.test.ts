import { describe, expect, it } from "vitest";
import { makeStore } from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";
import type { Reference } from "../../domain/reference";

const NOW = Date.UTC(2026, 0, 1);

function workflow(conversationId: string, target: string, at = 0): Omit<Reference, "id"> {
  const time = { mentionedAt: NOW + at };
  const words = { name: target, action: "discussed" as const, aliases: [] };
  return { conversationId, kind: "workflow", target, ...words, ...time };
}

describe("createReferenceStore", () => {
  it("A-072 lists a conversation's references, newest first, as many as are wanted", async () => {
    const { store, conversationId } = await makeStore();
    for (const [at, target] of ["a", "b", "c"].entries()) {
      await store.references.note(workflow(conversationId, target, at));
    }
    const found = await store.references.listOf({ conversationId, limit: 2 });
    expect(found.map(({ target }) => target)).toEqual(["c", "b"]);
  });

  it("A-072 lists as many of one kind as are wanted, whatever was named since", async () => {
    const { store, conversationId } = await makeStore();
    await store.references.note(workflow(conversationId, "a"));
    await store.references.note({ ...workflow(conversationId, "b", 1), kind: "page" });
    const query = { conversationId, kind: "workflow", limit: 1 } as const;
    expect((await store.references.listOf(query)).map(({ target }) => target)).toEqual(["a"]);
  });

  it("keeps one reference for a target that is named again, with the newer time", async () => {
    const { store, conversationId } = await makeStore();
    const first = await store.references.note(workflow(conversationId, "a"));
    const again = await store.references.note(workflow(conversationId, "a", 5));
    expect(again.id).toBe(first.id);
    expect(await store.references.listOf({ conversationId, limit: 9 })).toEqual([again]);
  });

  it("A-073 finds the conversations of a workflow, after a restart too", async () => {
    const harness = await makeStore();
    const { conversationId } = harness;
    await harness.store.references.note(workflow(conversationId, "a"));
    await harness.store.references.note(workflow(conversationId, "b"));
    const store = harness.restart();
    const ask = (target: string) => store.references.conversationsOf({ kind: "workflow", target });
    expect(await ask("a")).toEqual([conversationId]);
    expect(await ask("c")).toEqual([]);
    expect(await store.references.conversationsOf({ kind: "page", target: "a" })).toEqual([]);
  });

  it("A-029 finds what a text speaks of within one conversation, of one kind, in memory too", async () => {
    const harness = await makeStore();
    const { store, conversationId } = harness;
    const made = await store.conversations.create({
      ...{ id: crypto.randomUUID(), channel: "side-panel", contextId: null },
    });
    const tasks = { ...workflow(conversationId, "wf-1"), name: "Task Management" };
    const noted = await store.references.note(tasks);
    const text = "update my task workflow";
    const find = async (query: object, of = store) => {
      const found = await of.references.find({ conversationId, text, ...query });
      return found.map(({ reference }) => reference);
    };
    expect(await find({})).toEqual([noted]);
    expect(await find({ kind: "page" })).toEqual([]);
    expect(await find({ conversationId: made.conversation.id })).toEqual([]);
    // What was kept in memory is not told once there is more.
    const newer = { ...tasks, target: "wf-2", name: "My task workflow", mentionedAt: NOW + 9 };
    const second = await store.references.note(newer);
    expect(await find({})).toEqual([second, noted]);
    expect(await find({}, harness.restart())).toEqual([second, noted]);
  });

  it("tells nothing from memory once the keys are gone", async () => {
    const { store, keys, conversationId } = await makeStore();
    await store.references.note(workflow(conversationId, "a"));
    const ask = () => store.references.listOf({ conversationId, limit: 1 });
    expect(await ask()).toHaveLength(1);
    keys.drop();
    await expect(ask()).rejects.toMatchObject({ code: "locked" });
  });

  it("A-026 stores what a thing is called, and no alias that follows from its name", async () => {
    const { store, conversationId } = await makeStore();
    const noted = await store.references.note({
      ...workflow(conversationId, "wf-1"),
      name: "Task Management",
    });
    expect(noted.aliases).toContain("my task workflow");
    const lines: string[] = [];
    for await (const some of store.export()) lines.push(...some.lines);
    const stored = lines.filter((line) => line.includes('"references"')).join();
    expect(stored).not.toContain("my task");
    expect(stored).toContain("Task Management");
  });

  it("refuses a conversation that is not there", async () => {
    const { store } = await makeStore();
    const given = workflow(crypto.randomUUID(), "a");
    await expect(store.references.note(given)).rejects.toMatchObject({ code: "not-found" });
  });

  it("counts references in the vault's digest", async () => {
    const { store, database, conversationId } = await makeStore();
    await store.references.note(workflow(conversationId, "a"));
    expect((await store.check()).mismatched).toEqual([]);
    await rawTable(database, "references").clear();
    expect((await store.check()).mismatched).toEqual(["vault"]);
  });
});
