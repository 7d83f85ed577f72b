import { describe, expect, it } from "vitest";
import { forgeKeyId } from "../../test/builders/make-full-store";
import { MODEL, makeKeyring, makeStore, rawRows } from "../../test/builders/make-store";
import { rawTable } from "../../test/builders/raw-table";
import { MAX_CONVERSATION_MESSAGES } from "../domain/limits";
import { DEFAULT_SETTINGS } from "../domain/settings";
import { checkMessageCount } from "./attachments/message-limits";

const SIDE_PANEL = { channel: "side-panel", contextId: null } as const;

describe("conversations", () => {
  it("E-008 E-009 O-010 A-020 M-046 creates one conversation with its context and finds it again", async () => {
    const { conversationId, database, restart } = await makeStore();
    const found = await restart().conversations.open(SIDE_PANEL);
    expect(found).toMatchObject({
      conversation: { id: conversationId, activeLeaf: null, messageCount: 0 },
      contextName: "Confidant",
      draft: "",
      draftAttachments: [],
    });
    expect(await rawRows(database, "contexts")).toHaveLength(1);
  });

  it("creates one conversation when two windows open at once", async () => {
    const { database, restart } = await makeStore();
    for (const table of ["contexts", "conversations", "manifest"]) {
      await rawTable(database, table).clear();
    }
    const store = restart();
    const [left, right] = await Promise.all([
      store.conversations.open(SIDE_PANEL),
      store.conversations.open(SIDE_PANEL),
    ]);
    expect(left).toEqual(right);
    expect(await rawRows(database, "conversations")).toHaveLength(1);
  });

  it("E-041 creates a new one beside a conversation that does not open, and reports that", async () => {
    const { conversationId, database, restart } = await makeStore();
    await rawTable(database, "conversations").update(conversationId, {
      sealed: new Uint8Array(300),
    });
    const store = restart();
    const { conversation } = await store.conversations.open(SIDE_PANEL);
    expect(conversation.id).not.toBe(conversationId);
    expect(store.health()).toEqual([
      { table: "conversations", id: conversationId, code: "row-tampered" },
    ]);
    const page = store.listMessages({ conversationId, before: null, limit: 10 });
    await expect(page).rejects.toMatchObject({ code: "row-tampered" });
    expect(await rawRows(database, "conversations")).toHaveLength(2);
  });

  it("M-081 allows the documents' number of messages and no more", () => {
    expect(() => checkMessageCount(MAX_CONVERSATION_MESSAGES)).not.toThrow();
    expect(() => checkMessageCount(MAX_CONVERSATION_MESSAGES + 1)).toThrow("limit-exceeded");
  });
});

describe("composer drafts", () => {
  it("keeps, replaces and forgets what is typed", async () => {
    const { conversationId, database, restart, store } = await makeStore();
    const draft = async () => (await restart().conversations.open(SIDE_PANEL)).draft;
    await store.saveDraft({ conversationId, text: "he" });
    await store.saveDraft({ conversationId, text: "hello" });
    expect(await draft()).toBe("hello");
    await store.saveDraft({ conversationId, text: "" });
    expect(await draft()).toBe("");
    expect(await rawRows(database, "composer_drafts")).toEqual([]);
    expect((await store.check()).mismatched).toEqual([]);
  });

  it("refuses a conversation that does not exist", async () => {
    const { store } = await makeStore();
    const saving = store.saveDraft({ conversationId: crypto.randomUUID(), text: "x" });
    await expect(saving).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("settings", () => {
  it("gives the defaults, then what was saved last", async () => {
    const { restart, store } = await makeStore();
    expect(await store.settings.read()).toEqual(DEFAULT_SETTINGS);
    await store.settings.update(() => ({ ...DEFAULT_SETTINGS, model: MODEL }));
    await store.settings.update(() => ({
      ...DEFAULT_SETTINGS,
      ollamaUrl: "http://localhost:1",
      model: MODEL,
    }));
    expect(await restart().settings.read()).toEqual({
      ...DEFAULT_SETTINGS,
      ollamaUrl: "http://localhost:1",
      model: MODEL,
    });
  });

  it("gives the defaults for a damaged row, reports it and can be saved again", async () => {
    const { database, restart, store } = await makeStore();
    await store.settings.update(() => ({ ...DEFAULT_SETTINGS, model: MODEL }));
    await rawTable(database, "settings").update("settings", { sealed: new Uint8Array(300) });
    const later = restart();
    expect(await later.settings.read()).toEqual(DEFAULT_SETTINGS);
    expect(later.health()).toHaveLength(1);
    await later.settings.update(() => ({ ...DEFAULT_SETTINGS, model: MODEL }));
    expect(await restart().settings.read()).toEqual({ ...DEFAULT_SETTINGS, model: MODEL });
  });

  it("are the defaults where another key seals them, and stay so while a rotation runs", async () => {
    const { database, keys, restart, store } = await makeStore();
    await store.settings.update(() => ({ ...DEFAULT_SETTINGS, model: MODEL }));
    await forgeKeyId(database, "settings");
    const change = () =>
      restart().settings.update((current) => ({ ...current, autoLockMinutes: 7 }));
    keys.use({ current: keys.current(), former: await makeKeyring("feedf00d") });
    await expect(change()).rejects.toMatchObject({ code: "key-missing" });
    keys.use({ current: keys.current(), former: null });
    expect(await change()).toEqual({ ...DEFAULT_SETTINGS, autoLockMinutes: 7 });
    expect(await restart().settings.read()).toEqual({ ...DEFAULT_SETTINGS, autoLockMinutes: 7 });
  });
});

describe("key mismatch", () => {
  it("calls a row under another vault key key-missing and does not write over it", async () => {
    const other = await makeStore();
    const current = await makeKeyring("0badf00d");
    const stranger = await makeStore({ current, former: null });
    const rows = await rawRows(stranger.database, "manifest");
    await rawTable(other.database, "manifest").bulkPut(rows);
    const saving = other.restart().settings.update(() => DEFAULT_SETTINGS);
    await expect(saving).rejects.toMatchObject({ code: "key-missing" });
    expect(await rawRows(other.database, "manifest")).toEqual(rows);
  });
});
