import { describe, expect, it } from "vitest";
import { countReads } from "../../../test/builders/count-reads";
import { makeApp } from "../../../test/builders/make-app";
import { makeExported, SAID_AT } from "../../../test/builders/make-exported";
import { importedMemorySchema } from "../../contract/imported-memory";
import type { BlockContent } from "../../domain/block-content";
import type { BlockSchema } from "../../domain/block-schema";
import { MAX_FACTS } from "../../domain/fact";
import { readOwnMemory } from "../../foreign/read-own-memory";
import { createJsonWriter } from "../../foreign/write-own-json";
import { contextDuplicate } from "./context-handlers";
import { exportedMemories } from "./export-conversations";
import { factForget, factKeep, factList } from "./fact-handlers";
import { importMemory } from "./import-memory";
import { archiveInsert, archiveSearch, blockAdd, blockEdit, memoryList } from "./memory-handlers";

type Harness = Awaited<ReturnType<typeof makeApp>>;

const LIST: BlockSchema = { kind: "list", checkbox: true, maxItems: null };
const TEXT: BlockSchema = { kind: "text", viewport: null };
const LOG: BlockSchema = { kind: "log", displayLimit: 5 };
const undoId = () => crypto.randomUUID();

async function writePersona({ app, contextId }: Pick<Harness, "app" | "contextId">, text: string) {
  const { blocks } = await memoryList(app, { contextId });
  const persona = blocks.find(({ label }) => label === "persona");
  await blockEdit(app, { id: persona?.id ?? "", version: 1, edits: [{ op: "set-text", text }] });
}

/** A context that remembers something, as the file that an export makes of it. */
async function exported() {
  const made = await makeApp();
  const { app, contextId } = made;
  await writePersona(made, "Calm.");
  const id = crypto.randomUUID();
  const fields = { description: "", type: "core", pinned: true, schema: LIST } as const;
  const admin = { ...fields, label: "groceries", permission: "Admin" as const };
  await blockAdd(app, { id, contextId, fields: admin });
  const item = { text: "bread", done: true };
  await blockEdit(app, { id, version: 1, edits: [{ op: "push-item", item }] });
  await factKeep(app, { contextId, key: "city", value: "Turin", undoId: undoId() });
  await factKeep(app, { contextId, key: "name", value: "Ada", undoId: undoId() });
  const note = { id: crypto.randomUUID(), contextId, text: "Roses.", tags: ["r"], messageId: null };
  await archiveInsert(app, note);
  let text = "";
  const writer = createJsonWriter((more) => {
    text += more;
  }, SAID_AT);
  const { conversation, messages } = makeExported([">q1"]);
  await writer.begin(conversation, "Mine");
  await writer.messages(messages);
  for await (const memory of exportedMemories(app, { of: "all" })) await writer.memory(memory);
  await writer.end();
  return new Blob([text]);
}

async function bring({ app, contextId }: Pick<Harness, "app" | "contextId">, file: Blob) {
  const came = { blocks: 0, facts: 0, notes: 0, left: 0 };
  for (const one of (await readOwnMemory(file)) ?? []) {
    const parsed = importedMemorySchema.parse(one);
    const { blocks, facts, notes, left } = await importMemory(app, { contextId, ...parsed });
    came.blocks += blocks;
    came.facts += facts;
    came.notes += notes;
    came.left += left;
  }
  return came;
}

