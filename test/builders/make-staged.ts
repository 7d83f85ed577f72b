import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import type { BackupState } from "../../src/domain/backup";
import { createStore } from "../../src/store/create-store";
import { createDatabase, openDatabase } from "../../src/store/database/open-database";
import { toPlainRow } from "../../src/store/snapshots/snapshot-row";
import { createStagedStore } from "../../src/store/staging/create-staged-store";
import type { StagedStore } from "../../src/store/staging/staged-store";
import { createFakeKeyValueArea } from "../fakes/key-value-area";
import { createFakeLocks } from "../fakes/locks";
import type { StoreHarness } from "./make-store";

/** A staged store beside a store, under the same keys; `open` gives it as a store of its own. */
export async function makeStaged({ keys, clock }: Pick<StoreHarness, "keys" | "clock">) {
  const database = createDatabase("staged", { indexedDB: new IDBFactory(), IDBKeyRange });
  await openDatabase(database);
  const open = () => {
    const beside = { locks: createFakeLocks(), local: createFakeKeyValueArea() };
    return createStore({ database, keys, clock, ...beside, storeName: "staged" });
  };
  return { database, keys, staged: createStagedStore({ database, keys, clock }), open };
}

/** Adds all rows of a snapshot of the store, and finishes. */
export async function stageAll(
  { store }: Pick<StoreHarness, "store">,
  staged: StagedStore,
  backups: BackupState | null = null,
) {
  const snapshot = store.snapshot({ withSecrets: true });
  for await (const part of snapshot.parts()) await staged.add(part.rows.map(toPlainRow));
  const { lastOrder } = await snapshot.finish(async (end) => end);
  return staged.finish({ lastOrder, backups });
}
