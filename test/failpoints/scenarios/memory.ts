import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { BlockEdit } from "../../../src/domain/block-edit";
import type { Scenario, Stage } from "../scenario";
import { untilDone } from "../until-done";
import { ask, begin } from "./first-message";

type Panel = Stage["panel"];

const FIELDS = {
  label: "Log of the day",
  description: "",
  type: "core",
  permission: "ReadWrite",
  pinned: true,
  schema: { kind: "text", viewport: null },
} as const;

/** Updates that lie beside a snapshot before they are merged into one. */
const MOST_UPDATES = 8;

/** What a context remembers, written and let go of. */
export const MEMORY_SCENARIOS: readonly Scenario[] = [
  {
    name: "a block that is made, appended to and laid out anew",
    expectedRows: { blocks: 4, block_updates: 3, block_states: 0, block_revisions: 3 },
    prepare: beginWithQuestion,
    act: async ({ panel }) => {
      const { contextId } = await memoryOf(panel);
      const id = randomUUID();
      await panel.call("block.add", { id, contextId, fields: FIELDS });
      await append(panel, id, "one");
      await append(panel, id, "\ntwo");
      const schema = { kind: "list", checkbox: true, maxItems: null } as const;
      await untilDone(
        () => panel.call("block.open", { id }),
        ({ block }) => block.schema.kind === "list",
        ({ block: { version } }) => panel.attempt("block.lay-out", { id, version, schema }),
      );
      expect(await textOf(panel, id)).toBe("- [ ] one\n- [ ] two");
    },
  },
  {
    name: "a block whose updates are merged into one",
    thorough: true,
    expectedRows: {
      blocks: 4,
      block_updates: 1,
      block_states: 1,
      block_revisions: MOST_UPDATES + 2,
    },
    prepare: async (stage) => {
      await beginWithQuestion(stage);
      await makeBlock(stage.panel, MOST_UPDATES);
    },
    act: async ({ panel }) => {
      const { id } = await blockNamed(panel, FIELDS.label);
      await append(panel, id, "merged");
      await append(panel, id, "after");
      const words = Array.from({ length: MOST_UPDATES }, (_, nth) => `${nth} `).join("");
      expect(await textOf(panel, id)).toBe(`${words}mergedafter`);
      const { revisions, more } = await panel.call("block.history", {
        id,
        before: null,
        limit: 100,
      });
      expect([revisions.length, more]).toEqual([MOST_UPDATES + 2, false]);
      expect(revisions.every(({ canRestore }) => canRestore)).toBe(true);
    },
  },
  {
    name: "a block that is shared, made what it was, and let go of",
    expectedRows: { contexts: 2, blocks: 3, block_updates: 0, block_revisions: 0, block_shares: 0 },
    prepare: async (stage) => {
      await beginWithQuestion(stage);
      await makeBlock(stage.panel, 2);
      const fields = { name: "Letters", systemPrompt: "You write letters." };
      await stage.panel.call("context.create", { id: randomUUID(), fields });
    },
    act: async ({ panel }) => {
      const { id } = await blockNamed(panel, FIELDS.label);
      const { contexts } = await panel.call("context.list", { query: "Letters" });
      const contextId = contexts[0]?.context.id ?? "";
      for (const permission of ["Append", "ReadOnly"] as const) {
        await panel.call("block.share", { id, contextId, permission });
      }
      const { shares } = await panel.call("block.open", { id });
      expect(shares.map(({ permission }) => permission)).toEqual(["ReadOnly"]);
      await untilDone(
        () => panel.call("block.open", { id }),
        ({ block }) => block.text === "0 ",
        ({ block: { version } }) => panel.attempt("block.restore", { id, version, number: 1 }),
      );
      await untilDone(
        () => panel.call("block.history", { id, before: null, limit: 10 }),
        ({ revisions }) => revisions.length === 0,
        async () => {
          const { block } = await panel.call("block.open", { id });
          return panel.attempt("block.clear-history", { id, version: block.version });
        },
      );
      expect(await textOf(panel, id)).toBe("0 ");
      await panel.call("block.remove", { id, undo: randomUUID() });
      const { blocks } = await memoryOf(panel);
      expect(blocks.map(({ label }) => label)).not.toContain(FIELDS.label);
    },
  },
  {
    name: "facts and notes that are kept, changed and forgotten",
    expectedRows: { facts: 1, forgotten_facts: 1, archival_entries: 1 },
    prepare: beginWithQuestion,
    act: async ({ panel }) => {
      const { contextId } = await memoryOf(panel);
      const factsNow = async () => (await panel.call("fact.list", { contextId })).facts;
      const keep = (key: string, value: string) =>
        untilDone(
          factsNow,
          (facts) => facts.some((fact) => fact.key === key && fact.value === value),
          () => panel.attempt("fact.keep", { contextId, key, value, undoId: randomUUID() }),
        );
      await keep("city", "Rome");
      await keep("name", "Ada");
      await keep("city", "Turin");
      const [city] = (await factsNow()).filter(({ key }) => key === "city");
      expect(city?.former.map(({ value }) => value)).toEqual(["Rome"]);
      await untilDone(
        factsNow,
        (facts) => facts.every(({ key }) => key !== "name"),
        (facts) => {
          const { id = "", version = 1 } = facts.find(({ key }) => key === "name") ?? {};
          return panel.attempt("fact.forget", { id, version, undoId: randomUUID() });
        },
      );
      const note = { contextId, text: "A note.", tags: ["t"], messageId: null };
      const [kept, gone] = [randomUUID(), randomUUID()];
      for (const id of [kept, gone]) await panel.call("archive.insert", { id, ...note });
      await panel.call("archive.remove", { id: gone, undo: randomUUID() });
      const found = await panel.call("archive.search", { contextId, query: "", skip: 0, limit: 9 });
      expect(found.entries.map(({ id }) => id)).toEqual([kept]);
    },
  },
  {
    name: "waiting facts that are approved or changed, and a note that is changed",
    expectedRows: { facts: 2, archival_entries: 1 },
    prepare: beginWithQuestion,
    act: async ({ panel }) => {
      const { contextId } = await memoryOf(panel);
      const fact = (key: string) => ({ key, value: "Turin", since: null });
      const brought = { blocks: [], facts: [fact("city"), fact("home")], notes: [] };
      await panel.call("import.memory", { contextId, ...brought });
      const factOf = async (wanted: string) => {
        const { facts } = await panel.call("fact.list", { contextId });
        return facts.find(({ key }) => key === wanted);
      };
      expect(await factOf("city")).toMatchObject({ state: "waiting" });
      await untilDone(
        () => factOf("city"),
        (seen) => seen?.state === "kept",
        (seen) => panel.attempt("fact.approve", seenFact(seen)),
      );
      await untilDone(
        () => factOf("home"),
        (seen) => seen?.value === "Rome",
        (seen) => panel.attempt("fact.update", { ...seenFact(seen), key: "home", value: "Rome" }),
      );
      expect(await factOf("home")).toMatchObject({ state: "kept" });
      const id = randomUUID();
      const note = { contextId, text: "A note.", tags: ["t"], messageId: null };
      await panel.call("archive.insert", { id, ...note });
      const noteNow = async () => {
        const input = { contextId, query: "", skip: 0, limit: 9 };
        return (await panel.call("archive.search", input)).entries[0];
      };
      await untilDone(
        noteNow,
        (seen) => seen?.text === "Another.",
        (seen) => {
          const changed = { id, version: seen?.version ?? 1, text: "Another.", tags: [] };
          return panel.attempt("archive.update", { ...changed, undo: randomUUID() });
        },
      );
    },
  },
  {
    name: "a context that is copied with its memory",
    thorough: true,
    expectedRows: { contexts: 2, blocks: 8, block_updates: 2, block_states: 1, facts: 2 },
    prepare: async (stage) => {
      await beginWithQuestion(stage);
      const { contextId } = await makeBlock(stage.panel, 2);
      const fact = { contextId, key: "city", value: "Turin", undoId: randomUUID() };
      await stage.panel.call("fact.keep", fact);
    },
    act: async ({ panel }) => {
      const { contextId } = await memoryOf(panel);
      const id = randomUUID();
      await panel.call("context.duplicate", { id, contextId, withMemory: true });
      const { blocks } = await panel.call("memory.list", { contextId: id });
      expect(blocks.map(({ label, text }) => [label, text])).toContainEqual([FIELDS.label, "0 1 "]);
    },
  },
];

