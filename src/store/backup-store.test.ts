import { describe, expect, it } from "vitest";
import { flipRow, makeBackupState, makeFullStore } from "../../test/builders/make-full-store";
import { makeKeyring, makeStore, rawRows, sayTurn } from "../../test/builders/make-store";
import type { Store } from "./create-store";

/** As after a backup of this moment. */
async function save(store: Store) {
  const { generation } = await store.rows.generation();
  return store.backups.update((now) => ({
    ...(now ?? makeBackupState()),
    savedGeneration: generation,
  }));
}

describe("store.backups", () => {
  it("has nothing at first, then what it was given, also after a restart", async () => {
    const { store, restart } = await makeStore();
    expect(await store.backups.read()).toBeNull();
    const state = { ...makeBackupState(), form: "5" };
    expect(await store.backups.update((now) => (now === null ? state : now))).toEqual(state);
    expect(await restart().backups.read()).toEqual(state);
  });

  it("writes nothing where a change gives back what it was given", async () => {
    const { store, database } = await makeFullStore();
    const before = await rawRows(database, "manifest");
    await store.backups.update((now) => now ?? makeBackupState());
    expect(await rawRows(database, "manifest")).toEqual(before);
  });

  it("has changed where nothing is saved", async () => {
    const { store } = await makeStore();
    expect(await store.backups.hasChanged()).toBe(true);
    await store.backups.update(() => makeBackupState());
    expect(await store.backups.hasChanged()).toBe(true);
  });

  it("has not changed by what is written about backups alone, also after a restart", async () => {
    const { store, restart } = await makeStore();
    await save(store);
    expect(await store.backups.hasChanged()).toBe(false);
    await store.backups.update((now) => ({ ...(now ?? makeBackupState()), form: "5" }));
    await store.backups.update((now) => ({ ...(now ?? makeBackupState()), form: "6" }));
    expect(await store.backups.hasChanged()).toBe(false);
    expect(await restart().backups.hasChanged()).toBe(false);
  });

  it("has changed by everything else, and stays so when backups are written about", async () => {
    const harness = await makeStore();
    const { store, restart } = harness;
    await save(store);
    await sayTurn(harness, "1", "one");
    expect(await store.backups.hasChanged()).toBe(true);
    await store.backups.update((now) => ({ ...(now ?? makeBackupState()), form: "5" }));
    expect(await store.backups.hasChanged()).toBe(true);
    expect(await restart().backups.hasChanged()).toBe(true);
  });

  it("takes a backup for saved though something about backups was written since it was read", async () => {
    const { store } = await makeStore();
    await save(store);
    const { generation } = await store.rows.generation();
    await store.backups.update((now) => ({ ...(now ?? makeBackupState()), form: "5" }));
    await store.backups.update((now) => ({
      ...(now ?? makeBackupState()),
      savedGeneration: generation,
    }));
    expect(await store.backups.hasChanged()).toBe(false);
  });

  it("does not take a backup for saved where something was said while it was made", async () => {
    const harness = await makeStore();
    const { store } = harness;
    const { generation } = await store.rows.generation();
    await sayTurn(harness, "1", "one");
    await store.backups.update(() => ({ ...makeBackupState(), savedGeneration: generation }));
    expect(await store.backups.hasChanged()).toBe(true);
  });

  it("fails where its row was altered, and puts nothing in its place", async () => {
    const { store, database } = await makeFullStore();
    await flipRow(database, "backups");
    await expect(store.backups.read()).rejects.toMatchObject({ code: "row-tampered" });
    await expect(store.backups.update(() => makeBackupState())).rejects.toMatchObject({
      code: "row-tampered",
    });
  });

  it("is gone after a repair where its row was altered, and can be written anew", async () => {
    const { database, restart } = await makeFullStore();
    await flipRow(database, "backups");
    const store = restart();
    await store.repair();
    expect(await store.backups.read()).toBeNull();
    await store.backups.update(() => makeBackupState());
    expect(await store.check()).toMatchObject({ unreadable: [], mismatched: [], rewound: false });
  });

  it("is missed by a check where its row was deleted", async () => {
    const { database, restart } = await makeFullStore();
    await database.table("backups").clear();
    const store = restart();
    expect(await store.check()).toMatchObject({ mismatched: ["vault"] });
    await store.repair();
    expect(await store.check()).toMatchObject({ mismatched: [] });
    expect(await store.backups.read()).toBeNull();
  });

  it("is sealed anew with everything else", async () => {
    const { store, database, keys } = await makeFullStore();
    const state = await store.backups.read();
    keys.use({ current: await makeKeyring("feedf00d"), former: keys.current() });
    while (!(await store.resealNext()).done);
    expect(await rawRows(database, "backups")).toMatchObject([{ keyId: "feedf00d" }]);
    expect(await store.backups.read()).toEqual(state);
  });
});
