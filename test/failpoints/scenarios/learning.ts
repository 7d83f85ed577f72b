import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Scenario, Stage } from "../scenario";
import { untilDone } from "../until-done";
import { ask, begin } from "./first-message";
import { promptOf } from "./prompt-of";

/** Longer than a conversation has to be quiet before something is learned from it. */
const QUIET_MS = 31 * 60_000;

const SAID = "I live in Turin";
const LEARNED = "city: Turin";

/** Facts from what the person has said. */
export const LEARNING_SCENARIOS: readonly Scenario[] = [
  {
    name: "facts that are learned once a conversation has gone quiet",
    cold: true,
    background: 3,
    thorough: true,
    expectedRows: { facts: 1 },
    prepare: beginQuiet,
    act: async ({ panel }) => {
      await panel.list();
      expect(await panel.rest()).toBe(0);
    },
    afterwards: async (stage) => {
      const [fact, ...more] = await factsOf(stage);
      const [question] = await stage.panel.list();
      expect(more).toEqual([]);
      expect(fact).toMatchObject({ key: "city", value: "Turin", state: "kept", former: [] });
      expect(fact?.source).toMatchObject({ messageId: question?.id, quote: SAID });
    },
  },
  {
    name: "a learned fact that is forgotten where a model was told it",
    background: 3,
    foreign: true,
    thorough: true,
    expectedRows: { facts: 0, forgotten_facts: 1 },
    prepare: async (stage) => {
      await beginQuiet(stage);
      await stage.browser.kill();
      await stage.panel.list();
      expect(await stage.panel.rest()).toBe(0);
      const turn = await ask(stage, "three");
      expect(await promptOf(stage, turn)).toContain(LEARNED);
    },
    act: async (stage) => {
      const { panel } = stage;
      await untilDone(
        () => factsOf(stage),
        (facts) => facts.length === 0,
        ([fact]) => {
          const { id = "", version = 1 } = fact ?? {};
          return panel.attempt("fact.forget", { id, version, undoId: randomUUID() });
        },
      );
      expect(await promptOf(stage, panel.ledger.turns.at(-1) ?? "")).not.toContain(LEARNED);
    },
  },
];

async function beginQuiet(stage: Stage): Promise<void> {
  await begin(stage);
  await stage.panel.call("prompt.change", { backgroundLocal: true });
  for (const question of [SAID, "two"]) await ask(stage, question);
  await stage.browser.setAhead(QUIET_MS);
}

async function factsOf({ panel }: Stage) {
  const { contexts } = await panel.call("context.list", {});
  const contextId = contexts[0]?.context.id ?? "";
  return (await panel.call("fact.list", { contextId })).facts;
}
