import { expect } from "vitest";
import type { Scenario, Stage } from "../scenario";
import { endSession, readStoredRows } from "../stored-rows";
import { watchToText } from "../watch-to-end";
import { ask, begin } from "./first-message";

/** What is found again after the worker, or the browser, was ended. */
export const RESTART_SCENARIOS: readonly Scenario[] = [
  {
    name: "a new browser session",
    cold: true,
    prepare: async (stage) => {
      await begin(stage);
      await ask(stage, "one");
      await stage.panel.saveDraft("two");
      await endSession(stage.browser.page);
    },
    act: async ({ panel }) => {
      const { draft } = await panel.open();
      expect(draft).toBe("two");
      expect(await panel.list()).toHaveLength(2);
      await panel.call("vault.check", {});
    },
  },
  {
    name: "a reply that the worker's end broke off",
    cold: true,
    prepare: async (stage) => {
      await begin(stage);
      await breakOff(stage, "one");
    },
    act: async ({ panel }) => {
      const turn = panel.ledger.turns[0] ?? "";
      const reply = await panel.find(turn);
      expect(reply?.reply?.status).toBe("interrupted");
      expect(reply?.text).not.toBe("");
      await panel.finish(turn);
    },
  },
  {
    name: "a reply that is continued",
    prepare: async (stage) => {
      await begin(stage);
      await breakOff(stage, "one");
      await stage.panel.list();
    },
    act: async ({ panel }) => {
      await panel.finish(panel.ledger.turns[0] ?? "");
    },
  },
];

/** Ends the worker in the middle of a reply of which a part has been kept. */
export async function breakOff(stage: Stage, question: string): Promise<void> {
  const { panel, browser, server } = stage;
  server.answer("part");
  const turn = await panel.send(question);
  await watchToText(browser.page, turn);
  const readDrafted = async () => (await readStoredRows(browser.page)).draftedTurns;
  await expect.poll(readDrafted).toEqual([turn]);
  server.answer("whole");
  await browser.kill();
}