describe("import.memory", () => {
  it("brings back what an export held: layouts and words, facts that wait, notes, all marked", async () => {
    const made = await makeApp();
    const { app, contextId } = made;
    expect(await bring(made, await exported())).toEqual({ blocks: 2, facts: 2, notes: 1, left: 0 });
    const { blocks } = await memoryList(app, { contextId });
    expect(blocks.map(({ label, text, taint }) => [label, text, taint]).sort()).toEqual([
      ["groceries", "- [x] bread", ["import"]],
      ["human", "", []],
      ["persona", "Calm.", ["import"]],
      ["scratchpad", "", []],
    ]);
    const groceries = blocks.find(({ label }) => label === "groceries");
    expect(groceries).toMatchObject({ schema: LIST, permission: "ReadWrite" });
    const { facts } = await factList(app, { contextId });
    expect(facts.map(({ key, value, state, taint }) => [key, value, state, taint]).sort()).toEqual([
      ["city", "Turin", "waiting", ["import"]],
      ["name", "Ada", "waiting", ["import"]],
    ]);
    const found = await archiveSearch(app, { contextId, query: "", skip: 0, limit: 9 });
    expect(found.entries).toMatchObject([{ text: "Roses.", tags: ["r"], taint: ["import"] }]);
  });

  it("changes nothing the second time, and brings nothing back that was forgotten since", async () => {
    const made = await makeApp();
    const { app, contextId } = made;
    const file = await exported();
    await bring(made, file);
    const { facts } = await factList(app, { contextId });
    const name = facts.find(({ key }) => key === "name");
    made.clock.time += 1_000;
    await factForget(app, { id: name?.id ?? "", version: 1, undoId: undoId() });
    expect(await bring(made, file)).toEqual({ blocks: 0, facts: 0, notes: 0, left: 0 });
  });

  it("stands beside what the person has written, under another label", async () => {
    const made = await makeApp();
    const { app, contextId } = made;
    await writePersona(made, "Mine.");
    await factKeep(app, { contextId, key: "City", value: "Rome", undoId: undoId() });
    await bring(made, await exported());
    const after = (await memoryList(app, { contextId })).blocks;
    expect(after.map(({ label, text }) => `${label}: ${text}`)).toEqual(
      expect.arrayContaining(["persona: Mine.", "persona 2: Calm."]),
    );
    const { facts } = await factList(app, { contextId });
    expect(facts.map(({ key, value, state }) => `${key} ${value} ${state}`).sort()).toEqual([
      "City Rome kept",
      "city Turin waiting",
      "name Ada waiting",
    ]);
  });

  it("stands beside what a copied context has brought with it, and passes over what it has", async () => {
    const made = await makeApp();
    const { app, contextId } = made;
    await writePersona(made, "Mine.");
    const copied = { id: crypto.randomUUID(), contextId, withMemory: true };
    const copy = { app, contextId: (await contextDuplicate(app, copied)).context.id };
    expect(await bring(copy, await exported())).toMatchObject({ blocks: 2 });
    const texts = async () =>
      (await memoryList(app, copy)).blocks.flatMap(({ text }) => (text === "" ? [] : [text]));
    const all = ["- [x] bread", "Calm.", "Mine."];
    expect((await texts()).sort()).toEqual(all);
    const again = { id: crypto.randomUUID(), contextId: copy.contextId, withMemory: true };
    const second = { app, contextId: (await contextDuplicate(app, again)).context.id };
    expect(await bring(second, await exported())).toMatchObject({ blocks: 0 });
  });

  it("brings a block whose other lines are not there, also where its window shows the same", async () => {
    const made = await makeApp();
    const { app, contextId } = made;
    const schema = { kind: "log", displayLimit: 1 } as const;
    const about = { description: "", type: "core", permission: "ReadWrite", pinned: true } as const;
    const bringLog = async (...texts: string[]) => {
      const entries = texts.map((text) => ({ at: 1, text }));
      const block = {
        ...about,
        label: "diary",
        schema,
        content: { kind: "log" as const, entries },
      };
      return (await importMemory(app, { contextId, blocks: [block], facts: [], notes: [] })).blocks;
    };
    expect(await bringLog("Rain.", "Sun.")).toBe(1);
    expect(await bringLog("Snow.", "Sun.")).toBe(1);
    expect(await bringLog("Rain.", "Sun.")).toBe(0);
    const { own } = await app.store.readBlocks(contextId);
    const wholes = own.flatMap(
      ({ whole }) => whole?.match(/\b(?:Rain|Snow|Sun)\./gu)?.join() ?? [],
    );
    expect(wholes.sort()).toEqual(["Sun.,Rain.", "Sun.,Snow."]);
    const copied = { id: crypto.randomUUID(), contextId, withMemory: true };
    await contextDuplicate(app, copied);
    const copy = (await app.store.readBlocks(copied.id)).own;
    expect(copy.map(({ whole }) => whole)).toEqual(own.map(({ whole }) => whole));
    // As rows are that were edited last before they said all that their blocks hold.
    for (const { id } of own) await withoutWhole(made, id);
    expect(await bringLog("Rain.", "Sun.")).toBe(0);
    expect(await bringLog("Hail.", "Sun.")).toBe(1);
  });

  it("counts what no block takes and goes on, and leaves no empty block of it", async () => {
    const { app, contextId } = await makeApp();
    const fields = {
      description: "",
      type: "core",
      permission: "ReadWrite",
      pinned: true,
    } as const;
    const block = (label: string, schema: BlockSchema, content: BlockContent) => {
      return { ...fields, label, schema, content };
    };
    const item = { text: "x", done: false };
    const blocks = [
      block("large", TEXT, { kind: "text", text: "x".repeat(70_000) }),
      block("full", { ...LIST, maxItems: 1 }, { kind: "list", items: [item, item] }),
      block("late", LOG, { kind: "log", entries: [{ at: 9e15, text: "x" }] }),
      block("other", TEXT, { kind: "list", items: [item] }),
      block("\u200b", TEXT, { kind: "text", text: "No name." }),
      block("persona\u200b", TEXT, { kind: "text", text: "Calm." }),
    ];
    const came = { blocks: 1, facts: 0, notes: 0, left: 5 };
    expect(await importMemory(app, { contextId, blocks, facts: [], notes: [] })).toEqual(came);
    const labels = (await memoryList(app, { contextId })).blocks.map(({ label }) => label);
    expect(labels.sort()).toEqual(["human", "persona", "scratchpad"]);
  });

  it("counts facts that are empty, too long, or more than the context takes", async () => {
    const { app, contextId } = await makeApp();
    const fact = (key: string, value: string) => ({ key, value, since: null });
    const many = Array.from({ length: MAX_FACTS }, (_one, at) => fact(`key ${at}`, "x"));
    const odd = [fact(" ", "x"), fact("empty", "\u200b"), fact("k".repeat(61), "x")];
    const facts = [...odd, fact("city", "Turin"), ...many];
    const brought = { contextId, blocks: [], facts, notes: [] };
    const came = { blocks: 0, facts: MAX_FACTS, notes: 0, left: 4 };
    expect(await importMemory(app, brought)).toEqual(came);
    expect(await importMemory(app, brought)).toEqual({ ...came, facts: 0 });
    expect((await factList(app, { contextId })).facts.map(({ key }) => key)).toContain("city");
  });

  it("keeps the times of notes, none that lies ahead, and reads those that are there once", async () => {
    const { app, contextId, harness, clock } = await makeApp();
    const note = (text: string, createdAt: string | null) => ({ text, tags: [], createdAt });
    const [before, ahead] = ["-100000-01-01T00:00:00Z", "2999-01-01T00:00:00.000Z"];
    const times = ["2024-05-01T00:00:00.000Z", ahead, "May", null, before];
    const notes = times.map((time, at) => note(`Note ${at}`, time));
    const brought = { contextId, blocks: [], facts: [], notes: [...notes, ...notes] };
    clock.time = Date.UTC(2026, 0, 1);
    const came = { blocks: 0, facts: 0, notes: 5, left: 0 };
    expect(await importMemory(app, brought)).toEqual(came);
    const found = await archiveSearch(app, { contextId, query: "", skip: 0, limit: 9 });
    const entries = found.entries.map(({ text, createdAt }) => [text, createdAt]).sort();
    expect(entries).toEqual([
      ["Note 0", Date.UTC(2024, 4, 1)],
      ["Note 1", clock.time],
      ["Note 2", clock.time],
      ["Note 3", clock.time],
      ["Note 4", clock.time],
    ]);
    const reads = countReads(harness.database, "archival_entries");
    expect(await importMemory(app, brought)).toEqual({ ...came, notes: 0 });
    expect(reads.rows).toBe(5);
  });

  it("keeps nothing that the person's rules do not allow to be kept, wherever it stands", async () => {
    const { app, contextId } = await makeApp();
    const rule = { kind: "word", text: "Rosebud", when: "stored" } as const;
    const number = { kind: "word", text: "4711", when: "stored" } as const;
    await app.store.settings.update((now) => {
      return { ...now, prompt: { ...now.prompt, redactions: [rule, number] } };
    });
    const part = { description: "Of Rosebud", readOnly: false };
    const fields = [
      { ...part, name: "Rosebud", type: "text" as const },
      { ...part, name: "pin", type: "number" as const },
      { ...part, name: "names", type: "list" as const },
    ];
    const held = { Rosebud: "a Rosebud", pin: 4711, names: ["Rosebud", "Ada"] };
    const texts = { type: "core", permission: "ReadWrite", pinned: true } as const;
    const block = (label: string, schema: BlockSchema, content: BlockContent) => {
      return { ...texts, label: `${label} Rosebud`, description: "Rosebud", schema, content };
    };
    const sections = [{ ...part, name: "on Rosebud", schema: LOG }];
    const log = { kind: "log" as const, entries: [{ at: 1, text: "Rosebud" }] };
    const blocks = [
      block("text", TEXT, { kind: "text", text: "My Rosebud." }),
      block("list", LIST, { kind: "list", items: [{ text: "Rosebud", done: true }] }),
      block("map", { kind: "map", fields }, { kind: "map", fields: held }),
      block(
        "parts",
        { kind: "composite", sections },
        { kind: "composite", sections: { "on Rosebud": log } },
      ),
    ];
    const facts = [{ key: "Rosebud", value: "Rosebud", since: null }];
    const notes = [{ text: "Rosebud", tags: ["Rosebud"], createdAt: null }];
    const brought = { contextId, blocks, facts, notes };
    const came = { blocks: 4, facts: 1, notes: 1, left: 0 };
    expect(await importMemory(app, brought)).toEqual(came);
    const kept = [
      await memoryList(app, { contextId }),
      await factList(app, { contextId }),
      await archiveSearch(app, { contextId, query: "", skip: 0, limit: 9 }),
    ];
    expect(JSON.stringify(kept)).not.toMatch(/rosebud|4711/i);
    expect(JSON.stringify(kept)).toContain("My [redacted].");
    const none = { blocks: 0, facts: 0, notes: 0, left: 0 };
    expect(await importMemory(app, brought)).toEqual(none);
  });
});

async function withoutWhole({ app }: Pick<Harness, "app">, id: string): Promise<void> {
  const { blocks } = app.store.memory();
  const { block, row, updates } = await blocks.readDocument(id);
  const revision = { who: "person", contextId: null, what: "same", why: "", splice: null } as const;
  // The same change once more, which is none.
  const update = updates[0] ?? new Uint8Array();
  const same = { texts: { text: block.text }, update, state: null, revision };
  await blocks.saveRevision({ id, version: row.version, found: { block, row }, ...same });
}
