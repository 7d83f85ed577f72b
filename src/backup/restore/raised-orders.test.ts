import { beforeAll, describe, expect, it } from "vitest";
import { lineOf } from "../../../test/builders/make-backup";
import { makeFullStore } from "../../../test/builders/make-full-store";
import { backUp, makeTwo, restore, type Vault } from "../../../test/builders/make-restore";
import { makeStore, sayTurn } from "../../../test/builders/make-store";
import { MAX_RAISED_ORDER } from "../../domain/log-order";
import { backedUpTables } from "../../store/database/backed-up-tables";
import { ruleOf } from "../../store/database/schema";
import type { BackupRow } from "../backup-line";
import { createLineParser } from "../parse-line";
import type { RestorableBackup } from "./comparison";

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
function withOrder(table: string, order: number) {
  const change = (row: BackupRow): BackupRow =>
    row.table === table ? { ...row, columns: { ...row.columns, order } } : row;
  return backUp(full, { change });
}

/** A backup that tells that its log ends there. */
async function withLast(lastOrder: number) {
  const backup = await backUp(full);
  return { ...backup, manifest: { ...backup.manifest, lastOrder } };
}

/** A backup of a vault as it is by now. */
function backUpNow(vault: Vault) {
  return backUp({ ...vault, store: vault.restart() });
}

/** The places of a backup's rows, by table and id. */
async function ordersIn({ rows }: RestorableBackup): Promise<ReadonlyMap<string, number>> {
  const orders = new Map<string, number>();
  for await (const part of rows()) {
    for (const { table, columns } of part.rows) {
      const isIn = ruleOf(table).inLog && columns.order !== 0;
      if (isIn) orders.set(`${table}/${columns.id}`, Number(columns.order));
    }
  }
  return orders;
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
    ["replace", true],
    ["replace", false],
  ] as const;

  it.each(INTO)("is refused, whichever row it is: %s, a vault here: %s", async (mode, isHere) => {
    const into = isHere ? here : null;
    for (const order of [MAX_RAISED_ORDER + 1, Number.MAX_SAFE_INTEGER - 1]) {
      for (const table of IN_LOG) {
        const restoring = restore(await withOrder(table, order), into, mode, 0, true);
        await expect(restoring, table).rejects.toMatchObject(noRoom);
      }
      const restoring = restore(await withLast(order), into, mode, 0, true);
      await expect(restoring).rejects.toMatchObject(noRoom);
    }
  });

  it.each(IN_LOG)(
    "leaves room for what is said afterwards, and its backup opens: %s",
    async (table) => {
      const backup = await withOrder(table, MAX_RAISED_ORDER);
      const { vault } = await restore(backup, here, "replace", 0, true);
      expect(await sayMore(vault)).toBeGreaterThan(MAX_RAISED_ORDER);
      const parse = createLineParser(backedUpTables(false));
      const own = await backUpNow(vault);
      for await (const { rows } of own.rows()) {
        for (const row of rows) expect(parse(lineOf(row))).toEqual(row);
      }
      const again = await restore(own, null, "replace");
      expect(await sayMore(again.vault)).toBeGreaterThan(MAX_RAISED_ORDER);
    },
  );

  it("merged, leaves room for what is said afterwards", async () => {
    const { lastOrder } = await here.store.rows.generation();
    for (const table of IN_LOG) {
      const backup = await withOrder(table, MAX_RAISED_ORDER + 1);
      const { vault } = await restore(backup, here, "merge", 0, true);
      expect(await sayMore(vault), table).toBeLessThan(lastOrder + 50);
    }
    const { vault } = await restore(await withLast(MAX_RAISED_ORDER), here, "merge", 0, true);
    expect(await sayMore(vault)).toBeLessThan(lastOrder + 50);
  });
});

describe("a merge", () => {
  it("raises the log by no more places than the backup's rows have, however often it is done", async () => {
    const twins = await makeTwo();
    let [from, into]: readonly [Vault, Vault] = [twins.other, twins.here];
    for (let round = 0; round < 12; round += 1) {
      await sayMore(from);
      const backup = await backUpNow(from);
      const before = (await into.restart().rows.generation()).lastOrder;
      const { vault } = await restore(backup, into, "merge");
      const { lastOrder } = await vault.restart().rows.generation();
      expect(lastOrder - before).toBeLessThanOrEqual((await ordersIn(backup)).size);
      [from, into] = [vault, from];
    }
  });

  it("keeps the order of what it brings, and at one place what was at one", async () => {
    const backup = await backUp(full);
    const { vault } = await restore(backup, here, "merge");
    const [before, after] = [await ordersIn(backup), await ordersIn(await backUpNow(vault))];
    const raised = [...before.keys()].map((key) => after.get(key) ?? 0);
    const { lastOrder } = await here.store.rows.generation();
    expect(Math.min(...raised)).toBe(lastOrder + 1);
    const kept = new Map([...before.values()].map((order, at) => [order, raised[at]]));
    expect([...before.values()].map((order) => kept.get(order))).toEqual(raised);
    const inOrder = [...kept].sort(([one], [other]) => one - other).map(([, order]) => order);
    expect(inOrder).toEqual([...new Set(raised)].sort((one, other) => one - other));
  });

  it("is refused where the log has come to its end, and nothing else is", async () => {
    const foreign = await withOrder("messages", MAX_RAISED_ORDER);
    const { vault } = await restore(foreign, here, "replace", 0, true);
    const into = { ...vault, store: vault.restart() };
    const own = await backUp(here);
    await expect(restore(own, into, "merge")).rejects.toMatchObject(noRoom);
    await restore(await backUpNow(into), into, "merge");
  });
});
