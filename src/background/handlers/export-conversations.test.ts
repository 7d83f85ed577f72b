import { describe, expect, it } from "vitest";
import { addContext, addConversation } from "../../../test/builders/add-conversation";
import { makeApp } from "../../../test/builders/make-app";
import { makeBlockFields } from "../../../test/builders/make-block";
import { sayTurn } from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";
import type { ConversationExportEvent, ExportScope } from "../../contract/export";
import { AppError, type Failure, toFailure } from "../../domain/app-error";
import { exportConversations } from "./export-conversations";
import { factKeep } from "./fact-handlers";
import { archiveInsert, blockAdd, blockEdit, memoryList } from "./memory-handlers";
import { referenceNote } from "./reference-handlers";

type Harness = Awaited<ReturnType<typeof makeApp>>;

/** All that comes, until the end. */
async function collect(app: Parameters<typeof exportConversations>[0], scope: ExportScope) {
  const events: ConversationExportEvent[] = [];
  const failure = await new Promise<Failure | null>((resolve, reject) => {
    exportConversations(
      app,
      { scope },
      {
        event: (event) => events.push(structuredClone(event)),
        done: () => resolve(null),
        fail: (error) => resolve(toFailure(error)),
      },
    ).catch(reject);
  });
  return { events, failure };
}

function outline(events: readonly ConversationExportEvent[]) {
  return events.map((event) => {
    if (event.type === "conversation") return event.conversation.id;
    return event.type === "messages" ? event.messages.map(({ text }) => text).join() : event.type;
  });
}

async function say({ harness }: Harness, conversationId: string, question: string) {
  await sayTurn({ ...harness, conversationId }, question, `re ${question}`);
}

