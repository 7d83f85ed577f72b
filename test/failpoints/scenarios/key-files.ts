import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { makeKeyFile, openKeyFile } from "../../../src/backup/key-file";
import { BACKUPS_FOLDER, KEY_FILE } from "../../../src/domain/backup";
import { toBase64 } from "../../../src/domain/base64";
import { makePasskey, makePassphrase } from "../../builders/new-secrets";
import type { Arm } from "../arm";
import { chooseFolder, putFile, readFiles } from "../backup-files";
import { createBackupPanel, NEW_LOCK } from "../backup-panel";
import { keepBackup, keptBackup } from "../kept-backup";
import type { Scenario, Stage } from "../scenario";
import { wipeProfile } from "../stored-rows";
import { untilDone } from "../until-done";
import { createVaultPanel } from "../vault-panel";
import { ask, begin } from "./first-message";

const PASSPHRASE = "a quiet passphrase of many words";
const OTHER = "another passphrase of many words";

/** What a restore into a new profile is told: nothing that opened the backup opens what it makes. */
const CHOSEN_THERE = NEW_LOCK.method.passphrase;

/** As a power of two. Far less than what the product takes itself: this one is opened for every stop. */
const LITTLE_WORK = 10;

/** It is begun two seconds after the vault was opened, and takes one or two. */
const PATIENCE_MS = 8_000;
const POLL_MS = 100;

/** The file with the backups' keys that a passphrase opens. Each of them takes seconds. */
export const KEY_FILE_SCENARIOS: readonly Scenario[] = [
  {
    name: "a restore into a new profile by a passphrase",
    cold: true,
    slow: true,
    passphrases: [CHOSEN_THERE],
    prepare: async (stage) => {
      await begin(stage);
      await ask(stage, "one");
      await keepBackup(stage);
      await stage.browser.kill();
      await wipeProfile(stage.browser.page);
    },
    act: async (stage) => {
      const { panel } = stage;
      const backups = createBackupPanel(stage);
      const { file, said, key } = keptBackup(stage);
      const keyFile = toBase64(await makeCheapFile(key));
      const secret = { ...makePassphrase(PASSPHRASE), keyFile };
      await untilDone(
        async () => {
          const { state } = await panel.call("vault.status", {});
          if (state === "new") return null;
          await createVaultPanel(stage).unlock(CHOSEN_THERE);
          return backups.readSaid();
        },
        (now) => now !== null,
        () => backups.restore(file, secret, "replace"),
      );
      expect(await backups.readSaid()).toEqual(said);
      await untilCurrent(stage, CHOSEN_THERE);
    },
    afterwards: async (stage) => {
      await expectKeyFile(stage, CHOSEN_THERE);
      await createBackupPanel(stage).expectOneStore();
    },
  },
  {
    name: "a key file that cannot be written at once",
    slow: true,
    failing: fails("background/backups/write-file.ts#writeFile.3"),
    passphrases: [PASSPHRASE],
    prepare: async (stage) => {
      await begin(stage);
      await ask(stage, "one");
    },
    act: async (stage) => {
      const method = makePassphrase(PASSPHRASE);
      const isThere = ({ methods }: Status) => methods.some(({ kind }) => kind === "passphrase");
      await createVaultPanel(stage).change(
        "vault.addMethod",
        () => ({ method }),
        isThere,
        PASSPHRASE,
      );
      await untilCurrent(stage);
    },
    afterwards: (stage) => expectKeyFile(stage),
  },
  {
    name: "a key file where two passphrases open the vault",
    slow: true,
    passphrases: [PASSPHRASE],
    prepare: async (stage) => {
      const vault = createVaultPanel(stage);
      await stage.panel.setUp(makePassphrase(OTHER));
      await begin(stage);
      await ask(stage, "one");
      const method = makePassphrase(PASSPHRASE);
      await vault.change(
        "vault.addMethod",
        () => ({ method }),
        ({ methods }: Status) => methods.length === 2,
      );
      await vault.lock();
    },
    act: async (stage) => {
      await createVaultPanel(stage).unlock(PASSPHRASE);
      await untilCurrent(stage);
    },
    // By the first one where that had time enough before the lock: either opens the vault.
    afterwards: (stage) => expectKeyFile(stage, PASSPHRASE, OTHER),
  },
  {
    name: "a passphrase that is taken back, and its key file with it",
    slow: true,
    passphrases: [],
    prepare: async (stage) => {
      const vault = createVaultPanel(stage);
      await stage.panel.setUp(makePassphrase(PASSPHRASE));
      await begin(stage);
      await ask(stage, "one");
      await untilCurrent(stage);
      const has = ({ methods }: Status) => methods.length === 2;
      await vault.change("vault.addMethod", () => ({ method: makePasskey() }), has);
    },
    act: async (stage) => {
      const idOf = ({ methods }: Status) =>
        methods.find(({ kind }) => kind === "passphrase")?.id ?? "";
      await createVaultPanel(stage).change(
        "vault.removeMethod",
        (now) => ({ methodId: idOf(now) }),
        (now) => idOf(now) === "",
      );
    },
    afterwards: async (stage) => {
      const { panel, browser } = stage;
      await expect
        .poll(async () => (await panel.call("backup.status", {})).keyFile, { timeout: 5_000 })
        .toBeNull();
      // By the next worker, a second after it has opened, where the one that was about to had died.
      await expect.poll(() => readKeyFile(browser), { timeout: 5_000 }).toBeNull();
    },
  },
  {
    name: "a folder in which the key file of another vault lies",
    slow: true,
    passphrases: [PASSPHRASE],
    prepare: async (stage) => {
      const { panel, browser } = stage;
      await panel.setUp(makePassphrase(PASSPHRASE));
      await begin(stage);
      await ask(stage, "one");
      await untilCurrent(stage);
      await expect.poll(() => readKeyFile(browser), { timeout: 5_000 }).not.toBeNull();
      await chooseFolder(browser.page, CHOSEN);
      // The other vault has set this one's aside.
      const bytes = (await readKeyFile(browser)) ?? new Uint8Array();
      await putFile(browser.page, CHOSEN, { name: ASIDE, bytes });
      await putFile(browser.page, CHOSEN, { name: KEY_FILE, bytes: OTHERS });
    },
    act: async (stage) => {
      const { panel, browser } = stage;
      const own = toHex(await readKeyFile(browser));
      const look = async () => {
        const files = await readChosen(browser);
        // Under whatever name: it opens the other vault's backups.
        expect([...files.values()]).toContain(toHex(OTHERS));
        return files;
      };
      await untilDone(
        look,
        (files) => files.get(KEY_FILE) === own,
        () => panel.attempt("backup.useFolder", { name: CHOSEN }),
      );
      // Of backups there may be one already, on a slow machine.
      const keyFiles = [...(await look())].filter(([name]) => name.startsWith("confidant-key"));
      expect(keyFiles.map(([, bytes]) => bytes).sort()).toEqual([own, toHex(OTHERS)].sort());
    },
    afterwards: (stage) => expectKeyFile(stage),
  },
];

