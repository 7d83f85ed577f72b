import { beforeAll, describe, expect, it } from "vitest";
import { lineOf } from "../../../test/builders/make-backup";
import { makeFullStore } from "../../../test/builders/make-full-store";
import { backUp, restore, type Vault } from "../../../test/builders/make-restore";
import { makeStore, sayTurn } from "../../../test/builders/make-store";
import { MAX_RAISED_PLACE } from "../../domain/log-place";
import { backedUpTables } from "../../store/database/backed-up-tables";
import { ruleOf } from "../../store/database/schema";
import type { BackupRow } from "../backup-line";
import { createLineParser } from "../parse-line";

const noRoom = { code: "limit-exceeded" };

const IN_LOG = backedUpTables(false).filter((table) => ruleOf(table).inLog);

let full: Awaited<ReturnType<typeof makeFullStore>>;
let here: Awaited<ReturnType<typeof makeStore>>;

beforeAll(async () => {
  full = await makeFullStore();
  here = await makeStore();
  await sayTurn(here, "here", "here");
});

/** A backup in which all rows of that table have that place. */
function withPlace(table: string, order: number) {
  const change = (row: BackupRow): BackupRow =>
    row.table === table ? { ...row, columns: { ...row.columns, order } } : row;
  return backUp(full, { change });
}

/** A backup that tells that its log ends there. */
async function withLast(lastOrder: number) {
  const backup = await backUp(full);
  return { ...backup, manifest: { ...backup.manifest, lastOrder } };
}

/** Says something in a conversation of its own; gives where the log ends then. */
async function sayMore(vault: Vault): Promise<number> {
  const store = vault.restart();
  const { conversation } = await store.conversations.open({ channel: "popup", contextId: null });
  await sayTurn({ ...vault, store, conversationId: conversation.id }, "more", "yes");
  expect(await vault.restart().check()).toMatchObject({ unreadable: [], mismatched: [] });
  return (await store.rows.generation()).lastOrder;
}

describe("a backup of a stranger whose log goes on for ever", () => {
  const INTO = [
    ["merge", true],
    ["replace", true],
    ["replace", false],
  ] as const;

  it.each(INTO)("is refused, whichever row it is: %s, a vault here: %s", async (mode, isHere) => {
    const into = isHere ? here : null;
    for (const order of [MAX_RAISED_PLACE + 1, Number.MAX_SAFE_INTEGER - 1]) {
      for (const table of IN_LOG) {
        const restoring = restore(await withPlace(table, order), into, mode, 0, true);
        await expect(restoring, table).rejects.toMatchObject(noRoom);
      }
      const restoring = restore(await withLast(order), into, mode, 0, true);
      await expect(restoring).rejects.toMatchObject(noRoom);
    }
  });

  it.each(IN_LOG)(
    "leaves room for what is said afterwards, and its backup opens: %s",
    async (table) => {
      const backup = await withPlace(table, MAX_RAISED_PLACE);
      const { vault } = await restore(backup, here, "replace", 0, true);
      expect(await sayMore(vault)).toBeGreaterThan(MAX_RAISED_PLACE);
      const parse = createLineParser(backedUpTables(false));
      const own = await backUp({ ...vault, store: vault.restart() });
      for await (const { rows } of own.rows()) {
        for (const row of rows) expect(parse(lineOf(row))).toEqual(row);
      }
      const again = await restore(own, null, "replace");
      expect(await sayMore(again.vault)).toBeGreaterThan(MAX_RAISED_PLACE);
    },
  );

  it("merged, leaves room for what is said afterwards", async () => {
    const { lastOrder } = await here.store.rows.generation();
    const backup = await withLast(MAX_RAISED_PLACE - lastOrder);
    const { vault } = await restore(backup, here, "merge", 0, true);
    expect(await sayMore(vault)).toBeGreaterThan(MAX_RAISED_PLACE);
  });
});
