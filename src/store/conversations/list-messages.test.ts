import { describe, expect, it } from "vitest";
import { makeFile } from "../../../test/builders/make-attached";
import { closeTurn, MODEL, makeStore, sayTurn } from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";

async function conversationOf(turns: number) {
  const harness = await makeStore();
  for (let turn = 1; turn <= turns; turn += 1) await sayTurn(harness, `q${turn}`, `a${turn}`);
  const { conversationId } = harness;
  const list = (before: string | null, limit: number, store = harness.store) =>
    store.listMessages({ conversationId, before, limit });
  return { ...harness, list };
}

describe("listMessages", () => {
  it("M-082 E-040 pages backwards through a branch and says when it is at the start", async () => {
    const { list } = await conversationOf(3);
    const newest = await list(null, 4);
    expect(newest.messages.map(({ text }) => text)).toEqual(["q2", "a2", "q3", "a3"]);
    expect(newest.more).toBe(true);
    const older = await list(newest.messages[0]!.id, 4);
    expect(older.messages.map(({ text }) => text)).toEqual(["q1", "a1"]);
    expect(older.more).toBe(false);
  });

  it("says there is no more where the page ends exactly at the start", async () => {
    const { list } = await conversationOf(1);
    expect((await list(null, 2)).more).toBe(false);
  });

  it("A-021 names a damaged message and shows the others", async () => {
    const { database, list, restart } = await conversationOf(2);
    const damaged = (await list(null, 4)).messages[1]!.id;
    await rawTable(database, "messages").update(damaged, { sealed: new Uint8Array(300) });
    const page = await list(null, 4, restart());
    expect(page.messages.map(({ text }) => text)).toEqual(["q1", "q2", "a2"]);
    expect(page.damaged).toEqual([damaged]);
  });

  it("names a missing message and shows what came before and after it", async () => {
    const { database, list, restart } = await conversationOf(2);
    const removed = (await list(null, 4)).messages[1]!.id;
    await rawTable(database, "messages").delete(removed);
    const store = restart();
    const page = await list(null, 4, store);
    expect(page).toMatchObject({ more: false, damaged: [removed] });
    expect(page.messages.map(({ text }) => text)).toEqual(["q1", "q2", "a2"]);
    expect(store.health()).toEqual([{ table: "messages", id: removed, code: "row-tampered" }]);
  });

  it("shows what came before where the newest message is missing", async () => {
    const harness = await makeStore();
    await sayTurn(harness, "1", "one");
    const turn = await sayTurn(harness, "2", "two");
    await rawTable(harness.database, "messages").delete(turn.id);
    const { store, conversationId } = harness;
    const page = await store.listMessages({ conversationId, before: null, limit: 10 });
    expect(page.messages.map((message) => message.text)).toEqual(["1", "one", "2"]);
    expect(page.damaged).toEqual([turn.id]);
  });

  it("ends on a chain of messages that was bent into a circle", async () => {
    const { database, list, restart } = await conversationOf(2);
    const [first, , , last] = (await list(null, 4)).messages;
    await rawTable(database, "messages").update(first!.id, { previous: last!.id });
    const page = await list(null, 200, restart());
    expect(page.messages.map(({ text }) => text)).toEqual(["a1", "q2", "a2"]);
    expect(page.damaged).toEqual([first!.id, last!.id]);
  });

  it("refuses an unknown conversation and a message of another one", async () => {
    const { list, store } = await conversationOf(1);
    const nowhere = { conversationId: crypto.randomUUID(), before: null, limit: 5 };
    await expect(store.listMessages(nowhere)).rejects.toMatchObject({ code: "not-found" });
    await expect(list(crypto.randomUUID(), 5)).rejects.toMatchObject({ code: "not-found" });
  });

  it("tells the taint of the first message, however far back, where it is asked for", async () => {
    const { store, conversationId } = await makeStore();
    const contextId = (await store.conversations.find(conversationId))?.contextId ?? "";
    const { base } = await store.imports.begin({ contextId });
    const said = { role: "user" as const, createdAt: 0, model: "" };
    const messages = [
      { ...said, id: "a", previous: null, text: "First" },
      { ...said, id: "b", previous: "a", text: "Second" },
    ];
    const one = { id: "x", title: "x", createdAt: 0, updatedAt: 0, messages, leaf: null, rank: 0 };
    await store.imports.add({ contextId, source: "chatgpt", base, conversations: [one] });
    const all = { contextId, after: null, limit: 5, query: "", archived: false };
    const listed = await store.conversations.list(all);
    const imported = listed.conversations.find(({ conversation }) => conversation.title === "x");
    const id = imported?.conversation.id ?? "";
    const page = { conversationId: id, before: null, limit: 1 };
    const first = await store.listMessages({ ...page, withTaint: true });
    expect(first).toMatchObject({ more: true, branchTaint: ["import"] });
    expect(first.messages.map(({ text }) => text)).toEqual(["Second"]);
    expect(await store.listMessages(page)).not.toHaveProperty("branchTaint");
  });
});

describe("the taint of a branch", () => {
  it("is that of a message in its middle, however far off, and none that came after", async () => {
    const harness = await conversationOf(2);
    const { store, conversationId, list } = harness;
    const id = crypto.randomUUID();
    const attached = { ...makeFile("page.txt", "words"), taint: ["page" as const] };
    await store.attachments.add({ id, conversationId, attached });
    const input = { id: crypto.randomUUID(), conversationId, text: "Look", model: MODEL };
    const { turn } = await store.turns.openTurn({ ...input, attachments: [id] });
    await closeTurn(harness, turn.id, "seen");
    for (const text of ["q4", "q5", "q6"]) await sayTurn(harness, text, "a");
    const newest = (await list(null, 1)).messages[0];
    const page = { conversationId, before: newest?.id ?? null, limit: 1, withTaint: true } as const;
    expect((await store.listMessages(page)).branchTaint).toEqual(["page"]);
    const ahead = { ...page, before: turn.userMessageId };
    expect((await store.listMessages(ahead)).branchTaint).toEqual([]);
  });
});
