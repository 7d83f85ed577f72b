import { describe, expect, it } from "vitest";
import { FIELDS, LIST, LOG, SECTIONS } from "../../../test/builders/block-schemas";
import { addRevision, makeBlockFields } from "../../../test/builders/make-block";
import { indexer, makeHost, untilWhole } from "../../../test/builders/make-search";
import { makeStore, sayTurn } from "../../../test/builders/make-store";
import { makeToolApp, type Order } from "../../../test/builders/make-tool-app";
import { noToolServers } from "../../../test/fakes/no-tool-servers";
import type { BlockSchema } from "../../domain/block-schema";
import { READING_TOOLS } from "../../domain/tool-name";
import type { Answered } from "../../turns/tools/tool";
import { contextStoreOf } from "../create-context-store";
import { turnTools } from "../handlers/turn-tools";
import { createContextTools } from "./context-tools";

const OTHER = { name: "Secrets", systemPrompt: "Be brief." };

/** The tools that look up, over a real store and a real index, in a context that has them on. */
async function setup() {
  const harness = await makeStore();
  const { store, conversationId, clock } = harness;
  await sayTurn(harness, "Where is the violin?", "Under the piano");
  const search = indexer(store, makeHost());
  const { readBlocks } = contextStoreOf(store);
  const blockDocs = () => {
    throw new Error("No page is asked for here.");
  };
  const parts = { store, clock, readBlocks, blockDocs, onChange: () => {} };
  const finding = { ...search, embedding: () => null };
  const tools = createContextTools({
    ...{ ...parts, search: () => finding },
    toolServers: noToolServers,
  }).tools();
  const { contextId } = (await store.conversations.show({ conversationId })).conversation;
  const { version } = (await store.contexts.get(contextId)).context;
  const fields = { tools: [...READING_TOOLS] };
  await store.contexts.update({ id: contextId, version, fields });
  const { context } = await store.contexts.get(contextId);
  const ask = async (name: string, args: object) => {
    const call = { id: "a", name, arguments: JSON.stringify(args) };
    const at = { context, conversationId, turnId: crypto.randomUUID(), isTemporary: false };
    const { signal } = new AbortController();
    const noteSent = async () => {};
    const rest = { taint: [], steps: [], window: 8_192, noteSent, signal };
    return ((await tools.answer(call, { ...at, ...rest })) as Answered).result;
  };
  return { harness, search, ask };
}

describe("history_search", () => {
  it("finds what was said in this context, when, by whom and where", async () => {
    const { ask, search } = await setup();
    await untilWhole(search);
    const { text, failed } = await ask("history_search", { query: "piano" });
    expect(failed).toBeUndefined();
    expect(text).toMatch(/^- \d{4}-\d\d-\d\dT\S+ assistant in “.*”: .*Under the piano/);
  });

  it("finds nothing of another context, not by a filter for it either", async () => {
    const { harness, ask, search } = await setup();
    const { store } = harness;
    const contextId = crypto.randomUUID();
    await store.contexts.create({ id: contextId, fields: OTHER });
    const conversationId = crypto.randomUUID();
    await store.conversations.create({ id: conversationId, channel: "side-panel", contextId });
    await sayTurn({ ...harness, conversationId }, "Where is the oboe?", "In the safe");
    await untilWhole(search);
    for (const query of ["oboe", "in:Secrets oboe", "in:Secrets"]) {
      expect(await ask("history_search", { query })).toMatchObject({ text: "Nothing was found." });
    }
  });
});

describe("block_read", () => {
  it("P-029 reads a page that another context shares by its label, and none that it keeps to itself", async () => {
    const { harness, ask } = await setup();
    const { store, conversationId } = harness;
    const { blocks } = store.memory();
    const other = crypto.randomUUID();
    await store.contexts.create({ id: other, fields: OTHER });
    const { contextId } = (await store.conversations.show({ conversationId })).conversation;
    for (const label of ["given", "kept"]) {
      const id = crypto.randomUUID();
      await blocks.add({ id, contextId: other, fields: makeBlockFields({ label }) });
      await addRevision(store, id, { text: `what is ${label}` });
      if (label === "given") await blocks.share({ blockId: id, contextId, permission: "ReadOnly" });
    }
    expect(await ask("block_read", { label: "Given" })).toMatchObject({ text: "what is given" });
    const refused = await ask("block_read", { label: "kept" });
    expect(refused).toMatchObject({ failed: true });
    expect(refused.text).not.toContain("what is kept");
  });
});

