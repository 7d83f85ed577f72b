import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { CallError } from "../../scripts/browser/call-worker.mjs";
import type { CallInput } from "../../src/contract/contract";
import type { VaultStatus } from "../../src/contract/vault";
import type { UnlockSecret } from "../../src/domain/unlock-method";
import { makePasskey, makePassphrase } from "../builders/new-secrets";
import type { Stage } from "./scenario";

type Change = "vault.addMethod" | "vault.replaceMethod" | "vault.removeMethod" | "vault.rotate";
type ChangeInput<N extends Change> = Omit<CallInput<N>, "generation">;

const MAX_TRIES = 4;
const POLL_MS = 20;

/** Acts as the options page does: looks at the vault before each change, and again after a death. */
export function createVaultPanel({ panel, browser }: Pick<Stage, "panel" | "browser">) {
  const status = () => panel.call("vault.status", {});

  /** Opens it by any of these passphrases where it is locked; fails where none does. */
  const unlock = async (...passphrases: string[]): Promise<void> => {
    for (const passphrase of passphrases) {
      if ((await status()).state === "unlocked") return;
      await attempt(makePassphrase(passphrase));
    }
    expect((await status()).state).toBe("unlocked");
  };
  const attempt = async (secret: UnlockSecret) => {
    try {
      await panel.attempt("vault.unlock", { secret });
      // A worker that died meanwhile may have opened it, or not.
      if ((await status()).state === "locked") {
        await browser.call(browser.page, "vault.unlock", { secret });
      }
    } catch (error) {
      if (!(error instanceof CallError) || error.failure.code !== "wrong-passphrase") throw error;
    }
  };
  /**
   * Gives an unlock method once more: the worker that knew of the last one is dead. The passkey that
   * the vault was made with, where there are no passphrases.
   */
  const prove = async (error: unknown, passphrases: readonly string[]) => {
    const code = error instanceof CallError ? error.failure.code : null;
    if (code !== "reauthentication-required") throw error;
    for (const passphrase of passphrases) await attempt(makePassphrase(passphrase));
    if (passphrases.length > 0) return;
    const { methods } = await status();
    const methodId = methods.find(({ kind }) => kind === "passkey")?.id ?? "";
    await attempt({ kind: "passkey", methodId, secret: makePasskey().secret });
  };
  /** Asks for a change until it is seen to be done; `passphrases` open what a death has locked. */
  const change = async <N extends Change>(
    name: N,
    input: (status: VaultStatus) => ChangeInput<N>,
    isDone: (status: VaultStatus) => boolean,
    ...passphrases: string[]
  ): Promise<void> => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      await unlock(...passphrases);
      const now = await status();
      if (isDone(now)) return;
      const full = { generation: now.generation, ...input(now) } as CallInput<N>;
      await panel.attempt(name, full).catch((error: unknown) => prove(error, passphrases));
    }
    throw new Error(`${name} is never done`);
  };
  /** Waits until no row needs the former key. */
  const settle = async (...passphrases: string[]): Promise<void> => {
    for (;;) {
      await unlock(...passphrases);
      if ((await status()).sealing === null) return;
      await sleep(POLL_MS);
    }
  };
  return {
    status,
    unlock,
    settle,
    change,
    /** Another recovery key; `passphrases` prove after a death who asks, or the passkey where there are none. */
    newRecoveryKey: async (...passphrases: string[]): Promise<string> => {
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        const given = await panel
          .attempt("vault.newRecoveryKey", {})
          .catch((error: unknown) => prove(error, passphrases).then(() => null));
        if (given !== null) return given.key;
      }
      throw new Error("no recovery key is given");
    },
    lock: async () => {
      await panel.call("vault.lock", {});
      expect((await status()).state).toBe("locked");
    },
    /** Whether a secret opens the locked vault. */
    opens: async (secret: UnlockSecret) => {
      await panel.call("vault.lock", {});
      await attempt(secret);
      return (await status()).state === "unlocked";
    },
  };
}
