import { IDBFactory } from "fake-indexeddb";
import { describe, expect, it } from "vitest";
import { createFakeKeyValueArea } from "../../../test/fakes/key-value-area";
import { AppError } from "../../domain/app-error";
import { createLogWall } from "./log-wall";

/** An IndexedDB in memory that counts the bytes put into it, and may refuse to open. */
function makeDatabases() {
  const databases = new IDBFactory();
  const open = databases.open.bind(databases);
  const seen = { opened: 0, bytes: 0, ofOneByte: 0, isFull: false };
  databases.open = (name, version) => {
    seen.opened += 1;
    if (seen.isFull) throw new DOMException("full", "QuotaExceededError");
    const request = open(name, version);
    request.addEventListener("success", () => {
      const begin = request.result.transaction.bind(request.result);
      request.result.transaction = (...given) => {
        const transaction = begin(...given);
        const table = transaction.objectStore.bind(transaction);
        transaction.objectStore = (of) => {
          const store = table(of);
          const put = store.put.bind(store);
          store.put = (value, key) => {
            const bytes = value as Uint8Array;
            seen.bytes += bytes.length;
            if (bytes.every((byte) => byte === bytes[0])) seen.ofOneByte += bytes.length;
            return put(value, key);
          };
          return store;
        };
        return transaction;
      };
    });
    return request;
  };
  return { databases, seen };
}

function makeWall() {
  const session = createFakeKeyValueArea();
  const { databases, seen } = makeDatabases();
  const disk = { free: null as number | null, queries: 0, onRest: () => {} };
  const clock = { time: 0, now: () => clock.time };
  const free = async () => {
    disk.queries += 1;
    return disk.free;
  };
  const rest = async (milliseconds: number) => {
    clock.time += milliseconds;
    disk.onRest();
  };
  const restart = () => createLogWall({ session, databases, free, clock, rest });
  return { clock, disk, session, databases, seen, wall: restart(), restart };
}

const LOG_BYTES = 4 * 1024 * 1024;

