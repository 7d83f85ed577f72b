import { expect } from "vitest";
import { CallError } from "../../../scripts/browser/call-worker.mjs";
import type { Arm } from "../arm";
import { createBackupPanel } from "../backup-panel";
import { importConversations, importedMessage } from "../import-conversations";
import type { Scenario, Stage } from "../scenario";
import { readStoredRows } from "../stored-rows";
import { ask, begin } from "./first-message";

const JOURNAL = "store/journal/journal-database.ts#inLog.1";
const READ = "store/journal/journal-lost.ts#isRead.1";

/** More messages than the manifest tells of one by one. */
const MANY = 1_050;

/** So much that the journal folds it at once. */
const LONG = "Said at length. ".repeat(60_000);

/** What is kept beside the database, where that or the database refuses. */
export const JOURNAL_SCENARIOS: readonly Scenario[] = [
  {
    name: "a journal that lacks the last commit",
    cold: true,
    prepare: async (stage) => {
      const { panel, browser } = stage;
      await begin(stage);
      await ask(stage, "one");
      await panel.saveDraft("two");
      await browser.arm([{ id: JOURNAL, mode: "stop", nth: 1 }], { running: true });
      const conversationId = panel.conversationId();
      browser.call(browser.page, "draft.save", { conversationId, text: "" }).catch(() => undefined);
      await browser.stopped();
      const drafts = async () => (await readStoredRows(browser.page)).counts.composer_drafts;
      await expect.poll(drafts).toBe(0);
      await browser.kill();
      panel.ledger.draft = "";
    },
    act: async ({ panel }) => {
      expect(await panel.list()).toHaveLength(2);
      await panel.saveDraft("three");
    },
    afterwards: (stage) => stage.panel.saveDraft(""),
  },
  {
    name: "a journal that refuses a commit, which comes with the next",
    failing: fails("store/journal/create-journal.ts#use.2"),
    prepare: begin,
    act: async ({ panel }) => {
      for (const text of ["one", "two"]) await panel.saveDraft(text);
      await panel.saveDraft("");
    },
  },
  {
    name: "a journal that cannot be begun at once",
    cold: true,
    failing: fails("store/journal/journal-begin.ts#beginLog.1"),
    prepare: beginWithQuestion,
    act: saveTwice,
  },
  {
    name: "a journal of which a part cannot be read any more",
    cold: true,
    failing: [
      ...fails("store/journal/journal-begin.ts#beginLog.1"),
      ...fails(READ, 1),
      ...fails(READ, 2),
    ],
    prepare: beginWithQuestion,
    act: saveTwice,
  },
  {
    name: "a backup beside a journal that is not read at once",
    failing: fails("store/journal/journal-lost.ts#createPassing.1"),
    prepare: beginWithQuestion,
    act: async (stage) => {
      await createBackupPanel(stage).make();
    },
  },
  {
    name: "a draft that the database refuses once",
    failing: fails("store/database/write-once.ts#writeOnce.3"),
    prepare: begin,
    act: async ({ panel }) => {
      await panel.saveDraft("one");
      await panel.saveDraft("");
    },
  },
  {
    name: "a first commit before which no room could be made",
    cold: true,
    failing: fails("store/database/log-wall.ts#fill.1"),
    act: async (stage) => {
      // Whose write waits for the room that cannot be made is told so, and asks again.
      await stage.panel.setUp().catch((error: unknown) => {
        if (!(error instanceof CallError)) throw error;
      });
      await beginWithQuestion(stage);
    },
  },
  {
    name: "conversations that are imported whole, a long one and one of very many messages",
    foreign: true,
    expectedRows: { conversations: 3, messages: MANY + 1, forks: 0 },
    prepare: begin,
    act: async (stage) => {
      const long = { ...importedMessage("1", null), text: LONG };
      await importConversations(stage, [{ id: "a", rank: 0 }], [long]);
      const many = Array.from({ length: MANY }, (_, at) =>
        importedMessage(`${at + 1}`, at === 0 ? null : `${at}`),
      );
      await importConversations(stage, [{ id: "b", rank: 1 }], many);
    },
  },
];

async function beginWithQuestion(stage: Stage): Promise<void> {
  await begin(stage);
  await ask(stage, "one");
}

async function saveTwice({ panel }: Stage): Promise<void> {
  for (const text of ["two", ""]) await panel.saveDraft(text);
  expect(await panel.list()).toHaveLength(2);
}

function fails(id: string, nth = 1): readonly Arm[] {
  return [{ id, mode: "throw", nth }];
}
