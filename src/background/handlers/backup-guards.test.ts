import { describe, expect, it } from "vitest";
import { makeApp } from "../../../test/builders/make-app";
import { sayTurn } from "../../../test/builders/make-store";
import { contextPurge } from "./context-handlers";
import { conversationCreate, conversationPurge } from "./conversation-handlers";
import { messageDelete } from "./message-handlers";
import { conversationManage } from "./operations/conversation-manage";
import { presetPurge } from "./preset-handlers";

const NAME = "Confidant";
const BACKED_UP = ["before-purge"];

async function setup() {
  const made = await makeApp();
  await sayTurn(made.harness, "Hello", "Good day.");
  const { contextId, conversationId } = made;
  const isThere = async () => (await made.app.store.conversations.find(conversationId)) !== null;
  const older = { type: "older", than: made.clock.time + 1 } as const;
  return { ...made, isThere, older, scope: { contextId, conversationId } };
}

describe("a purge", () => {
  it("M-070 of a context comes after a backup, or not at all", async () => {
    const { app, contextId, backedUp, isThere } = await setup();
    backedUp.fails = true;
    const input = { id: contextId, name: NAME };
    await expect(contextPurge(app, input)).rejects.toMatchObject({ code: "backup-failed" });
    expect(await isThere()).toBe(true);
    backedUp.fails = false;
    await contextPurge(app, input);
    expect(backedUp.reasons).toEqual(BACKED_UP);
    expect(await isThere()).toBe(false);
  });

  it("comes without one where that is asked for", async () => {
    const { app, contextId, backedUp, isThere } = await setup();
    backedUp.fails = true;
    await contextPurge(app, { id: contextId, name: NAME, withoutBackup: true });
    expect(await isThere()).toBe(false);
  });

  it("that is refused by its name costs none", async () => {
    const { app, contextId, backedUp } = await setup();
    const wrong = { code: "wrong-name" };
    await expect(contextPurge(app, { id: contextId, name: "Other" })).rejects.toMatchObject(wrong);
    const none = contextPurge(app, { id: crypto.randomUUID(), name: NAME });
    await expect(none).rejects.toMatchObject({ code: "not-found" });
    expect(backedUp.reasons).toEqual([]);
  });

  it("of a preset comes after one, unless its name is wrong", async () => {
    const { app, backedUp } = await setup();
    const id = crypto.randomUUID();
    const fields = { name: "Mine", systemPrompt: "Be brief." };
    const { name } = await app.store.presets.create({ id, fields } as never);
    await expect(presetPurge(app, { id, name: "Other" })).rejects.toMatchObject({
      code: "wrong-name",
    });
    expect(backedUp.reasons).toEqual([]);
    await presetPurge(app, { id, name });
    expect(backedUp.reasons).toEqual(BACKED_UP);
  });

  it("of a conversation comes after one, and a refused one costs none", async () => {
    const { app, conversationId, backedUp, isThere } = await setup();
    const wrong = conversationPurge(app, { conversationId, messages: 9 });
    await expect(wrong).rejects.toMatchObject({ code: "conflict" });
    expect(backedUp.reasons).toEqual([]);
    await conversationPurge(app, { conversationId, messages: 2 });
    expect(backedUp.reasons).toEqual(BACKED_UP);
    expect(await isThere()).toBe(false);
  });

  it("of a conversation in which nothing was said comes without one", async () => {
    const { app, contextId, backedUp } = await setup();
    const id = crypto.randomUUID();
    const made = { id, channel: "side-panel", contextId, temporary: false } as const;
    await conversationCreate(app, made);
    await conversationPurge(app, { conversationId: id, messages: 0 });
    expect(backedUp.reasons).toEqual([]);
  });

  it("of a context's whole history takes one backup for all", async () => {
    const { app, contextId, backedUp, isThere } = await setup();
    const cleared = await conversationManage(app, { action: "clear", contextId });
    expect(cleared).toMatchObject({ success: true, deletedCount: 2 });
    expect(backedUp.reasons).toEqual(BACKED_UP);
    expect(await isThere()).toBe(false);
  });

  it("M-070 of messages that a program names comes after one, or not at all, and none where it names none of them", async () => {
    const { app, contextId, backedUp, harness } = await setup();
    const { store, conversationId } = harness;
    const { messages } = await store.listMessages({ conversationId, before: null, limit: 10 });
    const remove = (ids: readonly string[]) =>
      conversationManage(app, { action: "delete", contextId, conversationIds: [...ids] });
    expect(await remove([crypto.randomUUID(), "x"])).toMatchObject({ deletedCount: 0 });
    expect(backedUp.reasons).toEqual([]);
    backedUp.fails = true;
    const ids = messages.map(({ id }) => id);
    const failed = await remove(ids);
    expect(failed).toMatchObject({ success: false });
    expect(failed.message).toContain("backup");
    backedUp.fails = false;
    expect(await remove(ids)).toMatchObject({ success: true, deletedCount: 2 });
    expect(backedUp.reasons).toEqual(BACKED_UP);
  });

  it("of a context's history removes nothing where the backup fails, and says so", async () => {
    const { app, contextId, backedUp, isThere } = await setup();
    backedUp.fails = true;
    const cleared = await conversationManage(app, { action: "clear", contextId });
    expect(cleared).toMatchObject({ success: false });
    expect(cleared.message).toContain("backup");
    expect(await isThere()).toBe(true);
  });
});

describe("deleting messages", () => {
  it("that are older than a time comes after a backup, or not at all", async () => {
    const { app, scope, older, backedUp } = await setup();
    backedUp.fails = true;
    const failing = messageDelete(app, { ...scope, what: older });
    await expect(failing).rejects.toMatchObject({ code: "backup-failed" });
    backedUp.fails = false;
    expect(await messageDelete(app, { ...scope, what: older })).toEqual({ deleted: 2 });
    expect(backedUp.reasons).toEqual(BACKED_UP);
  });

  it("that one has picked comes without one, as does what is refused", async () => {
    const { app, scope, older, backedUp } = await setup();
    await messageDelete(app, { ...scope, what: { type: "ids", ids: [crypto.randomUUID()] } });
    const nowhere = { contextId: crypto.randomUUID(), conversationId: null };
    const refused = messageDelete(app, { ...nowhere, what: older });
    await expect(refused).rejects.toMatchObject({ code: "not-found" });
    expect(backedUp.reasons).toEqual([]);
  });
});
