import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { describe, expect, it } from "vitest";
import { createDatabase, nativeDatabase, openDatabase } from "./open-database";

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

  it("M-096 refuses a database of a newer release and leaves it as it is", async () => {
    const indexedDB = new IDBFactory();
    const newer = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open("d", 1_000);
      request.onupgradeneeded = () => request.result.createObjectStore("later");
      request.onsuccess = () => resolve(request.result);
    });
    newer.close();
    const database = createDatabase("d", { indexedDB, IDBKeyRange });
    await expect(openDatabase(database)).rejects.toMatchObject({ code: "version-unknown" });
    expect(database.isOpen()).toBe(false);
    const [left] = await indexedDB.databases();
    expect(left).toMatchObject({ name: "d", version: 1_000 });
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

  it("answers store-unavailable while another connection of an older form blocks it", async () => {
    const indexedDB = new IDBFactory();
    const older = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open("d", 1);
      request.onsuccess = () => resolve(request.result);
    });
    const database = createDatabase("d", { indexedDB, IDBKeyRange });
    await expect(openDatabase(database)).rejects.toMatchObject({ code: "store-unavailable" });
    expect(database.isOpen()).toBe(false);
    older.close();
  });

  it("makes way for an upgrade from elsewhere, and says that it has closed", async () => {
    const indexedDB = new IDBFactory();
    const database = createDatabase("d", { indexedDB, IDBKeyRange });
    let closed = 0;
    database.onClose(() => {
      closed += 1;
    });
    await openDatabase(database);
    const later = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open("d", 1_000);
      request.onsuccess = () => resolve(request.result);
    });
    expect(closed).toBe(1);
    expect(() => nativeDatabase(database)).toThrow("store-unavailable");
    await expect(openDatabase(database)).rejects.toMatchObject({ code: "version-unknown" });
    later.close();
  });
});
