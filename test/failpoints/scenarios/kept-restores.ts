import { expect } from "vitest";
import { CallError } from "../../../scripts/browser/call-worker.mjs";
import { makeKeyFile } from "../../../src/backup/key-file";
import type { CallOutput } from "../../../src/contract/contract";
import { BACKUPS_FOLDER, KEY_FILE } from "../../../src/domain/backup";
import { toBase64 } from "../../../src/domain/base64";
import { newRecoveryKey } from "../../../src/vault/recovery-key";
import { makePasskey, makePassphrase } from "../../builders/new-secrets";
import { putFile } from "../backup-files";
import { createBackupPanel, NEW_LOCK } from "../backup-panel";
import { keepBackup, keptBackup } from "../kept-backup";
import type { Scenario, Stage } from "../scenario";
import { wipeProfile } from "../stored-rows";
import { untilDone } from "../until-done";
import { createVaultPanel } from "../vault-panel";
import { ask, begin } from "./first-message";

const PASSPHRASE = "a quiet passphrase of many words";

/** Far less than what the product takes itself. */
const LITTLE_WORK = 10;

/** Backups of a store that does not open any more, or of another profile. */
export const KEPT_RESTORE_SCENARIOS: readonly Scenario[] = [
  {
    name: "backups beside a new store, shown to whoever opens them, and restored",
    passphrases: [NEW_LOCK.method.passphrase],
    prepare: async (stage) => {
      const { panel, browser } = stage;
      await panel.setUp(makePassphrase(PASSPHRASE));
      await begin(stage);
      await ask(stage, "one");
      await keepBackup(stage);
      const bytes = await makeCheapFile(keptBackup(stage).key);
      await putFile(browser.page, BACKUPS_FOLDER, { name: KEY_FILE, bytes });
      await panel.call("store.startNew", {});
    },
    act: async (stage) => {
      const { panel } = stage;
      expect(await panel.call("restore.kept", { secret: null })).toEqual({ names: [], asks: true });
      const other = { kind: "recovery", key: newRecoveryKey() } as const;
      const guess = panel.attempt("restore.kept", { secret: other });
      expect(["backup-wrong-key", null]).toContain(await codeOf(guess));
      const keyFile = toBase64(await makeCheapFile(newRecoveryKey()));
      const secret = { ...makePassphrase(PASSPHRASE), keyFile } as const;
      const { name } = keptBackup(stage).file;
      await untilOpen(stage, async () => {
        await panel.attempt("restore.kept", { secret: makePassphrase(PASSPHRASE) });
        const source = { from: "kept", name } as const;
        await panel.attempt("restore.preview", { source, secret });
        await panel.attempt("restore.run", { mode: "replace", ...NEW_LOCK });
      });
      expect(await createBackupPanel(stage).readSaid()).toEqual(keptBackup(stage).said);
    },
  },
  {
    name: "a restore into a new profile that a passkey opens",
    cold: true,
    passphrases: [],
    prepare: async (stage) => {
      await begin(stage);
      await ask(stage, "one");
      await keepBackup(stage);
      await stage.browser.kill();
      await wipeProfile(stage.browser.page);
    },
    act: async (stage) => {
      const { file, key, said } = keptBackup(stage);
      const method = makePasskey();
      await untilOpen(
        stage,
        () => createBackupPanel(stage).restore(file, { kind: "recovery", key }, "replace", method),
        method.secret,
      );
      expect(await createBackupPanel(stage).readSaid()).toEqual(said);
    },
    afterwards: async (stage) => {
      await createVaultPanel(stage).status();
    },
  },
  {
    name: "a connection that came with a backup and is taken over",
    cold: true,
    passphrases: [NEW_LOCK.method.passphrase],
    expectedRows: { connections: 1, secrets: 0 },
    prepare: async (stage) => {
      const { panel, server, browser } = stage;
      await begin(stage);
      await ask(stage, "one");
      const given = { kind: "ollama", preset: "ollama", url: server.url, key: null } as const;
      const { id, version } = await panel.call("connection.add", given);
      await panel.call("connection.update", { id, version, hidesOrigin: true });
      await keepBackup(stage);
      await browser.kill();
      await wipeProfile(browser.page);
    },
    act: async (stage) => {
      const { panel } = stage;
      const { file, key } = keptBackup(stage);
      await untilOpen(stage, () =>
        createBackupPanel(stage).restore(file, { kind: "recovery", key }, "replace"),
      );
      const held = async () => {
        await untilOpen(stage, async () => undefined);
        return (await panel.call("restore.held", {})).held;
      };
      await untilDone(
        held,
        (items) => items.length === 0,
        async (items) => {
          await panel.attempt("vault.unlock", { secret: NEW_LOCK.method });
          await panel.attempt("restore.takeOver", { items: items.map(toRef) });
        },
      );
    },
  },
];

type Held = CallOutput<"restore.held">["held"][number];

function toRef(item: Held) {
  return item.kind === "connection" || item.kind === "origin"
    ? { kind: item.kind, id: item.id }
    : { kind: item.kind };
}

/** Restores until the store in use has a vault that is open. */
async function untilOpen(
  { panel }: Stage,
  restore: () => Promise<unknown>,
  passkey?: string,
): Promise<void> {
  await untilDone(
    async () => {
      const { state, methods } = await panel.call("vault.status", {});
      if (state !== "locked") return state;
      const [made] = methods;
      const secret =
        passkey === undefined
          ? NEW_LOCK.method
          : { kind: "passkey" as const, methodId: made?.id ?? "", secret: passkey };
      await panel.attempt("vault.unlock", { secret });
      return (await panel.call("vault.status", {})).state;
    },
    (state) => state === "unlocked",
    // A worker that has died knows of nobody who has opened any, and of no look into them.
    () =>
      restore().catch((error: unknown) => {
        const code = error instanceof CallError ? error.failure.code : null;
        if (!panel.hasDied() || (code !== "not-found" && code !== "locked")) throw error;
      }),
  );
}

async function codeOf(work: Promise<unknown>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof CallError) return error.failure.code;
    throw error;
  }
}

function makeCheapFile(identity: string) {
  const identities = [identity];
  return makeKeyFile({ identities, passphrase: PASSPHRASE, workFactor: LITTLE_WORK });
}
