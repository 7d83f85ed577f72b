import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { makeBackupStatus } from "../../../../test/builders/make-backup-status";
import { createFakeClient } from "../../../../test/fakes/fake-client";
import { optionsWords } from "../../words/options-words";
import { OtherBackups } from "./other-backups";

const show = (over: Parameters<typeof makeBackupStatus>[0]) =>
  renderToStaticMarkup(
    <OtherBackups
      client={createFakeClient().client}
      controller={{ accept: () => {} }}
      status={makeBackupStatus(over)}
      kept={{ read: async () => null }}
      onRestore={() => {}}
    />,
  );

describe("backups that this vault does not know", () => {
  it("are listed apart by their time and size, each with what can be done with it", () => {
    const name = "confidant-20260102T030405006Z.age";
    const shown = show({ others: [{ name, bytes: 2_000_000 }] });
    expect(shown).toContain(optionsWords.backupPage.exactly(Date.UTC(2026, 0, 2, 3, 4, 5, 6)));
    expect(shown).toContain("MB");
    const { download, restore, delete: remove } = optionsWords.backupPage;
    for (const action of [download, restore, remove]) expect(shown).toContain(`>${action}<`);
    expect(shown).not.toContain(`disabled=""`);
  });

  it("are no part of the page where there are none, nor a key file of another vault", () => {
    expect(show({})).toBe("");
    const name = "confidant-key-20260102T030405006Z.age";
    expect(show({ otherKeys: [{ name, bytes: 900 }] })).toContain(name);
  });
});
