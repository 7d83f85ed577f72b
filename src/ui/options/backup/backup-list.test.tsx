import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { makeBackupRecord, makeBackupStatus } from "../../../../test/builders/make-backup-status";
import { createFakeClient } from "../../../../test/fakes/fake-client";
import type { Failure } from "../../../domain/app-error";
import type { BackupRecord } from "../../../domain/backup";
import type { Restorer, RestoreState } from "../../restore/restorer";
import { optionsWords } from "../../words/options-words";
import { BackupList } from "./backup-list";

function show(records: readonly BackupRecord[], failed: Failure | null = null) {
  const of = failed && (records[0]?.name ?? null);
  const state: RestoreState = { at: "ready", failure: failed, of };
  const restorer: Restorer = {
    state: { get: () => state, subscribe: () => () => {} },
    open: async () => {},
    run: async () => {},
    takeOver: async () => {},
    kept: async () => ({ names: [], asks: false }),
    cancel: () => {},
    forget: () => {},
  };
  return renderToStaticMarkup(
    <BackupList
      client={createFakeClient().client}
      controller={{ accept: () => {} }}
      status={makeBackupStatus({ records: [...records] })}
      kept={{ read: async () => null }}
      restorer={restorer}
    />,
  );
}

const { backupPage } = optionsWords;
const RECORD = makeBackupRecord();

describe("the list of backups", () => {
  it("says how long what was removed stays in them", () => {
    expect(show([])).toContain(backupPage.purged.replaceAll("'", "&#x27;"));
    expect(show([])).toMatch(/data-backup-check=""[^>]*disabled=""/);
  });

  it("tells of each why it was made and when it was read back, or that it was not", () => {
    const shown = show([RECORD, { ...RECORD, reason: "before-purge", checkedAt: null }]);
    expect(shown).toContain(backupPage.reason("before-purge"));
    expect(shown).toContain(backupPage.unchecked);
  });

  it("restores nothing of one that is damaged, and downloads nothing that is missing", () => {
    expect(show([RECORD])).not.toMatch(/data-backup-(restore|download)=""[^>]*disabled=""/);
    const altered = show([{ ...RECORD, damage: "altered" }]);
    expect(altered).toMatch(/data-backup-restore=""[^>]*disabled=""/);
    expect(altered).not.toMatch(/data-backup-download=""[^>]*disabled=""/);
    expect(altered).toContain(backupPage.damage.altered);
    expect(show([{ ...RECORD, damage: "missing" }])).toMatch(
      /data-backup-download=""[^>]*disabled=""/,
    );
  });

  it("counts those that are damaged as a sentence does", () => {
    const sentences = [1, 2].map((damaged) => backupPage.checkedAll(3, damaged));
    expect(sentences).toEqual([
      "3 backups are whole; 1 is damaged or missing.",
      "3 backups are whole; 2 are damaged or missing.",
    ]);
  });

  it("says at a backup why it could not be restored", () => {
    expect(show([RECORD], { code: "backup-damaged", data: {} })).toContain(
      "This backup is damaged",
    );
  });
});
