import { describe, expect, it } from "vitest";
import type { FrozenNumber } from "../../test/builders/frozen-store";
import { BACKUP_INFO, makeIdentity } from "../../test/builders/make-backup";
import { CONNECTION_KEY, makeFullStore } from "../../test/builders/make-full-store";
import { openFrozen } from "../../test/builders/open-frozen";
import { makeFileFolder } from "../../test/fakes/file-folder";
import { backedUpTables } from "../store/backed-up-tables";
import type { Store } from "../store/create-store";
import { toPlainRow } from "../store/snapshot-row";
import type { BackupRow } from "./backup-line";
import { openBackup } from "./open-backup";
import { writeBackup } from "./write-backup";

const signal = new AbortController().signal;

/** All rows of the store as a snapshot gives them, and as a backup made of one gives them back. */
async function backUp(store: Store, withKeys: boolean) {
  const snapshot = store.snapshot({ withSecrets: withKeys });
  const rows: BackupRow[] = [];
  for await (const part of snapshot.parts()) rows.push(...part.rows.map(toPlainRow));
  snapshot.end();
  const [target, identity] = [makeFileFolder(), makeIdentity()];
  await writeBackup({
    snapshot: store.snapshot({ withSecrets: withKeys }),
    staging: makeFileFolder().folder,
    target: target.folder,
    name: "backup.age",
    identity,
    info: { ...BACKUP_INFO, withKeys },
    onProgress: () => undefined,
    signal,
  });
  const file = new Blob([target.files.get("backup.age")!]);
  const opened = await openBackup({ file, identities: [identity], signal });
  const read: BackupRow[] = [];
  for await (const part of opened.rows()) read.push(...part.rows);
  return { rows, read, manifest: opened.manifest };
}

describe("a backup of a store", () => {
  it.each([true, false])("has every row of every table; with keys: %s", async (withKeys) => {
    const { store } = await makeFullStore();
    const { rows, read, manifest } = await backUp(store, withKeys);
    expect(read).toEqual(rows);
    expect(new Set(read.map(({ table }) => table))).toEqual(new Set(backedUpTables(withKeys)));
    expect(manifest.unreadable).toBe(0);
    expect(JSON.stringify(read).includes(CONNECTION_KEY)).toBe(withKeys);
  });

  it.each([1, 2, 3, 4] as const satisfies readonly FrozenNumber[])(
    "has every row of one that release %i made",
    async (version) => {
      const { store } = await openFrozen(version, { name: "whole", by: "recovery" });
      const { rows, read } = await backUp(store, true);
      expect(read).toEqual(rows);
      expect(read.length).toBeGreaterThan(5);
    },
  );
});
