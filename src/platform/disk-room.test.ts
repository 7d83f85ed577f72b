import { describe, expect, it } from "vitest";
import { createDiskRoom } from "./disk-room";

const MB = 1_000_000;

/** A disk with so much free, of an extension that uses 50 MB, 30 of them in databases. */
function room(free: number) {
  const usageDetails = { indexedDB: 30 * MB };
  return createDiskRoom(async () => ({ quota: 50 * MB + free, usage: 50 * MB, usageDetails }));
}

describe("the room on the disk", () => {
  it("is there where 20 MB are left beside what is needed", async () => {
    await expect(room(20 * MB).require(0)).resolves.toBeUndefined();
    await expect(room(45 * MB).require(25 * MB)).resolves.toBeUndefined();
    await expect(room(50 * MB).requireForAll()).resolves.toBeUndefined();
  });

  it("tells how many bytes are missing where it is not", async () => {
    const missing = (bytes: number) => ({ code: "quota-exceeded", data: { missing: bytes } });
    await expect(room(20 * MB - 1).require(0)).rejects.toMatchObject(missing(1));
    await expect(room(40 * MB).require(25 * MB)).rejects.toMatchObject(missing(5 * MB));
    await expect(room(10 * MB).requireForAll()).rejects.toMatchObject(missing(40 * MB));
  });

  it("refuses nothing where the browser does not tell", async () => {
    await expect(createDiskRoom(async () => ({})).require(MB)).resolves.toBeUndefined();
    const silent = createDiskRoom(() => Promise.reject(new TypeError("no storage")));
    await expect(silent.requireForAll()).resolves.toBeUndefined();
  });
});
