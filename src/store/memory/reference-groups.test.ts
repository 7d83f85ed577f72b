import { describe, expect, it } from "vitest";
import { contextIdOf } from "../../../test/builders/add-conversation";
import { makeStore } from "../../../test/builders/make-store";
import type { Id } from "../../domain/id";
import { createUndoRecord } from "../rows/undo-record";

const THING = { kind: "workflow", target: "wf-1" } as const;

async function setup() {
  const harness = await makeStore();
  const { store, clock, conversationId } = harness;
  const contextId = await contextIdOf(store, conversationId);
  const { conversation } = await store.conversations.create({
    ...{ id: crypto.randomUUID(), channel: "side-panel", contextId },
  });
  const note = (id: Id, target = "wf-1", name = "Task Management") => {
    clock.time += 1_000;
    const said = { kind: "workflow", action: "discussed", mentionedAt: clock.time } as const;
    return store.references.note({ conversationId: id, target, name, aliases: [], ...said });
  };
  const groups = store.memory().references;
  const call = (called: { name: string; aliases: string[] }, seen?: typeof called) =>
    groups.rename({ contextId, ...THING, ...called, seen: seen ?? SEEN });
  return { ...harness, contextId, other: conversation.id, note, groups, call };
}

const MADE = [
  ...["task management", "my task management", "task management workflow"],
  ...["my task management workflow", "my task", "task workflow", "my task workflow"],
];
const SEEN = { name: "Task Management", aliases: MADE };

describe("a context's references", () => {
  it("A-027 are those of all its conversations, the newest first, and no other context's", async () => {
    const { store, groups, contextId, conversationId, other, note } = await setup();
    const fields = { name: "Work", systemPrompt: "You help." };
    const { context } = await store.contexts.create({ id: crypto.randomUUID(), fields });
    await note(conversationId);
    await note(other);
    await note(other, "wf-2", "Invoices");
    const listed = (await groups.list(contextId)).map((one) => [one.name, one.conversationId]);
    expect(listed).toEqual([
      ["Invoices", other],
      ["Task Management", other],
      ["Task Management", conversationId],
    ]);
    expect(await groups.list(context.id)).toEqual([]);
  });

  it("A-028 are called by the aliases of the person, in every conversation, and made anew without", async () => {
    const { store, groups, contextId, conversationId, other, note, call } = await setup();
    await note(conversationId);
    await note(other);
    await call({ name: "Tasks", aliases: [" meine Liste ", ""] });
    const named = { name: "Tasks", aliases: ["meine Liste"] };
    expect(await groups.list(contextId)).toMatchObject([named, named]);
    const find = (text: string) => store.references.find({ conversationId, text });
    expect(await find("zeig meine liste")).toHaveLength(1);
    expect(await find("my task workflow")).toEqual([]);
    // Who mentions it without a name of its own changes none.
    await note(conversationId, "wf-1", "wf-1");
    expect((await find("meine liste"))[0]?.reference).toMatchObject(named);
    await call({ name: "Task Management", aliases: [] }, named);
    expect((await groups.list(contextId))[0]).toMatchObject(SEEN);
  });

  it("are not renamed over what another window has written, nor beyond their limits", async () => {
    const { conversationId, note, call } = await setup();
    await expect(call(SEEN)).rejects.toMatchObject({ code: "not-found" });
    await note(conversationId);
    await call({ name: "Tasks", aliases: [] });
    await expect(call({ name: "Duties", aliases: [] })).rejects.toMatchObject({ code: "conflict" });
    const seen = {
      name: "Tasks",
      aliases: ["tasks", "my tasks", "tasks workflow", "my tasks workflow"],
    };
    for (const wrong of [
      { name: " ", aliases: [] },
      { name: "n".repeat(201), aliases: [] },
      { name: "Tasks", aliases: ["a".repeat(81)] },
      { name: "Tasks", aliases: Array.from({ length: 21 }, (_, nth) => `a${nth}`) },
    ]) {
      await expect(call(wrong, seen)).rejects.toMatchObject({ code: "invalid-field" });
    }
  });

  it("are deleted in every conversation, and come back as they were", async () => {
    const { store, groups, contextId, conversationId, other, note, clock } = await setup();
    await note(conversationId);
    await note(other);
    await note(other, "wf-2", "Invoices");
    const before = await groups.list(contextId);
    const record = createUndoRecord(clock.now());
    await groups.remove({ contextId, ...THING, record });
    expect((await groups.list(contextId)).map(({ target }) => target)).toEqual(["wf-2"]);
    expect(await store.references.find({ conversationId, text: "my task" })).toEqual([]);
    await groups.remove({ contextId, ...THING });
    await store.undo(record);
    expect(await groups.list(contextId)).toEqual(before);
    expect((await store.check()).mismatched).toEqual([]);
  });
});
