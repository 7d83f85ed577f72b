import { describe, expect, it } from "vitest";
import { makeFullStore } from "../../../test/builders/make-full-store";
import { backUp, restore } from "../../../test/builders/make-restore";
import { allRawRows, makeStore, sayTurn } from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";
import { MANIFEST_ID, TABLE_NAMES } from "../../store/database/schema";

/** A store, and the one that a backup of it was put in its place by, under the same key. */
async function replaced() {
  const former = await makeFullStore();
  const backup = await backUp(former, { withSecrets: true });
  const rows = await allRawRows(former.database);
  const { vault } = await restore(backup, former, "replace");
  return { rows, vault };
}

describe("after a backup has replaced what was here, under the same key", () => {
  it("a row of before is told in whichever table it is put back, though it has the same version", async () => {
    const { rows, vault } = await replaced();
    const { database, restart } = vault;
    const clean = await restart().check();
    expect(clean).toMatchObject({ unreadable: [], mismatched: [] });
    const missed: string[] = [];
    let swapped = 0;
    for (const table of TABLE_NAMES) {
      for (const old of rows.get(table) ?? []) {
        const now = await rawTable(database, table).get(old.id);
        const isSame = now === undefined || String(now.sealed) === String(old.sealed);
        if (isSame || old.id === MANIFEST_ID || now.version !== old.version) continue;
        swapped += 1;
        await rawTable(database, table).put(old);
        const { mismatched } = await restart().check();
        if (mismatched.length === 0) missed.push(`${table}/${old.id}`);
        await rawTable(database, table).put(now);
      }
    }
    expect(missed).toEqual([]);
    expect(swapped).toBeGreaterThan(10);
    expect(await restart().check()).toMatchObject({ unreadable: [], mismatched: [] });
  });

  it("it stays told whatever is written afterwards, and a repair takes what is there", async () => {
    const { rows, vault } = await replaced();
    const [old] = rows.get("presets") ?? [];
    await rawTable(vault.database, "presets").put(old);
    const store = vault.restart();
    await store.presets.update({ id: old?.id ?? "", version: 1, fields: { name: "Other" } });
    expect((await vault.restart().check()).mismatched).toEqual(["vault"]);
    await store.repair();
    expect((await vault.restart().check()).mismatched).toEqual([]);
  });
});

describe("a row that was sealed anew at a version that it has had", () => {
  it("is no other than it was written, however often", async () => {
    const harness = await makeStore();
    await sayTurn(harness, "1", "one");
    await sayTurn(harness, "2", "two");
    expect(await harness.restart().check()).toMatchObject({ unreadable: [], mismatched: [] });
  });
});
