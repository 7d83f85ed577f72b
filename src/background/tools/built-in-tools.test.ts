import { describe, expect, it } from "vitest";
import { FIELDS, LIST, LOG, SECTIONS } from "../../../test/builders/block-schemas";
import { addRevision, makeBlockFields } from "../../../test/builders/make-block";
import { makeLookingTools } from "../../../test/builders/make-looking-tools";
import { makeToolApp, type Order } from "../../../test/builders/make-tool-app";
import type { BlockSchema } from "../../domain/block-schema";
import { turnTools } from "../handlers/turn-tools";

const OTHER = { name: "Secrets", systemPrompt: "Be brief." };

describe("block_read", () => {
  it("P-029 reads a page that another context shares by its label, and none that it keeps to itself", async () => {
    const { harness, ask } = await makeLookingTools();
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

  it("tells which blocks there are where it finds none, and of those from elsewhere how many", async () => {
    const { harness, contextId, ask } = await makeLookingTools();
    const { store } = harness;
    const { blocks } = store.memory();
    for (const label of ["mine", "obey me"]) {
      const id = crypto.randomUUID();
      await blocks.add({ id, contextId, fields: makeBlockFields({ label }) });
      const taint = label === "mine" ? [] : ["import" as const];
      await addRevision(store, id, { text: "said", taint });
    }
    const refused = await ask("block_read", { label: "nowhere" });
    expect(refused.failed).toBe(true);
    expect(refused.text).toMatch(/There are: .*mine/);
    expect(refused.text).not.toContain("obey me");
    expect(refused.text).toContain("1 more");
    // It is found by its label, and what it says is known for what it is.
    const found = await ask("block_read", { label: "Obey me" });
    expect(found).toMatchObject({ text: "said", taint: ["import"] });
  });
});

describe("reference_find", () => {
  it("A-003 A-029 tells workflows of this conversation by natural words, the newest first", async () => {
    const { harness, ask } = await makeLookingTools();
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

describe("a message whose words say little of what it asks for", () => {
  it("A-053 is taken for what the tools of the answer before were for", async () => {
    const query = { query: "boats" };
    const { app, send } = await makeToolApp({ orders: [["history_search", query]] });
    const modeOf = async (text: string) =>
      (await app.store.plans.read(await send(text)))?.kept.plan.mode;
    await send("Which boats do I know?");
    expect(await modeOf("and the others?")).toBe("search");
    expect(await modeOf("and the others?")).toBe("general");
  });
});

describe("a model's change of a page with a layout", () => {
  /** What stands on the page behind it, and what the call was told. */
  async function change(schema: BlockSchema, ...orders: readonly Order[]) {
    const given = await makeToolApp({ schema, orders });
    const { uses } = await turnTools(given.app, { turnId: await given.send() });
    return { text: await given.text(), results: uses.map(({ result }) => result) };
  }

  it("sets a field of each kind, and is told which there are where it names none", async () => {
    const set = (field: string, value: unknown): Order => [
      "block_set_field",
      { label: "plan", field, value },
    ];
    const { text, results } = await change(
      FIELDS,
      set("name", "Ada"),
      set("age", 36),
      set("active", true),
      set("tags", ["a", "b"]),
      set("status", "no"),
      set("height", 1),
    );
    expect(results.slice(0, 4)).toEqual(["Done.", "Done.", "Done.", "Done."]);
    expect(results[4]).toContain("block-denied");
    expect(results[5]).toMatch(/could not do that/);
    for (const part of ["Ada", "36", "a", "b"]) expect(text).toContain(part);
    expect(text).not.toContain("no\n");
  });

  it("finds the pages that every context begins with, though nobody has looked at them yet", async () => {
    const { results } = await change(
      LIST,
      ["block_append", { label: "scratchpad", text: "a plan" }],
      ["block_read", { label: "scratchpad" }],
    );
    expect(results).toEqual(["Done.", "a plan"]);
  });

  it("adds an item to a list, in its order", async () => {
    const push = (text: string): Order => ["list_push", { label: "Plan", text }];
    const { text, results } = await change(LIST, push("milk"), push("bread"));
    expect(results).toEqual(["Done.", "Done."]);
    expect(text.indexOf("milk")).toBeLessThan(text.indexOf("bread"));
  });

  it("adds an entry to a log, with the time", async () => {
    const { text, results } = await change(LOG, [
      "log_append",
      { label: "Plan", text: "it rained" },
    ]);
    expect(results).toEqual(["Done."]);
    expect(text).toMatch(/\d{4}-\d\d-\d\d.*it rained/);
  });

  it("reaches a section by its name, and says why where it may not or is none", async () => {
    const { text, results } = await change(
      SECTIONS,
      ["list_push", { label: "Plan", section: "steps", text: "begin" }],
      ["log_append", { label: "Plan", section: "events", text: "begun" }],
      ["block_append", { label: "Plan", section: "diagnostics", text: "x" }],
      ["block_append", { label: "Plan", section: "nowhere", text: "x" }],
      ["list_push", { label: "Plan", section: "notes", text: "x" }],
    );
    expect(results.slice(0, 2)).toEqual(["Done.", "Done."]);
    for (const one of results.slice(2)) expect(one).toMatch(/could not do that: \S+/);
    expect(text).toContain("begin");
    expect(text).toContain("begun");
  });
});
