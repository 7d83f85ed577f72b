import { expect } from "vitest";
import { makePasskey, makePassphrase } from "../../builders/new-secrets";
import { makeCheapHeader, plantHeader } from "../cheap-header";
import type { Scenario, Stage } from "../scenario";
import { clearTable, endSession } from "../stored-rows";
import { createVaultPanel } from "../vault-panel";
import { ask, begin } from "./first-message";

const PASSPHRASE = "a quiet passphrase of many words";
const ATTEMPTS_KEY = "unlock-attempts:confidant";
const HOUR_MS = 3_600_000;

/** Right after the first commit of a rotation: rows of both keys lie there. */
const HALF_SEALED = "store/reseal-rows.ts#createResealer.5";

/** The less usual ways into a vault. Passkeys cost no time, unlike passphrases. */
export const UNLOCK_SCENARIOS: readonly Scenario[] = [
  {
    name: "a recovery key and a second passkey",
    passphrases: [],
    prepare: beginWithPasskey,
    act: async (stage) => {
      const vault = createVaultPanel(stage);
      const { key } = await stage.panel.call("vault.newRecoveryKey", {});
      const has = (kind: string, count: number) => (now: Status) =>
        now.ways.filter((way) => way.kind === kind).length === count;
      const recovery = { kind: "recovery", key } as const;
      await vault.change("vault.addWay", () => ({ way: recovery }), has("recovery", 1));
      const passkey = makePasskey(7);
      await vault.change("vault.addWay", () => ({ way: passkey }), has("passkey", 2));
      expect(await vault.opens(recovery)).toBe(true);
      const wayId = (await vault.status()).ways.at(-1)?.id ?? "";
      expect(await vault.opens({ kind: "passkey", wayId, secret: passkey.secret })).toBe(true);
      expect(await stage.panel.list()).toHaveLength(2);
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
      await browser.call(browser.page, "vault.rotate", { generation });
      await browser.stopped();
      await browser.kill();
      await endSession(browser.page);
    },
    act: async (stage) => {
      const vault = createVaultPanel(stage);
      const wayId = (await vault.status()).ways[0]?.id ?? "";
      const { secret } = makePasskey();
      expect(await vault.opens({ kind: "passkey", wayId, secret })).toBe(true);
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
