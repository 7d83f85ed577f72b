import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { describe, expect, it } from "vitest";
import { makeStore } from "../../../test/builders/make-store";
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

  it("keeps a first header without a device key", async () => {
    const headers = await makeHeaders();
    await headers.saveFirst({ header: { generation: 1 }, deviceKey: null });
    expect(await headers.readDeviceKey()).toBeNull();
  });

  it.each([
    ["leaves", undefined, Uint8Array.of(1)],
    ["replaces", Uint8Array.of(2), Uint8Array.of(2)],
    ["removes", null, null],
  ])("replaces a header and %s the device key", async (_what, deviceKey, left) => {
    const headers = await makeHeaders();
    await headers.saveFirst({ header: { generation: 1 }, deviceKey: Uint8Array.of(1) });
    await headers.replace({ header: { generation: 2 }, expected: 1, deviceKey });
    expect(await headers.read()).toEqual({ generation: 2 });
    expect(await headers.readDeviceKey()).toEqual(left);
  });

  it("replaces a header that is absent or claims no generation", async () => {
    const headers = await makeHeaders();
    await headers.replace({ header: { damaged: true }, expected: null });
    await headers.replace({ header: { generation: 2 }, expected: null });
    expect(await headers.read()).toEqual({ generation: 2 });
  });

  it.each([null, 1, 3])(
    "refuses to replace generation 2 where %s is expected",
    async (expected) => {
      const headers = await makeHeaders();
      await headers.saveFirst({ header: { generation: 2 }, deviceKey: Uint8Array.of(1) });
      const replacing = headers.replace({ header: { generation: 9 }, expected, deviceKey: null });
      await expect(replacing).rejects.toMatchObject({ code: "conflict" });
      expect(await headers.read()).toEqual({ generation: 2 });
      expect(await headers.readDeviceKey()).toEqual(Uint8Array.of(1));
    },
  );

  it("lets one of two replacements in", async () => {
    const headers = await makeHeaders();
    await headers.saveFirst({ header: { generation: 1 }, deviceKey: null });
    const results = await Promise.allSettled([
      headers.replace({ header: { generation: 2, by: "a" }, expected: 1 }),
      headers.replace({ header: { generation: 2, by: "b" }, expected: 1 }),
    ]);
    expect(results).toMatchObject([
      { status: "fulfilled" },
      { status: "rejected", reason: { code: "conflict" } },
    ]);
    expect(await headers.read()).toEqual({ generation: 2, by: "a" });
  });

  it("does not count itself as a row, but every sealed one", async () => {
    const headers = await makeHeaders();
    await headers.saveFirst({ header: {}, deviceKey: Uint8Array.of(1) });
    expect(await headers.hasRows()).toBe(false);
    const { database } = await makeStore();
    expect(await createHeaderStore(database).hasRows()).toBe(true);
  });
});
