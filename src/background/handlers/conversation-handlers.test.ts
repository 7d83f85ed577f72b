import { describe, expect, it } from "vitest";
import { makeApp } from "../../../test/builders/make-app";
import { makeOrdinaryStore, sayTurn } from "../../../test/builders/make-store";
import { AppError } from "../../domain/app-error";
import { DAY_MS } from "../../domain/expiry";
import { contextCreate } from "./context-handlers";
import {
  conversationArchive,
  conversationCount,
  conversationCreate,
  conversationLastWords,
  conversationList,
  conversationMove,
  conversationOpen,
  conversationPin,
  conversationPurge,
  conversationRename,
  conversationShow,
  conversationTag,
  conversationTitle,
} from "./conversation-handlers";

async function setup() {
  const made = await makeApp(undefined, await makeOrdinaryStore());
  const { app, clock, contextId } = made;
  clock.time += 1_000;
  const create = async (into: string | null = contextId) => {
    const id = crypto.randomUUID();
    const input = { id, channel: "side-panel", contextId: into, temporary: false } as const;
    return (await conversationCreate(app, input)).conversation;
  };
  const list = (over: Partial<Parameters<typeof conversationList>[1]> = {}) => {
    const all = { contextId: null, after: null, limit: 20, query: "", archived: false };
    return conversationList(app, { ...all, ...over });
  };
  const count = async () => (await conversationCount(app, { contextId: null })).total;
  return { ...made, create, list, count };
}

describe("conversation.open", () => {
  it("O-010 opens the one of the channel with its context's card, and tells no window of it", async () => {
    const { app, conversationId, contextId, clock } = await setup();
    const opened = await conversationOpen(app, { channel: "side-panel" });
    expect(opened).toMatchObject({
      conversation: { id: conversationId, contextId },
      contextName: "Confidant",
      card: {
        context: { id: contextId },
        expiry: { state: "fresh", at: clock.time - 1_000 + 7 * DAY_MS },
        lastChatAt: null,
      },
      draft: "",
      draftAttachments: [],
    });
    expect(app.panelEvents).toEqual([]);
  });

  it("O-010 makes one in a channel that has none, and tells the lists", async () => {
    const { app, contextId, conversationId } = await setup();
    const opened = await conversationOpen(app, { channel: "popup", contextId });
    expect(opened.conversation).toMatchObject({ contextId, channel: "popup", messageCount: 0 });
    expect(opened.conversation.id).not.toBe(conversationId);
    expect(app.panelEvents).toEqual([{ type: "lists" }]);
  });

  it("brings as many of its newest messages as are asked for, and opens where they cannot be read", async () => {
    const { app, harness } = await setup();
    await sayTurn(harness, "Hello", "Good day.");
    const input = { channel: "side-panel", newest: 1 } as const;
    const { newest } = await conversationOpen(app, input);
    expect(newest).toMatchObject({ messages: [{ role: "assistant" }], more: true });
    const listMessages = () => Promise.reject(new AppError("internal"));
    const opened = await conversationOpen({ ...app, store: { ...app.store, listMessages } }, input);
    expect(opened).toEqual(await conversationOpen(app, { channel: "side-panel" }));
  });

  it("D-10 renews nothing by looking, and a chat does", async () => {
    const { app, clock, harness, conversationId } = await setup();
    clock.time += 6 * DAY_MS;
    const before = await conversationOpen(app, { channel: "side-panel" });
    const shown = await conversationShow(app, { conversationId });
    expect(shown.card).toEqual(before.card);
    expect(before.card?.expiry.state).toBe("warning");
    await sayTurn(harness, "Hello", "Good day.");
    const after = await conversationShow(app, { conversationId });
    expect(after.card).toMatchObject({ expiry: { state: "fresh" }, lastChatAt: clock.time });
  });
});

