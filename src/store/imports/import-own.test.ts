import { describe, expect, it } from "vitest";
import {
  makeImportedConversation as made,
  makeImported,
  makeImportStore,
} from "../../../test/builders/make-import-store";
import { makeStore, sayTurn, textsOf } from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";
import type { ImportedConversation } from "../../domain/imported";

const SOURCES = [{ url: "https://a.example/", title: "A" }];

describe("what was exported from here", () => {
  it("M-086 is known as itself, and gets only what it lacks", async () => {
    const made = await makeStore();
    const { store, conversationId } = made;
    await sayTurn(made, "Hello", "Hi");
    const said = (await store.listMessages({ conversationId, before: null, limit: 9 })).messages;
    const messages = said.map(({ id, previous, role, text, createdAt }) => {
      return { id, previous, text, createdAt, role: role as "user" | "assistant", model: "" };
    });
    const base = (await store.imports.begin({ contextId: null })).base;
    const addAll = (more: ImportedConversation["messages"] = []) => {
      const one = withMessages(conversationId, [...messages, ...more]);
      return store.imports.add({
        contextId: null,
        source: "confidant",
        base,
        conversations: [one],
      });
    };
    expect(await addAll()).toEqual([{ result: "unchanged", messages: 0 }]);
    const last = messages.at(-1)?.id ?? null;
    const more = [{ ...makeImported(">q9"), previous: last }];
    expect(await addAll(more)).toEqual([{ result: "extended", messages: 1 }]);
    expect(await addAll(more)).toEqual([{ result: "unchanged", messages: 0 }]);
    expect(await textsOf(made)).toEqual(["Hello", "Hi", "text of q9"]);
    const ids = [said[0]?.id ?? ""];
    const { contextId } = (await store.conversations.find(conversationId)) ?? { contextId: "" };
    await store.deleteMessages({ contextId, conversationId, what: { type: "ids", ids } });
    // What was deleted here never comes back.
    expect(await addAll(more)).toEqual([{ result: "unchanged", messages: 0 }]);
    expect((await store.check()).mismatched).toEqual([]);
  });

  it("M-086 keeps tags, thinking, who ran the model, and files as text, in another vault", async () => {
    const harness = await makeImportStore();
    const { imports, context } = harness;
    const { base } = await imports.begin({ contextId: context.id });
    const files = [{ name: "a.txt", text: "inside" }];
    const messages = [
      makeImported(">q1", { files }),
      makeImported("q1>a1", { thinking: "hm", provider: "ollama", model: "m", sources: SOURCES }),
    ];
    const one = { ...withMessages("x", messages), tags: ["work"] };
    const input = {
      contextId: context.id,
      source: "confidant",
      base,
      conversations: [one],
    } as const;
    expect(await imports.add({ ...input, conversations: [one] })).toEqual([
      { result: "added", messages: 2 },
    ]);
    const [question, answer] = await harness.messages();
    expect(question?.attachments).toMatchObject([{ kind: "text", ...files[0] }]);
    expect(answer?.reply).toMatchObject({
      sources: SOURCES,
      thinking: "hm",
      provider: "ollama",
      model: "m",
    });
    const [conversation] = await harness.conversations();
    expect(conversation).toMatchObject({
      tags: ["work"],
      origin: { source: "confidant", id: "x" },
    });
  });

  it("keeps how a reply ended early", async () => {
    const harness = await makeImportStore();
    const { imports, context } = harness;
    const { base } = await imports.begin({ contextId: context.id });
    const messages = [
      makeImported(">q1"),
      makeImported("q1>a1", { status: "interrupted" }),
      makeImported("q1>a2"),
      makeImported("q1>a3", { status: "length" }),
    ];
    const conversations = [withMessages("x", messages)];
    await imports.add({ contextId: context.id, source: "confidant", base, conversations });
    const [, ...replies] = (await harness.messages()).map(({ reply }) => reply);
    expect(replies.map((reply) => [reply?.status, reply?.finish])).toEqual([
      ["interrupted", null],
      ["complete", null],
      ["complete", "length"],
    ]);
  });

  it("M-086 brings what a conversation was about once, marked as brought in; what is removed since stays away", async () => {
    const { imports, context, reader, database } = await makeImportStore();
    const { base } = await imports.begin({ contextId: context.id });
    const about = { kind: "workflow" as const, action: "created" as const, aliases: ["my list"] };
    const early = { ...about, name: "Tasks", target: "t-1", mentionedAt: 1_000 };
    const first = { ...withMessages("x", [makeImported(">q1")]), references: [early] };
    const rest = { contextId: context.id, source: "confidant", base } as const;
    const add = (one: ImportedConversation) => imports.add({ ...rest, conversations: [one] });
    const noted = async () => {
      const rows = await reader.findAll("references");
      return Promise.all(rows.map((row) => reader.open("references", row)));
    };
    await add(first);
    expect((await noted()).map(({ payload }) => payload)).toEqual([
      { ...early, taint: ["import"] },
    ]);
    expect(await add(first)).toEqual([{ result: "unchanged", messages: 0 }]);
    expect(await noted()).toHaveLength(1);
    await rawTable(database, "references").clear();
    const [question] = first.messages;
    const later = makeImported("q1>a1", { createdAt: (question?.createdAt ?? 0) + 5_000 });
    const late = { ...early, target: "t-2", mentionedAt: later.createdAt };
    const more = { ...withMessages("x", [...first.messages, later]), references: [late, early] };
    expect(await add(more)).toEqual([{ result: "extended", messages: 1 }]);
    expect((await noted()).map(({ payload }) => payload.target)).toEqual(["t-2"]);
  });

  it("is called by no words of a message that was deleted here", async () => {
    const made = await makeStore();
    const { store, conversationId } = made;
    await sayTurn(made, "Hello", "Hi");
    const said = (await store.listMessages({ conversationId, before: null, limit: 9 })).messages;
    const messages = said.map(({ id, previous, role, text, createdAt }) => {
      return { id, previous, text, createdAt, role: role as "user" | "assistant", model: "" };
    });
    const { contextId } = (await store.conversations.find(conversationId)) ?? { contextId: "" };
    const what = { type: "ids", ids: [said[0]?.id ?? ""] } as const;
    await store.deleteMessages({ contextId, conversationId, what });
    const last = messages.at(-1)?.id ?? null;
    const more = [...messages, { ...makeImported(">q9"), previous: last }];
    const one = { ...withMessages(conversationId, more), title: "Hello" };
    const { base } = await store.imports.begin({ contextId: null });
    const input = { contextId: null, source: "confidant", base } as const;
    const added = await store.imports.add({ ...input, conversations: [one] });
    expect(added).toEqual([{ result: "extended", messages: 1 }]);
    expect((await store.conversations.find(conversationId))?.title).not.toBe("Hello");
    const again = { ...makeImported(">q8"), previous: "q9" };
    const next = { ...one, messages: [...more, again], title: "text of q8" };
    await store.imports.add({ ...input, conversations: [next] });
    expect((await store.conversations.find(conversationId))?.title).toBe("text of q8");
    const page = await store.listMessages({ conversationId, before: null, limit: 9 });
    const ids = page.messages.filter(({ text }) => text === "text of q8").map(({ id }) => id);
    await store.deleteMessages({ contextId, conversationId, what: { type: "ids", ids } });
    expect((await store.conversations.find(conversationId))?.title).not.toBe("text of q8");
  });

  it.each([
    ["the first one", [">q1", "q1>a1"], ""],
    ["another version of the first one", [">q0", "q0>a0", ">q1"], "text of q0"],
    ["a later one", [">q0", "q0>a0", "a0>q1", "q1>a1"], "text of q0"],
  ])(
    "loses a title that is a message's first words with that message, in another vault, too: %s",
    async (_which, links, next) => {
      const { store, database, conversationId: other } = await makeStore();
      const { contextId } = (await store.conversations.find(other)) ?? { contextId: "" };
      const { base } = await store.imports.begin({ contextId });
      const one = { ...made(links, { id: "x" }), title: "text of q1" };
      const input = { contextId, source: "confidant", base } as const;
      await store.imports.add({ ...input, conversations: [one] });
      const heads = await database.rows("conversations").toArray();
      const conversationId = heads.find(({ id }) => id !== other)?.id ?? "";
      expect((await store.conversations.find(conversationId))?.title).toBe("text of q1");
      const page = await store.listMessages({ conversationId, before: null, limit: 9 });
      const ids = page.messages.filter(({ text }) => text === "text of q1").map(({ id }) => id);
      await store.deleteMessages({ contextId, conversationId, what: { type: "ids", ids } });
      expect((await store.conversations.find(conversationId))?.title).toBe(next);
    },
  );

  it.each(["te**xt** of q1", "te\u00adxt of q1"])(
    "loses a title that is the first words of %j with that, too",
    async (text) => {
      const { store, database, conversationId: other } = await makeStore();
      const { contextId } = (await store.conversations.find(other)) ?? { contextId: "" };
      const { base } = await store.imports.begin({ contextId });
      const messages = [{ ...makeImported(">q1"), text }];
      const one = { ...withMessages("x", messages), title: "text of q1" };
      await store.imports.add({ contextId, source: "confidant", base, conversations: [one] });
      const heads = await database.rows("conversations").toArray();
      const conversationId = heads.find(({ id }) => id !== other)?.id ?? "";
      const [question] = (await store.listMessages({ conversationId, before: null, limit: 9 }))
        .messages;
      const what = { type: "ids", ids: [question?.id ?? ""] } as const;
      await store.deleteMessages({ contextId, conversationId, what });
      expect((await store.conversations.find(conversationId))?.title).toBe("");
    },
  );

  it("has one that does not open once more", async () => {
    const made = await makeStore();
    const { store, conversationId } = made;
    await sayTurn(made, "Hello", "Hi");
    const { contextId } = (await store.conversations.find(conversationId)) ?? { contextId: "" };
    await rawTable(made.database, "conversations").update(conversationId, { version: 99 });
    const fresh = made.restart();
    const { base } = await fresh.imports.begin({ contextId });
    const one = withMessages(conversationId, [makeImported(">q1")]);
    const added = await fresh.imports.add({
      contextId,
      source: "confidant",
      base,
      conversations: [one],
    });
    expect(added).toEqual([{ result: "added", messages: 1 }]);
  });
});

function withMessages(
  id: string,
  messages: ImportedConversation["messages"],
): ImportedConversation {
  return { ...made([], { id }), messages };
}
