import { describe, expect, it } from "vitest";
import { makeStore, sayTurn } from "../../../test/builders/make-store";
import { hasContent } from "./has-content";

const FIELDS = { name: "Mine", systemPrompt: "Be brief." };
const id = () => crypto.randomUUID();

describe("hasContent", () => {
  it("finds nothing in a store that has only what every store begins with", async () => {
    const { store } = await makeStore();
    expect(await store.contexts.list()).toHaveLength(1);
    expect(await hasContent(store)).toBe(false);
  });

  it("finds nothing in one whose first context has the name that it had before", async () => {
    const { store } = await makeStore();
    const [first] = await store.contexts.list();
    const { id, version, ...made } = first!.context;
    const named = { name: "Professional Assistant" };
    await store.contexts.update({ id, version, fields: named });
    const { context, use } = (await store.contexts.list())[0]!;
    // As it was stored then: not changed since it was made.
    const list = async () => [{ context: { ...context, updatedAt: made.updatedAt }, use }];
    const { rows } = store;
    expect(await hasContent({ rows, contexts: { ...store.contexts, list } })).toBe(false);
  });

  it("finds what was said", async () => {
    const harness = await makeStore();
    await sayTurn(harness, "Hello", "Good day.");
    expect(await hasContent(harness.store)).toBe(true);
  });

  it("finds a context, also the first one where it was changed", async () => {
    const one = await makeStore();
    await one.store.contexts.create({ id: id(), fields: FIELDS });
    expect(await hasContent(one.store)).toBe(true);
    const other = await makeStore();
    const [first] = await other.store.contexts.list();
    const { context } = first!;
    const { version } = context;
    await other.store.contexts.update({ id: context.id, version, fields: { name: "Other" } });
    expect(await hasContent(other.store)).toBe(true);
  });

  it("finds a preset, a connection and a draft", async () => {
    const presets = await makeStore();
    await presets.store.presets.create({ id: id(), fields: FIELDS });
    const connections = await makeStore();
    const url = "http://127.0.0.1:8080/v1";
    await connections.store.connections.add({ kind: "openai", preset: null, url, key: "k" });
    const drafts = await makeStore();
    const { conversationId } = drafts;
    await drafts.store.saveDraft({ conversationId, text: "Dear" });
    for (const { store } of [presets, connections, drafts]) {
      expect(await hasContent(store)).toBe(true);
    }
  });
});
