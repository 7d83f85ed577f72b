import type { ErrorCode } from "../../domain/app-error";
import type { WayKind } from "../../domain/unlock-way";
import { countOf, formatDuration, formatNumber } from "./format";

const wayNames: Record<WayKind, string> = {
  device: "No lock",
  passphrase: "Passphrase",
  passkey: "Passkey",
  recovery: "Recovery key",
};

const otherWays: Record<WayKind, string> = {
  device: "Open without a lock",
  passphrase: "Use the passphrase",
  passkey: "Use a passkey",
  recovery: "Use the recovery key",
};

const storeStates: Partial<Record<ErrorCode, string>> = {
  "store-unavailable": "The browser does not open Confidant's storage",
  "store-gone": "The browser deleted your conversations",
  "quota-exceeded": "There is no room left to store anything",
  "version-unknown": "What is stored is newer than this version",
  "header-corrupt": "The record of the keys is damaged",
  "key-missing": "The key to what is stored is missing",
  "row-tampered": "What is stored was changed from outside",
};

/** What concerns the vault: its lock, setting it up, opening it, and when it does not open. */
export const enVault = {
  lock: {
    notLocked: "Not locked",
    locked: "Lock",
    lockNow: "Lock now",
    lockHint: (keys: string) => `Lock now (${keys})`,
    sealing: (percent: number) => `Sealing … ${formatNumber(percent)} %`,
    sealingRests: (percent: number) => `Sealing rests at ${formatNumber(percent)} %`,
    restsExplanation: "It goes on by itself later; Options, Lock, tells why it rests.",
    checking: "Opening",
    about: "About the lock",
    explanation:
      "Everything is sealed, but the key lies in this profile: whoever can read this profile's files can read it.",
    sealingExplanation:
      "Not protected yet: what was stored before is being sealed under a new key. Confidant can be used meanwhile.",
    choose: "Choose a lock",
  },

  wayNames,

  setUp: {
    title: "Choose a lock",
    why: "A lock keeps what you write here closed to anyone else who uses this computer or copies its files.",
    passphrase: "Passphrase",
    passphraseHint: "Recommended. Works everywhere; only you know it.",
    passkey: "Passkey",
    passkeyHint: "A fingerprint, a face, a PIN or a security key opens it.",
    noPasskey: "This browser or machine cannot open a vault by passkey.",
    none: "Start without a lock",
    noneHint:
      "You can add one at any time, in Options. Until then, whoever can read this profile's files can read what you write.",
    back: "Back",
    restore: "Restore from a backup …",
    working: "Making the vault …",
  },

  passphrase: {
    field: "Passphrase",
    again: "The same again",
    show: "Show",
    save: "Use this passphrase",
    differ: "The two are not the same yet.",
    refused: "Not taken",
    notRated:
      "How strong it is could not be worked out: a part of Confidant did not load. Nothing was changed; press the button again, and reload this page if that does not help.",
    advice: "Four or more unrelated words do well. It cannot be looked up or reset by anybody.",
    meter: "Strength",
    strengths: ["Very weak", "Weak", "Not enough", "Good", "Strong"] as const,
    guessable: "It would be guessed. Make it longer, best with unrelated words.",
    reasons: {
      straightRow: "Rows of neighbouring keys are tried early. Add unrelated words.",
      keyPattern: "Patterns on the keyboard are tried early. Add unrelated words.",
      simpleRepeat: "Repeated characters add little. Add unrelated words.",
      extendedRepeat: "Repeated parts add little. Add unrelated words.",
      sequences: "Sequences such as abc or 6543 are tried early. Add unrelated words.",
      recentYears: "Years are tried early. Add unrelated words.",
      dates: "Dates are tried early. Add unrelated words.",
      topTen: "This is one of the ten that are tried first.",
      topHundred: "This is one of the hundred that are tried first.",
      common: "This stands in the lists that are tried first.",
      similarToCommon: "This is close to one that is tried first. Add unrelated words.",
      wordByItself: "A single word is guessed quickly. Add unrelated words.",
      namesByThemselves: "Names by themselves are guessed quickly. Add unrelated words.",
      commonNames: "Common names are guessed quickly. Add unrelated words.",
    } as Readonly<Record<string, string>>,
  },

  passkey: {
    make: "Make a passkey",
    use: "Unlock with a passkey",
    waiting: "Waiting for the passkey …",
    failed:
      "No passkey was used: it was cancelled, took too long, or does not work here. Nothing was changed; try again.",
    noSecret:
      "This passkey cannot open a vault: its maker does not offer the secret that is needed (PRF). Nothing was changed; choose another, or a passphrase.",
  },

  unlock: {
    label: "Unlock Confidant",
    recoveryField: "Recovery key",
    open: "Unlock",
    opening: "Opening …",
    otherWays,
    next: (seconds: number) =>
      `After several wrong attempts, the next is taken in ${formatDuration(seconds * 1000)}.`,
    forgotten: "Forgotten?",
    others: (names: string) => `It can also be opened with: ${names}.`,
    noOthers: "There is no other unlock method.",
    nobody:
      "Nobody can reset it. A backup opens only with its recovery key, or with its key file and passphrase.",
    anew: "You can start anew: an empty store beside this one, which is kept as it is.",
  },

  startNew: {
    begin: "Start a new store beside this one",
    means:
      "What is stored now is kept, sealed as it is, and not shown. To come back to it: Options, Data, Stores.",
    confirm: "Start the new store",
    cancel: "Cancel",
  },

  otherStores: {
    show: "Use another store …",
    none: "There is no other store in this profile.",
    use: (number: number) => `Use store ${formatNumber(number)}`,
  },

  unavailable: {
    title: "What is stored cannot be opened",
    titles: storeStates,
    safe: "What is stored is kept as it is.",
    // Elsewhere the rest can be used; here the failing part holds everything up.
    tampered:
      "A part that everything else needs was changed from outside, or is damaged, and does not open. Export what opens, to have a copy outside; then try again, or start anew beside it.",
    retry: "Try again",
    retrying: "Trying …",
  },

  exportAll: {
    start: "Export what opens",
    running: (rows: number) => `Reading … ${countOf(rows, "entry", "entries")}`,
    clear: "The file is not sealed: whoever has it can read it.",
    done: (opened: number, unreadable: number) =>
      unreadable === 0
        ? `Saved ${countOf(opened, "entry", "entries")}.`
        : `Saved ${countOf(opened, "entry", "entries")}; ${countOf(unreadable, "entry", "entries")} did not open.`,
    failed: "No file was saved.",
    stop: "Stop",
  },
};
