import type { BackupReason } from "../../domain/backup";
import { countOf, formatAgo, formatExactDate } from "./format";

const reasons: Record<BackupReason, string> = {
  daily: "automatically",
  "by-hand": "manually",
  "before-purge": "before a deletion",
  "before-migration": "right after an update",
  "before-restore": "before a restore",
  "before-rotation": "before the vault key was changed",
};

/** What the options say about backups. */
export const enBackup = {
  backupPage: {
    state: "Status",
    none: "There is no backup yet.",
    newest: (ms: number) => `The newest backup was made ${formatAgo(ms)}.`,
    unchanged: "Nothing has changed since.",
    changed: "There are changes since. The next backup is made automatically within a day.",
    firstSoon:
      "The first is made automatically soon after your first message, or now with the button below.",
    old: "It is older than a week, and there are changes since. Back up now.",
    failed: (ms: number, why: string) => `The last attempt, ${formatAgo(ms)}, failed. ${why}`,
    damaged: (count: number) =>
      `${countOf(count, "backup is", "backups are")} damaged or missing, see the list. Back up again; you can delete damaged backups.`,
    exactly: (at: number) => formatExactDate(at),

    make: "Back up now",
    making: "Making a backup",
    withKeys: "Include API keys",
    withKeysMeans:
      "Anyone who opens the backup can then use your provider accounts. Without them, you enter the keys again after restoring elsewhere.",
    running: {
      backup: "Backing up. You can keep using Confidant.",
      check: "Verifying backups.",
    },
    bar: "Progress",
    made: "Backup complete and verified.",
    notMade: "No backup was made. See the reason above.",

    list: "Backups in this browser",
    listKeeps: "What is kept, and for how long",
    listWhy:
      "Kept are the newest of each of the last seven days and of the last four weeks, up to five of the last seven days that were made before a deletion or replaced, the three newest by hand of four weeks, and always the newest, the newest with keys and the newest in which nothing is missing.",
    empty: "None yet.",
    holds: (size: string, conversations: number, messages: number) =>
      `${size} · ${countOf(conversations, "conversation", "conversations")} · ${countOf(messages, "message", "messages")}`,
    reason: (reason: BackupReason) => `made ${reasons[reason]}`,
    checked: (ms: number) => `verified ${formatAgo(ms)}`,
    unchecked: "not verified yet",
    damage: {
      missing: "Its file is missing.",
      altered: "Damaged: the file was changed.",
    },
    unreadable: (count: number) =>
      `${countOf(count, "entry", "entries")} did not open and ${count === 1 ? "is" : "are"} missing from it.`,
    hasKeys: "with API keys",
    download: "Download",
    restore: "Restore …",
    delete: "Delete",
    of: (action: string, title: string) => `${action}: ${title}`,
    deleteMeans:
      "This backup is deleted here. A copy in your folder, or a downloaded one, stays. You can undo this for 10 seconds.",
    deleteConfirm: "Delete this backup",
    fileGone: "The file no longer exists. Verify the backups to see which are left.",
    others: "Other backups in this browser",
    othersWhy:
      "These belong to another vault of this profile, or were made before a restore. They open with the recovery key, or the key file and passphrase, of that time, and stay until you delete them.",
    otherKeys: "Key files of other vaults:",
    deleteOtherMeans:
      "This backup is deleted, and this vault has no other copy of it. You can undo this for 10 seconds.",
    check: "Verify backups",
    checking: "Checking …",
    checkedAll: (whole: number, damaged: number) =>
      damaged === 0
        ? `${countOf(whole, "backup was", "backups were")} verified. All are intact.`
        : `${countOf(whole, "backup is", "backups are")} whole; ${countOf(damaged, "is", "are")} damaged or missing.`,

    where: "Copy outside this browser",
    uninstall:
      "Uninstalling Confidant, or clearing this profile, deletes the backups stored here. Choose a folder, or download a backup from time to time.",
    folderNone: "No folder is chosen.",
    folderWhy:
      "Each new backup and the key file are also saved to a folder of yours, preferably on another disk or synced. They stay encrypted there.",
    folder: (name: string) => `Folder “${name}”`,
    folderStates: {
      ok: "Backups are copied there.",
      denied:
        "The browser no longer lets Confidant write there. Allow access again; your files there are safe.",
      gone: "The folder was moved, renamed or deleted. Choose it again, or another one.",
      failed:
        "The last copy could not be written there; it may be full. The backup in this browser is whole. It is tried again with the next one.",
    },
    copied: (ms: number) => `The last copy was written ${formatAgo(ms)}.`,
    notCopied: "Nothing was copied there yet.",
    choose: "Choose a folder",
    chooseOther: "Choose another folder",
    allow: "Allow access again",
    forget: "Remove folder",
    forgetMeans: "Files in the folder stay.",
    noPicker: "This browser cannot write to a folder. Download a backup from time to time instead.",
    notAllowed: "Access to the folder was denied. Nothing was changed.",

    opens: "How to open a backup",
    here: "In this vault, backups open automatically. Anywhere else, you need one of these:",
    recoveryKey: "The recovery key, which is all you need.",
    noRecoveryKey: "There is no recovery key that opens new backups.",
    print: "Create one in Options, Lock",
    keyFile: (ms: number) =>
      `The key file confidant-key.age, with your passphrase. It was made ${formatAgo(ms)} and belongs next to the backups.`,
    keyFileStale:
      "It is missing, or does not hold the newest key or passphrase yet, and may not open the newest backups: lock Confidant and unlock it with the passphrase once, then it does.",
    keyFileSoon:
      "There is no key file yet: lock Confidant and unlock it with the passphrase once, then there is.",
    noPassphrase: "There is no passphrase, and so no key file that one would open.",
    nothingOpens:
      "These backups open nowhere else: there is no recovery key and no passphrase. If this profile is lost, they are lost too. Create a recovery key.",
    downloadKey: "Download the key file",
    oldCopies:
      "Copies of the key file that were made before the passphrase was changed or removed still open with the old one, and with them the backups of that time. Delete them where the old one may be known.",
    exposed:
      "An older key file with its old passphrase, or whoever had the vault key that was changed, opens new backups too, for they open with the recovery key, and that is still the same. Make the recovery key anew:",
    exposedWhere: "replace it in Options, Lock",
    purged:
      "What you delete is gone from the backups kept here after four weeks at the latest, as long as newer ones are made. However old, the newest stays, and so do the newest with API keys and the newest in which nothing is missing. Copies in your folder go with them once it can be written, but for those of backups made by hand; these and the ones that you download stay until you delete them, and so do other vaults' backups, under “Other backups in this browser”.",

    byHand: "Open a backup without Confidant",
    byHandWhy:
      "A backup is an ordinary file of age (age-encryption.org), with one line of JSON for each entry in it. In a terminal, with the key file and your passphrase:",
    byHandKey:
      "With the recovery key, put it by itself into a file key.txt (delete that afterwards):",
    loading: "Loading …",
    keptTitle: "Backups in this browser",
    keptWhy:
      "What is stored does not open at the moment, but these were kept apart from it. Download them, with the key file, to have them outside.",
  },
};
