import { describe, expect, it } from "vitest";
import { makeFullStore } from "../../../test/builders/make-full-store";
import {
  allRawRows,
  makeStore,
  rawRows,
  type StoreHarness,
  sayTurn,
  textsOf,
} from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";
import * as fc from "../../../test/builders/steady-check";
import type { Database } from "../database/open-database";
import { type Row, TABLE_NAMES, type TableName } from "../database/schema";
import { openRow } from "../rows/sealed-row";

type AnyRow = Row<TableName>;

async function rowsOf(database: Database): Promise<{ table: TableName; row: AnyRow }[]> {
  const rows = await Promise.all(TABLE_NAMES.map((table) => database.rows(table).toArray()));
  return TABLE_NAMES.flatMap((table, at) => (rows[at] ?? []).map((row) => ({ table, row })));
}

/** The row with one bit of one place of a column changed: every place, for every column. */
function* flips(row: AnyRow): Generator<AnyRow> {
  for (const [name, value] of Object.entries(row) as [string, unknown][]) {
    if (typeof value === "string") {
      for (let at = 0; at < value.length; at += 1) {
        const flipped = String.fromCharCode(value.charCodeAt(at) ^ 1);
        yield { ...row, [name]: value.slice(0, at) + flipped + value.slice(at + 1) };
      }
    } else if (typeof value === "number") {
      for (let bit = 0; bit < 31; bit += 1) yield { ...row, [name]: value ^ (1 << bit) };
    } else if (value instanceof Uint8Array) {
      for (let at = 0; at < value.length; at += 1) {
        const sealed = value.slice();
        sealed[at] = (sealed[at] ?? 0) ^ (1 << (at % 8));
        yield { ...row, sealed };
      }
    } else {
      yield { ...row, [name]: row.id };
    }
  }
}

describe("a row that was altered", () => {
  it.each(TABLE_NAMES)(
    "does not open, whichever byte of whichever field of %s it is",
    async (table) => {
      const { database, keys } = await makeFullStore();
      const [row] = await database.rows(table).toArray();
      await expect(openRow(keys, table, row!)).resolves.toMatchObject({ row });
      const codes = new Set<string>();
      for (const flipped of flips(row!)) {
        const code = await openRow(keys, table, flipped as Row<typeof table>).then(
          () => "opened",
          (error) => error.code,
        );
        codes.add(code);
      }
      // The two bytes of the envelope that say which release wrote it may say a newer one.
      expect([...codes].sort()).toEqual(["row-tampered", "version-unknown"]);
    },
  );

  it("does not open in another row's place, of any table", async () => {
    const { database, keys } = await makeFullStore();
    const all = await rowsOf(database);
    for (const { table, row } of all) {
      for (const other of all) {
        if (other.row === row) continue;
        const swapped = { ...row, sealed: other.row.sealed };
        await expect(openRow(keys, table, swapped)).rejects.toMatchObject({ code: "row-tampered" });
      }
    }
  });
});

/** The messages of the branch that is shown, oldest first. */
async function messagesOf({ store, conversationId }: StoreHarness) {
  return (await store.listMessages({ conversationId, before: null, limit: 50 })).messages;
}

describe("a store with any damage", () => {
  it("is noticed, and the rest goes on: every whole message shows its text, no other another", async () => {
    const damages = ["flip", "delete", "swap", "copy"] as const;
    const where = fc.record({
      table: fc.constantFrom(...TABLE_NAMES),
      damage: fc.constantFrom(...damages),
      row: fc.nat(),
      index: fc.nat(),
    });
    await fc.assert(
      fc.asyncProperty(where, async ({ table, damage, row: which, index }) => {
        const harness = await makeFullStore();
        const { database, restart } = harness;
        const messages = await messagesOf(harness);
        const rows = await rawRows(database, table);
        const row = rows[which % rows.length]!;
        const all = [...(await allRawRows(database)).values()].flat();
        const other = all[index % all.length]!;
        // Seals are random, so the same bytes are the same row: nothing would be swapped.
        fc.pre(damage !== "swap" || String(other.sealed) !== String(row.sealed));
        if (damage === "delete") await rawTable(database, table).delete(row.id);
        if (damage === "copy")
          await rawTable(database, table).put({ ...row, id: crypto.randomUUID() });
        if (damage === "swap")
          await rawTable(database, table).put({ ...row, sealed: other.sealed });
        if (damage === "flip") {
          row.sealed[index % row.sealed.length]! ^= 1;
          await rawTable(database, table).put(row);
        }
        const store = restart();
        const { unreadable, mismatched, rewound } = await store.check();
        expect(unreadable.length + mismatched.length + (rewound ? 1 : 0)).toBeGreaterThan(0);
        // The row of a turn has its reply's id.
        const damaged = table === "messages" && damage !== "copy" ? row.id : null;
        const shown = textsOf({ ...harness, store });
        if (table === "conversations" && damage !== "copy") {
          const code = damage === "delete" ? "not-found" : "row-tampered";
          await expect(shown).rejects.toMatchObject({ code });
        } else {
          // Where a reply is gone, the other one to the same message stands in its place.
          const isGone = damage === "delete" && damaged !== null;
          const expected = messages.flatMap(({ id, text }) => {
            if (id !== damaged) return [text];
            return isGone && text === "one" ? ["uno"] : [];
          });
          expect(await shown).toEqual(expected);
        }
        for (const { id, text } of messages) {
          if (id !== damaged) expect(await store.findMessage(id)).toMatchObject({ text });
        }
        const { conversation } = await store.conversations.open({
          channel: "side-panel",
          contextId: null,
        });
        const later = { ...harness, store, conversationId: conversation.id };
        await sayTurn(later, "later", "yes");
        expect((await textsOf(later)).slice(-2)).toEqual(["later", "yes"]);
      }),
      { numRuns: 60 },
    );
  });
});

it("a repair writes again what the store remembers otherwise", async () => {
  const harness = await makeStore();
  for (const text of ["1", "2", "3"]) await sayTurn(harness, text, `${text}!`);
  await rawTable(harness.database, "manifest").clear();
  expect(await harness.store.repair()).toEqual({ removed: 0, rebuilt: 0 });
  await sayTurn(harness, "4", "4!");
  expect(await harness.store.check()).toMatchObject({
    unreadable: [],
    mismatched: [],
    rewound: false,
  });
});
