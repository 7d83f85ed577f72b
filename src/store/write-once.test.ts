import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { describe, expect, it } from "vitest";
import { AppError } from "../domain/app-error";
import { createDatabase, openDatabase } from "./open-database";
import { writeOnce } from "./write-once";

const HEADER = { id: "vault", header: {} };

/** A database behind a wall that tells what is asked of it, and that may not stand. */
async function makeDatabase() {
  const asked: string[] = [];
  const wall = { refuses: null as AppError | null };
  const logWall = {
    build: async () => {
      asked.push("build");
      if (wall.refuses !== null) throw wall.refuses;
    },
    fall: async () => {
      asked.push("fall");
    },
  };
  const options = { logWall, indexedDB: new IDBFactory(), IDBKeyRange };
  const database = createDatabase("d", options);
  await openDatabase(database);
  const write = (work: (transaction: IDBTransaction) => void = put) =>
    writeOnce(database, { tables: ["header"], durability: "strict", work });
  return { database, asked, wall, write };
}

const put = (transaction: IDBTransaction) => {
  transaction.objectStore("header").put(HEADER);
};

describe("writeOnce", () => {
  it("writes behind the wall, and leaves it standing", async () => {
    const { asked, write, database } = await makeDatabase();
    await write();
    expect(asked).toEqual(["build"]);
    expect(await database.header.count()).toBe(1);
  });

  it("writes nothing where the wall cannot be built", async () => {
    const { wall, write, database } = await makeDatabase();
    wall.refuses = new AppError("quota-exceeded");
    await expect(write()).rejects.toMatchObject({ code: "quota-exceeded" });
    expect(await database.header.count()).toBe(0);
  });

  it("has a new wall built after a write that the browser has ended", async () => {
    const { asked, write } = await makeDatabase();
    const failing = write((transaction) => {
      put(transaction);
      transaction.abort();
    });
    await expect(failing).rejects.toMatchObject({ code: "store-unavailable" });
    expect(asked).toEqual(["build", "fall"]);
  });

  it("has none built after a write that another writer was before", async () => {
    const { asked, write, database } = await makeDatabase();
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
    expect(asked).toEqual(["build", "build", "build"]);
  });
});
