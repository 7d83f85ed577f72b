import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { describe, expect, it } from "vitest";
import { createKeySet } from "../../src/crypto/key-set";
import { createStore, type Store } from "../../src/store/create-store";
import { createHeaderStore } from "../../src/store/database/header-store";
import { createDatabase, openDatabase } from "../../src/store/database/open-database";
import { TABLE_NAMES } from "../../src/store/database/schema";
import { openRow } from "../../src/store/rows/sealed-row";
import { createVault } from "../../src/vault/create-vault";
import { CONNECTION_KEY, makeFullStore } from "../builders/make-full-store";
import { createFakeKeyValueArea } from "../fakes/key-value-area";

/** The least that a header may ask for. */
const COST = { memoryKiB: 19_456, passes: 2, lanes: 1 };
const PASSPHRASE = "seven quiet herons at dusk";

/** A vault without a lock, over a database of its own: it is set up where there is no row. */
async function makeOpenVault() {
  const beside = createDatabase("vault", { indexedDB: new IDBFactory(), IDBKeyRange });
  await openDatabase(beside);
  const vault = createVault({
    headers: createHeaderStore(beside),
    local: createFakeKeyValueArea(),
    session: createFakeKeyValueArea(),
    files: createFakeKeyValueArea(),
    clock: { now: () => Date.UTC(2026, 10, 22) },
    storeName: "confidant",
    cost: COST,
  });
  return { vault, opened: await vault.setUp({ kind: "device" }) };
}

async function sweep(store: Store): Promise<void> {
  for (let batch = 0; batch < 200; batch += 1) {
    if ((await store.resealNext()).done) return;
  }
  throw new Error("the sweep has no end");
}

describe("leaving no lock", () => {
  it("keeps a connection's key readable behind the passphrase, and leaves nothing for the old key", async () => {
    const { vault, opened: open } = await makeOpenVault();
    const full = await makeFullStore({ current: open.keyring, former: null });
    const { store, database, keys } = full;
    const locked = await vault.addMethod(open, { kind: "passphrase", passphrase: PASSPHRASE });
    keys.use({ current: locked.keyring, former: locked.former });
    await sweep(store);
    await vault.finishRotation(locked);
    await vault.lock();

    const old = createKeySet({ current: open.keyring, former: null });
    for (const table of TABLE_NAMES) {
      const rows = await database.rows(table).toArray();
      expect(rows, table).not.toEqual([]);
      for (const row of rows) {
        const opening = openRow(old, table, row);
        await expect(opening, table).rejects.toMatchObject({ code: "key-missing" });
      }
    }
    const unlocked = await vault.unlock({ kind: "passphrase", passphrase: PASSPHRASE });
    expect(unlocked.former).toBeNull();
    const current = createKeySet({ current: unlocked.keyring, former: null });
    const { connections } = createStore({ ...full, keys: current });
    const [connection] = await connections.list();
    const secrets = await connections.readSecrets(connection?.id ?? "");
    expect(secrets).toMatchObject({ key: CONNECTION_KEY });
  });
});
