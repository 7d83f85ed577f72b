import { describe, expect, it } from "vitest";
import { makeImage } from "../../../test/builders/make-attached";
import {
  allRawRows,
  COMPLETE,
  closeTurn,
  MODEL,
  makeStore,
  openTurn,
  rawRows,
  type StoreHarness,
  sayTurn,
  textsOf,
} from "../../../test/builders/make-store";
import { MAX_MESSAGE_BYTES } from "../../domain/limits";
import { estimateTokens } from "../../domain/tokens";

describe("openTurn", () => {
  it("E-010 E-011 E-032 E-036 E-019 E-045 D-21 keeps the user message and an empty open reply", async () => {
    const harness = await makeStore();
    const turn = await openTurn(harness, "hello");

    const { messages } = await harness.store.listMessages({
      conversationId: harness.conversationId,
      before: null,
      limit: 10,
    });
    expect(messages).toMatchObject([
      { id: turn.userMessageId, previous: null, order: 2, depth: 0, role: "user", text: "hello" },
      {
        id: turn.id,
        previous: turn.userMessageId,
        order: 3,
        depth: 1,
        role: "assistant",
        text: "",
        reply: { status: "open", model: "llama3.2", commandId: turn.id },
      },
    ]);
    const { conversation } = await harness.store.conversations.open({
      channel: "side-panel",
      contextId: null,
    });
    expect(conversation).toMatchObject({ activeLeaf: turn.id, messageCount: 2 });
  });

  it("E-016 E-060 keeps a message's metadata", async () => {
    const { store, conversationId } = await makeStore();
    const metadata = { source: "voice", lang: "en" };
    const id = crypto.randomUUID();
    const { turn } = await store.turns.openTurn({
      id,
      conversationId,
      text: "What's the weather like tomorrow?",
      metadata,
      model: MODEL,
    });
    expect((await store.findMessage(turn.userMessageId))?.metadata).toEqual(metadata);
  });

  it("gives the same turn back for the same id and writes nothing", async () => {
    const harness = await makeStore();
    const turn = await openTurn(harness, "hello");
    const before = await allRawRows(harness.database);
    const again = await harness.store.turns.openTurn({
      id: turn.id,
      conversationId: harness.conversationId,
      text: "hello",
      model: MODEL,
    });
    expect(again).toEqual({ turn, fresh: false });
    expect(await allRawRows(harness.database)).toEqual(before);
  });

  it("opens one turn when the same id is sent twice at once", async () => {
    const harness = await makeStore();
    const id = crypto.randomUUID();
    const turns = await Promise.all([openTurn(harness, "a", id), openTurn(harness, "a", id)]);
    expect(turns[0]).toEqual(turns[1]);
    expect(await rawRows(harness.database, "messages")).toHaveLength(2);
  });

  it("keeps two messages sent at once, in order, one branch", async () => {
    const harness = await makeStore();
    const [first, second] = await Promise.all([openTurn(harness, "1"), openTurn(harness, "2")]);
    await closeTurn(harness, second.id, "two");
    await closeTurn(harness, first.id, "one");
    expect(await textsOf(harness)).toEqual(["1", "one", "2", "two"]);
  });

  it("refuses the id of a turn in another conversation", async () => {
    const harness = await makeStore();
    const turn = await openTurn(harness, "hello");
    const input = { id: turn.id, conversationId: crypto.randomUUID(), text: "x", model: MODEL };
    await expect(harness.store.turns.openTurn(input)).rejects.toMatchObject({ code: "conflict" });
  });

  it("refuses an unknown conversation", async () => {
    const { store } = await makeStore();
    const id = crypto.randomUUID();
    const input = { id, conversationId: crypto.randomUUID(), text: "x", model: MODEL };
    await expect(store.turns.openTurn(input)).rejects.toMatchObject({ code: "not-found" });
  });

  it("D-16 keeps a message of exactly 1 MiB and refuses one byte more", async () => {
    const harness = await makeStore();
    const most = "é".repeat(MAX_MESSAGE_BYTES / 2);
    await openTurn(harness, most);
    expect(await textsOf(harness)).toEqual([most, ""]);
    await expect(openTurn(harness, `${most}a`)).rejects.toMatchObject({
      code: "limit-exceeded",
      data: { limit: "message-bytes", max: MAX_MESSAGE_BYTES },
    });
  });

  it("keeps lone surrogates, NUL and right-to-left marks exactly", async () => {
    const harness = await makeStore();
    const text = `a\uD800b\u0000c\uDC00\u202E\uFEFF שלום "\\`;
    await sayTurn(harness, text, text);
    expect(await textsOf({ ...harness, store: harness.restart() })).toEqual([text, text]);
  });

  it("forgets the composer draft", async () => {
    const harness = await makeStore();
    await harness.store.saveDraft({ conversationId: harness.conversationId, text: "typing" });
    await openTurn(harness, "typing");
    const opened = await harness.store.conversations.open({
      channel: "side-panel",
      contextId: null,
    });
    expect(opened.draft).toBe("");
    expect(await rawRows(harness.database, "composer_drafts")).toEqual([]);
  });

  it("keeps the composer draft, and what is attached to it, while another message is edited", async () => {
    const harness = await makeStore();
    const { store, conversationId } = harness;
    const turn = await sayTurn(harness, "1", "one");
    await store.saveDraft({ conversationId, text: "typing" });
    const attached = { id: crypto.randomUUID(), conversationId, attached: makeImage() };
    await store.attachments.add(attached);
    const edit = { id: crypto.randomUUID(), conversationId, text: "uno", model: MODEL };
    await store.turns.openTurn({ ...edit, edits: turn.userMessageId });
    const opened = await harness.restart().conversations.show({ conversationId });
    expect(opened.draft).toBe("typing");
    expect(opened.draftAttachments.map(({ id }) => id)).toEqual([attached.id]);
  });

  it("A-090 E-034 E-052 D-1 goes on with the log's order after a restart", async () => {
    const harness = await makeStore();
    await sayTurn(harness, "1", "one");
    await sayTurn({ ...harness, store: harness.restart() }, "2", "two");
    const rows = await rawRows(harness.database, "messages");
    expect(rows.map((row) => row.order).sort()).toEqual([2, 3, 4, 5]);
    expect(await textsOf({ ...harness, store: harness.restart() })).toEqual([
      "1",
      "one",
      "2",
      "two",
    ]);
  });

  it("M-064 counts a message's tokens with it and a reply's once it is there", async () => {
    const harness = await makeStore();
    const counts = [];
    const turn = await openTurn(harness, "How are you today?");
    counts.push((await headOf(harness)).tokenCount);
    await closeTurn(harness, turn.id, "Fine.");
    counts.push((await headOf(harness)).tokenCount);
    const question = estimateTokens("How are you today?");
    expect(counts).toEqual([question, question + estimateTokens("Fine.")]);
  });

  it("M-064 takes the provider's count of a reply, and of a continued one what was added", async () => {
    const harness = await makeStore();
    const { store } = harness;
    const { id: turnId } = await openTurn(harness, "1");
    const close = (replyTokens: number) =>
      store.turns.closeTurn({
        turnId,
        outcome: { ...COMPLETE, usage: { promptTokens: 9, replyTokens } },
        rest: { text: "one two", thinking: "" },
        thinkingMs: 0,
        seenFrom: null,
      });
    await close(40);
    await store.turns.resumeTurn({ id: crypto.randomUUID(), turnId, model: MODEL });
    await close(2);
    expect((await headOf(harness)).tokenCount).toBe(estimateTokens("1") + 42);
  });

  it("D-10 notes when and where a context was last talked in, and viewing does not", async () => {
    const harness = await makeStore();
    const { store, clock, conversationId } = harness;
    const { contextId } = await headOf(harness);
    const lastChatAt = async () => (await store.contexts.get(contextId)).use.lastChatAt;
    expect(await lastChatAt()).toBeNull();
    clock.time += 1_000;
    const turn = await sayTurn(harness, "1", "one");
    const said = clock.time;
    clock.time += 1_000;
    await headOf(harness);
    expect((await store.contexts.get(contextId)).use).toEqual({
      lastChatAt: said,
      conversations: { "side-panel": conversationId },
    });
    const again = { id: crypto.randomUUID(), turnId: turn.id, model: MODEL };
    await store.turns.reopenTurn(again);
    expect(await lastChatAt()).toBe(clock.time);
    await closeTurn(harness, again.id);
    clock.time += 1_000;
    await store.turns.resumeTurn({ ...again, turnId: again.id, id: crypto.randomUUID() });
    expect(await lastChatAt()).toBe(clock.time);
  });

  it("D-10 refuses to answer in a context that was archived, but for what was sent before", async () => {
    const harness = await makeStore();
    const { store, conversationId } = harness;
    const turn = await sayTurn(harness, "1", "one");
    const { contextId } = await headOf(harness);
    await store.contexts.archive({ id: contextId });
    const refused = { code: "archived" };
    const again = { id: crypto.randomUUID(), turnId: turn.id, model: MODEL };
    await expect(openTurn(harness, "2")).rejects.toMatchObject(refused);
    await expect(store.turns.reopenTurn(again)).rejects.toMatchObject(refused);
    await expect(store.turns.resumeTurn(again)).rejects.toMatchObject(refused);
    const sent = { id: turn.id, conversationId, text: "1", model: MODEL };
    expect(await store.turns.openTurn(sent)).toEqual({ turn, fresh: false });
  });

  it("ends a turn well whose context was archived in another window meanwhile", async () => {
    const harness = await makeStore();
    const turn = await openTurn(harness, "1");
    const { contextId } = await headOf(harness);
    await harness.store.contexts.archive({ id: contextId });
    await harness.store.turns.checkpoint({ turnId: turn.id, text: "o", thinking: "" });
    expect(await harness.store.turns.readTurn({ turnId: turn.id })).toMatchObject({ begun: "" });
    await closeTurn(harness, turn.id, "ne");
    expect(await textsOf(harness)).toEqual(["1", "one"]);
  });

  it("places a conversation by its newest reply", async () => {
    const harness = await makeStore();
    const turn = await sayTurn(harness, "1", "one");
    const reply = await harness.store.findMessage(turn.id);
    expect((await headOf(harness)).order).toBe(reply?.order);
    const again = { id: crypto.randomUUID(), turnId: turn.id, model: MODEL };
    await harness.store.turns.reopenTurn(again);
    expect((await headOf(harness)).order).toBe((reply?.order ?? 0) + 1);
  });

  it("M-032 keeps for one turn whether the personality is kept to, else its context says it", async () => {
    const harness = await makeStore();
    const { store, conversationId } = harness;
    const said = [];
    for (const maintainPersonality of [undefined, false]) {
      const id = crypto.randomUUID();
      const input = { id, conversationId, text: "x", model: MODEL, maintainPersonality };
      await store.turns.openTurn(input);
      said.push((await store.turns.readTurn({ turnId: id })).maintainPersonality);
      await closeTurn(harness, id);
    }
    expect(said).toEqual([true, false]);
  });
});

const headOf = async ({ store, conversationId }: StoreHarness) =>
  (await store.conversations.show({ conversationId })).conversation;
