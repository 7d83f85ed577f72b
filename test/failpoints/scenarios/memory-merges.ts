import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { StoredFile } from "../backup-files";
import { createBackupPanel } from "../backup-panel";
import { keepBackup, keptBackup, setKept } from "../kept-backup";
import type { Scenario, Stage } from "../scenario";
import { wipeProfile } from "../stored-rows";
import { untilDone } from "../until-done";
import { ask, begin } from "./first-message";

const VAULT = { kind: "vault" } as const;
const LABEL = "Log of the day";

const FIELDS = {
  label: LABEL,
  description: "",
  type: "core",
  permission: "ReadWrite",
  pinned: true,
  schema: { kind: "text", viewport: null },
} as const;

/** What a backup brings beside what is remembered here. */
export const MEMORY_MERGE_SCENARIOS: readonly Scenario[] = [
  {
    name: "a merge of what is remembered, changed on both sides",
    slow: true,
    expectedRows: { facts: 1, forgotten_facts: 1, archival_entries: 1 },
    prepare: async (stage) => {
      const { panel } = stage;
      const backups = createBackupPanel(stage);
      await begin(stage);
      await ask(stage, "one");
      await remember(stage);
      const early = await makeBackup(stage);
      await append(stage, "Here. ");
      await forget(stage);
      const here = await makeBackup(stage);
      await backups.restore(early, VAULT, "replace");
      await append(stage, "There. ");
      const file = await makeBackup(stage);
      setKept(stage, { file, key: await backups.identity(), said: await backups.readSaid() });
      await backups.restore(here, VAULT, "replace");
      expect(await textOf(stage)).toBe("Begun. Here. ");
      await panel.list();
    },
    act: async (stage) => {
      const backups = createBackupPanel(stage);
      await untilDone(
        () => textOf(stage),
        (text) => text.includes("There. "),
        () => backups.restore(keptBackup(stage).file, VAULT, "merge"),
      );
      expect(await textOf(stage)).toContain("Here. ");
      expect(await backups.readSaid()).toEqual(keptBackup(stage).said);
    },
    afterwards: async (stage) => {
      // What was forgotten and deleted here stays so.
      const { contextId } = await openBlock(stage);
      const { facts } = await stage.panel.call("fact.list", { contextId });
      expect(facts.map(({ key }) => key)).toEqual(["name"]);
      await createBackupPanel(stage).expectOneStore();
    },
  },
  {
    name: "a merge of what is remembered of a conversation that went on on both sides",
    slow: true,
    expectedRows: { contexts: 2, conversations: 2, messages: 8, facts: 1, archival_entries: 1 },
    prepare: prepareWentOn,
    act: async (stage) => {
      const { panel } = stage;
      const backups = createBackupPanel(stage);
      await untilDone(
        () => backups.readSaid(),
        ({ length }) => length === 8,
        () => backups.restore(keptBackup(stage).file, VAULT, "merge"),
      );
      const { contextId, id } = (await panel.open()).conversation;
      // What was said in the copy leads there.
      const all = { contextId, query: "", skip: 0, limit: 9 };
      const { entries } = await panel.call("archive.search", all);
      expect(entries.map(({ source }) => source?.conversationId === id)).toEqual([false]);
      const { facts } = await panel.call("fact.list", { contextId });
      expect(facts.map(({ key }) => key)).toEqual(["name"]);
    },
    afterwards: (stage) => createBackupPanel(stage).expectOneStore(),
  },
  {
    name: "a merge of another vault's words and memory",
    foreign: true,
    slow: true,
    expectedRows: { contexts: 2, conversations: 2, messages: 4, saved_prompts: 2, facts: 4 },
    prepare: async (stage) => {
      const { panel, browser } = stage;
      await begin(stage);
      await ask(stage, "one");
      await remember(stage);
      await keepPrompt(stage, "theirs");
      await keepBackup(stage);
      await browser.kill();
      await wipeProfile(browser.page);
      panel.forget("one");
      await begin(stage);
      await ask(stage, "three");
      await remember(stage);
      await keepPrompt(stage, "ours");
    },
    act: async (stage) => {
      const { panel } = stage;
      const backups = createBackupPanel(stage);
      const { file, key, said } = keptBackup(stage);
      const before = await backups.readSaid();
      await untilDone(
        () => backups.readSaid(),
        (now) => now.length > before.length,
        () => backups.restore(file, { kind: "recovery", key }, "merge"),
      );
      expect(await backups.readSaid()).toEqual([...before, ...said].sort());
      const { prompts } = await panel.call("library.list", {});
      expect(prompts.map(({ title }) => title)).toEqual(["ours", "theirs"]);
    },
    afterwards: (stage) => createBackupPanel(stage).expectOneStore(),
  },
];