describe("conversation.create", () => {
  it("makes another one in the same context, once for one id", async () => {
    const { app, contextId, count } = await setup();
    const id = crypto.randomUUID();
    const input = { id, channel: "side-panel", contextId, temporary: false } as const;
    const { conversation } = await conversationCreate(app, input);
    expect(await conversationCreate(app, input)).toMatchObject({ conversation });
    expect(await count()).toBe(2);
    expect(app.panelEvents).toContainEqual({ type: "lists" });
  });

  it("tells that there is no such context", async () => {
    const { create } = await setup();
    await expect(create(crypto.randomUUID())).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("conversation.list", () => {
  it("A-068 gives a page of all contexts, newest first, and where the next one begins", async () => {
    const { create, list, count, conversationId } = await setup();
    const [second, third] = [await create(), await create()];
    const page = await list({ limit: 2 });
    expect(page.conversations.map((card) => card.conversation.id)).toEqual([third.id, second.id]);
    expect([await count(), page.pinned]).toEqual([3, []]);
    const rest = await list({ limit: 2, after: page.next });
    expect(rest.conversations).toMatchObject([
      { conversation: { id: conversationId }, contextName: "Confidant" },
    ]);
    expect(rest.next).toBeNull();
  });
});

describe("conversation.lastWords", () => {
  it("tells them for the version that was read, and nothing of what is gone", async () => {
    const { app, conversationId, harness } = await setup();
    await sayTurn(harness, "Hello", "Good day.");
    const read = () => conversationLastWords(app, { ids: [conversationId] });
    const { words } = await read();
    expect(words).toMatchObject([{ conversationId, text: "Good day." }]);
    const { version } = await conversationRename(app, { conversationId, title: "Other" });
    expect((await read()).words).toMatchObject([{ version, text: "Good day." }]);
    expect(version).toBeGreaterThan(words[0]?.version ?? version);
    await conversationPurge(app, { conversationId, messages: 2 });
    expect(await read()).toEqual({ words: [] });
  });
});

describe("a conversation", () => {
  it("can be renamed, and its windows and all lists are told", async () => {
    const { app, conversationId, hear, woken } = await setup();
    const heard = hear();
    const renamed = await conversationRename(app, { conversationId, title: "Taxes" });
    expect(renamed.title).toBe("Taxes");
    expect(await conversationTitle(app, { conversationId })).toMatchObject({ title: "Taxes" });
    expect([heard, app.panelEvents, woken.jobs]).toEqual([["changed"], [{ type: "lists" }], 0]);
  });

  it("E-051 keeps of a title that it is given nothing that is not to be kept", async () => {
    const { app, conversationId } = await setup();
    await app.store.settings.update((current) => {
      const rule = { kind: "word", text: "Müller", when: "stored" } as const;
      return { ...current, prompt: { ...current.prompt, redactions: [rule] } };
    });
    const rename = (title: string) => conversationRename(app, { conversationId, title });
    expect((await rename("Taxes of Müller")).title).toBe("Taxes of [redacted]");
    const long = `Müller ${"🍵".repeat(193)}`;
    expect((await rename(long)).title, "the limit is for what was given").toBe(
      `[redacted] ${"🍵".repeat(189)}`,
    );
    const longer = rename(`${long}🍵`);
    await expect(longer).rejects.toMatchObject({ code: "invalid-field" });
  });

  it("is looked for a title for again where it is given an empty one", async () => {
    const { app, conversationId, woken } = await setup();
    await conversationRename(app, { conversationId, title: "Taxes" });
    await conversationRename(app, { conversationId, title: "" });
    expect(woken.jobs).toBe(1);
  });

  it("M-087 is tagged, pinned and archived, and found again by that", async () => {
    const { app, conversationId, create, list } = await setup();
    await create();
    await conversationTag(app, { conversationId, tags: ["work"] });
    await conversationPin(app, { conversationId, pinned: true });
    const found = await list({ query: "WORK" });
    expect(found.conversations).toMatchObject([{ pinned: true, conversation: { tags: ["work"] } }]);
    expect(await conversationTitle(app, { conversationId })).toMatchObject({ tags: ["work"] });
    expect((await list()).pinned).toMatchObject([{ conversation: { id: conversationId } }]);
    await conversationArchive(app, { conversationId, archived: true });
    const ids = (await list()).conversations.map(({ conversation }) => conversation.id);
    expect(ids).not.toContain(conversationId);
    expect(app.panelEvents).toHaveLength(4);
  });

  it("tells whether it can be taken back that it was archived or moved", async () => {
    const { app, conversationId } = await setup();
    const archive = () =>
      conversationArchive(app, { conversationId, archived: true, undo: crypto.randomUUID() });
    expect((await archive()).canUndo).toBe(true);
    expect((await archive()).canUndo, "it was aside already").toBeUndefined();
    const { contextId } = await conversationArchive(app, { conversationId, archived: false });
    const fields = { name: "Home", systemPrompt: "You are calm." };
    const { context } = await contextCreate(app, { id: crypto.randomUUID(), fields });
    const move = (to: string) =>
      conversationMove(app, { conversationId, contextId: to, undo: crypto.randomUUID() });
    expect((await move(context.id)).canUndo).toBe(true);
    expect((await move(context.id)).canUndo, "it is there").toBeUndefined();
    expect((await move(contextId)).canUndo).toBe(true);
  });

  it("is moved to another context, which its windows are told", async () => {
    const { app, conversationId, hear } = await setup();
    const fields = { name: "Home", systemPrompt: "You are calm." };
    const { context } = await contextCreate(app, { id: crypto.randomUUID(), fields });
    const heard = hear();
    await conversationMove(app, { conversationId, contextId: context.id });
    const { card } = await conversationShow(app, { conversationId });
    expect(card?.context.name).toBe("Home");
    expect(heard).toEqual(["changed"]);
    const header = await conversationTitle(app, { conversationId });
    expect(header).toEqual({ title: "", tags: [], contextId: context.id, archivedAt: null });
  });

  it("A-071 is deleted for good by its number of messages, and no other", async () => {
    const { app, conversationId, harness, hear, count } = await setup();
    await sayTurn(harness, "Hello", "Good day.");
    const heard = hear();
    const unseen = conversationPurge(app, { conversationId, messages: 1 });
    await expect(unseen).rejects.toMatchObject({ code: "conflict" });
    expect(heard).toEqual([]);
    expect(await conversationPurge(app, { conversationId, messages: 2 })).toEqual({ messages: 2 });
    const gone = conversationShow(app, { conversationId });
    await expect(gone).rejects.toMatchObject({ code: "not-found" });
    expect([heard, await count()]).toEqual([["changed"], 0]);
  });
});
