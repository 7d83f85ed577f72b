import { expect } from "vitest";
import { summaryOf, titleOf } from "../answer-server";
import type { Scenario, Stage } from "../scenario";
import { readStoredRows } from "../stored-rows";
import { createSummaryPanel } from "../summary-panel";
import { ask, begin } from "./first-message";

/** Three answered turns that nothing stands for: then the oldest is summarised. */
const SOON = { maxTurns: 5, summarizationThreshold: 0.6, backgroundLocal: true };

/** The first thing that is done after a turn. */
const FIRST_JOB = "turns/jobs/title-job.ts#run.1";

const MINUTE = 60_000;
const EDITED = "There were herons.";

/** What is done in the background after turns, and what a person does with it. */
export const SUMMARY_SCENARIOS: readonly Scenario[] = [
  {
    name: "jobs that the worker's end broke off",
    cold: true,
    background: 2,
    thorough: true,
    prepare: async (stage) => {
      await begin(stage);
      for (const question of ["one", "two"]) await ask(stage, question);
      await breakOffJobs(stage, "three");
    },
    act: async (stage) => {
      await stage.panel.list();
      expect(await stage.panel.rest()).toBe(1);
    },
    afterwards: (stage) => expectActive(stage, ["one"]),
  },
  {
    name: "a summary that folds the one before it",
    background: 3,
    prepare: summariseOne,
    act: async (stage) => {
      await ask(stage, "four");
    },
    afterwards: (stage) => expectActive(stage, ["one", "two"]),
  },
  {
    name: "a conversation that has gone quiet",
    cold: true,
    background: 3,
    prepare: async (stage) => {
      await begin(stage);
      await stage.panel.call("prompt.change", SOON);
      await ask(stage, "one");
      await ask(stage, "two");
      await stage.browser.setAhead(31 * MINUTE);
    },
    act: async ({ panel }) => {
      await panel.list();
      expect(await panel.rest()).toBe(0);
    },
    afterwards: async ({ browser }) => {
      const { counts } = await readStoredRows(browser.page);
      expect(counts.summaries).toBe(1);
    },
  },
  {
    name: "a summary at which the model fails",
    cold: true,
    slow: true,
    background: 3,
    prepare: async (stage) => {
      await begin(stage);
      await stage.panel.call("prompt.change", SOON);
      for (const question of ["one", "two"]) await ask(stage, question);
      await breakOffJobs(stage, "three");
      stage.server.summarise("never");
    },
    act: async (stage) => {
      await stage.panel.list();
      expect(await stage.panel.rest()).toBe(1);
      const { active, failure } = await createSummaryPanel(stage).list();
      expect({ active, code: failure?.code }).toEqual({ active: null, code: "provider-failed" });
    },
    afterwards: async (stage) => {
      stage.server.summarise("well");
      await stage.browser.setAhead(2 * MINUTE);
      await stage.browser.kill();
      await stage.panel.list();
      expect(await stage.panel.rest()).toBe(1);
      await expectActive(stage, ["one"]);
    },
  },
  {
    name: "a summary that a person changes",
    background: 4,
    prepare: async (stage) => {
      await summariseOne(stage);
      await ask(stage, "four");
    },
    act: async (stage) => {
      const summaries = createSummaryPanel(stage);
      const first = summaryOf(["one"]);
      await summaries.change(
        ({ active }) => active,
        { type: "drop" },
        ({ dropped }) => dropped.length === 1,
      );
      // The one before it stands again.
      const edit = { type: "edit", text: EDITED } as const;
      await summaries.change(
        ({ active }) => active,
        edit,
        ({ active }) => active?.text === EDITED,
      );
      await summaries.change(
        ({ active }) => active,
        { type: "undo" },
        ({ active }) => active?.text === first,
      );
      await summaries.make(({ active, dropped }) => active?.messages === 4 && dropped.length === 0);
    },
    afterwards: (stage) => expectActive(stage, ["one", "two"]),
  },
  {
    name: "looks at prompts",
    slow: true,
    background: 2,
    prepare: async (stage) => {
      await summariseOne(stage);
      // The summary ends before what is read of the branch.
      await stage.panel.call("prompt.change", { maxTurns: 1, backgroundLocal: false });
    },
    act: async ({ panel }) => {
      const conversationId = panel.conversationId();
      const typed = { conversationId, text: "four" };
      const { request } = await panel.call("prompt.preview", typed);
      expect(request.body).toContain(summaryOf(["one"]));
      const of = { type: "turn", turnId: panel.ledger.turns[2] ?? "" } as const;
      const { text } = await panel.call("prompt.copy", { of, layout: "json" });
      expect(text).toContain("three");
      const { newest } = await panel.call("debug.promptInfo", { conversationId });
      expect(newest?.turnId).toBe(of.turnId);
      const { turns } = await panel.call("memory.stats", { limit: 2 });
      expect(turns.map(({ turnId }) => turnId)).toEqual(panel.ledger.turns.slice(1).reverse());
    },
  },
];

/** Three turns, the first of which is summarised. */
export async function summariseOne(stage: Stage): Promise<void> {
  await begin(stage);
  for (const question of ["one", "two"]) await ask(stage, question);
  await stage.panel.call("prompt.change", SOON);
  await ask(stage, "three");
}

/** The worker ended when a turn has ended and nothing is done yet after it. */
async function breakOffJobs({ panel, browser }: Stage, question: string): Promise<void> {
  await panel.call("prompt.change", SOON);
  await browser.arm([{ id: FIRST_JOB, mode: "stop", nth: 1 }], { running: true });
  await panel.send(question);
  await browser.stopped();
  await browser.kill();
}

async function expectActive(stage: Stage, questions: readonly string[]): Promise<void> {
  const { panel } = stage;
  const { active, failure } = await createSummaryPanel(stage).list();
  expect(active).toMatchObject({ text: summaryOf(questions), messages: 2 * questions.length });
  expect(failure).toBeNull();
  expect((await panel.open()).conversation.title).toBe(titleOf("one"));
}
