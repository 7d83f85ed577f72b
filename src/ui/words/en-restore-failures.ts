import type { ErrorCode } from "../../domain/app-error";

/** What failed about a restore, what is safe, what to do; other codes are told as everywhere. */
const byCode: Partial<Record<ErrorCode, string>> = {
  "not-found":
    "The chosen file was moved, changed or deleted, or the browser paused the extension. Nothing was changed here; choose it again.",
  "wrong-passphrase":
    "This passphrase does not open the key file. Nothing was changed; a key file opens with the passphrase that was in use when it was made.",
  "backup-wrong-key":
    "What you gave does not open this backup. Nothing was changed; try the recovery key that was printed before it was made, or a key file that lies beside it.",
  "backup-damaged":
    "This backup is damaged: it was cut off, or changed since it was made. Nothing was changed here; take another one.",
  "version-unknown":
    "This backup was made by a newer version of Confidant. Nothing was changed; update Confidant, then try again.",
  "quota-exceeded":
    "There is no room for this: for a while, a restore needs about three times the size of the backup. Nothing was changed here; free some space, then try again.",
  conflict:
    "Something was changed here since you looked, or an answer is being written, so nothing was restored. Choose the backup once more to see how it stands now.",
  "worker-gone":
    "The browser stopped the extension before it answered. A restore that was cut has changed nothing and does not go on by itself. Reload this page and look: if what is in the backup is not all here, begin it again.",
};

/** More exactly, by the reason that comes with a code. */
const byReason: Partial<Record<ErrorCode, Readonly<Record<string, string>>>> = {
  "wrong-passphrase": {
    recovery:
      "This is no recovery key: at least one of its characters is another one. Nothing was changed; compare it with your copy, and type it once more.",
  },
  "backup-wrong-key": {
    vault:
      "This vault does not open it: it is the backup of another vault, or of this one under a key that was taken away since. Nothing was changed; open it with the recovery key that belongs to it, or with its passphrase and key file.",
    recovery:
      "This recovery key does not open this backup: it belongs to another one, or to another vault. Nothing was changed; try the key that was printed before this backup was made, or the passphrase with the key file that lies beside it.",
    passphrase:
      "The passphrase opens the key file, but no key in that opens this backup. Nothing was changed; choose the key file that lies beside this backup, or use the recovery key.",
  },
  "backup-damaged": {
    "key-file":
      "The key file is damaged, or is none of Confidant's. The backup itself was not looked into, and nothing was changed; choose another copy of confidant-key.age, or use the recovery key.",
    "not-made-by-its-owner":
      "This file opens, but the vault that it names did not make it: somebody who knows only where to seal it to made or changed it. Nothing was changed here; do not use it, and take a backup that you have kept yourself.",
    unreadable:
      "The file could not be read to its end: it was moved, changed or deleted, or its disk failed. Nothing was changed here; choose it once more, or take another copy.",
  },
};

/** The sentences of a restore's failures. */
export const enRestoreFailures = { byCode, byReason } as const;
