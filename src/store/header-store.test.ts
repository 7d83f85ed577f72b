import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { describe, expect, it } from "vitest";
import { makeStore } from "../../test/builders/make-store";
import { createHeaderStore } from "./header-store";
import { createDatabase, openDatabase } from "./open-database";

async function makeHeaders() {
  const database = createDatabase("d", { indexedDB: new IDBFactory(), IDBKeyRange });
  await openDatabase(database);
  return createHeaderStore(database);
}

describe("createHeaderStore", () => {
  it("keeps the first header with its device key", async () => {
    const headers = await makeHeaders();
    expect([await headers.read(), await headers.readDeviceKey()]).toEqual([null, null]);
    await headers.saveFirst({ header: { generation: 1 }, deviceKey: Uint8Array.of(1, 2) });
    expect(await headers.read()).toEqual({ generation: 1 });
    expect(await headers.readDeviceKey()).toEqual(Uint8Array.of(1, 2));
  });

  it("lets one of two first headers in, with its own key", async () => {
    const headers = await makeHeaders();
    const results = await Promise.allSettled([
      headers.saveFirst({ header: { vault: "a" }, deviceKey: Uint8Array.of(1) }),
      headers.saveFirst({ header: { vault: "b" }, deviceKey: Uint8Array.of(2) }),
    ]);
    expect(results).toMatchObject([
      { status: "fulfilled" },
      { status: "rejected", reason: { code: "conflict" } },
    ]);
    expect(await headers.read()).toEqual({ vault: "a" });
    expect(await headers.readDeviceKey()).toEqual(Uint8Array.of(1));
  });

  it("replaces a header", async () => {
    const headers = await makeHeaders();
    await headers.saveFirst({ header: { generation: 1 }, deviceKey: Uint8Array.of(1) });
    await headers.save({ generation: 2 });
    expect(await headers.read()).toEqual({ generation: 2 });
  });

  it("does not count itself as a row, but every sealed one", async () => {
    const headers = await makeHeaders();
    await headers.saveFirst({ header: {}, deviceKey: Uint8Array.of(1) });
    expect(await headers.hasRows()).toBe(false);
    const { database } = await makeStore();
    expect(await createHeaderStore(database).hasRows()).toBe(true);
  });
});
