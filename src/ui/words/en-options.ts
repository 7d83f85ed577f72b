import { enAppearance } from "./en-appearance";
import { enBackup } from "./en-backup";
import { enContextPage } from "./en-context-page";
import { enExport } from "./en-export";
import { enImport } from "./en-import";
import { enPromptPage } from "./en-prompt-page";
import { enSections } from "./en-sections";
import { countOf, formatNumber } from "./format";

/** What the options page says; what it says of models and of usage stands apart. */
export const enOptions = {
  ...enAppearance,
  ...enBackup,
  ...enContextPage,
  ...enExport,
  ...enImport,
  ...enPromptPage,

  options: {
    title: "Options",
    sections: enSections.names,
    cancel: "Cancel",
    /** Where no more can be typed. */
    fieldFull: (max: number) =>
      `This is as long as it can be: ${countOf(max, "character", "characters")}. More is left out.`,
  },

  lockPage: {
    none: "No lock: whoever can read this profile's files can read what is stored.",
    sealing: (percent: number) =>
      `Not protected yet: ${formatNumber(percent)} % is sealed under the new key. Confidant can be used meanwhile; closing the browser only pauses it.`,
    changing: (percent: number) =>
      `The new vault key is being applied: ${formatNumber(percent)} %. Everything stays readable and locked meanwhile; closing the browser only pauses it.`,
    rests: "It rests at the moment, and goes on by itself once this is over:",
    lock: "Locked by the methods below. Nothing opens without one of them.",
    ways: "Unlock methods",
    added: (day: string) => `added ${day}`,
    replace: "Replace",
    remove: "Remove",
    removeMeans: (kind: string) => `${kind}: this method will not open Confidant any more.`,
    removeConfirm: "Remove this method",
    lastWay: "The only method; add another to be able to remove it.",
    add: "Add an unlock method",
    chooseLock: "Choose a lock",
    rotateOffer:
      "A copy of the old record still opens with the old method. If someone else may have it, change the vault key too: then such a copy opens nothing that is stored from now on, nor the rest once it is sealed anew. An older key file still opens the backups made until now with its old passphrase, and, until the recovery key is made anew, newer ones too.",
    notNow: "Not now",
    autoLock: "Lock by itself",
    autoLockAfter: "After this long without use",
    never: "Never",
    autoLockNote:
      "It waits for a running answer. Locking by hand, and when the system is locked, never waits.",
    autoLockNoLock: "This takes effect once a lock is chosen.",
    minutes: (minutes: number) =>
      minutes < 60 ? countOf(minutes, "minute", "minutes") : countOf(minutes / 60, "hour", "hours"),
    key: "Vault key",
    keyWhy:
      "Seals everything anew under a new key, so that a key or a copy of the record that someone took opens nothing any more that is stored here. All unlock methods stay. New backups get a new key as well, unless the recovery key opens them: then replace that too. Unlock with the passphrase once afterwards, so that the key file opens them. A backup is made first; the rest runs in the background.",
    keyBusy: "One change is going on; another can begin once that is done.",
    changeKey: "Change vault key",
    conflict:
      "The unlock methods were changed in another window. Nothing was done here; this is how they are now.",
  },

  dataPage: {
    contexts: "Contexts",
    holds: (conversations: number, messages: number, tokens: number | undefined) =>
      [
        countOf(conversations, "conversation", "conversations"),
        countOf(messages, "message", "messages"),
        ...(tokens === undefined ? [] : [`about ${countOf(tokens, "token", "tokens")}`]),
      ].join(", "),
    noContexts: "Nothing is stored yet.",
    purge: "Purge …",
    purgeMeans: (conversations: number, messages: number) =>
      `This removes the context with ${countOf(conversations, "conversation", "conversations")} and ${countOf(messages, "message", "messages")} for good: it cannot be undone. A backup is made first. Copies of this profile that you have made, and for a while the browser's own files, may still hold sealed remains.`,
    purgeName: (name: string) => `Type “${name}” to go on`,
    purgeConfirm: (name: string, messages: number) =>
      `Purge “${name}”, ${countOf(messages, "message", "messages")}`,
    purged: (messages: number) =>
      `Removed, with ${countOf(messages, "message", "messages")}. Copies of this profile that you have made, and for a while the browser's own files, may still hold sealed remains.`,
    export: "Take everything out",
    backupFirst:
      "A backup is made first, unless one has everything already. That one and older ones keep this for four weeks at the longest, as long as newer ones are made. For a copy that can be read without Confidant:",
    stores: "Stores",
    storesWhy:
      "A store is kept apart from the others, with its own lock. Only one is in use at a time.",
    store: (number: number) => `Store ${formatNumber(number)}`,
    current: "in use",
    use: "Use this store",
    privateTitle: "Private windows",
    private: "Confidant does not run in private windows: it would have nowhere to keep anything.",
  },

  healthPage: {
    storage: {
      title: "Storage",
      kept: "Persistent storage: granted. The browser deletes nothing of Confidant's to make room.",
      notKept:
        "Persistent storage: not granted. The browser's automatic clean-up leaves Confidant out all the same, because it has unlimited storage. Copies of the backups in a folder of yours are not affected by it.",
      noBuckets:
        "Storage buckets: not available in this browser. If it deletes Confidant's storage, what was written since the newest backup is lost; everything before it is restored. Update the browser, or choose a folder and make backups more often in Options, Backup.",
    },
    why: "Opens every stored entry and compares it with the vault's own records. Nothing is changed.",
    run: "Check now",
    running: "Checking …",
    well: (rows: number) =>
      `${countOf(rows, "entry", "entries")} checked: all open, none is missing.`,
    found: (rows: number) => `${countOf(rows, "entry", "entries")} checked. This was found:`,
    unreadable: {
      "row-tampered": (count: number) =>
        `${countOf(count, "entry was", "entries were")} changed from outside, or damaged, and cannot be read. Repairing removes what is left of them.`,
      "key-missing": (count: number) =>
        `${countOf(count, "entry is", "entries are")} sealed under a key that this vault does not hold. They never open again; "accept what is left" removes them and rebuilds what stands on them.`,
      "version-unknown": (count: number) =>
        `${countOf(count, "entry was", "entries were")} written by a newer version. They stay; update Confidant to read them.`,
      other: (count: number, code: string) =>
        `${countOf(count, "entry does", "entries do")} not open (${code}). They stay.`,
    },
    vaultMismatch:
      "The vault's list of what it holds does not match: something was removed, added or put back from outside.",
    mismatched: (count: number) =>
      `${countOf(count, "conversation does", "conversations do")} not match the record of their messages: something was removed, added or put back from outside.`,
    rewound:
      "What is stored is older than what this browser saw last: an earlier copy was put in its place.",
    details: "Which ones",
    canDo: "What can be done",
    exportFirst: "Export what opens, to have a copy outside.",
    repairMeans:
      "Accept what is left: altered entries are removed for good, lost beginnings are rebuilt, and the records are made anew from what is there. What was taken out does not come back, and is not noticed as missing afterwards.",
    repair: "Accept what is left …",
    repairConfirm: "Remove what cannot be read and go on",
    repaired: (removed: number, rebuilt: number) =>
      `Done: ${formatNumber(removed)} removed, ${formatNumber(rebuilt)} rebuilt.`,
  },

  aboutPage: {
    version: (version: string) => `Version ${version}`,
    protects: "What protects you",
    sealed: "Everything you write and every answer is sealed before it is stored in this browser.",
    stays: "Only the model you choose is asked. Nothing is sent anywhere else.",
    lockOnly:
      "With a lock, the key is in memory only while Confidant is unlocked. Without one, the key lies in this profile.",
    limits:
      "Not protected: what is on the screen, an unlocked browser, this machine's memory, and a whole profile put back to an earlier state.",
  },
};
