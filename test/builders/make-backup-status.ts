import type { BackupStatus } from "../../src/contract/backup";
import type { BackupRecord } from "../../src/domain/backup";

/** A record of a backup that was read back whole. */
export function makeBackupRecord(over: Partial<BackupRecord> = {}): BackupRecord {
  return {
    name: "confidant-20260102T030405006Z.age",
    reason: "daily",
    madeAt: Date.UTC(2026, 0, 2, 3, 4, 5, 6),
    bytes: 4_096,
    sha256: "0".repeat(64),
    conversations: 3,
    messages: 9,
    unreadable: 0,
    withKeys: false,
    checkedAt: 0,
    damage: null,
    ...over,
  };
}

/** A status in which there is no backup, and nothing that needs one. */
export function makeBackupStatus(over: Partial<BackupStatus> = {}): BackupStatus {
  return {
    recoveryKey: true,
    passphrase: true,
    keyFile: { madeAt: 0, isCurrent: true },
    hadKeyFile: true,
    isExposed: false,
    changed: false,
    isOld: false,
    failure: null,
    folder: null,
    running: null,
    records: [],
    others: [],
    otherKeys: [],
    ...over,
  };
}
