import { CallError, callWorker } from "../browser/call-worker.mjs";
import { ExitError } from "../run-main.mjs";
import { tell } from "../tell.mjs";
import { askUnseen, hasTerminal } from "./ask-unseen.mjs";

/** @typedef {import("puppeteer-core").Page} Page */
/** @typedef {import("../../src/contract/vault").VaultStatus} VaultStatus */

const TRIES = 3;

/**
 * Opens the profile's vault for a run without a window: a new one takes no lock, a locked one is
 * opened by what the person types. Ends the run with exit code 3 where it does not open.
 * @param {Page} panel
 */
export async function openVault(panel) {
  const vault = await readVault(panel);
  if (vault.state === "new") {
    await callWorker(panel, "vault.setUp", { way: { kind: "device" } });
    tell("New profile: it takes no lock, so whoever can read its files can read what is said.");
  }
  if (vault.state === "locked") {
    await unlock(panel, vault);
  }
}

/**
 * Whether the vault is open; a closed one is left to the panel, which asks. Ends the run with exit
 * code 3 where it cannot be opened at all.
 * @param {Page} panel
 */
export async function isVaultOpen(panel) {
  const { state } = await readVault(panel);
  if (state === "new") {
    tell("New profile: the side panel asks how it is to be locked.");
  }
  if (state === "locked") {
    tell("This profile is locked: the side panel asks how to open it.");
  }
  return state === "unlocked";
}

/**
 * @param {Page} panel
 * @returns {Promise<VaultStatus>}
 */
async function readVault(panel) {
  const vault = await callWorker(panel, "vault.status", {});
  if (vault.state === "unavailable") {
    throw new ExitError(
      3,
      `This profile's vault does not open (${vault.failure?.code ?? "no reason given"}). Nothing was changed; another folder can be chosen with --profile.`,
    );
  }
  return vault;
}

/**
 * @param {Page} panel
 * @param {VaultStatus} vault
 */
async function unlock(panel, { ways }) {
  if (!ways.some(({ kind }) => kind === "passphrase" || kind === "recovery")) {
    throw new ExitError(
      3,
      "This profile is locked, and only a passkey opens it. Open it in a window: npm start",
    );
  }
  // A pipe has one line to give.
  const tries = hasTerminal() ? TRIES : 1;
  for (let left = tries; left > 0; left -= 1) {
    if (await tryToUnlock(panel)) {
      return;
    }
    tell("That does not open this profile.");
  }
  throw new ExitError(3, "This profile stays locked. Nothing was changed.");
}

/**
 * Whether what the person types opens the vault.
 * @param {Page} panel
 */
async function tryToUnlock(panel) {
  const typed = await askUnseen("This profile is locked. Passphrase or recovery key: ");
  if (typed === null) {
    throw new ExitError(
      3,
      "This profile is locked, and no passphrase came. Run this at a terminal, or give the passphrase as the first line of stdin.",
    );
  }
  try {
    await callWorker(panel, "vault.unlock", { secret: toSecret(typed) });
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
