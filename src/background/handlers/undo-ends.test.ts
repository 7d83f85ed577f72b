import { describe, expect, it } from "vitest";
import { makeApp } from "../../../test/builders/make-app";
import { createUndoRecord } from "../../store/rows/undo-record";
import type { App } from "../app";
import { contextGet, contextPurge } from "./context-handlers";
import {
  conversationArchive,
  conversationCreate,
  conversationPurge,
} from "./conversation-handlers";
import { clearContext } from "./operations/conversation-manage";
import { presetCreate, presetPurge } from "./preset-handlers";
import { usageForget } from "./usage-handlers";

/** An act that could be taken back as long as it is held. */
async function archiveOne(app: App, contextId: string) {
  const [id, undo] = [crypto.randomUUID(), crypto.randomUUID()];
  await conversationCreate(app, { id, channel: "side-panel", contextId, temporary: false });
  await conversationArchive(app, { conversationId: id, archived: true, undo });
  expect(app.undo.has(undo)).toBe(true);
  return undo;
}

describe("what can be taken back", () => {
  it("ends where a context is cleared", async () => {
    const { app, contextId } = await makeApp();
    const undo = await archiveOne(app, contextId);
    await clearContext(app, contextId);
    expect(app.undo.has(undo)).toBe(false);
  });

  it("ends where a context is purged", async () => {
    const { app, contextId } = await makeApp();
    const undo = await archiveOne(app, contextId);
    const { name } = (await contextGet(app, { id: contextId })).context;
    await contextPurge(app, { id: contextId, name });
    expect(app.undo.has(undo)).toBe(false);
  });

  it("stays where a context is cleared or purged, of what is there for all of them", async () => {
    const { app, contextId } = await makeApp();
    const preset = { name: "Letters", systemPrompt: "You write letters." };
    const { id } = await presetCreate(app, { id: crypto.randomUUID(), fields: preset });
    const undo = crypto.randomUUID();
    await presetPurge(app, { id, name: preset.name, undo });
    expect(app.undo.has(undo)).toBe(true);
    await clearContext(app, contextId);
    const { name } = (await contextGet(app, { id: contextId })).context;
    await contextPurge(app, { id: contextId, name });
    expect(app.undo.has(undo)).toBe(true);
  });

  it("ends where a temporary conversation is discarded", async () => {
    const { app, contextId } = await makeApp();
    const archived = await archiveOne(app, contextId);
    const id = crypto.randomUUID();
    await conversationCreate(app, { id, channel: "side-panel", contextId, temporary: false });
    const undo = crypto.randomUUID();
    const temporary = { conversationId: id, putBack: async () => {} };
    app.undo.offer(undo, { record: { ...createUndoRecord(0), temporary } });
    const { conversations } = app.store;
    const find: typeof conversations.find = async (one) => {
      const found = await conversations.find(one);
      return found === null ? null : { ...found, temporary: one === id };
    };
    const store = { ...app.store, conversations: { ...conversations, find } };
    await conversationPurge({ ...app, store }, { conversationId: id, messages: 0 });
    expect([app.undo.has(undo), app.undo.has(archived)]).toEqual([false, true]);
  });

  it("ends with no other act where usage is reset, and what is no matter of rows with no purge", async () => {
    const { app, contextId } = await makeApp();
    const archived = await archiveOne(app, contextId);
    let ended = 0;
    const file = crypto.randomUUID();
    app.undo.offer(file, { undo: async () => {}, onEnd: () => (ended += 1) });
    await usageForget(app, {});
    expect(app.undo.has(archived)).toBe(true);
    await clearContext(app, contextId);
    expect([app.undo.has(file), ended]).toEqual([true, 0]);
  });
});
