import { describe, expect, it } from "vitest";
import { flipRow, makeFullStore } from "../../../test/builders/make-full-store";
import {
  backUp,
  makeTwo,
  plainRows,
  restore,
  rowsIn,
  textsIn,
  type Vault,
} from "../../../test/builders/make-restore";
import { allRawRows, makeStore, rawRows, sayTurn } from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";
import type { TableName } from "../../store/database/schema";

/** What a check says of a vault, in an order of its own. */
async function reportOf(vault: Vault) {
  const { unreadable, mismatched } = await vault.restart().check();
  const lines = unreadable.map(({ table, id, code }) => `${table}/${id} ${code}`);
  return { unreadable: lines.sort(), mismatched: [...mismatched].sort() };
}

/** Every row of here but the manifest and what is known of backups lies there byte for byte. */
async function expectAllThere(here: Vault, merged: Vault): Promise<void> {
  const [before, after] = [await allRawRows(here.database), await allRawRows(merged.database)];
  for (const [table, rows] of before) {
    if (table === "manifest" || table === "backups") continue;
    expect(after.get(table), table).toEqual(expect.arrayContaining(rows));
  }
}

/** A backup of a vault that has nothing in common with any other. */
async function backUpStranger() {
  const stranger = await makeStore();
  await sayTurn(stranger, "from afar", "hello");
  return backUp(stranger);
}

describe("merging into a vault of which rows do not open", () => {
  it.each<TableName>([
    "conversations",
    "messages",
    "contexts",
    "uses",
    "presets",
    "settings",
    "summaries",
    "attachments",
    "open_turns",
    "connections",
    "secrets",
  ])("keeps one of %s as it is, and tells of it as before", async (table) => {
    const here = await makeFullStore();
    await flipRow(here.database, table);
    const { vault, result } = await restore(await backUpStranger(), here, "merge");
    expect(result).toMatchObject({ conversations: 1, messages: 2 });
    await expectAllThere(here, vault);
    expect(await reportOf(vault)).toEqual(await reportOf(here));
    expect(await textsIn(vault)).toContain("from afar");
  });

  it("keeps all of them at once", async () => {
    const here = await makeFullStore();
    const tables = ["conversations", "messages", "contexts", "presets"] as const;
    for (const table of tables) await flipRow(here.database, table);
    const { vault } = await restore(await backUpStranger(), here, "merge");
    await expectAllThere(here, vault);
    const report = await reportOf(vault);
    expect(report).toEqual(await reportOf(here));
    expect(report.unreadable).toHaveLength(4);
  });

  it.each<TableName>(["conversations", "messages", "contexts", "connections", "secrets"])(
    "makes nothing up for one of %s that is gone here, and tells of it as before",
    async (table) => {
      const here = await makeFullStore();
      const [row] = await rawRows(here.database, table);
      await rawTable(here.database, table).delete(String(row?.id));
      const { vault } = await restore(await backUpStranger(), here, "merge");
      await expectAllThere(here, vault);
      const contexts = [...rowsIn(await plainRows(vault), "contexts").values()];
      expect(contexts.map(({ payload }) => payload.name)).not.toContain("Recovered");
      const { mismatched } = await reportOf(here);
      // The vault's own digest is made anew from the rows that lie there.
      expect((await reportOf(vault)).mismatched).toEqual(
        mismatched.filter((set) => set !== "vault"),
      );
    },
  );

  it("keeps what was typed and does not open where the backup brings more of its conversation", async () => {
    const { here, other } = await makeTwo();
    await here.store.saveDraft({ ...here, text: "typing" });
    await flipRow(here.database, "composer_drafts");
    await sayTurn(other, "second", "two");
    const { vault } = await restore(await backUp(other), here, "merge");
    expect(await textsIn(vault)).toHaveLength(4);
    const drafts = await rawRows(here.database, "composer_drafts");
    expect(await rawRows(vault.database, "composer_drafts")).toEqual(drafts);
  });

  it("has the backup's messages in a conversation whose own do not open and lie under no head", async () => {
    const { here, other } = await makeTwo();
    await sayTurn(here, "only here", "only here");
    const backup = await backUp(other);
    const shown = new Set((await rawRows(other.database, "messages")).map(({ id }) => id));
    for (const { id } of await rawRows(here.database, "messages")) {
      if (shown.has(id)) await rawTable(here.database, "messages").delete(String(id));
      else await flipRow(here.database, "messages", String(id));
    }
    await rawTable(here.database, "conversations").clear();
    const { vault } = await restore(backup, here, "merge");
    expect(await textsIn(vault)).toEqual(["first", "one"]);
    const own = await rawRows(here.database, "messages");
    expect(await rawRows(vault.database, "messages")).toEqual(expect.arrayContaining(own));
    const report = await reportOf(vault);
    expect(report.mismatched).toEqual([]);
    expect(report.unreadable).toHaveLength(2);
  });
});
