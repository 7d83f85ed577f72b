import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { CallError } from "../../../scripts/browser/call-worker.mjs";
import { makeImage } from "../../builders/make-attached";
import { createBackupPanel } from "../backup-panel";
import { keepBackup, keptBackup } from "../kept-backup";
import type { Scenario, Stage } from "../scenario";
import { untilDone } from "../until-done";
import { watchRestore } from "../watch-restore";
import { watchToText } from "../watch-to-end";
import { add } from "./attachments";
import { ask, begin } from "./first-message";

const VAULT = { kind: "vault" } as const;

/** Each is a version of the head: it becomes newer than one that a question was asked in. */
const MANY_TITLES = [..."123456789", "Mine"];

/** What a backup brings beside what is there. */
export const MERGE_SCENARIOS: readonly Scenario[] = [
  {
    name: "a merge into what bears the same names",
    holds: { contexts: 3, messages: 4, attachments: 1 },
    prepare: async (stage) => {
      const { panel } = stage;
      const backups = createBackupPanel(stage);
      await begin(stage);
      await ask(stage, "one");
      await add(stage, makeImage());
      const early = await backups.make();
      await ask(stage, "two");
      await makeContext(stage);
      await keepBackup(stage);
      await backups.restore(early, VAULT, "replace");
      panel.forget("two");
      await makeContext(stage);
      const conversationId = panel.conversationId();
      for (const title of MANY_TITLES) {
        await panel.call("conversation.rename", { conversationId, title });
      }
      await panel.saveDraft("three");
    },
    act: async (stage) => {
      const { panel } = stage;
      const backups = createBackupPanel(stage);
      const { file, said } = keptBackup(stage);
      await untilDone(
        () => namesOf(stage),
        (names) => names.length === 3,
        () => backups.restore(file, VAULT, "merge"),
      );
      expect(await namesOf(stage)).toEqual(["Letters", "Letters 2", "Professional Assistant"]);
      expect(await backups.readSaid()).toEqual(said);
      panel.ledger.questions.push("two");
    },
    afterwards: async (stage) => {
      const { conversation, draft } = await stage.panel.open();
      expect({ title: conversation.title, draft }).toEqual({ title: "Mine", draft: "three" });
      await createBackupPanel(stage).expectOneStore();
    },
  },
  {
    name: "a merge while a question is asked",
    prepare: async (stage) => {
      const { panel } = stage;
      const backups = createBackupPanel(stage);
      await begin(stage);
      await ask(stage, "one");
      const early = await backups.make();
      await ask(stage, "two");
      await keepBackup(stage);
      await backups.restore(early, VAULT, "replace");
      panel.forget("two");
      await panel.saveDraft("three");
    },
    act: async (stage) => {
      const { panel, browser, server } = stage;
      const backups = createBackupPanel(stage);
      const { file } = keptBackup(stage);
      const before = await backups.readSaid();
      server.answer("part");
      const watched = watchRestore(browser.page, "backing-up");
      const restored = backups.restore(file, VAULT, "merge").catch(expectConflict);
      await Promise.race([watched, restored]);
      const turn = await panel.send("three");
      await panel.survive(watchToText(browser.page, turn));
      await restored;
      server.answer("whole");
      await panel.call("turn.cancel", { turnId: turn });
      await panel.finish(turn);
      await panel.rest();
      expect(await backups.readSaid()).toEqual(expect.arrayContaining(before));
      // A worker that died before the question may have merged.
      const isMerged = (await panel.list()).some(({ text }) => text === "two");
      if (isMerged) panel.ledger.questions.splice(1, 0, "two");
    },
    afterwards: async (stage) => {
      await createBackupPanel(stage).expectOneStore();
    },
  },
];

/** What was asked meanwhile would be lost: the restore gives way. */
function expectConflict(error: unknown): void {
  if (!(error instanceof CallError) || error.failure.code !== "conflict") throw error;
}

async function makeContext({ panel }: Stage): Promise<void> {
  const fields = { name: "Letters", systemPrompt: "You write letters." };
  await panel.call("context.create", { id: randomUUID(), fields });
}

async function namesOf({ panel }: Stage): Promise<readonly string[]> {
  const { contexts } = await panel.call("context.list", {});
  return contexts.map(({ context }) => context.name).sort();
}
