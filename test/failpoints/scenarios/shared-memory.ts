import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Scenario, Stage } from "../scenario";
import { untilDone } from "../until-done";
import { ask, begin } from "./first-message";
import { promptOf } from "./prompt-of";

type Panel = Stage["panel"];

const LETTERS = { name: "Letters", systemPrompt: "You write letters." };
const LABEL = "Log of the day";
const RENAMED = "Log of the week";
const SHARED = "one heron";

const FIELDS = {
  label: LABEL,
  description: "",
  type: "core",
  permission: "ReadWrite",
  pinned: true,
  schema: { kind: "text", viewport: null },
} as const;

/** What one context remembers and others see, or begin with. */
export const SHARED_MEMORY_SCENARIOS: readonly Scenario[] = [
  {
    name: "a shared block that is called otherwise, seen elsewhere, and shared no more",
    expectedRows: { contexts: 2, blocks: 7, block_shares: 0, block_updates: 1, block_revisions: 1 },
    prepare: beginShared,
    act: async ({ panel }) => {
      const { contextId, id } = await sharedOf(panel);
      await untilDone(
        () => panel.call("block.open", { id }),
        ({ block }) => block.label === RENAMED,
        ({ block: { version } }) =>
          panel.attempt("block.change", { id, version, fields: { label: RENAMED } }),
      );
      const schema = { kind: "list", checkbox: false, maxItems: null } as const;
      expect((await panel.call("block.fit", { id, schema })).lost).toEqual([]);
      const { shared } = await panel.call("memory.list", { contextId });
      expect(shared).toMatchObject([{ label: RENAMED, text: SHARED, from: "Confidant" }]);
      const shareId = shared[0]?.share.id ?? "";
      await panel.call("block.unshare", { shareId, undo: randomUUID() });
      expect((await panel.call("memory.list", { contextId })).shared).toEqual([]);
    },
  },
  {
    name: "a context that is purged once another was told what it shares",
    // What was told of it is forgotten in the other context's request.
    foreign: true,
    expectedRows: { blocks: 0, block_shares: 0, facts: 1 },
    prepare: beginWithShared,
    act: async (stage) => {
      const { panel } = stage;
      await untilDone(
        () => purgedOf(panel),
        (purged) => purged === null,
        (purged) => panel.attempt("context.purge", { id: purged ?? "", name: "Confidant" }),
      );
      panel.forget("one");
    },
    afterwards: async (stage) => {
      const { panel } = stage;
      expect(await promptOf(stage, panel.ledger.turns.at(-1) ?? "")).not.toContain(SHARED);
      await ask(stage, "three");
    },
  },
  {
    name: "contexts that are copied with their notes, and with their pages alone",
    expectedRows: { contexts: 3, archival_entries: 2 },
    prepare: async (stage) => {
      const { panel } = stage;
      await begin(stage);
      await ask(stage, "one");
      const { contextId } = (await panel.open()).conversation;
      const note = { contextId, text: "A heron.", tags: [], messageId: null };
      await panel.call("archive.insert", { id: randomUUID(), ...note });
    },
    act: async ({ panel }) => {
      const { contextId } = (await panel.open()).conversation;
      const copies = [randomUUID(), randomUUID()] as const;
      await panel.call("context.duplicate", { id: copies[0], contextId, withMemory: true });
      await panel.call("context.duplicate", { id: copies[1], contextId, withMemory: false });
      for (const [copy, notes] of [
        [copies[0], 1],
        [copies[1], 0],
      ] as const) {
        const all = { contextId: copy, query: "", skip: 0, limit: 9 };
        expect((await panel.call("archive.search", all)).total).toBe(notes);
        const { blocks } = await panel.call("memory.list", { contextId: copy });
        const own = await panel.call("memory.list", { contextId });
        expect(blocks).toHaveLength(own.blocks.length);
      }
    },
  },
];

/** A block of the first context, with a word in it, that a context of letters sees. */
async function beginShared(stage: Stage): Promise<void> {
  const { panel } = stage;
  await begin(stage);
  await ask(stage, "one");
  const { contextId: own } = (await panel.open()).conversation;
  const [id, contextId] = [randomUUID(), randomUUID()];
  const { version } = await panel.call("block.add", { id, contextId: own, fields: FIELDS });
  const edits = [{ op: "append-text" as const, text: SHARED }];
  await panel.call("block.edit", { id, version, edits });
  await panel.call("context.create", { id: contextId, fields: LETTERS });
  await panel.call("block.share", { id, contextId, permission: "ReadOnly" });
}

/** The block that is shared, and the context that sees it. */
async function sharedOf(panel: Panel) {
  const { contextId: own } = (await panel.open()).conversation;
  const { blocks } = await panel.call("memory.list", { contextId: own });
  const id = blocks.find(({ label }) => label === LABEL || label === RENAMED)?.id ?? "";
  const { contexts } = await panel.call("context.list", { query: "letters" });
  return { id, contextId: contexts[0]?.context.id ?? "" };
}

/** A conversation in the context of letters whose model was told the shared block, and a fact there. */
async function beginWithShared(stage: Stage): Promise<void> {
  const { panel } = stage;
  await beginShared(stage);
  const { contextId } = await sharedOf(panel);
  const made = { id: randomUUID(), channel: "side-panel", contextId } as const;
  await panel.call("conversation.create", { ...made, temporary: false });
  panel.use(made.id);
  const turn = await ask(stage, "two");
  expect(await promptOf(stage, turn)).toContain(SHARED);
  const fact = { contextId, key: "city", value: "Turin", undoId: randomUUID() };
  await panel.call("fact.keep", fact);
}

/** The context whose block is shared; null once it is gone. */
async function purgedOf(panel: Panel): Promise<string | null> {
  const { contexts } = await panel.call("context.list", {});
  return contexts.find(({ context }) => context.name === "Confidant")?.context.id ?? null;
}
