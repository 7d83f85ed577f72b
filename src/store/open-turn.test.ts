import { describe, expect, it } from "vitest";
import {
  allRawRows,
  closeTurn,
  MODEL,
  makeStore,
  openTurn,
  rawRows,
  sayTurn,
  textsOf,
} from "../../test/builders/make-store";
import { MAX_MESSAGE_BYTES } from "../domain/limits";

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
      { id: turn.userMessageId, previous: null, order: 1, depth: 0, role: "user", text: "hello" },
      {
        id: turn.id,
        previous: turn.userMessageId,
        order: 2,
        depth: 1,
        role: "assistant",
        text: "",
        reply: { status: "open", model: "llama3.2", commandId: turn.id },
      },
    ]);
    const { conversation } = await harness.store.openConversation({ channel: "side-panel" });
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
    const opened = await harness.store.openConversation({ channel: "side-panel" });
    expect(opened.draft).toBe("");
    expect(await rawRows(harness.database, "composer_drafts")).toEqual([]);
  });

  it("E-034 E-052 D-1 goes on with the log's order after a restart", async () => {
    const harness = await makeStore();
    await sayTurn(harness, "1", "one");
    await sayTurn({ ...harness, store: harness.restart() }, "2", "two");
    const rows = await rawRows(harness.database, "messages");
    expect(rows.map((row) => row.order).sort()).toEqual([1, 2, 3, 4]);
    expect(await textsOf({ ...harness, store: harness.restart() })).toEqual([
      "1",
      "one",
      "2",
      "two",
    ]);
  });
});
