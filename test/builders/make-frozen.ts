import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import type { NewMethod } from "../../src/domain/unlock-method";
import { createHeaderStore } from "../../src/store/database/header-store";
import { createDatabase, openDatabase } from "../../src/store/database/open-database";
import { createVault } from "../../src/vault/create-vault";
import { createFakeKeyValueArea } from "../fakes/key-value-area";
import { addNewer } from "./add-newer";
import { type FrozenDatabase, freezeDatabase } from "./frozen-store";
import { makeFullStore } from "./make-full-store";

export type FrozenName = "whole" | "rotating" | "device";

export type FrozenVersion = {
  readonly passphrase: string;
  readonly recoveryKey: string;
  readonly databases: Readonly<Record<FrozenName, FrozenDatabase>>;
};

/** The least that a header may ask for: whoever thaws it pays that each time. */
const COST = { memoryKiB: 19_456, passes: 2, lanes: 1 };

/**
 * What `test/frozen` keeps of a version, as JSON: a locked store, one whose rows are being sealed
 * anew, and one without a lock, each with a row in every table.
 */
export async function makeFrozen(
  secrets: Pick<FrozenVersion, "passphrase" | "recoveryKey">,
): Promise<FrozenVersion> {
  const { passphrase, recoveryKey: key } = secrets;
  const methods = [
    { kind: "passphrase", passphrase },
    { kind: "recovery", key },
  ] as const;
  const databases = {
    whole: await freeze({ methods, identity: key, isRotating: false }),
    rotating: await freeze({ methods, identity: key, isRotating: true }),
    device: await freeze({ methods: [{ kind: "device" }], identity: key, isRotating: false }),
  };
  return { ...secrets, databases };
}

type Input = {
  readonly methods: readonly [NewMethod, ...NewMethod[]];
  /** What opens its backups. */
  readonly identity: string;
  readonly isRotating: boolean;
};

async function freeze({ methods, identity, isRotating }: Input): Promise<FrozenDatabase> {
  // A vault is set up where there is no row: the rows come from a database of their own.
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
  const [first, ...others] = methods;
  let opened = await vault.setUp(first);
  for (const method of others) opened = await vault.addMethod(opened, method);
  const given = { current: opened.keyring, former: null };
  const full = await makeFullStore(given, identity);
  const { store, database, keys } = full;
  await addNewer(full);
  if (isRotating) {
    const { keyring: current } = await vault.rotate(opened);
    keys.use({ current, former: opened.keyring });
    // The messages and their conversation: all others lie under the former key yet.
    await store.resealNext();
  }
  const { header, device } = await freezeDatabase(beside);
  return { ...(await freezeDatabase(database)), header: header ?? [], device: device ?? [] };
}
