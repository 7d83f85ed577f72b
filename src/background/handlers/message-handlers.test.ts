import { describe, expect, it } from "vitest";
import { makeApp } from "../../../test/builders/make-app";
import { closeTurn, MODEL, sayTurn, textsOf } from "../../../test/builders/make-store";
import { AppError } from "../../domain/app-error";
import { branchShow, draftSave, messageDelete, messageList } from "./message-handlers";
import { undoKeep, undoRun } from "./undo-handlers";

async function setup() {
  const made = await makeApp();
  const { harness } = made;
  const first = await sayTurn(harness, "q1", "a1");
  const second = await sayTurn(harness, "q2", "a2");
  const heard = made.hear();
  return { ...made, first, second, heard };
}

describe("message.list", () => {
  it("A-069 gives a branch page by page, and tells where it could have gone on in another way", async () => {
    const { app, conversationId, harness, second } = await setup();
    const id = crypto.randomUUID();
    await harness.store.turns.reopenTurn({ id, turnId: second.id, model: MODEL });
    await closeTurn(harness, id, "a2 again");
    const page = await messageList(app, { conversationId, before: null, limit: 3 });
    expect(page.messages.map(({ text }) => text)).toEqual(["a1", "q2", "a2 again"]);
    expect(page.more).toBe(true);
    expect(page.forks).toEqual([{ messageId: id, siblings: [second.id, id] }]);
  });
});

describe("message.delete", () => {
  it("deletes texts, tells the windows, and lets summaries be made anew", async () => {
    const { app, conversationId, contextId, harness, first, heard, woken } = await setup();
    const what = { type: "ids" as const, ids: [first.id] };
    expect(await messageDelete(app, { contextId, conversationId, what })).toEqual({ deleted: 1 });
    expect(await textsOf(harness)).toEqual(["q1", "q2", "a2"]);
    expect([heard, app.panelEvents, woken.jobs]).toEqual([["changed"], [{ type: "lists" }], 1]);
  });

  it("deletes what is older than a time in all of a context", async () => {
    const { app, contextId, clock, harness, heard } = await setup();
    const what = { type: "older", than: clock.time + 1 } as const;
    const done = await messageDelete(app, { contextId, conversationId: null, what });
    expect(done).toEqual({ deleted: 4 });
    expect([await textsOf(harness), heard]).toEqual([[], ["changed"]]);
  });

  it("deletes nothing by ids of another context, and tells nobody", async () => {
    const { app, contextId, heard, woken, harness } = await setup();
    const what = { type: "ids" as const, ids: [crypto.randomUUID()] };
    const done = await messageDelete(app, { contextId, conversationId: null, what });
    expect(done).toEqual({ deleted: 0 });
    expect([heard, app.panelEvents, woken.jobs]).toEqual([[], [], 0]);
    expect(await textsOf(harness)).toHaveLength(4);
  });
});

describe("message.delete that fails half-way", () => {
  /** A store whose disk is full after the first message. */
  async function setUpFull() {
    const made = await setup();
    const { app, first, contextId } = made;
    const deleteMessages: typeof app.store.deleteMessages = async (input) => {
      const what = { type: "ids" as const, ids: [first.id] };
      await app.store.deleteMessages({ ...input, what });
      throw new AppError("quota-exceeded");
    };
    const full = { ...app, store: { ...app.store, deleteMessages } };
    const undo = crypto.randomUUID();
    const what = { type: "older", than: made.clock.time + 1 } as const;
    const input = { contextId, conversationId: null, what, undo };
    return { ...made, full, undo, input };
  }

  it("holds what was done, and takes it back", async () => {
    const { app, full, harness, undo, input } = await setUpFull();
    await expect(messageDelete(full, input)).rejects.toMatchObject({ code: "quota-exceeded" });
    expect(await textsOf(harness)).toEqual(["q1", "q2", "a2"]);
    expect(await undoKeep(app, { undoId: undo })).toEqual({ isHeld: true });
    await undoRun(app, { undoId: undo });
    expect(await textsOf(harness)).toEqual(["q1", "a1", "q2", "a2"]);
  });

  it("holds nothing where nothing was done", async () => {
    const { app, input } = await setUpFull();
    const undoId = crypto.randomUUID();
    const gone = { ...input, contextId: crypto.randomUUID(), undo: undoId };
    await expect(messageDelete(app, gone)).rejects.toMatchObject({ code: "not-found" });
    expect(await undoKeep(app, { undoId })).toEqual({ isHeld: false });
  });
});

describe("branch.show", () => {
  it("shows another branch, and tells the windows", async () => {
    const { app, conversationId, harness, second, heard } = await setup();
    const id = crypto.randomUUID();
    await harness.store.turns.reopenTurn({ id, turnId: second.id, model: MODEL });
    await closeTurn(harness, id, "a2 again");
    await branchShow(app, { conversationId, from: id, to: second.id });
    expect(await textsOf(harness)).toEqual(["q1", "a1", "q2", "a2"]);
    expect([heard, app.panelEvents]).toEqual([["changed"], [{ type: "lists" }]]);
  });
});

describe("draft.save", () => {
  it("keeps what is typed, and tells nobody", async () => {
    const { app, conversationId, heard } = await setup();
    expect(await draftSave(app, { conversationId, text: "typing" })).toEqual({});
    const { draft } = await app.store.conversations.show({ conversationId });
    expect([draft, heard, app.panelEvents]).toEqual(["typing", [], []]);
  });

  it("tells what another page has typed meanwhile, which stays", async () => {
    const { app, conversationId } = await setup();
    await draftSave(app, { conversationId, text: "long" });
    const late = { conversationId, text: "word", over: "" };
    expect(await draftSave(app, late)).toEqual({ earlier: "long" });
  });
});
