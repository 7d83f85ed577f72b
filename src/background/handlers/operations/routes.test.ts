import { describe, expect, it } from "vitest";
import { makeApp, untilQuiet } from "../../../../test/builders/make-app";
import { openTurn, seedTurns } from "../../../../test/builders/make-store";
import { AppError } from "../../../domain/app-error";
import { turnEdit, turnRetry, turnSend } from "../turn-commands";
import { conversationHistory } from "./conversation-history";
import {
  chat,
  chatStream,
  conversationClear,
  conversationPermanent,
  conversationsList,
} from "./routes";

describe("the routes", () => {
  it("A-050 A-066 makes a conversation where none is named, and goes on in one that is", async () => {
    const { app } = await makeApp();
    const first = await chat(app, { message: "hello" });
    expect(first).toMatchObject({
      response: "Good day.",
      tools_used: [],
      context: { turn_count: 0 },
    });
    const { conversation_id } = first;
    const next = await chat(app, { conversation_id, message: "again" });
    expect(next).toMatchObject({ conversation_id, context: { turn_count: 1 } });
  });

  it("M-072 tells the newest conversations by id, twenty at most, where there is no such one", async () => {
    const { app, conversationId } = await makeApp();
    const { conversation_id } = await chat(app, { message: "hello" });
    const failing = async () =>
      (await chat(app, { conversation_id: "../x", message: "again" }).catch((error) => error)).data;
    const available = `${conversation_id}, ${conversationId}`;
    expect(await failing()).toEqual({ kind: "conversation", available });
    for (let at = 0; at < 20; at += 1) {
      const id = crypto.randomUUID();
      await app.store.conversations.create({ id, channel: "side-panel", contextId: null });
    }
    expect((await failing()).available.split(", ")).toHaveLength(20);
  });

  it("leaves no conversation behind where the message is empty or a command", async () => {
    const { app } = await makeApp();
    const sink = { event: () => {}, done: () => {}, fail: () => {} };
    for (const [message, code] of [
      [" \n", "empty-message"],
      ["/help", "is-command"],
    ] as const) {
      await expect(chat(app, { message })).rejects.toMatchObject({ code });
      await expect(chatStream(app, { message }, sink)).rejects.toMatchObject({ code });
    }
    expect((await conversationsList(app, {})).total).toBe(1);
  });

  it("tells the lists of a conversation that it makes, and of one that fails", async () => {
    const { app } = await makeApp();
    const { conversation } = await app.store.conversations.create({
      id: crypto.randomUUID(),
      channel: "side-panel",
      contextId: null,
    });
    const takeEvents = () => app.panelEvents.splice(0).map(({ type }) => type);
    await chat(app, { message: "hello" });
    expect(takeEvents()).toEqual(["lists", "lists"]);
    const openTurn = () => Promise.reject(new AppError("quota-exceeded"));
    const store = { ...app.store, turns: { ...app.store.turns, openTurn } };
    const request = { conversation_id: conversation.id, message: "hello" };
    await expect(chat({ ...app, store }, request)).rejects.toMatchObject({
      code: "quota-exceeded",
    });
    expect(takeEvents()).toEqual(["lists"]);
  });

  it("A-067 tells the answer as it comes", async () => {
    const { app } = await makeApp();
    const heard: string[] = [];
    let texts = "";
    await new Promise<void>((resolve) => {
      void chatStream(
        app,
        { message: "hello" },
        {
          event: (event) => {
            heard.push(event.type);
            if (event.type === "turn" && event.event.type === "end") texts = event.event.state.text;
          },
          done: resolve,
          fail: () => resolve(),
        },
      );
    });
    expect(heard[0]).toBe("begun");
    expect(texts).toBe("Good day.");
  });

  it("A-022 A-068 A-069 lists conversations, and tells one's turns in the document's form", async () => {
    const { app, clock } = await makeApp();
    const { conversation_id } = await chat(app, { message: "hello" });
    const { conversations, total } = await conversationsList(app, {});
    expect([conversations[0]?.conversation_id, total]).toEqual([conversation_id, 2]);
    const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(await conversationHistory(app, { conversation_id })).toEqual({
      conversation_id,
      created_at: iso,
      last_updated: iso,
      turn_count: 1,
      metadata: {},
      before: null,
      turns: [
        {
          user_message: "hello",
          agent_response: "Good day.",
          timestamp: new Date(clock.time).toISOString(),
          mcp_tools_used: [],
        },
      ],
    });
  });

  it("A-001 A-052 A-068 A-069 counts the turns of the shown branch: no retry, no edit, nothing deleted", async () => {
    const { app, contextId, conversationId } = await makeApp();
    const counts = async () => {
      const [listed] = (await conversationsList(app, {})).conversations;
      const history = await conversationHistory(app, { conversation_id: conversationId });
      expect(history.turns).toHaveLength(history.turn_count);
      return [listed?.turn_count, history.turn_count];
    };
    const said = async (text: string) => {
      const turn = await turnSend(app, { id: crypto.randomUUID(), conversationId, text });
      await untilQuiet(app);
      return turn;
    };
    const first = await said("one");
    const second = await said("two");
    expect(await counts()).toEqual([2, 2]);
    await turnRetry(app, { id: crypto.randomUUID(), turnId: second.id });
    await untilQuiet(app);
    expect(await counts()).toEqual([2, 2]);
    const edit = { id: crypto.randomUUID(), messageId: second.userMessageId, text: "other" };
    await turnEdit(app, edit);
    await untilQuiet(app);
    expect(await counts()).toEqual([2, 2]);
    const ids = [first.id, first.userMessageId];
    const what = { type: "ids", ids } as const;
    await app.store.deleteMessages({ contextId, conversationId, what });
    expect(await counts()).toEqual([1, 1]);
    const { context } = await chat(app, { conversation_id: conversationId, message: "three" });
    expect(context.turn_count).toBe(1);
  });

  it("A-049 tells with the answer what it used, and nothing of another's", async () => {
    const { app } = await makeApp();
    const { metadata } = await chat(app, { message: "hello" });
    expect(metadata.figures?.tokens.total).toBeGreaterThan(0);
    expect(metadata.figures?.share).toBeGreaterThan(0);
  });

  it("A-069 tells turns before a given message, and each with its question", async () => {
    const { harness, contextId, conversationId } = await makeApp();
    await seedTurns(harness, 150);
    const store = harness.restart();
    const [last] = (await store.listMessages({ conversationId, before: null, limit: 1 })).messages;
    // The newest page then begins with an answer, and its question is on the page before.
    const what = { type: "ids", ids: [last?.id ?? ""] } as const;
    await store.deleteMessages({ contextId, conversationId, what });
    const request = { conversation_id: conversationId };
    const newest = await conversationHistory({ store }, request);
    expect(newest.turns).toHaveLength(100);
    expect(newest.turns[0]).toMatchObject({ user_message: "q49", agent_response: "a49" });
    const before = newest.before ?? "";
    const older = await conversationHistory({ store }, { ...request, before });
    expect(older.turns.map(({ user_message }) => user_message)).toEqual(
      Array.from({ length: 49 }, (_, at) => `q${at}`),
    );
    expect(older.before).toBeNull();
  });

  it("M-075 refuses a page that is none, and tells how many there are beyond the end", async () => {
    const { app } = await makeApp();
    const data = { field: "page", problem: "too-small", limit: 1 };
    const listed = conversationsList(app, { page: 0 });
    await expect(listed).rejects.toMatchObject({ code: "invalid-field", data });
    expect(await conversationsList(app, { page: 3 })).toEqual({
      conversations: [],
      total: 1,
      message: "There is no page 3: there is 1 page.",
    });
    expect(Object.keys(await conversationsList(app, {}))).toEqual(["conversations", "total"]);
  });

  it("A-071 removes a conversation with a turn that was left over, and tells its windows", async () => {
    const { app, harness, conversationId: conversation_id, hear } = await makeApp();
    await openTurn(harness, "left over");
    const heard = hear();
    expect(await conversationPermanent(app, { conversation_id })).toEqual({ messages: 2 });
    expect(heard).toEqual(["changed"]);
  });

  it("A-070 A-071 forgets what is in memory and keeps what is stored, until it is removed for good", async () => {
    const { app } = await makeApp();
    const { conversation_id } = await chat(app, { message: "hello" });
    await untilQuiet(app);
    await conversationClear(app, { conversation_id });
    expect(app.store.branches.stats().entries).toBe(0);
    expect((await conversationHistory(app, { conversation_id })).turns).toHaveLength(1);
    expect(await conversationPermanent(app, { conversation_id })).toEqual({ messages: 2 });
    const gone = conversationHistory(app, { conversation_id });
    await expect(gone).rejects.toMatchObject({ code: "not-found" });
  });
});
