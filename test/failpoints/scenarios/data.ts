import { expect } from "vitest";
import { exportRows } from "../export-rows";
import type { Scenario, Stage } from "../scenario";
import { ask, begin } from "./first-message";

const CONTEXT_NAME = "Professional Assistant";
const MAX_TRIES = 3;

/** What is done to all that is stored at once. */
export const DATA_SCENARIOS: readonly Scenario[] = [
  {
    name: "a context that is purged",
    thorough: "every-write",
    prepare: prepareTwo,
    act: async ({ panel }) => {
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const [context] = (await panel.call("context.list", {})).contexts;
        if (context === undefined) break;
        expect(context).toMatchObject({ name: CONTEXT_NAME, conversations: 1, messages: 4 });
        const { id, name } = context;
        // Asked for once: who asks again after a death looks first.
        await panel.attempt("context.purge", { id, name });
      }
      for (const question of ["one", "two"]) panel.forget(question);
      panel.ledger.draft = "";
    },
    atStop: ({ contexts, conversations, messages, composer_drafts, settings }) => {
      const isThere = contexts === 1;
      expect({ contexts, conversations, messages, composer_drafts, settings }).toEqual({
        contexts: isThere ? 1 : 0,
        conversations: isThere ? 1 : 0,
        messages: isThere ? 4 : 0,
        composer_drafts: isThere ? 1 : 0,
        settings: 1,
      });
    },
    afterwards: async (stage) => {
      await stage.panel.open();
      await ask(stage, "four");
    },
  },
  {
    name: "an export in clear",
    slow: true,
    prepare: prepareTwo,
    act: async ({ panel, browser }) => {
      const exported =
        (await panel.survive(exportRows(browser.page))) ?? (await exportRows(browser.page));
      if (exported === "gone") throw new Error("the export was broken off");
      const rows = exported.lines.map((line) => JSON.parse(line));
      expect(exported.summary).toMatchObject({ opened: rows.length, unreadable: 0 });
      const texts = rows.filter(({ table }) => table === "messages").map(({ text }) => text);
      expect(texts).toEqual(expect.arrayContaining([...panel.ledger.questions]));
      expect(texts).toHaveLength(4);
    },
  },
];

/** Two questions answered, and a third that is typed. */
async function prepareTwo(stage: Stage): Promise<void> {
  await begin(stage);
  await ask(stage, "one");
  await ask(stage, "two");
  await stage.panel.saveDraft("three");
}
