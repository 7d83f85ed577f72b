import { describe, expect, it } from "vitest";
import { addConversation } from "../../test/builders/add-conversation";
import type { FrozenNumber } from "../../test/builders/frozen-store";
import { BACKUP_INFO, makeIdentity } from "../../test/builders/make-backup";
import { CONNECTION_KEY, makeFullStore } from "../../test/builders/make-full-store";
import { commitBeside, makeStore, sayTurn, seedTurns } from "../../test/builders/make-store";
import { openFrozen } from "../../test/builders/open-frozen";
import { makeFileFolder } from "../../test/fakes/file-folder";
import type { Store } from "../store/create-store";
import { backedUpTables } from "../store/database/backed-up-tables";
import { contextToPut } from "../store/rows/row-to-entity";
import { toPlainRow } from "../store/snapshots/snapshot-row";
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

/** Each once, wherever it stands. */
function inOrder(rows: readonly BackupRow[]): readonly BackupRow[] {
  const nameOf = ({ table, columns }: BackupRow) => `${table}/${columns.id}`;
  return rows.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
}

describe("a backup of a store", () => {
  it("begins with the newest messages of the conversation that was written to last", async () => {
    const harness = await makeStore();
    await seedTurns(harness, 400);
    const store = harness.restart();
    const conversationId = await addConversation(store);
    const late = { ...harness, store, conversationId };
    await sayTurn(late, "late", "later");
    const { rows, read } = await backUp(store, false);
    const first = read.slice(0, 3);
    expect(first.map(({ table }) => table)).toEqual(["conversations", "messages", "messages"]);
    expect(first[0]?.columns.id).toBe(conversationId);
    expect(first.map(({ payload }) => JSON.parse(payload).text)).toEqual([
      undefined,
      "later",
      "late",
    ]);
    expect(inOrder(read)).toEqual(inOrder(rows));
  });

  it("is made without a row that is longer than any line of one, and counts it", async () => {
    const harness = await makeStore();
    const [found] = await harness.store.contexts.list();
    // Six bytes each in JSON.
    const systemPrompt = "\u0001".repeat(5_600_000);
    const long = { ...found!.context, id: crypto.randomUUID(), systemPrompt };
    await commitBeside(harness, { durability: "relaxed", puts: [contextToPut(long, null)] });
    const { rows, read, manifest } = await backUp(harness.restart(), false);
    expect([manifest.unreadable, manifest.counts.contexts]).toEqual([1, 2]);
    const contexts = read.filter(({ table }) => table === "contexts");
    expect(contexts.map(({ columns }) => columns.id)).toEqual([found?.context.id]);
    expect(inOrder(read)).toEqual(inOrder(rows));
  });

  it.each([true, false])("has every row of every table; with keys: %s", async (withKeys) => {
    const { store } = await makeFullStore();
    const { rows, read, manifest } = await backUp(store, withKeys);
    expect(inOrder(read)).toEqual(inOrder(rows));
    expect(new Set(read.map(({ table }) => table))).toEqual(new Set(backedUpTables(withKeys)));
    expect(manifest.unreadable).toBe(0);
    expect(JSON.stringify(read).includes(CONNECTION_KEY)).toBe(withKeys);
  });

  it.each([1, 2, 3, 4] as const satisfies readonly FrozenNumber[])(
    "has every row of one that release %i made",
    async (version) => {
      const { store } = await openFrozen(version, { name: "whole", by: "recovery" });
      const { rows, read } = await backUp(store, true);
      expect(inOrder(read)).toEqual(inOrder(rows));
      expect(read.length).toBeGreaterThan(5);
    },
  );
});
