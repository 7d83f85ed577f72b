import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { replyTo } from "../answer-server";
import { createBackupPanel } from "../backup-panel";
import { keepBackup, keptBackup } from "../kept-backup";
import { replaceUntilDone, sayAfterBackup } from "../replace-until-done";
import { restoreIntoNew } from "../restore-into-new";
import type { Scenario, Stage } from "../scenario";
import { wipeProfile } from "../stored-rows";
import { untilDone } from "../until-done";
import { ask, begin } from "./first-message";

const VAULT = { kind: "vault" } as const;

/** What a backup brings back: all of it, or nothing. */
export const RESTORE_SCENARIOS: readonly Scenario[] = [
  {
    name: "a restore in the place of what is there",
    prepare: sayAfterBackup,
    act: (stage) =>
      replaceUntilDone(stage, () =>
        // What is backed up before is of the same day, and does not take its place yet.
        createBackupPanel(stage).restoreKept(keptBackup(stage).file, "replace"),
      ),
    afterwards: expectOneStore,
  },
  {
    name: "a restore beside what is there",
    // The first one, its other sibling beside it, and one that is there no more.
    expectedRows: { conversations: 3, messages: 10 },
    prepare: prepareOtherSibling,
    act: async (stage) => {
      const backups = createBackupPanel(stage);
      const { file } = keptBackup(stage);
      const before = await backups.readSaid();
      await untilDone(
        async () => {
          const now = await backups.readSaid();
          expect(now).toEqual(expect.arrayContaining(before));
          expect([textsOf(before), MERGED]).toContainEqual(textsOf(now));
          return now;
        },
        (now) => now.length > before.length,
        () => backups.restore(file, VAULT, "merge"),
      );
    },
    afterwards: async (stage) => {
      const backups = createBackupPanel(stage);
      await expectOneStore(stage);
      const merged = await backups.readSaid();
      // Whoever does it twice has done it once.
      await backups.restore(keptBackup(stage).file, VAULT, "merge");
      expect(await backups.readSaid()).toEqual(merged);
    },
  },
  {
    name: "a restore into a new profile",
    cold: true,
    passphrases: [],
    prepare: async (stage) => {
      await begin(stage);
      await ask(stage, "one");
      await ask(stage, "two");
      await keepBackup(stage);
      await stage.browser.kill();
      await wipeProfile(stage.browser.page);
    },
    act: async (stage) => {
      expect(await restoreIntoNew(stage)).toEqual(keptBackup(stage).said);
    },
    afterwards: expectOneStore,
  },
];

/** What the merge of the second scenario makes, whatever the ids of the copy. */
const MERGED = ["one", "three", "one", "two", "four"]
  .flatMap((question) => [question, replyTo(question)])
  .sort();

/** A conversation that has gone on in two ways since the backup, and one that only the backup has. */
async function prepareOtherSibling(stage: Stage): Promise<void> {
  const { panel } = stage;
  const backups = createBackupPanel(stage);
  await begin(stage);
  await ask(stage, "one");
  const early = await backups.make();
  const first = panel.conversationId();
  await ask(stage, "two");
  const made = { id: randomUUID(), channel: "side-panel", contextId: null } as const;
  await panel.call("conversation.create", { ...made, temporary: false });
  panel.use(made.id);
  await ask(stage, "four");
  await keepBackup(stage);
  await backups.restore(early, VAULT, "replace");
  for (const question of ["two", "four"]) panel.forget(question);
  panel.use(first);
  await ask(stage, "three");
}

function expectOneStore(stage: Stage): Promise<void> {
  return createBackupPanel(stage).expectOneStore();
}

function textsOf(said: readonly string[]): string[] {
  return said.map((one) => one.slice(one.indexOf(" ") + 1)).sort();
}
