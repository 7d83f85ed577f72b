import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { newRecoveryKey } from "../../../src/vault/recovery-key";
import { makePasskey, makePassphrase } from "../../builders/new-secrets";
import { readBackups, readTexts } from "../backup-files";
import { makeCheapHeader, plantHeader } from "../cheap-header";
import type { Panel } from "../panel";
import type { Scenario, Stage } from "../scenario";
import { clearTable, endSession } from "../stored-rows";
import { untilDone } from "../until-done";
import { createVaultPanel } from "../vault-panel";
import { ask, begin } from "./first-message";

const PASSPHRASE = "a quiet passphrase of many words";
const ATTEMPTS_KEY = "unlock-attempts:confidant";
const HOUR_MS = 3_600_000;

/** Right after the first commit of a rotation: rows of both keys lie there. */
const HALF_SEALED = "store/rows/reseal-rows.ts#createResealer.5";

/** Where the backups hear of the vault's methods. */
const ARRANGE = "background/backups/backup-keys.ts#arrange.1";

/** They hear of a recovery key shortly after it has opened the vault. */
const MOST_LOOKS = 30;
const LOOK_EVERY_MS = 50;

/** The recovery key of each run. */
const keys = new WeakMap<Panel, string>();

/** The less usual methods into a vault. Passkeys cost no time, unlike passphrases. */
export const UNLOCK_SCENARIOS: readonly Scenario[] = [
  {
    name: "a recovery key and a second passkey",
    passphrases: [],
    prepare: beginWithPasskey,
    act: async (stage) => {
      const vault = createVaultPanel(stage);
      const key = await vault.newRecoveryKey();
      const has = (kind: string, count: number) => (now: Status) =>
        now.methods.filter((method) => method.kind === kind).length === count;
      const recovery = { kind: "recovery", key } as const;
      await vault.change("vault.addMethod", () => ({ method: recovery }), has("recovery", 1));
      const passkey = makePasskey(7);
      await vault.change("vault.addMethod", () => ({ method: passkey }), has("passkey", 2));
      expect(await vault.opens(recovery)).toBe(true);
      const methodId = (await vault.status()).methods.at(-1)?.id ?? "";
      expect(await vault.opens({ kind: "passkey", methodId, secret: passkey.secret })).toBe(true);
      expect(await stage.panel.list()).toHaveLength(2);
    },
  },
  {
    name: "a recovery key that the backups have not heard of",
    passphrases: [],
    prepare: async (stage) => {
      const { panel, browser } = stage;
      await begin(stage);
      await ask(stage, "one");
      const key = newRecoveryKey();
      keys.set(panel, key);
      const arms = [1, 2, 3].map((nth) => ({ id: ARRANGE, mode: "throw", nth }) as const);
      await browser.arm(arms, { running: true });
      const { generation } = await createVaultPanel(stage).status();
      await panel.call("vault.addMethod", { method: { kind: "recovery", key }, generation });
      await browser.kill();
    },
    cold: true,
    act: async (stage) => {
      const { panel } = stage;
      const vault = createVaultPanel(stage);
      const isHeard = async () => (await panel.call("backup.status", {})).recoveryKey;
      const opens = () => vault.opens({ kind: "recovery", key: keys.get(panel) ?? "" });
      expect(await isHeard()).toBe(false);
      await untilDone(
        async () => {
          const hadDied = panel.hasDied();
          for (let tries = 0; tries < MOST_LOOKS; tries += 1) {
            if (await isHeard()) return true;
            if (tries === 0 || panel.hasDied() !== hadDied) expect(await opens()).toBe(true);
            await sleep(LOOK_EVERY_MS);
          }
          return false;
        },
        (isDone) => isDone,
        opens,
      );
    },
    afterwards: async (stage) => {
      const { records } = await stage.panel.call("backup.make", { withKeys: false });
      const files = await readBackups(stage.browser.page);
      const file = files.find(({ name }) => name === records[0]?.name);
      if (file === undefined) throw new Error("there is no backup");
      const texts = await readTexts(file, keys.get(stage.panel) ?? "");
      expect(texts).toHaveLength(records[0]?.messages ?? 0);
    },
  },
  {
    name: "a worker that starts in the middle of a rotation",
    cold: true,
    passphrases: [],
    prepare: async (stage) => {
      const { browser } = stage;
      await beginWithPasskey(stage);
      const { generation } = await createVaultPanel(stage).status();
      await browser.arm([{ id: HALF_SEALED, mode: "stop", nth: 1 }], { running: true });
      // Its answer may wait for whoever has the rows.
      browser.call(browser.page, "vault.rotate", { generation }).catch(() => undefined);
      await browser.stopped();
      await browser.kill();
      await endSession(browser.page);
    },
    act: async (stage) => {
      const vault = createVaultPanel(stage);
      const methodId = (await vault.status()).methods[0]?.id ?? "";
      const { secret } = makePasskey();
      expect(await vault.opens({ kind: "passkey", methodId, secret })).toBe(true);
      await vault.settle();
      expect(await vault.status()).toMatchObject({ generation: 3, protection: "lock" });
    },
  },
  {
    name: "the header lost beside the rows while a lock stands open",
    cold: true,
    slow: true,
    passphrases: [],
    prepare: async (stage) => {
      await beginWithPasskey(stage);
      await stage.browser.kill();
      await clearTable(stage.browser.page, "header");
    },
    act: async ({ panel }) => {
      expect(await panel.list()).toHaveLength(2);
    },
  },
  {
    name: "a clock that was put back between two attempts",
    slow: true,
    passphrases: [PASSPHRASE],
    prepare: async (stage) => {
      await stage.panel.setUp(makePassphrase(PASSPHRASE));
      await begin(stage);
      await ask(stage, "one");
      await stage.panel.call("vault.lock", {});
      const inFuture = { count: 1, at: Date.now() + HOUR_MS };
      await setLocal(stage, ATTEMPTS_KEY, inFuture);
    },
    act: async (stage) => {
      expect((await createVaultPanel(stage).status()).state).toBe("locked");
      const kept = await readLocal(stage, ATTEMPTS_KEY);
      expect(kept).toMatchObject({ count: 1 });
      expect(Reflect.get(Object(kept), "at")).toBeLessThanOrEqual(Date.now());
      await createVaultPanel(stage).unlock(PASSPHRASE);
      expect(await stage.panel.list()).toHaveLength(2);
    },
  },
  {
    name: "a passphrase that costs less to guess than today's",
    slow: true,
    passphrases: [PASSPHRASE],
    prepare: async (stage) => {
      // Makes the database, and nothing in it.
      expect((await createVaultPanel(stage).status()).state).toBe("new");
      await stage.browser.kill();
      await plantHeader(stage.browser.page, await makeCheapHeader(PASSPHRASE));
    },
    cold: true,
    act: async (stage) => {
      const vault = createVaultPanel(stage);
      await vault.unlock(PASSPHRASE);
      expect((await vault.status()).generation).toBe(2);
    },
    afterwards: async (stage) => {
      await begin(stage);
      await ask(stage, "one");
    },
  },
];

type Status = Awaited<ReturnType<ReturnType<typeof createVaultPanel>["status"]>>;

/** A vault with a passkey alone, and one question answered in it. */
async function beginWithPasskey(stage: Stage): Promise<void> {
  await stage.panel.setUp(makePasskey());
  await begin(stage);
  await ask(stage, "one");
}

function setLocal({ browser }: Stage, key: string, value: unknown): Promise<void> {
  return browser.page.evaluate((entry) => chrome.storage.local.set(entry), { [key]: value });
}

function readLocal({ browser }: Stage, key: string): Promise<unknown> {
  return browser.page.evaluate(async (name) => (await chrome.storage.local.get(name))[name], key);
}
