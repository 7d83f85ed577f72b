import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { damageRows } from "../damage-rows";
import type { Panel } from "../panel";
import type { Scenario } from "../scenario";
import { takeBuckets } from "../stored-rows";
import { ask, begin } from "./first-message";
import { breakOff } from "./restarts";

/** What a person takes as it is after rows were damaged from outside. */
export const REPAIR_SCENARIOS: readonly Scenario[] = [
  {
    name: "a repair where rows were taken away, and the journal",
    cold: true,
    prepare: async (stage) => {
      await begin(stage);
      await ask(stage, "one");
      await ask(stage, "two");
      await stage.panel.saveDraft("three");
      const gone = await takePair(stage.panel, "two");
      stage.panel.ledger.draft = "";
      await stage.browser.kill();
      await damageRows(stage.browser.page, [
        ...gone.map((id) => ({ table: "messages", id, change: "remove" }) as const),
        { table: "composer_drafts", change: "remove" },
        { table: "manifest", change: "remove" },
      ]);
      await takeBuckets(stage.browser.page);
    },
    act: async ({ panel }) => {
      const { mismatched, rewound, unreadable } = await panel.call("vault.check", {});
      expect(mismatched).toHaveLength(2);
      expect({ rewound, unreadable }).toEqual({ rewound: true, unreadable: [] });
      await panel.call("vault.repair", {});
    },
    afterwards: async (stage) => {
      await ask(stage, "four");
    },
  },
  {
    name: "a repair where rows of every kind were altered",
    cold: true,
    thorough: true,
    prepare: async (stage) => {
      const { panel, browser } = stage;
      await begin(stage);
      for (const question of ["one", "two", "three"]) await ask(stage, question);
      await panel.finish(await panel.retry(panel.ledger.turns[2] ?? ""));
      const [question, reply] = await takePair(panel, "two");
      await breakOff(stage, "four");
      await damageRows(browser.page, [
        { table: "messages", id: question, change: "flip" },
        // No index takes it any more.
        { table: "messages", id: reply, change: { order: null } },
        // Lost where it was, and a strange one where it is.
        { table: "conversations", change: { id: randomUUID() } },
        { table: "contexts", change: "flip" },
        { table: "settings", change: "flip" },
        { table: "plans", change: "flip" },
        { table: "counters", change: "flip" },
        { table: "uses", change: "flip" },
        { table: "forks", change: "flip" },
        { table: "manifest", change: "flip" },
        { table: "open_turns", change: "flip" },
      ]);
    },
    act: async ({ panel }) => {
      await panel.call("vault.repair", {});
    },
    afterwards: async ({ panel, server }) => {
      await panel.call("prompt.change", { backgroundLocal: false });
      await panel.call("model.choose", { provider: "ollama", name: "", url: server.url });
      await panel.finish(panel.ledger.turns[3] ?? "");
      const { contexts } = await panel.call("context.list", {});
      expect(contexts).toMatchObject([{ context: { name: "Recovered" } }]);
      const id = contexts[0]?.context.id ?? "";
      expect(await panel.call("context.holds", { id })).toEqual({ conversations: 1, messages: 7 });
    },
  },
];

/** The ids of a question and its reply, which are about to be damaged and expected no more. */
async function takePair(panel: Panel, question: string): Promise<readonly [string, string]> {
  const messages = await panel.list();
  const at = messages.findIndex(({ text }) => text === question);
  panel.forget(question);
  return [messages[at]?.id ?? "", messages[at + 1]?.id ?? ""];
}
