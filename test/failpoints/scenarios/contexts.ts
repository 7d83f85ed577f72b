import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { ContextCard } from "../../../src/contract/context";
import type { Scenario, Stage } from "../scenario";
import { untilDone } from "../until-done";
import { ask, begin } from "./first-message";

const DAY = 86_400_000;
const TEN_YEARS = 3_653 * DAY;

/** The context of letters that a run has made. */
const late = new WeakMap<Stage["panel"], string>();

const LETTERS = { name: "Letters", systemPrompt: "You write letters.", temperature: 0 };

/** What a person does with contexts, and what time does to them. */
export const CONTEXT_SCENARIOS: readonly Scenario[] = [
  {
    name: "contexts that are made, changed and copied",
    expectedRows: { contexts: 4 },
    prepare: beginWithQuestion,
    act: async ({ panel }) => {
      const id = randomUUID();
      await panel.call("context.create", { id, fields: LETTERS });
      await untilDone(
        () => panel.call("context.get", { id }),
        ({ context }) => context.personality === "Warm.",
        ({ context: { version } }) =>
          panel.attempt("context.update", { id, version, fields: { personality: "Warm." } }),
      );
      await panel.call("context.duplicate", { id: randomUUID(), contextId: id, withMemory: true });
      await panel.call("context.createFromPreset", {
        id: randomUUID(),
        presetId: "preset-calm-counselor",
        overrides: { name: "Letters", temperature: 0 },
      });
      await panel.call("context.pin", { id, pinned: true });
      const { contexts } = await panel.call("context.list", {});
      expect(contexts[0]?.context).toMatchObject({ ...LETTERS, personality: "Warm.", version: 3 });
      const names = contexts.map(({ context }) => context.name).sort();
      expect(names).toEqual(["Confidant", "Letters", "Letters 2", "Letters 3"]);
    },
  },
  {
    name: "a context that is archived and taken back",
    prepare: beginWithQuestion,
    act: async ({ panel }) => {
      const id = await onlyContext({ panel });
      expect((await panel.call("context.archive", { id })).context.archived).not.toBeNull();
      expect((await panel.call("context.list", {})).contexts).toEqual([]);
      const { context } = await panel.call("context.restore", { id });
      expect(context).toMatchObject({ archived: null, version: 3 });
      const extended = await panel.call("context.extend", { id });
      expect(extended.context.renewedAt).toBeGreaterThanOrEqual(context.renewedAt);
    },
    afterwards: async (stage) => {
      await ask(stage, "two");
    },
  },
  {
    name: "contexts past their time",
    cold: true,
    thorough: true,
    expectedRows: { contexts: 3 },
    prepare: async (stage) => {
      await beginWithQuestion(stage);
      await addTwo(stage);
      await stage.browser.setAhead(8 * DAY);
    },
    act: (stage) => untilArchived(stage, AFTER_THEIR_TIME),
    afterwards: async (stage) => {
      const { panel } = stage;
      // Nothing was deleted, and nothing is done twice.
      const cards = (await listAll(stage)).filter(({ context }) => context.archived !== null);
      expect(cards.map(({ context }) => context.version)).toEqual([2, 2]);
      expect(await panel.list()).toHaveLength(2);
      for (const { context } of cards) await panel.call("context.restore", { id: context.id });
      await ask(stage, "two");
    },
  },
  {
    name: "a context past its time, talked in before and asked for at once",
    cold: true,
    expectedRows: { contexts: 2, conversations: 2, messages: 4 },
    prepare: async (stage) => {
      const { panel, browser } = stage;
      await beginWithQuestion(stage);
      const first = panel.conversationId();
      const contextId = randomUUID();
      await panel.call("context.create", { id: contextId, fields: LETTERS });
      const made = { id: randomUUID(), channel: "popup", contextId } as const;
      await panel.call("conversation.create", { ...made, temporary: false });
      panel.use(made.id);
      await ask(stage, "two");
      panel.forget("two");
      panel.use(first);
      await panel.call("conversation.show", { conversationId: first });
      late.set(panel, contextId);
      await browser.setAhead(8 * DAY);
    },
    act: async ({ panel }) => {
      const contextId = late.get(panel) ?? "";
      const opened = await panel.call("conversation.open", { channel: "side-panel", contextId });
      expect(opened.conversation.messageCount).toBe(2);
    },
  },
  {
    name: "contexts that a clock ten years ahead has archived",
    cold: true,
    expectedRows: { contexts: 3 },
    prepare: async (stage) => {
      const { browser } = stage;
      await beginWithQuestion(stage);
      await addTwo(stage);
      await browser.setAhead(TEN_YEARS);
      await browser.kill();
      await untilArchived(stage, AFTER_THEIR_TIME);
      await browser.setAhead(0);
    },
    act: (stage) => untilArchived(stage, [undefined, undefined, undefined]),
    afterwards: async (stage) => {
      await ask(stage, "two");
    },
  },
  {
    name: "a preset of one's own",
    expectedRows: { contexts: 2, presets: 0 },
    prepare: beginWithQuestion,
    act: async ({ panel }) => {
      const id = randomUUID();
      const presetId = id;
      const find = async () => {
        const { presets } = await panel.call("preset.list", {
          includeInactive: true,
          pageSize: 50,
        });
        return presets.find((preset) => preset.id === id);
      };
      await panel.call("preset.create", { id, fields: LETTERS_PRESET });
      await untilDone(
        find,
        (preset) => preset?.description === "For letters.",
        (preset) => {
          const change = { version: preset?.version ?? 0, fields: { description: "For letters." } };
          return panel.attempt("preset.update", { id, ...change });
        },
      );
      await panel.call("preset.archive", { id });
      expect((await panel.call("preset.restore", { id })).version).toBe(4);
      await panel.call("context.createFromPreset", { id: randomUUID(), presetId, overrides: {} });
      await untilDone(
        find,
        (preset) => preset === undefined,
        () => panel.attempt("preset.purge", { id, name: LETTERS_PRESET.name }),
      );
      const { contexts } = await panel.call("context.list", { query: "letters" });
      expect(contexts).toMatchObject([{ context: { presetId } }]);
    },
  },
];

const LETTERS_PRESET = { name: LETTERS.name, systemPrompt: LETTERS.systemPrompt };

async function beginWithQuestion(stage: Stage): Promise<void> {
  await begin(stage);
  await ask(stage, "one");
}

async function listAll({ panel }: Pick<Stage, "panel">): Promise<readonly ContextCard[]> {
  return (await panel.call("context.list", { include: "archived" })).contexts;
}

async function onlyContext({ panel }: Pick<Stage, "panel">): Promise<string> {
  return (await listAll({ panel }))[0]?.context.id ?? "";
}

/** Two beside the first one, which never expires. */
const AFTER_THEIR_TIME = ["expiry", "expiry", undefined];

async function addTwo({ panel }: Pick<Stage, "panel">): Promise<void> {
  for (const name of ["Letters", "Plans"]) {
    await panel.call("context.create", { id: randomUUID(), fields: { ...LETTERS, name } });
  }
}

/** Waits until contexts are archived so, by the worker itself, in whatever order they are listed. */
async function untilArchived(stage: Stage, by: readonly (string | undefined)[]): Promise<void> {
  const look = async () => (await listAll(stage)).map(({ context }) => context.archived?.by).sort();
  await expect.poll(look, { timeout: 10_000 }).toEqual(by);
}
