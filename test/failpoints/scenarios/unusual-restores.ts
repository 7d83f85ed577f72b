import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { CallError } from "../../../scripts/browser/call-worker.mjs";
import { makeKeyFile } from "../../../src/backup/key-file";
import type { RestoreSecret } from "../../../src/contract/restore";
import { INCOMING_FOLDER } from "../../../src/domain/backup";
import { toBase64 } from "../../../src/domain/base64";
import { newRecoveryKey } from "../../../src/vault/recovery-key";
import { alterFile, listDatabases, putIncoming, readFiles, storeInUse } from "../backup-files";
import { createBackupPanel } from "../backup-panel";
import { damageRows } from "../damage-rows";
import { keepBackup, keptBackup, setKept } from "../kept-backup";
import { restoreIntoNew } from "../restore-into-new";
import type { Scenario, Stage } from "../scenario";
import { wipeProfile } from "../stored-rows";
import { untilDone } from "../until-done";
import { makeConversation } from "./conversations";
import { ask, begin } from "./first-message";

const VAULT = { kind: "vault" } as const;
const PASSPHRASE = "a quiet passphrase of many words";

/** Far less than what the product takes itself. */
const LITTLE_WORK = 10;

const DAY_MS = 86_400_000;
const SOON = { timeout: 8_000, interval: 50 };

/** Restores that are given up or refused, and what is done for those that are not whole. */
export const UNUSUAL_RESTORE_SCENARIOS: readonly Scenario[] = [
  {
    name: "backups that are looked into, refused and given up",
    prepare: prepareKept,
    act: async (stage) => {
      const { panel } = stage;
      const { file, key } = keptBackup(stage);
      const cut = file.bytes.subarray(0, 40);
      const altered = alterFile(file).bytes;
      const other = { kind: "recovery", key: newRecoveryKey() } as const;
      const keyFile = await makeCheapFile(key);
      const locked = { kind: "passphrase", passphrase: PASSPHRASE, keyFile } as const;
      expect(await look(stage, file.bytes, other)).toBe("backup-wrong-key");
      expect(await look(stage, cut, VAULT)).toBe("backup-damaged");
      expect(await look(stage, altered, VAULT)).toBe("backup-damaged");
      expect(await look(stage, file.bytes, { ...locked, passphrase: "wrong" })).toBe(
        "wrong-passphrase",
      );
      expect(await look(stage, file.bytes, locked)).toBe("opened");
      expect(await look(stage, file.bytes, VAULT)).toBe("opened");
      await panel.call("restore.cancel", {});
      // Nothing is kept of what was looked into.
      const run = panel.attempt("restore.run", { mode: "replace" });
      if ((await codeOf(run)) !== null) expect(await codeOf(run)).toBe("not-found");
    },
    afterwards: expectSame,
  },
  {
    name: "a restore of what is there already",
    prepare: prepareKept,
    act: async (stage) => {
      const backups = createBackupPanel(stage);
      await backups.restoreKept(keptBackup(stage).file, "merge");
      expect(await backups.readSaid()).toEqual(keptBackup(stage).said);
    },
    afterwards: expectSame,
  },
  {
    name: "a file to restore that nobody came back to",
    cold: true,
    prepare: async (stage) => {
      const { browser } = stage;
      await prepareKept(stage);
      await browser.kill();
      await putIncoming(browser.page, randomUUID(), keptBackup(stage).file.bytes);
      await browser.setAhead(2 * DAY_MS);
    },
    act: async (stage) => {
      const { panel, browser } = stage;
      const left = async () => {
        await panel.call("health", {});
        return (await readFiles(browser.page, INCOMING_FOLDER)).length;
      };
      await expect.poll(left, SOON).toBe(0);
    },
    afterwards: expectSame,
  },
  {
    name: "another store that is begun right after a restore was cut",
    cold: true,
    failing: [{ id: "background/restores/tidy-restore.ts#tidyRestore.1", mode: "throw", nth: 1 }],
    prepare: async (stage) => {
      const { panel, browser } = stage;
      await prepareKept(stage);
      await ask(stage, "two");
      const { name } = keptBackup(stage).file;
      await panel.call("restore.preview", { source: { from: "kept", name }, secret: VAULT });
      await browser.arm([{ id: SWITCHED, mode: "stop", nth: 1 }], { running: true });
      browser.call(browser.page, "restore.run", { mode: "replace" }).catch(() => undefined);
      await browser.stopped();
      await browser.kill();
      panel.forget("two");
    },
    act: async (stage) => {
      const { panel } = stage;
      const restored = await storeInUse(stage.browser.page);
      await untilDone(
        () => panel.call("store.list", {}),
        ({ current }) => current !== restored,
        () => panel.attempt("store.startNew", {}),
      );
      expect((await panel.call("vault.status", {})).state).toBe("new");
      const use = { name: restored };
      await panel.call("store.use", use);
      expect((await panel.call("vault.status", {})).state).toBe("unlocked");
    },
    afterwards: async (stage) => {
      const { panel, browser } = stage;
      const left = async () => (await listDatabases(browser.page)).includes("confidant");
      await browser.kill();
      await panel.call("health", {});
      await expect.poll(left, SOON).toBe(false);
      expect(await createBackupPanel(stage).readSaid()).toEqual(keptBackup(stage).said);
    },
  },
  {
    name: "a restore of a backup in which heads are lacking",
    cold: true,
    passphrases: [],
    expectedRows: { conversations: 2, messages: 4, connections: 1, secrets: 0 },
    foreign: true,
    prepare: prepareLacking,
    act: async (stage) => {
      await restoreIntoNew(stage);
    },
    afterwards: async (stage) => {
      const { panel } = stage;
      const backups = createBackupPanel(stage);
      expect(await backups.readSaid()).toEqual(keptBackup(stage).said);
      await backups.expectOneStore();
      const { connections } = await panel.call("connection.list", {});
      expect(connections).toMatchObject([{ hasKey: false }]);
    },
  },
];