describe("createLogWall", () => {
  it("fills two logs of the browser and leaves nothing behind", async () => {
    const { wall, seen, databases } = makeWall();
    await wall.build();
    expect(seen.bytes).toBeGreaterThan(2 * LOG_BYTES);
    expect(await databases.databases()).toEqual([]);
  });

  it("is built once by all who wait for it, and not again by a worker of the same session", async () => {
    const { wall, seen, restart } = makeWall();
    await Promise.all([wall.build(), wall.build()]);
    await wall.build();
    await restart().build();
    expect(seen.opened).toBe(1);
  });

  it("is built again in the browser's next session", async () => {
    const { wall, seen, session, restart } = makeWall();
    await wall.build();
    session.stored.clear();
    await restart().build();
    expect(seen.opened).toBe(2);
  });

  it("is built again after a write has failed, by another worker too", async () => {
    const { wall, seen, restart } = makeWall();
    await wall.build();
    await wall.fall();
    await wall.build();
    expect(seen.opened).toBe(2);
    await wall.fall();
    await restart().build();
    expect(seen.opened).toBe(3);
  });

  it("fails as a full disk does, and is tried again by the next write", async () => {
    const { wall, seen } = makeWall();
    seen.isFull = true;
    await expect(wall.build()).rejects.toMatchObject({ code: "quota-exceeded" });
    seen.isFull = false;
    await wall.build();
    expect(seen.bytes).toBeGreaterThan(0);
  });

  it("is not begun where the disk has no room for it", async () => {
    const { wall, seen, disk } = makeWall();
    disk.free = 9_999_999;
    await expect(wall.build()).rejects.toMatchObject({ code: "quota-exceeded" });
    expect(seen.opened).toBe(0);
    disk.free = 10_000_000;
    await wall.build();
    expect(seen.opened).toBe(1);
  });

  it("leaves next to nothing in tables where writes may need the room, and is as any other above", async () => {
    const { wall, seen, disk } = makeWall();
    disk.free = 37_999_999;
    await wall.build();
    expect(seen.ofOneByte).toBe(seen.bytes);
    await wall.fall();
    disk.free = 38_000_000;
    const before = seen.ofOneByte;
    await wall.build();
    expect(seen).toMatchObject({ opened: 2, ofOneByte: before });
  });

  it("waits for what the browser gives back by itself after its start", async () => {
    const { wall, seen, disk } = makeWall();
    disk.free = 9_000_000;
    disk.onRest = () => {
      disk.free = 12_000_000;
    };
    await wall.build();
    expect(seen.opened).toBe(1);
  });

  it("waits six seconds at most, and once in half a minute", async () => {
    const { wall, disk, clock } = makeWall();
    disk.free = 7_000_000;
    const refused = async () => {
      const before = clock.time;
      await expect(wall.build()).rejects.toMatchObject({ code: "quota-exceeded" });
      return clock.time - before;
    };
    expect(await refused()).toBeGreaterThanOrEqual(6_000);
    expect(clock.time).toBeLessThan(6_300);
    expect(await refused()).toBe(0);
    clock.time += 30_000;
    expect(await refused()).toBeGreaterThanOrEqual(6_000);
  });

  it("takes a table's room for next to nothing where there is little, and fills both logs all the same", async () => {
    const { wall, seen, disk } = makeWall();
    disk.free = 10_000_000;
    await wall.build();
    expect(seen.ofOneByte).toBe(seen.bytes);
    expect(seen.bytes).toBeGreaterThan(2 * LOG_BYTES);
  });

  it("lets nothing be written where the disk may cut it, and asks anew where it has little", async () => {
    const { wall, disk, clock } = makeWall();
    await wall.build();
    disk.free = 7_000_000;
    clock.time += 2_000;
    await expect(wall.build()).rejects.toMatchObject({ code: "quota-exceeded" });
    disk.free = 8_000_000;
    await wall.build();
    disk.free = 3_000_000_000;
    await wall.build();
    const { queries } = disk;
    clock.time += 1_999;
    await wall.build();
    expect(disk.queries).toBe(queries);
    clock.time += 1;
    await wall.build();
    expect(disk.queries).toBe(queries + 1);
  });

  it("tells a full disk from storage that fails, by what is free", async () => {
    const { wall, disk } = makeWall();
    const failure = new DOMException("Failed to write blobs.", "UnknownError");
    const codeOf = async () => (await wall.whyFailed(failure)).code;
    expect(await codeOf()).toBe("store-unavailable");
    disk.free = 20_000_000;
    expect(await codeOf()).toBe("store-unavailable");
    disk.free = 0;
    expect(await codeOf()).toBe("quota-exceeded");
    expect((await wall.whyFailed(new AppError("conflict"))).code).toBe("conflict");
  });

  it("takes what a killed worker has left of one", async () => {
    const { wall, databases } = makeWall();
    const left = databases.open("confidant-log-wall", 1);
    await new Promise<void>((resolve) => {
      left.onupgradeneeded = () => left.result.createObjectStore("rows").put(new Uint8Array(9), 0);
      left.onsuccess = () => resolve();
    });
    left.result.close();
    await wall.build();
    expect(await databases.databases()).toEqual([]);
  });

  it("is built though somebody keeps one open, and that is gone once they let go of it", async () => {
    const { wall, databases, seen } = makeWall();
    const open = databases.open("confidant-log-wall", 1);
    await new Promise<void>((resolve) => {
      open.onupgradeneeded = () => open.result.createObjectStore("rows");
      open.onsuccess = () => resolve();
    });
    await wall.build();
    await wall.fall();
    await wall.build();
    expect(seen.bytes).toBeGreaterThan(4 * LOG_BYTES);
    open.result.close();
    await wall.fall();
    await wall.build();
    expect(await databases.databases()).toEqual([]);
  });
});
