import { CallError, callWorker } from "../browser/call-worker.mjs";
import { report } from "../report.mjs";
import { ExitError } from "../run-main.mjs";
import { askUnseen, hasTerminal } from "./ask-unseen.mjs";

/** @typedef {import("puppeteer-core").Page} Page */
/** @typedef {import("../../src/contract/vault").VaultStatus} VaultStatus */

const TRIES = 3;

/**
 * Opens the profile's vault for a run without a window: a new one takes no lock, a locked one is
 * opened by what the person types. Ends the run with exit code 3 where it does not open.
 * @param {Page} page
 */
export async function openVault(page) {
  const vault = await readVault(page);
  if (vault.state === "new") {
    await callWorker(page, "vault.setUp", { method: { kind: "device" } });
    report("New profile: it takes no lock, so whoever can read its files can read what is said.");
  }
  if (vault.state === "locked") {
    await unlock(page, vault);
  }
}

/**
 * How it stands with the profile's vault, asked from a page of the extension. Ends the run with exit
 * code 3 where it cannot be opened at all.
 * @param {Page} page
 * @returns {Promise<VaultStatus>}
 */
export async function readVault(page) {
  const vault = await callWorker(page, "vault.status", {});
  if (vault.state === "unavailable") {
    throw new ExitError(
      3,
      `This profile's vault does not open (${vault.failure?.code ?? "no reason given"}). Nothing was changed; another folder can be chosen with --profile.`,
    );
  }
  return vault;
}

/**
 * @param {Page} page
 * @param {VaultStatus} vault
 */
async function unlock(page, { methods }) {
  if (!methods.some(({ kind }) => kind === "passphrase" || kind === "recovery")) {
    throw new ExitError(
      3,
      "This profile is locked, and only a passkey opens it. Open it in a window: npm start",
    );
  }
  // A pipe has one line to give.
  const tries = hasTerminal() ? TRIES : 1;
  for (let left = tries; left > 0; left -= 1) {
    if (await tryToUnlock(page)) {
      return;
    }
    report("That does not open this profile.");
  }
  throw new ExitError(3, "This profile stays locked. Nothing was changed.");
}

/**
 * Whether what the person types opens the vault.
 * @param {Page} page
 */
async function tryToUnlock(page) {
  const typed = await askUnseen("This profile is locked. Passphrase or recovery key: ");
  if (typed === null) {
    throw new ExitError(
      3,
      "This profile is locked, and no passphrase came. Run this at a terminal, or give the passphrase as the first line of stdin.",
    );
  }
  try {
    await callWorker(page, "vault.unlock", { secret: toSecret(typed) });
    return true;
  } catch (error) {
    const failure = error instanceof CallError ? error.failure : null;
    if (failure?.code === "too-many-attempts") {
      throw new ExitError(
        3,
        `There were too many attempts: the next is taken in ${failure.data.seconds} s.`,
      );
    }
    if (failure?.code === "wrong-passphrase") {
      return false;
    }
    throw error;
  }
}

/** @param {string} typed */
function toSecret(typed) {
  return /^\s*AGE-SECRET-KEY-1/i.test(typed)
    ? { kind: "recovery", key: typed }
    : { kind: "passphrase", passphrase: typed };
}
