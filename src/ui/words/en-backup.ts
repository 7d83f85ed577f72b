import type { BackupReason } from "../../domain/backup";
import { countOf, formatAgo, formatExactDate } from "./format";

const reasons: Record<BackupReason, string> = {
  daily: "by itself",
  "by-hand": "by hand",
  "before-purge": "before something was removed",
  "before-migration": "right after an update",
  "before-restore": "before a restore",
  "before-rotation": "before the vault key was changed",
};

/** What the options say about backups. */
export const enBackup = {
  backupPage: {
    state: "State",
    none: "There is no backup yet.",
    newest: (ms: number) => `The newest backup was made ${formatAgo(ms)}.`,
    unchanged: "Nothing has changed since.",
    changed: "Something has changed since; the next is made by itself, at the latest a day later.",
    firstSoon:
      "The first is made by itself soon after something was said, or now by the button below.",
    old: "It is older than a week, and something has changed since. Make one now.",
    failed: (ms: number, why: string) => `The last attempt, ${formatAgo(ms)}, failed. ${why}`,
    damaged: (count: number) =>
      `${countOf(count, "backup is", "backups are")} damaged or missing, as the list shows. Make a new one; the damaged can be deleted.`,
    exactly: (at: number) => formatExactDate(at),

    make: "Back up now",
    making: "Making a backup",
    withKeys: "with the keys of your connections",
    withKeysMeans:
      "Then whoever opens the backup can also use your accounts with these providers. Without, they are asked for once more after a restore elsewhere.",
    running: {
      backup: "Making a backup. Confidant can be used meanwhile.",
      check: "Reading backups back.",
    },
    bar: "How far it is",
    made: "The backup was made and read back: it is whole.",
    notMade: "No backup was made; why is told above.",

    list: "Backups in this browser",
    listWhy:
      "Kept are the newest of each of the last seven days and of the last four weeks, up to five of the last seven days that were made before something was removed or replaced, the three newest by hand of four weeks, and always the newest, the newest with keys and the newest in which nothing is missing.",
    empty: "None yet.",
    holds: (size: string, conversations: number, messages: number) =>
      `${size} · ${countOf(conversations, "conversation", "conversations")} · ${countOf(messages, "message", "messages")}`,
    reason: (reason: BackupReason) => `made ${reasons[reason]}`,
    checked: (ms: number) => `read back whole ${formatAgo(ms)}`,
    unchecked: "not read back yet",
    damage: {
      missing: "Its file is missing.",
      altered: "Damaged: it is not as it was made.",
    },
    unreadable: (count: number) =>
      `${countOf(count, "entry", "entries")} did not open and ${count === 1 ? "is" : "are"} not in it.`,
    hasKeys: "with keys of connections",
    download: "Download",
    restore: "Restore …",
    delete: "Delete",
    of: (action: string, title: string) => `${action}: ${title}`,
    deleteMeans:
      "This backup is deleted here. A copy in your folder, or a downloaded one, stays. You can undo this for 10 seconds.",
    deleteConfirm: "Delete this backup",
    fileGone: "The file is not there any more. Check the backups to see which are left.",
    others: "Other backups in this browser",
    othersWhy:
      "These are of another store of this profile, or were made before a restore. They open with the recovery key or the key file and passphrase of their time, and stay until you delete them.",
    otherKeys: "Key files of other stores, set aside so that this one's did not take their place:",
    deleteOtherMeans:
      "This backup is deleted, and this vault has no other copy of it. You can undo this for 10 seconds.",
    check: "Check my backups",
    checking: "Checking …",
    checkedAll: (whole: number, damaged: number) =>
      damaged === 0
        ? `${countOf(whole, "backup was", "backups were")} read back: all are whole.`
        : `${countOf(whole, "backup is", "backups are")} whole; ${countOf(damaged, "one is", "others are")} damaged or missing.`,

    where: "A copy outside this browser",
    uninstall:
      "Uninstalling Confidant, or clearing this profile, deletes the backups that are kept here. Choose a folder, or download one now and then.",
    folderNone: "No folder is chosen.",
    folderWhy:
      "Each new backup and the key file are also written to a folder of yours, best one that is on another disk or is synchronised. They are sealed there, too.",
    folder: (name: string) => `Folder “${name}”`,
    folderStates: {
      ok: "Backups are copied there.",
      denied:
        "The browser does not let Confidant write there at the moment. Allow it again; nothing that lies there is lost.",
      gone: "It is not there any more: moved, renamed or deleted. Choose it again, or another.",
      failed:
        "The last copy could not be written there; it may be full. The backup in this browser is whole. It is tried again with the next one.",
    },
    copied: (ms: number) => `The last copy was written ${formatAgo(ms)}.`,
    notCopied: "Nothing was copied there yet.",
    choose: "Choose a folder",
    chooseOther: "Choose another folder",
    allow: "Allow again",
    forget: "Forget the folder",
    forgetMeans: "What lies in the folder stays.",
    noPicker:
      "This browser cannot write to a folder of yours. Download a backup now and then instead.",
    notAllowed: "The browser was not allowed to write there. Nothing was changed.",

    opens: "What opens a backup",
    here: "Here, in this vault, each opens by itself. Anywhere else, it opens with one of these:",
    recoveryKey: "The recovery key opens new backups, with nothing else beside it.",
    noRecoveryKey: "There is no recovery key that opens new backups.",
    print: "Print one in Options, Lock",
    keyFile: (ms: number) =>
      `The key file confidant-key.age, with your passphrase. It was made ${formatAgo(ms)} and belongs beside the backups.`,
    keyFileStale:
      "It is missing, or does not hold the newest key or passphrase yet, and may not open the newest backups: lock Confidant and unlock it with the passphrase once, then it does.",
    keyFileSoon:
      "There is no key file yet: lock Confidant and unlock it with the passphrase once, then there is.",
    noPassphrase: "There is no passphrase, and so no key file that one would open.",
    nothingOpens:
      "Nothing opens these backups anywhere else: there is neither a recovery key nor a passphrase. If this profile is lost, they are lost with it. Print a recovery key.",
    downloadKey: "Download the key file",
    oldCopies:
      "Copies of the key file that were made before the passphrase was changed or removed still open with the old one, and with them the backups of that time. Delete them where the old one may be known.",
    exposed:
      "An older key file with its old passphrase, or whoever had the vault key that was changed, opens new backups too, for they open with the recovery key, and that is still the same. Make the recovery key anew:",
    exposedWhere: "replace it in Options, Lock",
    purged:
      "What you delete is gone from the backups kept here after four weeks at the latest, as long as newer ones are made. However old, the newest stays, and so do the newest with keys of connections and the newest in which nothing is missing. Copies in your folder go with them once it can be written, but for those of backups made by hand; these and the ones that you download stay until you delete them.",

    byHand: "Open a backup without Confidant",
    byHandWhy:
      "A backup is an ordinary file of age (age-encryption.org), with one line of JSON for each entry in it. In a terminal, with the key file and your passphrase:",
    byHandKey:
      "With the recovery key, put it by itself into a file key.txt (delete that afterwards):",
    loading: "Looking …",
    keptTitle: "Backups in this browser",
    keptWhy:
      "What is stored does not open at the moment, but these were kept apart from it. Download them, with the key file, to have them outside.",
  },
};
