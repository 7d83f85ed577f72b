import type { ErrorCode } from "../../domain/app-error";
import type { MethodKind } from "../../domain/unlock-method";
import { countOf, formatDuration, formatNumber } from "./format";

const methodNames: Record<MethodKind, string> = {
  device: "No lock",
  passphrase: "Passphrase",
  passkey: "Passkey",
  recovery: "Recovery key",
};

const otherMethods: Record<MethodKind, string> = {
  device: "Open without a lock",
  passphrase: "Use the passphrase",
  passkey: "Use a passkey",
  recovery: "Use the recovery key",
};

const storeStates: Partial<Record<ErrorCode, string>> = {
  "store-unavailable": "The browser does not open Confidant's storage",
  "store-gone": "The browser deleted your conversations",
  "quota-exceeded": "There is no storage space left",
  "version-unknown": "Your data is from a newer version",
  "header-corrupt": "This vault's key record is damaged",
  "key-missing": "The encryption key is missing",
  "row-tampered": "Your data was changed from outside",
};

/** What concerns the vault: its lock, setting it up, opening it, and when it does not open. */
export const enVault = {
  lock: {
    notLocked: "Not locked",
    locked: "Lock",
    isLocked: "Confidant is locked.",
    isUnlocked: "Confidant is unlocked.",
    lockNow: "Lock now",
    lockHint: (keys: string) => `Lock now (${keys})`,
    sealing: (percent: number) => `Encrypting … ${formatNumber(percent)} %`,
    sealingRests: (percent: number) => `Encryption paused at ${formatNumber(percent)} %`,
    restsExplanation: "It resumes automatically. Options, Lock, shows why it is paused.",
    checking: "Opening",
    about: "About the lock",
    explanation:
      "Everything is encrypted, but the key is stored in this profile: anyone who can read this profile's files can read your data.",
    sealingExplanation:
      "Not protected yet: existing data is being encrypted with a new key. You can keep using Confidant.",
    choose: "Choose a lock",
  },

  methodNames,

  setUp: {
    title: "Choose a lock",
    why: "A lock protects what you write here from anyone else who uses this computer or copies its files.",
    passphrase: "Passphrase",
    passphraseHint: "Recommended. Works everywhere; only you know it.",
    passkey: "Passkey",
    passkeyHint: "Unlock with a fingerprint, your face, a PIN or a security key.",
    noPasskey: "This browser or device does not support unlocking with a passkey.",
    none: "Start without a lock",
    noneHint:
      "You can add one at any time, in Options. Until then, anyone who can read this profile's files can read what you write.",
    back: "Back",
    restore: "Restore from a backup …",
    working: "Creating the vault …",
  },

  passphrase: {
    field: "Passphrase",
    again: "Repeat passphrase",
    show: "Show",
    save: "Use this passphrase",
    differ: "The passphrases do not match yet.",
    refused: "Not accepted",
    notRated:
      "The strength could not be checked because a part of Confidant did not load. Nothing was changed. Try again, and reload this page if that does not help.",
    advice: "Use four or more unrelated words. Nobody can look it up or reset it.",
    meter: "Strength",
    strengths: ["Very weak", "Weak", "Not enough", "Good", "Strong"] as const,
    guessable: "Too easy to guess. Make it longer, preferably with unrelated words.",
    reasons: {
      straightRow: "Rows of neighbouring keys are easy to guess. Add unrelated words.",
      keyPattern: "Patterns on the keyboard are easy to guess. Add unrelated words.",
      simpleRepeat: "Repeated characters add little. Add unrelated words.",
      extendedRepeat: "Repeated parts add little. Add unrelated words.",
      sequences: "Sequences such as abc or 6543 are easy to guess. Add unrelated words.",
      recentYears: "Years are easy to guess. Add unrelated words.",
      dates: "Dates are easy to guess. Add unrelated words.",
      topTen: "This is one of the ten most common passwords.",
      topHundred: "This is one of the hundred most common passwords.",
      common: "This is a common password.",
      similarToCommon: "This is similar to a common password. Add unrelated words.",
      wordByItself: "A single word is guessed quickly. Add unrelated words.",
      namesByThemselves: "Names by themselves are guessed quickly. Add unrelated words.",
      commonNames: "Common names are guessed quickly. Add unrelated words.",
    } as Readonly<Record<string, string>>,
  },

  passkey: {
    make: "Create a passkey",
    use: "Unlock with a passkey",
    waiting: "Waiting for the passkey …",
    failed:
      "No passkey was used: it was cancelled, took too long, or does not work here. Nothing was changed; try again.",
    noSecret:
      "This passkey cannot unlock Confidant: it does not support the required feature (PRF). Nothing was changed. Choose another, or a passphrase.",
  },

  unlock: {
    label: "Unlock Confidant",
    recoveryField: "Recovery key",
    open: "Unlock",
    opening: "Opening …",
    otherMethods,
    next: (seconds: number) =>
      `Too many wrong attempts. Try again in ${formatDuration(seconds * 1000)}.`,
    forgotten: "Can't unlock?",
    others: (names: string) => `You can also unlock with: ${names}.`,
    noOthers: "There is no other unlock method.",
    nobody:
      "Nobody can reset it. A backup opens only with its recovery key, or with its key file and passphrase.",
    anew: "You can start over with an empty vault. This one is kept unchanged.",
  },

  startNew: {
    begin: "Create a new vault",
    means:
      "Your current data stays encrypted and hidden. To come back to it: Options, Data, Vaults.",
    confirm: "Create the new vault",
    cancel: "Cancel",
  },

  otherStores: {
    show: "Switch vault …",
    none: "There is no other vault in this profile.",
    use: (number: number) => `Switch to vault ${formatNumber(number)}`,
  },

  unavailable: {
    title: "Your data cannot be opened",
    titles: storeStates,
    safe: "Your data is unchanged.",
    // Elsewhere the rest can be used; here the failing part holds everything up.
    tampered:
      "A part that everything else needs was changed from outside, or is damaged, and does not open. Export the readable data first. Then try again, or create a new vault.",
    retry: "Try again",
    retrying: "Trying …",
  },

  exportAll: {
    start: "Export readable data",
    running: "Reading …",
    rows: (rows: number) => countOf(rows, "entry", "entries"),
    clear: "The file is not encrypted: anyone who has it can read it.",
    done: (opened: number, unreadable: number) =>
      unreadable === 0
        ? `Saved ${countOf(opened, "entry", "entries")}.`
        : `Saved ${countOf(opened, "entry", "entries")}; ${countOf(unreadable, "entry", "entries")} did not open.`,
    failed: "No file was saved.",
    stop: "Stop",
  },
};
