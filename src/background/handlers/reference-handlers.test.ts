import { describe, expect, it } from "vitest";
import { makeApp } from "../../../test/builders/make-app";
import {
  referenceList,
  referenceNote,
  referenceRemove,
  referenceRename,
} from "./reference-handlers";
import { undoRun } from "./undo-handlers";

async function setup() {
  const made = await makeApp();
  const { app, clock, contextId, conversationId } = made;
  const note = (name: string, target = "", of = conversationId) => {
    clock.time += 1;
    const said = { kind: "workflow", action: "modified" } as const;
    return referenceNote(app, { conversationId: of, name, target, ...said });
  };
  const list = (skip = 0, limit = 10) => referenceList(app, { contextId, skip, limit });
  return { ...made, note, list };
}

describe("a context's references", () => {
  it("A-027 are told once, with the conversations that each was part of, the newest first", async () => {
    const { app, contextId, conversationId, note, list } = await setup();
    const { id: other } = (
      await app.store.conversations.create({
        ...{ id: crypto.randomUUID(), channel: "side-panel", contextId },
      })
    ).conversation;
    await app.store.conversations.rename({ conversationId: other, title: "Second" });
    await note("Task Management", "wf-1");
    await note("Invoices");
    await note("Task Management", "wf-1", other);
    const { references, total } = await list();
    expect(total).toBe(2);
    expect(references).toMatchObject([
      {
        ...{ kind: "workflow", target: "wf-1", name: "Task Management", isMade: true },
        mentions: [
          { conversationId: other, title: "Second", action: "modified" },
          { conversationId, title: "" },
        ],
      },
      { target: "Invoices", name: "Invoices", mentions: [{ conversationId }] },
    ]);
    expect((await list(1, 1)).references.map(({ name }) => name)).toEqual(["Invoices"]);
  });

  it("A-028 are called otherwise and deleted, and come back as they were", async () => {
    const { app, contextId, note, list } = await setup();
    await note("Task Management", "wf-1");
    const before = await list();
    const [card] = before.references;
    if (card === undefined) throw new Error("no reference");
    const thing = { contextId, kind: card.kind, target: card.target };
    const seen = { name: card.name, aliases: card.aliases };
    const renaming = { ...thing, seen, name: "Tasks", aliases: ["the list"] };
    const [rename, remove] = [crypto.randomUUID(), crypto.randomUUID()];
    expect(await referenceRename(app, { ...renaming, undo: rename })).toEqual({ canUndo: true });
    const renamed = { name: "Tasks", aliases: ["the list"], isMade: false };
    expect((await list()).references).toMatchObject([renamed]);
    await undoRun(app, { undoId: rename });
    expect(await list()).toEqual(before);
    expect(await referenceRemove(app, { ...thing, undo: remove })).toEqual({ canUndo: true });
    expect(await list()).toEqual({ references: [], total: 0 });
    await undoRun(app, { undoId: remove });
    expect(await list()).toEqual(before);
  });

  it("are refused without a name, beyond its limit, and of a conversation that is not there", async () => {
    const { note } = await setup();
    await expect(note(" ")).rejects.toMatchObject({ code: "invalid-field" });
    await expect(note("n".repeat(201))).rejects.toMatchObject({
      data: { field: "name", limit: 200 },
    });
    const nowhere = note("Tasks", "", crypto.randomUUID());
    await expect(nowhere).rejects.toMatchObject({ code: "not-found" });
  });
});
