import { describe, expect, it } from "vitest";
import { flipRow, makeBackupState, makeFullStore } from "../../../test/builders/make-full-store";
import {
  makeKeyring,
  makeStore,
  rawRows,
  type StoreHarness,
  sayTurn,
} from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";
import type { Store } from "../create-store";
import { backupCopyKey, createBackupCopies } from "./backup-copies";

/** As after a backup of this moment. */
async function save(store: Store) {
  const { generation } = await store.rows.generation();
  return store.backups.update((now) => ({
    ...(now ?? makeBackupState()),
    savedGeneration: generation,
  }));
}

const COPY = backupCopyKey("confidant");

function loseCopies({ local, files }: Pick<StoreHarness, "local" | "files">) {
  for (const area of [local, files]) area.stored.delete(COPY);
}

describe("store.backups", () => {
  it("has nothing at first, then what it was given, also after a restart", async () => {
    const { store, restart } = await makeStore();
    expect(await store.backups.read()).toBeNull();
    const state = { ...makeBackupState(), form: "5" };
    const kept = { ...state, edition: 1 };
    expect(await store.backups.update((now) => (now === null ? state : now))).toEqual(kept);
    expect(await restart().backups.read()).toEqual(kept);
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

  it("fails where its row was altered and there is no copy, and puts nothing in its place", async () => {
    const { store, database, local, files } = await makeFullStore();
    await flipRow(database, "backups");
    loseCopies({ local, files });
    await expect(store.backups.read()).rejects.toMatchObject({ code: "row-tampered" });
    await expect(store.backups.update(() => makeBackupState())).rejects.toMatchObject({
      code: "row-tampered",
    });
  });

  it("is gone after a repair where its row was altered and there is no copy, and can be written anew", async () => {
    const { database, restart, local, files } = await makeFullStore();
    await flipRow(database, "backups");
    loseCopies({ local, files });
    const store = restart();
    await store.repair();
    expect(await store.backups.read()).toBeNull();
    await store.backups.update(() => makeBackupState());
    expect(await store.check()).toMatchObject({ unreadable: [], mismatched: [], rewound: false });
  });

  it("is missed by a check where its row was deleted", async () => {
    const { database, restart } = await makeFullStore();
    await rawTable(database, "backups").clear();
    const store = restart();
    expect(await store.check()).toMatchObject({ mismatched: ["vault"] });
    await store.repair();
    expect(await store.check()).toMatchObject({ mismatched: [] });
    expect(await store.backups.read()).toMatchObject({ keys: makeBackupState().keys });
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

const WHOLE = { unreadable: [], mismatched: [], rewound: false };

describe("a copy of what is known of backups", () => {
  const makeKept = async () => {
    const harness = await makeStore();
    const identity = "AGE-SECRET-KEY-1KEPT";
    const keys = [{ identity, createdAt: 1 }];
    const state = await harness.store.backups.update(() => ({ ...makeBackupState(), keys }));
    return { ...harness, state, identity };
  };

  it("is sealed: the identity is in neither place in clear", async () => {
    const { local, files, identity } = await makeKept();
    for (const area of [local, files]) {
      const text = area.stored.get(COPY) ?? "";
      expect(text.length).toBeGreaterThan(identity.length);
      expect(text).not.toContain(identity);
      expect(atob(JSON.parse(text))).not.toContain(identity);
    }
  });

  it.each(["local", "files"] as const)("in %s stands in for a row that is gone", async (kept) => {
    const harness = await makeKept();
    const { store, database, state } = harness;
    harness[kept === "local" ? "files" : "local"].stored.delete(COPY);
    await rawTable(database, "backups").clear();
    expect(await store.backups.read()).toEqual({ ...state, begun: null });
  });

  it.each([10, 40])("heals a row of which byte %i was flipped", async (at) => {
    const { database, restart, state } = await makeKept();
    await flipRow(database, "backups", undefined, at);
    const store = restart();
    expect((await store.backups.read())?.keys).toEqual(state.keys);
    await store.backups.heal();
    const next = restart();
    expect((await next.backups.read())?.keys).toEqual(state.keys);
    if (at === 40) expect(await next.check()).toMatchObject(WHOLE);
    await next.repair();
    expect(await next.check()).toMatchObject(WHOLE);
    expect((await next.backups.read())?.keys).toEqual(state.keys);
  });

  it("is what an update of a damaged row goes on from", async () => {
    const { database, restart, state } = await makeKept();
    await flipRow(database, "backups");
    const store = restart();
    await store.backups.update((now) => ({ ...(now ?? makeBackupState()), form: "7" }));
    expect(await restart().backups.read()).toMatchObject({ keys: state.keys, form: "7" });
    expect(await store.check()).toMatchObject(WHOLE);
  });

  it("is healed from the row where it is gone, damaged or older", async () => {
    const { store, local, files, restart, keys, storeName } = await makeKept();
    const older = local.stored.get(COPY) ?? "";
    const state = await store.backups.update((now) => ({
      ...(now ?? makeBackupState()),
      form: "8",
    }));
    local.stored.set(COPY, older);
    files.stored.set(COPY, JSON.stringify("wP0="));
    await restart().backups.heal();
    for (const area of [local, files]) {
      const alone = createBackupCopies({ keys, local: area, storeName });
      expect(await alone.read()).toEqual(state);
    }
  });

  it("never takes the place of a newer row, and does of an older one", async () => {
    const { store, database, local, files, restart } = await makeKept();
    const older = { copy: local.stored.get(COPY) ?? "", rows: await rawRows(database, "backups") };
    const state = await store.backups.update((now) => ({
      ...(now ?? makeBackupState()),
      form: "8",
    }));
    for (const area of [local, files]) area.stored.set(COPY, older.copy);
    await restart().backups.heal();
    expect(await restart().backups.read()).toEqual(state);
    await rawTable(database, "backups").bulkPut([...older.rows]);
    await restart().backups.heal();
    expect(await restart().backups.read()).toMatchObject({ form: "8" });
  });

  it("of another key opens nothing and is replaced", async () => {
    const { database, keys, restart, state } = await makeKept();
    keys.use({ current: await makeKeyring("feedf00d"), former: keys.current() });
    const store = restart();
    while (!(await store.resealNext()).done);
    keys.use({ current: keys.current(), former: null });
    await restart().backups.heal();
    await rawTable(database, "backups").clear();
    expect((await restart().backups.read())?.keys).toEqual(state.keys);
  });
});