/** Right after another store was chosen, and before the one that it replaces is removed. */
const SWITCHED = "background/restores/switch-store.ts#choose.3";

/** One question answered, and a backup of it. */
async function prepareKept(stage: Stage): Promise<void> {
  await begin(stage);
  await ask(stage, "one");
  await keepBackup(stage);
}

/** A backup of two conversations, of one of which only the messages open, and a profile as new. */
async function prepareLacking(stage: Stage): Promise<void> {
  const { panel, browser, server } = stage;
  const backups = createBackupPanel(stage);
  await begin(stage);
  const given = { kind: "ollama", preset: "ollama", url: server.url, key: "sk-1" } as const;
  await panel.call("connection.add", given);
  await ask(stage, "one");
  const first = panel.conversationId();
  const id = await makeConversation(stage);
  await ask(stage, "two");
  // What is listed in the end is the other one of both.
  panel.use(first);
  panel.forget("two");
  const said = await backups.readSaid();
  const key = await backups.identity();
  await browser.kill();
  await damageRows(browser.page, [{ table: "conversations", id, change: "flip" }]);
  await panel.call("backup.make", { withKeys: false });
  const [file] = await backups.listWhole();
  if (file === undefined) throw new Error("there is no backup");
  setKept(stage, { file, key, said });
  await browser.kill();
  await wipeProfile(browser.page);
}

/** How a look into a file ends: with `opened`, or the code of its failure. */
async function look(stage: Stage, bytes: Uint8Array, secret: RestoreSecret): Promise<string> {
  const { panel, browser } = stage;
  for (;;) {
    const id = randomUUID();
    await putIncoming(browser.page, id, bytes);
    const source = { from: "file", id } as const;
    const code = await codeOf(panel.attempt("restore.preview", { source, secret }));
    // Null where the worker died of it.
    if (code !== null) return code;
  }
}

async function codeOf(work: Promise<unknown>): Promise<string | null> {
  try {
    return (await work) === null ? null : "opened";
  } catch (error) {
    if (error instanceof CallError) return error.failure.code;
    throw error;
  }
}

async function makeCheapFile(identity: string): Promise<string> {
  const identities = [identity];
  const given = { identities, passphrase: PASSPHRASE, workFactor: LITTLE_WORK };
  return toBase64(await makeKeyFile(given));
}

/** Nothing has changed, and nothing is left over. */
async function expectSame(stage: Stage): Promise<void> {
  const backups = createBackupPanel(stage);
  expect(await backups.readSaid()).toEqual(keptBackup(stage).said);
  await backups.expectOneStore();
}