describe("the export of conversations", () => {
  it("M-085 gives every conversation that is not archived with all its messages", async () => {
    const made = await makeApp();
    const { store } = made.harness;
    const other = await addContext(store, "Other");
    const aside = await addConversation(store, { contextId: other });
    const second = await addConversation(store, { contextId: other });
    await say(made, made.conversationId, "one");
    await say(made, aside, "old");
    await say(made, second, "two");
    await store.conversations.setArchived({ conversationId: aside, archived: true });
    const { events, failure } = await collect(made.app, { of: "all" });
    expect(failure).toBeNull();
    const { conversationId: first } = made;
    const said = ["two,re two", "one,re one"];
    expect(outline(events)).toEqual(["begin", second, said[0], first, said[1], "end"]);
    expect(events[0]).toEqual({ type: "begin", total: 2, contextName: null });
    expect(events.at(-1)).toMatchObject({ conversations: 2, messages: 4, unreadable: 0 });
    const one = await collect(made.app, { of: "context", id: other });
    expect(outline(one.events)).toEqual(["begin", second, "two,re two", "end"]);
    expect(one.events[0]).toMatchObject({ contextName: "Other" });
    const named = await collect(made.app, { of: "conversation", id: aside });
    expect(outline(named.events)).toEqual(["begin", aside, "old,re old", "end"]);
  });

  it("gives all branches in the order of the log, deleted messages as empty rows", async () => {
    const made = await makeApp();
    const { store } = made.harness;
    const { conversationId, contextId } = made;
    await say(made, conversationId, "one");
    const [question] = (await store.listMessages({ conversationId, before: null, limit: 9 }))
      .messages;
    const ids = [question?.id ?? ""];
    await store.deleteMessages({ contextId, conversationId, what: { type: "ids", ids } });
    const { events } = await collect(made.app, { of: "conversation", id: conversationId });
    const messages = events.flatMap((event) => (event.type === "messages" ? event.messages : []));
    expect(messages.map(({ text }) => text)).toEqual(["", "re one"]);
    expect(messages[0]?.deletedAt).not.toBeNull();
    expect(messages[1]?.previous).toBe(messages[0]?.id);
  });

  it("counts rows that do not open, and goes on", async () => {
    const made = await makeApp();
    const { database } = made.harness;
    await say(made, made.conversationId, "one");
    const [row] = await database.rows("messages").toArray();
    await rawTable(database, "messages").update(row?.id ?? "", { version: 99 });
    const { events } = await collect(made.app, { of: "all" });
    expect(events.at(-1)).toMatchObject({ type: "end", messages: 1, unreadable: 1 });
    await rawTable(database, "conversations").update(made.conversationId, { version: 99 });
    const none = await collect(made.app, { of: "all" });
    expect(none.events.at(-1)).toMatchObject({ conversations: 0, unreadable: 1 });
  });

  it("cuts what is large into pieces that cross a port", async () => {
    const made = await makeApp();
    for (const at of [1, 2, 3]) {
      await say(made, made.conversationId, `${at}${"x".repeat(600_000)}`);
    }
    const { events } = await collect(made.app, { of: "all" });
    const sizes = events.map((event) => JSON.stringify(event).length);
    expect(Math.max(...sizes)).toBeLessThan(2_500_000);
    expect(events.filter(({ type }) => type === "messages").length).toBeGreaterThan(1);
  });

  it("M-085 gives what the contexts remember after that, and of one conversation nothing of it", async () => {
    const made = await makeApp();
    const { app, contextId } = made;
    await memoryList(app, { contextId });
    const id = crypto.randomUUID();
    await blockAdd(app, { id, contextId, fields: makeBlockFields({ label: "plan" }) });
    await blockEdit(app, { id, version: 1, edits: [{ op: "set-text", text: "all of it" }] });
    await factKeep(app, { contextId, key: "city", value: "Turin", undoId: crypto.randomUUID() });
    const note = { id: crypto.randomUUID(), contextId, tags: [], messageId: null, text: "a note" };
    await archiveInsert(app, note);
    await say(made, made.conversationId, "one");
    const { events } = await collect(app, { of: "all" });
    const types = ["begin", "conversation", "messages", "memory", "memory", "end"];
    expect(events.map(({ type }) => type)).toEqual(types);
    expect(events.filter(({ type }) => type === "memory")).toMatchObject([
      {
        contextName: "Confidant",
        blocks: [{ block: { label: "plan" }, content: { kind: "text", text: "all of it" } }],
        facts: [{ key: "city", value: "Turin" }],
      },
      { contextName: "Confidant", notes: [{ text: "a note" }] },
    ]);
    const one = await collect(app, { of: "conversation", id: made.conversationId });
    expect(one.events.map(({ type }) => type)).not.toContain("memory");
  });

  it("M-085 tells what each conversation was about, the newest first, and counts what does not open", async () => {
    const made = await makeApp();
    const { app, conversationId, clock } = made;
    await say(made, conversationId, "one");
    for (const name of ["Tasks", "Budget"]) {
      clock.time += 1_000;
      const thing = { kind: "document", action: "created", target: "" } as const;
      await referenceNote(app, { conversationId, ...thing, name, undo: undefined });
    }
    const about = (events: readonly ConversationExportEvent[]) =>
      events.flatMap((event) => (event.type === "conversation" ? event.references : []));
    const { events } = await collect(app, { of: "conversation", id: conversationId });
    expect(about(events).map(({ name }) => name)).toEqual(["Budget", "Tasks"]);
    const [row] = await made.harness.database.rows("references").toArray();
    await rawTable(made.harness.database, "references").update(row?.id ?? "", { version: 99 });
    const damaged = await collect(app, { of: "all" });
    expect(about(damaged.events)).toHaveLength(1);
    expect(damaged.events.at(-1)).toMatchObject({ type: "end", unreadable: 1 });
  });

  it("stops when the vault is locked, or the page has gone", async () => {
    const made = await makeApp();
    await say(made, made.conversationId, "one");
    const locked = new AbortController();
    const events: string[] = [];
    const sink = {
      event: ({ type }: ConversationExportEvent) => {
        events.push(type);
        if (type === "conversation") locked.abort(new AppError("locked"));
      },
      done: () => events.push("done"),
      fail: () => events.push("fail"),
    };
    const { store, blockDocs } = made.app;
    const app = { store, blockDocs, signal: locked.signal };
    await exportConversations(app, { scope: { of: "all" } }, sink);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(events).toEqual(["begin", "conversation"]);
    const left: string[] = [];
    const stop = await exportConversations(
      made.app,
      { scope: { of: "all" } },
      { ...sink, event: ({ type }) => left.push(type), done: () => left.push("done") },
    );
    stop();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(left).not.toContain("done");
  });

  it("fails where the named one is not there", async () => {
    const { app } = await makeApp();
    for (const of of ["context", "conversation"] as const) {
      const collected = collect(app, { of, id: crypto.randomUUID() });
      await expect(collected).rejects.toMatchObject({ code: "not-found" });
    }
  });
});
