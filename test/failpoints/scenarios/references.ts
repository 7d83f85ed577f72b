import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Scenario, Stage } from "../scenario";
import { untilDone } from "../until-done";
import { ask, begin } from "./first-message";

type Panel = Stage["panel"];

const TASKS = { kind: "workflow", target: "t-1" } as const;
const BUDGET = { kind: "document", target: "b-1" } as const;

/** What conversations are about, noted, called otherwise and forgotten. */
export const REFERENCE_SCENARIOS: readonly Scenario[] = [
  {
    name: "references that are noted, called otherwise and removed",
    expectedRows: { references: 1 },
    prepare: async (stage) => {
      await begin(stage);
      await ask(stage, "one");
    },
    act: async ({ panel }) => {
      const { contexts } = await panel.call("context.list", {});
      const contextId = contexts[0]?.context.id ?? "";
      const conversationId = panel.conversationId();
      for (const [thing, name] of [
        [TASKS, "Tasks"],
        [BUDGET, "Budget"],
      ] as const) {
        const noted = { conversationId, ...thing, name, action: "created" } as const;
        await panel.call("reference.note", { ...noted, undo: randomUUID() });
      }
      await untilDone(
        () => named(panel, contextId, TASKS.target),
        (seen) => seen?.name === "Errands",
        (seen) => {
          const { name = "", aliases = [] } = seen ?? {};
          const called = { name: "Errands", aliases: ["my list"], seen: { name, aliases } };
          const input = { contextId, ...TASKS, ...called, undo: randomUUID() };
          return panel.attempt("reference.rename", input);
        },
      );
      await panel.call("reference.remove", { contextId, ...BUDGET, undo: randomUUID() });
      expect(await named(panel, contextId, TASKS.target)).toMatchObject({
        name: "Errands",
        aliases: ["my list"],
      });
      expect(await named(panel, contextId, BUDGET.target)).toBeUndefined();
    },
  },
];

async function named(panel: Panel, contextId: string, wanted: string) {
  const { references } = await panel.call("reference.list", { contextId, skip: 0, limit: 9 });
  return references.find(({ target }) => target === wanted);
}
