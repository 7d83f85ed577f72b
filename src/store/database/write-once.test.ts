import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { describe, expect, it } from "vitest";
import { AppError } from "../../domain/app-error";
import { createHeaderStore } from "./header-store";
import { NO_LOG_WALL } from "./log-wall";
import { createDatabase, openDatabase } from "./open-database";
import { writeOnce } from "./write-once";
import { writeRows } from "./write-rows";

const HEADER = { id: "vault", header: {} };

const rowOf = (id: string, { version = 1, bytes = 9 } = {}) => {
  return { id, version, keyId: "key", sealed: new Uint8Array(bytes) };
};

/** A database behind a wall that tells what is asked of it, and that may not stand. */
async function makeDatabase() {
  const calls: string[] = [];
  const wall = { refuses: null as AppError | null };
  const logWall = {
    ...NO_LOG_WALL,
    build: async () => {
      calls.push("build");
      if (wall.refuses !== null) throw wall.refuses;
    },
    fall: async () => {
      calls.push("fall");
    },
  };
  const options = { logWall, indexedDB: new IDBFactory(), IDBKeyRange };
  const database = createDatabase("d", options);
  await openDatabase(database);
  const write = (work: (transaction: IDBTransaction) => void = put) =>
    writeOnce(database, { tables: ["header"], durability: "strict", work });
  return { database, calls, wall, write };
}

const put = (transaction: IDBTransaction) => {
  transaction.objectStore("header").put(HEADER);
};

describe("writeOnce", () => {
  it("writes behind the wall, and leaves the wall there", async () => {
    const { calls, write, database } = await makeDatabase();
    await write();
    expect(calls).toEqual(["build"]);
    expect(await database.header.count()).toBe(1);
  });

  it("writes nothing where the wall cannot be built", async () => {
    const { wall, write, database } = await makeDatabase();
    wall.refuses = new AppError("quota-exceeded");
    await expect(write()).rejects.toMatchObject({ code: "quota-exceeded" });
    expect(await database.header.count()).toBe(0);
  });

  it("lets the header and what only removes rows be written where the disk is too full for one", async () => {
    const { wall, database } = await makeDatabase();
    const row = rowOf("a");
    const none = { puts: [], overwrites: [], deletes: [], durability: "strict" } as const;
    await writeRows(database, { ...none, overwrites: [{ table: "presets", row }] });
    wall.refuses = new AppError("quota-exceeded");
    await createHeaderStore(database).saveFirst({ header: {}, deviceKey: null });
    expect(await database.header.count()).toBe(1);
    const remove = { table: "presets", id: "a", expected: null } as const;
    const put = { table: "presets", row: rowOf("b"), replaces: null } as const;
    const both = writeRows(database, { ...none, puts: [put], deletes: [remove] });
    await expect(both).rejects.toMatchObject({ code: "quota-exceeded" });
    await writeRows(database, { ...none, deletes: [remove] });
    expect(await database.rows("presets").count()).toBe(0);
    wall.refuses = new AppError("store-unavailable");
    const failing = writeRows(database, { ...none, deletes: [remove] });
    await expect(failing).rejects.toMatchObject({ code: "store-unavailable" });
  });

  it("lets what takes a conversation away write the settings in which it was pinned", async () => {
    const { wall, database } = await makeDatabase();
    const row = rowOf("a");
    const none = { puts: [], overwrites: [], deletes: [], durability: "strict" } as const;
    const rows = ["presets", "settings", "uses"] as const;
    await writeRows(database, { ...none, overwrites: rows.map((table) => ({ table, row })) });
    wall.refuses = new AppError("quota-exceeded");
    const remove = { table: "presets", id: "a", expected: null } as const;
    const put = (table: "settings" | "uses" | "messages") =>
      ({ table, row: rowOf("a", { version: 2 }), replaces: row }) as const;
    const said = writeRows(database, { ...none, puts: [put("messages")], deletes: [remove] });
    await expect(said).rejects.toMatchObject({ code: "quota-exceeded" });
    const puts = [put("settings"), put("uses")];
    await expect(writeRows(database, { ...none, puts })).rejects.toMatchObject({
      code: "quota-exceeded",
    });
    await writeRows(database, { ...none, puts, deletes: [remove] });
    expect(await database.rows("presets").count()).toBe(0);
  });

  it("lets what takes words away write the facts that quoted them, where these get shorter", async () => {
    const { wall, database } = await makeDatabase();
    const row = rowOf("a");
    const none = { puts: [], overwrites: [], deletes: [], durability: "strict" } as const;
    const rows = ["presets", "facts"] as const;
    await writeRows(database, { ...none, overwrites: rows.map((table) => ({ table, row })) });
    wall.refuses = new AppError("quota-exceeded");
    const deletes = [{ table: "presets", id: "a", expected: null }] as const;
    const put = (bytes: number) =>
      ({ table: "facts", row: rowOf("a", { version: 2, bytes }), replaces: row }) as const;
    const longer = writeRows(database, { ...none, puts: [put(10)], deletes });
    await expect(longer).rejects.toMatchObject({ code: "quota-exceeded" });
    const isNew = { ...put(1), row: rowOf("b", { bytes: 1 }), replaces: null };
    const added = writeRows(database, { ...none, puts: [isNew], deletes });
    await expect(added).rejects.toMatchObject({ code: "quota-exceeded" });
    await writeRows(database, { ...none, puts: [put(8)], deletes });
    expect(await database.rows("presets").count()).toBe(0);
  });

  it("has a new wall built after a write that the browser has ended", async () => {
    const { calls, write } = await makeDatabase();
    const failing = write((transaction) => {
      put(transaction);
      transaction.abort();
    });
    await expect(failing).rejects.toMatchObject({ code: "store-unavailable" });
    expect(calls).toEqual(["build", "fall"]);
  });

  it("has none built after a write that another writer was before", async () => {
    const { calls, write, database } = await makeDatabase();
    await write();
    const taken = write((transaction) => {
      transaction.objectStore("header").add(HEADER);
    });
    await expect(taken).rejects.toMatchObject({ code: "conflict" });
    const refused = writeOnce(database, {
      tables: ["header"],
      durability: "strict",
      work: (_, refuse) => refuse(new AppError("conflict")),
    });
    await expect(refused).rejects.toMatchObject({ code: "conflict" });
    expect(calls).toEqual(["build", "build", "build"]);
  });
});
