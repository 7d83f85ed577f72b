import { expect } from "vitest";
import { makePassphrase } from "../../builders/new-secrets";
import { readBackups } from "../backup-files";
import type { Scenario, Stage } from "../scenario";
import { createVaultPanel } from "../vault-panel";
import { watchToText } from "../watch-to-end";
import { ask, begin } from "./first-message";

const FIRST = "a first passphrase of many words";
const SECOND = "a second passphrase of many words";

/** What is done to the vault itself, and what is found after it. */
export const VAULT_SCENARIOS: readonly Scenario[] = [
  {
    name: "a vault that is set up with a passphrase",
    cold: true,
    passphrases: [FIRST],
    act: async (stage) => {
      await stage.panel.setUp(makePassphrase(FIRST));
      await createVaultPanel(stage).unlock(FIRST);
      await begin(stage);
      await ask(stage, "one");
    },
  },
  {
    name: "a vault that is locked and opened again",
    passphrases: [FIRST],
    prepare: beginLocked,
    act: async (stage) => {
      const vault = createVaultPanel(stage);
      await vault.lock();
      await vault.unlock(FIRST);
      expect(await stage.panel.list()).toHaveLength(2);
    },
  },
  {
    name: "a lock while a reply is written",
    passphrases: [FIRST],
    prepare: beginLocked,
    act: async (stage) => {
      const { panel, browser, server } = stage;
      const vault = createVaultPanel(stage);
      server.answer("part");
      const turn = await panel.send("two");
      await panel.survive(watchToText(browser.page, turn));
      await panel.call("vault.lock", {});
      server.answer("whole");
      await vault.unlock(FIRST);
      await panel.finish(turn);
    },
  },
  {
    name: "wrong passphrases before the right one",
    passphrases: [FIRST],
    prepare: async (stage) => {
      await beginLocked(stage);
      await createVaultPanel(stage).lock();
    },
    act: async (stage) => {
      const vault = createVaultPanel(stage);
      expect(await vault.opens(makePassphrase(SECOND))).toBe(false);
      await vault.unlock(FIRST);
      expect(await stage.panel.list()).toHaveLength(2);
    },
  },
  {
    name: "a lock that is chosen later",
    passphrases: [FIRST],
    prepare: async (stage) => {
      await begin(stage);
      await ask(stage, "one");
    },
    act: chooseLock,
  },
  {
    name: "a lock that is chosen where nothing was said",
    passphrases: [FIRST],
    prepare: begin,
    act: async (stage) => {
      const { panel, browser } = stage;
      await chooseLock(stage);
      // There was nothing that a backup would be for.
      expect((await panel.call("backup.status", {})).records).toEqual([]);
      expect(await readBackups(browser.page)).toEqual([]);
    },
  },
  {
    name: "a passphrase that is changed",
    passphrases: [SECOND],
    prepare: beginLocked,
    act: async (stage) => {
      const vault = createVaultPanel(stage);
      const [before] = (await vault.status()).methods;
      await vault.change(
        "vault.replaceMethod",
        () => ({ methodId: before?.id ?? "", method: makePassphrase(SECOND) }),
        ({ methods }) => methods[0]?.id !== before?.id,
        FIRST,
        SECOND,
      );
      expect(await vault.opens(makePassphrase(FIRST))).toBe(false);
      await vault.unlock(SECOND);
    },
  },
  {
    name: "a second method, and the first one removed",
    passphrases: [SECOND],
    prepare: beginLocked,
    act: async (stage) => {
      const vault = createVaultPanel(stage);
      const [before] = (await vault.status()).methods;
      await vault.change(
        "vault.addMethod",
        () => ({ method: makePassphrase(SECOND) }),
        ({ methods }) => methods.length === 2,
        FIRST,
      );
      await vault.change(
        "vault.removeMethod",
        () => ({ methodId: before?.id ?? "" }),
        ({ methods }) => methods.length === 1,
        SECOND,
      );
    },
  },
  {
    name: "a new vault key",
    passphrases: [FIRST],
    thorough: true,
    prepare: beginLocked,
    act: async (stage) => {
      const vault = createVaultPanel(stage);
      const { generation } = await vault.status();
      await vault.change(
        "vault.rotate",
        () => ({}),
        (now) => now.generation > generation,
        FIRST,
      );
      await vault.settle(FIRST);
      expect(await stage.panel.list()).toHaveLength(2);
      expect((await vault.status()).generation).toBe(generation + 2);
    },
  },
];

/** A vault with a passphrase alone, and one question answered in it. */
async function beginLocked(stage: Stage): Promise<void> {
  await stage.panel.setUp(makePassphrase(FIRST));
  await begin(stage);
  await ask(stage, "one");
}

/** Puts a passphrase in the place of the device's own key. */
async function chooseLock(stage: Stage): Promise<void> {
  const vault = createVaultPanel(stage);
  await vault.change(
    "vault.addMethod",
    () => ({ method: makePassphrase(FIRST) }),
    ({ methods }) => methods.every(({ kind }) => kind === "passphrase"),
    FIRST,
  );
  await vault.settle(FIRST);
  expect((await vault.status()).protection).toBe("lock");
}
