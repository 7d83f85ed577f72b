import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { callingOf, writingOf } from "../answer-server";
import type { Scenario } from "../scenario";
import { untilDone } from "../until-done";
import { makeConversation } from "./conversations";
import { ask } from "./first-message";
import { makeTemporary, purge, takeBack } from "./temporary";
import { beginWithTool, decideOn, LABEL } from "./tools";

const SUM = callingOf("calculate", { expression: "1 + 1" });
const TASKS = { kind: "workflow", name: "Tasks", target: "wf-1", action: "discussed" } as const;

/** What a model does by tools beside writing into a block, and what it is told beside memory. */
export const OTHER_TOOL_SCENARIOS: readonly Scenario[] = [
  {
    name: "a block that a model deletes, once the person agrees",
    expectedRows: { blocks: 3, steps: 1 },
    prepare: (stage) => beginWithTool(stage, "Admin", ["block_delete"]),
    act: async ({ panel }) => {
      await decideOn(panel, callingOf("block_delete", { label: LABEL }), true);
      const { contextId } = (await panel.open()).conversation;
      const { blocks } = await panel.call("memory.list", { contextId });
      expect(blocks.map(({ label }) => label)).not.toContain(LABEL);
    },
  },
  {
    name: "a thing that a model notes, and a sum that it has worked out",
    expectedRows: { references: 1, steps: 2 },
    prepare: (stage) => beginWithTool(stage, "ReadWrite", ["reference_note", "calculate"]),
    act: async ({ panel }) => {
      for (const question of [callingOf("reference_note", TASKS), SUM]) {
        const turn = await panel.send(question);
        panel.ledger.calls += 1;
        await panel.finish(turn);
      }
    },
  },
  {
    name: "a tool in a temporary conversation",
    expectedRows: { messages: 2, steps: 0 },
    prepare: async (stage) => {
      await beginWithTool(stage, "ReadWrite", ["calculate"]);
      await ask(stage, "one");
    },
    act: async (stage) => {
      const { panel } = stage;
      const stored = panel.conversationId();
      const conversationId = await makeTemporary(stage);
      await panel.call("parameter.keep", { conversationId, parameters: { temperature: 0.5 } });
      const turn = await panel.send(SUM);
      panel.ledger.calls += 1;
      await panel.finish(turn);
      await purge(stage, conversationId);
      panel.use(stored);
      takeBack(stage);
    },
  },
  {
    name: "a fact that is forgotten where a model was told it before a tool's answer",
    foreign: true,
    expectedRows: { facts: 0, forgotten_facts: 1, steps: 1 },
    prepare: async (stage) => {
      const { panel } = stage;
      await beginWithTool(stage, "ReadWrite");
      const { contextId } = (await panel.open()).conversation;
      const fact = { contextId, key: "city", value: "Turin", undoId: randomUUID() };
      await panel.call("fact.keep", fact);
      const turn = await panel.send(writingOf(LABEL, "heron"));
      panel.ledger.calls += 1;
      await panel.finish(turn);
    },
    act: async ({ panel }) => {
      const { contextId } = (await panel.open()).conversation;
      await untilDone(
        async () => (await panel.call("fact.list", { contextId })).facts,
        (facts) => facts.length === 0,
        ([fact]) => {
          const { id = "", version = 1 } = fact ?? {};
          return panel.attempt("fact.forget", { id, version, undoId: randomUUID() });
        },
      );
    },
  },
  {
    name: "a question that is told what was done and said elsewhere in its context",
    foreign: true,
    expectedRows: { conversations: 2, messages: 4 },
    prepare: async (stage) => {
      const { panel } = stage;
      await beginWithTool(stage, "ReadWrite");
      await ask(stage, "where herons nest");
      const { contexts } = await panel.call("context.list", {});
      const { id = "", version = 0, contextProviders: named = [] } = contexts[0]?.context ?? {};
      const contextProviders = [...named, "activity" as const, "quotes" as const];
      await panel.call("context.update", { id, version, fields: { contextProviders } });
    },
    act: async (stage) => {
      const { panel } = stage;
      panel.forget("where herons nest");
      await makeConversation(stage);
      await ask(stage, "which herons nest here");
      expect(await panel.list()).toHaveLength(2);
    },
  },
];
