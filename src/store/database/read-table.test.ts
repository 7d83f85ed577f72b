import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { describe, expect, it } from "vitest";
import { rawTable } from "../../../test/builders/raw-table";
import { createDatabase, nativeDatabase, openDatabase } from "./open-database";
import { FIRST_KEY, LAST_KEY } from "./scan-rows";

const INDEX_NAME = "[parent+order]";

/** Messages of two conversations: `a1` to `a4`, `b1` to `b4`. */
async function makeMessages() {
  const database = createDatabase("d", { indexedDB: new IDBFactory(), IDBKeyRange });
  await openDatabase(database);
  const rows = ["a", "b"].flatMap((parent) =>
    [1, 2, 3, 4].map((order) => {
      const columns = { id: `${parent}${order}`, parent, order, previous: null };
      return { ...columns, version: 1, keyId: "k", sealed: new Uint8Array(9) };
    }),
  );
  await rawTable(database, "messages").bulkAdd(rows);
  return database;
}

const idsOf = (rows: readonly ({ readonly id: string } | undefined)[]) =>
  rows.map((row) => row?.id);

describe("a table that is read", () => {
  it("gives ranges of an index, first or last rows first, up to a limit", async () => {
    const log = (await makeMessages()).rows("messages").where(INDEX_NAME);
    const all = log.between(["a", FIRST_KEY], ["a", LAST_KEY]);
    expect(idsOf(await all.toArray())).toEqual(["a1", "a2", "a3", "a4"]);
    expect(idsOf(await all.toArray(2))).toEqual(["a1", "a2"]);
    expect(idsOf(await all.newest(3))).toEqual(["a4", "a3", "a2"]);
    expect(await all.primaryKeys(1)).toEqual(["a1"]);
    expect(await all.count()).toBe(4);
    expect(await all.lastKey()).toEqual(["a", 4]);
    expect(idsOf(await log.between(["a", 2], ["a", 4]).toArray())).toEqual(["a2", "a3"]);
    expect(idsOf(await log.between(["a", 2], ["a", 4], false, true).toArray())).toEqual([
      "a3",
      "a4",
    ]);
  });

  it("gives nothing where no key is in the bounds, which the browser would refuse", async () => {
    const log = (await makeMessages()).rows("messages").where(INDEX_NAME);
    for (const range of [log.between(["b", 1], ["a", 1]), log.between(["a", 1], ["a", 1])]) {
      expect([await range.toArray(), await range.count(), await range.lastKey()]).toEqual([
        [],
        0,
        undefined,
      ]);
    }
  });

  it("gives several ranges from one transaction, of each up to a limit", async () => {
    const database = await makeMessages();
    const native = nativeDatabase(database);
    const begin = native.transaction.bind(native);
    let begun = 0;
    native.transaction = (...given) => {
      begun += 1;
      return begin(...given);
    };
    const ranges = ["a", "b"].map((parent) => ({
      lower: [parent, 1],
      upper: [parent, 9],
      lowerOpen: true,
    }));
    const each = await database.rows("messages").where(INDEX_NAME).each(ranges, 2);
    expect([each.map(idsOf), begun]).toEqual([
      [
        ["a2", "a3"],
        ["b2", "b3"],
      ],
      1,
    ]);
  });

  it("is read together with others in one transaction, begun at once: no write comes in between", async () => {
    const database = await makeMessages();
    const reading = database.together(["messages", "blocks"], (rows) =>
      Promise.all([
        rows("messages").get("a1"),
        rows("messages").where(INDEX_NAME).equals(["b", 2]).toArray(),
        rows("blocks").toArray(),
      ]),
    );
    const row = { id: "c", parent: "a", version: 1, keyId: "k", sealed: new Uint8Array(9) };
    const writing = rawTable(database, "blocks").bulkAdd([row]);
    const [one, more, blocks] = await reading;
    await writing;
    expect([one?.id, idsOf(more), blocks]).toEqual(["a1", ["b2"], []]);
    expect(await database.rows("blocks").count()).toBe(1);
  });

  it("gives a row whose value is lost by its keys alone, and the others whole", async () => {
    const database = await makeMessages();
    loseValue(nativeDatabase(database), "a2");
    const messages = database.rows("messages");
    const range = messages.where(INDEX_NAME).between(["a", 1], ["a", 4]);
    for (const rows of [await range.toArray(), (await range.newest(3)).toReversed()]) {
      expect(idsOf(rows)).toEqual(["a1", "a2", "a3"]);
      expect(rows[1]).toMatchObject({ parent: "a", order: 2, keyId: "" });
      expect(rows.map(({ sealed }) => sealed.length)).toEqual([9, 0, 9]);
    }
    const some = await messages.bulkGet(["a1", "a2", "none"]);
    expect(some.map((row) => row?.sealed.length)).toEqual([9, 0, undefined]);
    expect(await messages.get("a2")).toMatchObject({ id: "a2", keyId: "" });
  });
});

const GONE = new DOMException("gone", "NotReadableError");

/** As Chromium does it: a read fails that meets the value of that row. */
function loseValue(native: IDBDatabase, id: string): void {
  const failed = () => {
    const request = { error: GONE, onsuccess: null };
    Object.defineProperty(request, "onerror", {
      set: (hear: (event: object) => void) =>
        queueMicrotask(() => hear({ preventDefault: () => undefined })),
    });
    return request;
  };
  const begin = native.transaction.bind(native);
  const failing = (source: object): object =>
    new Proxy(source, {
      get: (target, name) => {
        if (name === "objectStore") return failing(Reflect.get(target, name));
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        if (name === "getAll" || name === "openCursor") return failed;
        return (...given: unknown[]) => {
          if (name === "get" && given[0] === id) return failed();
          const result: unknown = Reflect.apply(value, target, given);
          return name === "index" ? failing(Object(result)) : result;
        };
      },
    });
  Object.assign(native, {
    transaction: (...given: Parameters<typeof begin>) => {
      const transaction = begin(...given);
      return { objectStore: (name: string) => failing(transaction.objectStore(name)) };
    },
  });
}
