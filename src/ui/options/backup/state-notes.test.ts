import { describe, expect, it } from "vitest";
import { makeBackupRecord, makeBackupStatus } from "../../../../test/builders/make-backup-status";
import { optionsWords } from "../../words/options-words";
import { stateNotes } from "./state-notes";

const HOUR = 3_600_000;
const NOW = 1_000 * HOUR;
const RECORD = makeBackupRecord({ madeAt: NOW - 2 * HOUR });

const notes = (over: Parameters<typeof makeBackupStatus>[0]) =>
  stateNotes(makeBackupStatus({ records: [RECORD], ...over }), NOW);

describe("how it stands with the backups", () => {
  it("is well where the newest has everything", () => {
    expect(notes({})).toEqual([
      { kind: "well", text: "The newest backup was made 2 hours ago. Nothing has changed since." },
    ]);
  });

  it("says that there is none", () => {
    const [note, ...rest] = notes({ records: [], changed: true });
    expect(note?.kind).toBe("plain");
    expect(note?.text).toContain(optionsWords.backupPage.none);
    expect(rest).toEqual([]);
  });

  it("does not promise that one comes by itself where none has come for a week", () => {
    const [note, wrong] = notes({ changed: true, isOld: true });
    expect(note?.text).not.toContain(optionsWords.backupPage.changed);
    expect(wrong).toEqual({ kind: "wrong", text: optionsWords.backupPage.old });
    expect(notes({ changed: true })[0]?.text).toContain(optionsWords.backupPage.changed);
    expect(notes({ isOld: true })).toHaveLength(1);
  });

  it("says why the last attempt failed, and what to do", () => {
    const failure = { code: "quota-exceeded", at: NOW - HOUR } as const;
    const wrong = notes({ failure }).filter(({ kind }) => kind === "wrong");
    expect(wrong).toHaveLength(1);
    expect(wrong[0]?.text).toMatch(/1 hour ago, failed\. .*no room.*free some space/);
  });

  it("counts what is damaged, and calls nothing well where the newest is", () => {
    const records = [{ ...RECORD, damage: "altered" as const }, RECORD];
    const [note, wrong] = notes({ records });
    expect(note?.kind).toBe("plain");
    expect(wrong?.text).toMatch(/^1 backup is damaged/);
  });
});