async function beginWithQuestion(stage: Stage): Promise<void> {
  await begin(stage);
  await ask(stage, "one");
}

function seenFact(seen: { readonly id: string; readonly version: number } | undefined) {
  return { id: seen?.id ?? "", version: seen?.version ?? 1, undoId: randomUUID() };
}

/** The first context's blocks. */
async function memoryOf(panel: Panel) {
  const { contexts } = await panel.call("context.list", {});
  const first = contexts.find(({ context }) => context.name === "Confidant");
  const contextId = first?.context.id ?? "";
  return { contextId, ...(await panel.call("memory.list", { contextId })) };
}

async function blockNamed(panel: Panel, label: string): Promise<{ readonly id: string }> {
  const { blocks } = await memoryOf(panel);
  return { id: blocks.find((block) => block.label === label)?.id ?? "" };
}

/** A block that was appended to so many times. */
async function makeBlock(panel: Panel, times: number): Promise<{ readonly contextId: string }> {
  const { contextId } = await memoryOf(panel);
  const id = randomUUID();
  await panel.call("block.add", { id, contextId, fields: FIELDS });
  for (let nth = 0; nth < times; nth += 1) await append(panel, id, `${nth} `);
  return { contextId };
}

async function textOf(panel: Panel, id: string): Promise<string> {
  return (await panel.call("block.open", { id })).block.text;
}

/** Looks whether it stands there before it is written once more, as the page does. */
async function append(panel: Panel, id: string, text: string): Promise<void> {
  const edits: BlockEdit[] = [{ op: "append-text", text }];
  await untilDone(
    () => panel.call("block.open", { id }),
    ({ block }) => block.text.endsWith(text),
    ({ block: { version } }) => panel.attempt("block.edit", { id, version, edits }),
  );
}
