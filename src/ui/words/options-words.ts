import { catalogue } from "./catalogue";
import { enAppearance } from "./en-appearance";
import { enBackup } from "./en-backup";
import { enContextPage } from "./en-context-page";
import { enImport } from "./en-import";
import { enPromptPage } from "./en-prompt-page";
import { enExport } from "./export-words";
import { countOf, formatNumber } from "./format";
import { enSections } from "./section-words";

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
    /** What each page is for, where nothing else says it. */
    leads: {
      lock: "What unlocks Confidant, and when it locks by itself.",
      backup: "Encrypted copies of everything, made by themselves and opened only by you.",
      prompt: "What a model is told with each message.",
      appearance: "How all pages look, the language they speak, and voice.",
      data: "Import, export and delete what is stored in this browser.",
    },
    cancel: "Cancel",
    /** Where no more can be typed. */
    fieldFull: (max: number) =>
      `Maximum length reached: ${countOf(max, "character", "characters")}. The rest is cut off.`,
  },

  lockPage: {
    none: "No lock: anyone who can read this profile's files can read your data.",
    sealing: (percent: number) =>
      `Not protected yet: ${formatNumber(percent)} % encrypted with the new key. You can keep using Confidant; closing the browser only pauses this.`,
    changing: (percent: number) =>
      `The new vault key is being applied: ${formatNumber(percent)} %. Your data stays readable and locked; closing the browser only pauses this.`,
    rests: "Paused. It resumes automatically when this is resolved:",
    lock: "Locked. One of the methods below is needed to unlock.",
    methods: "Unlock methods",
    added: (day: string) => `added ${day}`,
    replace: "Replace",
    remove: "Remove",
    removeMeans: (kind: string) => `${kind}: this method will no longer unlock Confidant.`,
    removeConfirm: "Remove this method",
    lastMethod: "This is the only method. Add another before removing it.",
    add: "Add an unlock method",
    chooseLock: "Choose a lock",
    rotateOffer:
      "A copy of the old key record still opens with the old method. If someone else may have one, change the vault key too: it then no longer opens your data. An older key file still opens existing backups with its old passphrase, and newer ones until you replace the recovery key.",
    notNow: "Not now",
    autoLock: "Auto-lock",
    autoLockAfter: "Lock after inactivity",
    never: "Never",
    autoLockNote:
      "Auto-lock waits for a running answer. Locking manually, or when the system locks, does not wait.",
    autoLockNotBySystem:
      "In Firefox, Confidant is not told when the system locks, and stays open then.",
    autoLockNoLock: "Takes effect once you choose a lock.",
    minutes: (minutes: number) =>
      minutes < 60 ? countOf(minutes, "minute", "minutes") : countOf(minutes / 60, "hour", "hours"),
    key: "Vault key",
    keyWhy:
      "Encrypts everything again with a new key, so that a stolen key no longer opens your data. All unlock methods stay. New backups get a new key too, unless the recovery key opens them: replace that as well. Afterwards, unlock with the passphrase once to update the key file. A backup is made first; the rest runs in the background.",
    keyBusy: "A key change is in progress. Wait until it is done.",
    changeKey: "Change vault key",
    conflict:
      "The unlock methods were changed in another window. Nothing was done here; this is how they are now.",
  },

  dataPage: {
    contexts: "Delete a context",
    holds: (conversations: number, messages: number, tokens: number | undefined) =>
      [
        countOf(conversations, "conversation", "conversations"),
        countOf(messages, "message", "messages"),
        ...(tokens === undefined ? [] : [`about ${countOf(tokens, "token", "tokens")}`]),
      ].join(", "),
    noContexts: "Nothing is stored yet.",
    purge: "Delete forever …",
    purgeMeans: (conversations: number, messages: number) =>
      `This deletes the context with ${countOf(conversations, "conversation", "conversations")} and ${countOf(messages, "message", "messages")} forever, and its memory: blocks, facts, notes and references, also where its blocks are shared with other contexts. This cannot be undone. A backup is made first. Copies of this profile, and for a while the browser's own files, may still contain encrypted remains.`,
    purgeName: (name: string) => `Type “${name}” to continue`,
    purgeConfirm: (name: string, messages: number) =>
      `Delete forever: “${name}”, ${countOf(messages, "message", "messages")}`,
    purged: (messages: number) =>
      `Deleted forever, with ${countOf(messages, "message", "messages")}. Copies of this profile, and for a while the browser's own files, may still contain encrypted remains.`,
    export: "Export everything",
    backupFirst:
      "A backup is made first, unless one is up to date. Backups keep this data, for four weeks or longer. For a copy that you can read without Confidant:",
    stores: "Vaults",
    storesWhy: "Each vault is separate and has its own lock. One is in use at a time.",
    store: (number: number) => `Vault ${formatNumber(number)}`,
    current: "in use",
    use: "Switch to this vault",
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
    why: "Checks every stored entry. Nothing is changed.",
    run: "Check now",
    running: "Checking …",
    well: (rows: number) => `${countOf(rows, "entry", "entries")} checked. No problems found.`,
    found: (rows: number) => `${countOf(rows, "entry", "entries")} checked. Problems found:`,
    unreadable: {
      "row-tampered": (count: number) =>
        `${countOf(count, "entry was", "entries were")} changed from outside, or damaged, and cannot be read. Repairing removes what is left of them.`,
      "key-missing": (count: number) =>
        `${countOf(count, "entry is", "entries are")} encrypted with a key that this vault does not hold. They never open again; a repair removes them and rebuilds what depends on them.`,
      "version-unknown": (count: number) =>
        `${countOf(count, "entry was", "entries were")} written by a newer version. They stay; update Confidant to read them.`,
      other: (count: number, code: string) =>
        `${countOf(count, "entry does", "entries do")} not open (${code}). They stay.`,
    },
    vaultMismatch:
      "The contents of the vault do not match its records: something was removed, added or replaced from outside.",
    mismatched: (count: number) =>
      `${countOf(count, "conversation does", "conversations do")} not match their records: messages were removed, added or replaced from outside.`,
    rewound:
      "Your data is older than what this browser saw last: it was replaced by an earlier copy.",
    details: "Details",
    canDo: "What you can do",
    exportFirst: "Export the readable data first.",
    repairMeans:
      "A repair deletes damaged entries forever, rebuilds missing parts and accepts the rest as it is. Missing entries do not come back and are no longer reported.",
    repair: "Repair …",
    repairConfirm: "Delete unreadable entries and repair",
    repaired: (removed: number, rebuilt: number) =>
      `Done: ${formatNumber(removed)} removed, ${formatNumber(rebuilt)} rebuilt.`,
  },

  aboutPage: {
    version: (version: string) => `Version ${version}`,
    protects: "What protects you",
    sealed:
      "Everything you write and every answer is encrypted before it is stored in this browser.",
    stays:
      "A message goes only to the model you choose. Tool servers, programs and a server that searches by meaning are told something only where you have set them up.",
    lockOnly:
      "With a lock, the key is in memory only while Confidant is unlocked. Without one, the key is stored in this profile.",
    limits:
      "Not protected: what is on the screen, an unlocked browser, this machine's memory, and a whole profile put back to an earlier state.",
    private: "Confidant does not run in private windows: nothing could be saved there.",
    licences: "Licences",
    ownLicence: "Confidant's own (MIT)",
    notices: "Those of the packages in it",
  },
};

/** The texts of the options, apart from the others: only that page has to load them. */
export const optionsWords: typeof enOptions = catalogue("options", enOptions);