describe("reference_find", () => {
  it("A-003 A-029 tells workflows of this conversation by natural words, the newest first", async () => {
    const { harness, ask } = await setup();
    const { store, conversationId } = harness;
    const kinds = { kind: "workflow", action: "created" } as const;
    for (const [at, name] of ["Task Management", "Task Review"].entries()) {
      const rest = { target: `w${at}`, name, aliases: [], mentionedAt: at };
      await store.references.note({ conversationId, ...kinds, ...rest });
    }
    const { text } = await ask("reference_find", { text: "update my task management workflow" });
    expect(text).toContain("workflow “Task Management” (w0), created");
    expect(await ask("reference_find", { text: "a walk by the sea" })).toMatchObject({
      text: "Nothing was found.",
    });
  });
});

describe("a model's change of a page with a layout", () => {
  /** What stands on the page behind it, and what the call was told. */
  async function change(schema: BlockSchema, ...orders: readonly Order[]) {
    const given = await makeToolApp({ schema, orders });
    const { uses } = await turnTools(given.app, { turnId: await given.send() });
    return { text: await given.text(), told: uses.map(({ result }) => result) };
  }

  it("sets a field of each kind, and is told which there are where it names none", async () => {
    const set = (field: string, value: unknown): Order => [
      "block_set_field",
      { label: "plan", field, value },
    ];
    const { text, told } = await change(
      FIELDS,
      set("name", "Ada"),
      set("age", 36),
      set("active", true),
      set("tags", ["a", "b"]),
      set("status", "no"),
      set("height", 1),
    );
    expect(told.slice(0, 4)).toEqual(["Done.", "Done.", "Done.", "Done."]);
    expect(told[4]).toContain("block-denied");
    expect(told[5]).toMatch(/could not do that/);
    for (const part of ["Ada", "36", "a", "b"]) expect(text).toContain(part);
    expect(text).not.toContain("no\n");
  });

  it("finds the pages that every context begins with, though nobody has looked at them yet", async () => {
    const { told } = await change(
      LIST,
      ["block_append", { label: "scratchpad", text: "a plan" }],
      ["block_read", { label: "scratchpad" }],
    );
    expect(told).toEqual(["Done.", "a plan"]);
  });

  it("adds an item to a list, in its order", async () => {
    const push = (text: string): Order => ["list_push", { label: "Plan", text }];
    const { text, told } = await change(LIST, push("milk"), push("bread"));
    expect(told).toEqual(["Done.", "Done."]);
    expect(text.indexOf("milk")).toBeLessThan(text.indexOf("bread"));
  });

  it("adds an entry to a log, with the time", async () => {
    const { text, told } = await change(LOG, ["log_append", { label: "Plan", text: "it rained" }]);
    expect(told).toEqual(["Done."]);
    expect(text).toMatch(/\d{4}-\d\d-\d\d.*it rained/);
  });

  it("reaches a section by its name, and says why where it may not or is none", async () => {
    const { text, told } = await change(
      SECTIONS,
      ["list_push", { label: "Plan", section: "steps", text: "begin" }],
      ["log_append", { label: "Plan", section: "events", text: "begun" }],
      ["block_append", { label: "Plan", section: "diagnostics", text: "x" }],
      ["block_append", { label: "Plan", section: "nowhere", text: "x" }],
      ["list_push", { label: "Plan", section: "notes", text: "x" }],
    );
    expect(told.slice(0, 2)).toEqual(["Done.", "Done."]);
    for (const one of told.slice(2)) expect(one).toMatch(/could not do that: \S+/);
    expect(text).toContain("begin");
    expect(text).toContain("begun");
  });
});
