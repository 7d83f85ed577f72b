import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { CallError } from "../../../scripts/browser/call-worker.mjs";
import { makeImage } from "../../builders/make-attached";
import type { StoredFile } from "../backup-files";
import { createBackupPanel } from "../backup-panel";
import { keepBackup, keptBackup, setKept } from "../kept-backup";
import type { Scenario, Stage } from "../scenario";
import { untilDone } from "../until-done";
import { watchRestore } from "../watch-restore";
import { watchToText } from "../watch-to-end";
import { add } from "./attachments";
import { makeConversation } from "./conversations";
import { ask, begin } from "./first-message";
import { breakOff } from "./restarts";

const VAULT = { kind: "vault" } as const;

/** Each is a version of the head: it becomes newer than one that a question was asked in. */
const MANY_TITLES = [..."123456789", "Mine"];

/** What a backup brings beside what is there. */
export const MERGE_SCENARIOS: readonly Scenario[] = [
  {
    name: "a merge into what bears the same names",
    expectedRows: { contexts: 3, messages: 4, attachments: 1 },
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
      expect(await namesOf(stage)).toEqual(["Confidant", "Letters", "Letters 2"]);
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
      await prepareShorter(stage);
      stage.panel.forget("two");
      await stage.panel.saveDraft("three");
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
  {
    name: "a merge of a context that was changed on both sides, later in the backup",
    expectedRows: { contexts: 3, connections: 1, secrets: 1 },
    prepare: prepareBothSides,
    act: async (stage) => {
      await untilDone(
        () => lettersOf(stage),
        ({ length }) => length === 2,
        () => createBackupPanel(stage).restore(keptBackup(stage).file, VAULT, "merge"),
      );
      expect(await lettersOf(stage)).toEqual(["Letters 2: Here.", "Letters: There."]);
    },
    afterwards: async (stage) => {
      const { connections } = await stage.panel.call("connection.list", {});
      expect(connections).toMatchObject([{ hasKey: true }]);
      await createBackupPanel(stage).expectOneStore();
    },
  },
  {
    name: "a merge beside a reply that was broken off and could not be closed",
    cold: true,
    expectedRows: { conversations: 2, messages: 6 },
    failing: [{ id: "store/turns/close-turn.ts#closeTurn.2", mode: "throw", nth: 1 }],
    prepare: async (stage) => {
      await prepareShorter(stage);
      await makeConversation(stage);
      await breakOff(stage, "three");
      // What is listed in the end is the conversation that the backup does not have.
      for (const question of ["one", "two"]) stage.panel.forget(question);
    },
    act: async (stage) => {
      const { panel } = stage;
      const backups = createBackupPanel(stage);
      const { file, said } = keptBackup(stage);
      await untilDone(
        () => backups.readSaid(),
        (now) => said.every((one) => now.includes(one)),
        () => backups.restore(file, VAULT, "merge"),
      );
      await panel.finish(panel.ledger.turns[0] ?? "");
    },
    afterwards: (stage) => createBackupPanel(stage).expectOneStore(),
  },
];

/** A conversation in which less was said than in the backup that is kept. */
async function prepareShorter(stage: Stage): Promise<void> {
  const backups = createBackupPanel(stage);
  await begin(stage);
  await ask(stage, "one");
  const early = await backups.make();
  await ask(stage, "two");
  await keepBackup(stage);
  await backups.restore(early, VAULT, "replace");
}

/** What was asked meanwhile would be lost: the restore gives way. */
function expectConflict(error: unknown): void {
  if (!(error instanceof CallError) || error.failure.code !== "conflict") throw error;
}

async function makeContext({ panel }: Stage): Promise<void> {
  const fields = { name: "Letters", systemPrompt: "You write letters." };
  await panel.call("context.create", { id: randomUUID(), fields });
}

/** A context that says one thing here and, since later, another in the backup; and a key of here. */
async function prepareBothSides(stage: Stage): Promise<void> {
  const { panel, server } = stage;
  const backups = createBackupPanel(stage);
  await begin(stage);
  await ask(stage, "one");
  await makeContext(stage);
  const early = await backups.make();
  const here = await changeLetters(stage, "Here.");
  await backups.restore(early, VAULT, "replace");
  const file = await changeLetters(stage, "There.");
  setKept(stage, { file, key: await backups.identity(), said: await backups.readSaid() });
  await backups.restore(here, VAULT, "replace");
  const given = { kind: "ollama", preset: "ollama", url: server.url, key: "sk-1" } as const;
  await panel.call("connection.add", given);
}

/** Changes what the context of letters says, and gives the backup in which it says that. */
async function changeLetters(stage: Stage, systemPrompt: string): Promise<StoredFile> {
  const { panel } = stage;
  const [card] = (await panel.call("context.list", { query: "letters" })).contexts;
  const { id = "", version = 0 } = card?.context ?? {};
  await panel.call("context.update", { id, version, fields: { systemPrompt } });
  await panel.call("backup.make", { withKeys: false });
  const [file] = await createBackupPanel(stage).listWhole();
  if (file === undefined) throw new Error("there is no backup");
  return file;
}

async function lettersOf({ panel }: Stage): Promise<readonly string[]> {
  const { contexts } = await panel.call("context.list", { query: "letters" });
  return contexts.map(({ context }) => `${context.name}: ${context.systemPrompt}`).sort();
}

async function namesOf({ panel }: Stage): Promise<readonly string[]> {
  const { contexts } = await panel.call("context.list", {});
  return contexts.map(({ context }) => context.name).sort();
}