/**
 * A backup in which a conversation goes on, with a note of that and two facts; here it went on otherwise,
 * one of the facts was forgotten since, and a block is shared.
 */
async function prepareWentOn(stage: Stage): Promise<void> {
  const { panel } = stage;
  const backups = createBackupPanel(stage);
  await begin(stage);
  await ask(stage, "one");
  await share(stage);
  const early = await makeBackup(stage);
  const messageId = await ask(stage, "three");
  const { contextId } = (await panel.open()).conversation;
  const note = { contextId, text: "A heron.", tags: [], messageId };
  await panel.call("archive.insert", { id: randomUUID(), ...note });
  await keepFacts(stage, ["city", "name"]);
  const file = await makeBackup(stage);
  setKept(stage, { file, key: await backups.identity(), said: await backups.readSaid() });
  await backups.restore(early, VAULT, "replace");
  panel.forget("three");
  await ask(stage, "two");
  await keepFacts(stage, ["city"]);
  await forgetFact(stage);
}

/** Has another context see a block. */
async function share({ panel }: Stage): Promise<void> {
  const { contextId: own } = (await panel.open()).conversation;
  const [id, contextId] = [randomUUID(), randomUUID()];
  await panel.call("block.add", { id, contextId: own, fields: FIELDS });
  const fields = { name: "Letters", systemPrompt: "You write letters." };
  await panel.call("context.create", { id: contextId, fields });
  await panel.call("block.share", { id, contextId, permission: "ReadOnly" });
}

const VALUES = { city: "Rome", name: "Ada" } as const;

async function keepFacts({ panel }: Stage, keys: readonly ("city" | "name")[]): Promise<void> {
  const { contextId } = (await panel.open()).conversation;
  for (const key of keys) {
    await panel.call("fact.keep", { contextId, key, value: VALUES[key], undoId: randomUUID() });
  }
}

/** A block, two facts and two notes. */
async function remember(stage: Stage): Promise<void> {
  const { panel } = stage;
  const { contextId } = (await panel.open()).conversation;
  await panel.call("block.add", { id: randomUUID(), contextId, fields: FIELDS });
  await append(stage, "Begun. ");
  await keepFacts(stage, ["city", "name"]);
  for (const text of ["A heron.", "An egret."]) {
    const note = { contextId, text, tags: [], messageId: null };
    await panel.call("archive.insert", { id: randomUUID(), ...note });
  }
}

async function forgetFact({ panel }: Stage): Promise<void> {
  const { contextId } = (await panel.open()).conversation;
  const { facts } = await panel.call("fact.list", { contextId });
  const { id = "", version = 1 } = facts.find(({ key }) => key === "city") ?? {};
  await panel.call("fact.forget", { id, version, undoId: randomUUID() });
}

/** Has a fact and a note go for good. */
async function forget(stage: Stage): Promise<void> {
  const { panel } = stage;
  await forgetFact(stage);
  const { contextId } = (await panel.open()).conversation;
  const all = { contextId, query: "", skip: 0, limit: 9 };
  const { entries } = await panel.call("archive.search", all);
  const note = entries.find(({ text }) => text === "A heron.");
  await panel.call("archive.remove", { id: note?.id ?? "", undo: randomUUID() });
}

async function keepPrompt({ panel }: Stage, title: string): Promise<void> {
  const fields = { title, command: "c", text: title };
  await panel.call("library.save", { id: randomUUID(), version: null, fields });
}

async function openBlock({ panel }: Stage) {
  const { contextId } = (await panel.open()).conversation;
  const { blocks } = await panel.call("memory.list", { contextId });
  const found = blocks.find(({ label }) => label === LABEL);
  if (found === undefined) throw new Error("the block is gone");
  return { ...found, contextId };
}

async function textOf(stage: Stage): Promise<string> {
  return (await openBlock(stage)).text;
}

async function append(stage: Stage, text: string): Promise<void> {
  const { id, version } = await openBlock(stage);
  const edits = [{ op: "append-text" as const, text }];
  await stage.panel.call("block.edit", { id, version, edits });
}

/** One of what is there now, whatever was said since the last. */
async function makeBackup(stage: Stage): Promise<StoredFile> {
  await stage.panel.call("backup.make", { withKeys: false });
  const [file] = await createBackupPanel(stage).listWhole();
  if (file === undefined) throw new Error("there is no backup");
  return file;
}