const CHOSEN = "chosen";
const ASIDE = "confidant-key-20200101T000000000Z.age";

/** As far as this vault can tell, any bytes are another one's key file. */
const OTHERS = Uint8Array.of(1, 2, 3);

/** The files of the chosen folder by name, as hexadecimal digits; an empty one is none. */
async function readChosen({ page }: Stage["browser"]): Promise<ReadonlyMap<string, string>> {
  const files = (await readFiles(page, CHOSEN)).filter(({ bytes }) => bytes.length > 0);
  return new Map(files.map(({ name, bytes }) => [name, toHex(bytes)]));
}

function toHex(bytes: Uint8Array | null): string {
  return Buffer.from(bytes ?? []).toString("hex");
}

type Status = Awaited<ReturnType<ReturnType<typeof createVaultPanel>["status"]>>;

/** Waits for the key file; where the worker died of it, unlocks again, as it says it needs. */
async function untilCurrent(stage: Stage, passphrase = PASSPHRASE): Promise<void> {
  const { panel } = stage;
  const vault = createVaultPanel(stage);
  const isCurrent = async () => {
    const { keyFile } = await panel.call("backup.status", {});
    return keyFile?.isCurrent === true;
  };
  await untilDone(
    async () => {
      const hadDied = panel.hasDied();
      for (let waited = 0; waited < PATIENCE_MS; waited += POLL_MS) {
        if (await isCurrent()) return true;
        if (panel.hasDied() !== hadDied) return false;
        await sleep(POLL_MS);
      }
      return false;
    },
    (isDone) => isDone,
    async () => {
      await panel.call("vault.lock", {});
      await vault.unlock(passphrase);
    },
  );
}

/** The file beside the backups holds what opens them, by that passphrase or the other. */
async function expectKeyFile(
  stage: Stage,
  passphrase = PASSPHRASE,
  other = passphrase,
): Promise<void> {
  const { panel, browser } = stage;
  const key = await createVaultPanel(stage).newRecoveryKey(passphrase);
  // What could not be written then is there by now.
  await panel.call("backup.check", {});
  await expect.poll(() => readKeyFile(browser), { timeout: 5_000 }).not.toBeNull();
  const file = (await readKeyFile(browser)) ?? new Uint8Array();
  // Older ones follow it: what they sealed must open, too.
  const [newest] = await openKeyFile(file, passphrase).catch(() => openKeyFile(file, other));
  expect(newest).toBe(key);
}

async function readKeyFile({ page }: Stage["browser"]): Promise<Uint8Array<ArrayBuffer> | null> {
  const files = await readFiles(page, BACKUPS_FOLDER);
  const found = files.find(({ name }) => name === KEY_FILE);
  return found === undefined || found.bytes.length === 0 ? null : new Uint8Array(found.bytes);
}

function makeCheapFile(identity: string) {
  const identities = [identity];
  return makeKeyFile({ identities, passphrase: PASSPHRASE, workFactor: LITTLE_WORK });
}

function fails(id: string, nth = 1): readonly Arm[] {
  return [{ id, mode: "throw", nth }];
}
