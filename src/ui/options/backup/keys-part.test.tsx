import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { makeBackupStatus } from "../../../../test/builders/make-backup-status";
import { optionsWords } from "../../words/options-words";
import { KeysPart } from "./keys-part";

const show = (over: Parameters<typeof makeBackupStatus>[0]) =>
  renderToStaticMarkup(
    <KeysPart status={makeBackupStatus(over)} kept={{ read: async () => null }} />,
  );

describe("what opens a backup elsewhere", () => {
  it("is nothing without a recovery key and a passphrase, which is said plainly", () => {
    const shown = show({ recoveryKey: false, passphrase: false, keyFile: null });
    expect(shown).toContain(optionsWords.backupPage.nothingOpens);
    expect(shown).toContain('href="#lock"');
    expect(show({ recoveryKey: false })).not.toContain("data-backup-unopenable");
    expect(show({ passphrase: false, keyFile: null })).not.toContain("data-backup-unopenable");
  });

  it("says that a key file is not by the passphrase of now, and how it comes to be", () => {
    expect(show({ keyFile: { madeAt: 0, isCurrent: false } })).toContain(
      optionsWords.backupPage.keyFileStale,
    );
    expect(show({})).not.toContain(optionsWords.backupPage.keyFileStale);
    expect(show({ keyFile: null })).toContain(optionsWords.backupPage.keyFileSoon);
  });

  it("says that older copies of it open with the old passphrase", () => {
    const { oldCopies } = optionsWords.backupPage;
    expect(show({})).toContain(oldCopies);
    // The passphrase was removed, and the copies are still somewhere.
    expect(show({ passphrase: false, keyFile: null })).toContain(oldCopies);
    expect(show({ keyFile: null, hadKeyFile: false })).not.toContain(oldCopies);
  });

  it("says that what was given up opens new backups, where the recovery key has to be made anew", () => {
    expect(show({ isExposed: true })).toContain("data-backup-exposed");
    expect(show({})).not.toContain("data-backup-exposed");
  });
});
