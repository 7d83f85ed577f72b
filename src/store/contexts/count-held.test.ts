import { describe, expect, it } from "vitest";
import { flipRow } from "../../../test/builders/make-full-store";
import { makeStore, sayTurn } from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";

describe("contexts.holds", () => {
  it("M-047 counts by the heads, and by the index in a conversation that does not open", async () => {
    const harness = await makeStore();
    const { store, database } = harness;
    await sayTurn(harness, "1", "one");
    const [entry] = await store.contexts.list();
    const { id } = entry!.context;
    const other = crypto.randomUUID();
    await store.contexts.create({ id: other, fields: { name: "Work", systemPrompt: "b" } });
    await store.conversations.open({ channel: "popup", contextId: other });
    await store.conversations.open({ channel: "popup", contextId: id });
    await flipRow(database, "conversations", harness.conversationId);
    await flipRow(database, "messages");
    const fresh = harness.restart();
    expect(await fresh.contexts.holds({ id })).toEqual({ conversations: 2, messages: 2 });
    expect(await fresh.contexts.holds({ id: other })).toEqual({ conversations: 1, messages: 0 });
    const damaged = { table: "conversations", id: harness.conversationId, code: "row-tampered" };
    expect(fresh.health()).toEqual([damaged]);
  });

  it("counts conversations of an older version, which no index has", async () => {
    const harness = await makeStore();
    const { store, database, conversationId } = harness;
    await sayTurn(harness, "1", "one");
    const [entry] = await store.contexts.list();
    const row = await rawTable(database, "conversations").get(conversationId);
    const { order: _order, ...old } = row ?? {};
    await rawTable(database, "conversations").put(old);
    const { id } = entry!.context;
    expect(await harness.restart().contexts.holds({ id })).toEqual({
      conversations: 1,
      messages: 2,
    });
  });
});
