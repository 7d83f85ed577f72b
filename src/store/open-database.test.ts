import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { describe, expect, it } from "vitest";
import { createDatabase, openDatabase } from "./open-database";

describe("openDatabase", () => {
  it("opens once and again", async () => {
    const database = createDatabase("d", { indexedDB: new IDBFactory(), IDBKeyRange });
    await openDatabase(database);
    await openDatabase(database);
    expect(database.isOpen()).toBe(true);
  });

  it("opens again after it was closed", async () => {
    const database = createDatabase("d", { indexedDB: new IDBFactory(), IDBKeyRange });
    await openDatabase(database);
    database.close();
    await openDatabase(database);
    expect(await database.rows("messages").count()).toBe(0);
  });

  it("answers store-unavailable when the browser cannot open it", async () => {
    const indexedDB = new IDBFactory();
    indexedDB.open = () => {
      throw new DOMException("broken", "UnknownError");
    };
    const database = createDatabase("d", { indexedDB, IDBKeyRange });
    await expect(openDatabase(database)).rejects.toMatchObject({ code: "store-unavailable" });
    expect(database.isOpen()).toBe(false);
  });

  it("refuses a database of a newer release and leaves it as it is", async () => {
    const indexedDB = new IDBFactory();
    const newer = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open("d", 20);
      request.onupgradeneeded = () => request.result.createObjectStore("later");
      request.onsuccess = () => resolve(request.result);
    });
    newer.close();
    const database = createDatabase("d", { indexedDB, IDBKeyRange });
    await expect(openDatabase(database)).rejects.toMatchObject({ code: "version-unknown" });
    expect(database.isOpen()).toBe(false);
    const [left] = await indexedDB.databases();
    expect(left).toMatchObject({ name: "d", version: 20 });
  });

  it("lets another window delete or upgrade, and answers store-unavailable from then on", async () => {
    const indexedDB = new IDBFactory();
    const database = createDatabase("d", { indexedDB, IDBKeyRange });
    await openDatabase(database);
    await new Promise<void>((resolve) => {
      indexedDB.deleteDatabase("d").onsuccess = () => resolve();
    });
    expect(database.isOpen()).toBe(false);
  });
});
