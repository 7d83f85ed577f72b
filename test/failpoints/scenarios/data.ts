import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { makeImage } from "../../builders/make-attached";
import { exportRows } from "../export-rows";
import type { Scenario, Stage } from "../scenario";
import { add } from "./attachments";
import { makeConversation } from "./conversations";
import { ask, begin } from "./first-message";

const CONTEXT_NAME = "Confidant";
const MAX_TRIES = 3;

/** The rows of a context in which all that there can be is. */
const WHOLE = {
  contexts: 1,
  uses: 1,
  conversations: 2,
  messages: 7,
  forks: 1,
  references: 1,
  plans: 4,
  composer_drafts: 1,
  attachments: 1,
};

/** What is done to all that is stored at once. */
export const DATA_SCENARIOS: readonly Scenario[] = [
  {
    name: "a context that is purged",
    thorough: true,
    prepare: prepareFull,
    act: async ({ panel }) => {
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const [card] = (await panel.call("context.list", {})).contexts;
        if (card === undefined) break;
        const { id, name } = card.context;
        expect(name).toBe(CONTEXT_NAME);
        expect(await panel.call("context.holds", { id })).toEqual({
          conversations: 2,
          messages: 7,
        });
        // Asked for once: who asks again after a death looks first.
        await panel.attempt("context.purge", { id, name });
      }
      for (const question of ["one", "two"]) panel.forget(question);
      // Its first reply went with it.
      panel.ledger.forgotten += panel.ledger.retries;
      panel.ledger.retries = 0;
      panel.ledger.draft = "";
    },
    atStop: ({ settings, ...counts }) => {
      const isThere = counts.contexts === 1;
      const found = Object.keys(WHOLE).map((table) => [table, counts[table]]);
      const gone = Object.keys(WHOLE).map((table) => [table, 0]);
      expect(found).toEqual(isThere ? Object.entries(WHOLE) : gone);
      expect(settings).toBe(1);
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

/** Two questions in two conversations, one of them answered twice, and what names a workflow. */
async function prepareFull(stage: Stage): Promise<void> {
  const { panel } = stage;
  await prepareTwo(stage);
  await panel.finish(await panel.retry(panel.ledger.turns[1] ?? ""));
  const first = panel.conversationId();
  const conversation_id = await makeConversation(stage);
  await panel.call("chat", { conversation_id, message: "three", workflow_id: "wf-heron" });
  panel.ledger.forgotten += 1;
  await panel.call("conversation.pin", { conversationId: first, pinned: true });
  panel.use(first);
  await add(stage, makeImage());
  panel.use(conversation_id);
  const held = {
    id: randomUUID(),
    channel: "side-panel",
    contextId: null,
    temporary: true,
  } as const;
  await panel.call("conversation.create", held);
}

/** Two questions answered, and a third that is typed. */
async function prepareTwo(stage: Stage): Promise<void> {
  await begin(stage);
  await ask(stage, "one");
  await ask(stage, "two");
  await stage.panel.saveDraft("three");
}
