import { beforeAll, describe, expect, it } from "vitest";
import {
  BEGUN,
  backUpFull,
  backUpSaying,
  cutRestore,
  engineOf,
  restoreIn,
  STAGED,
  sealedIn,
  withStaged,
} from "../../../test/builders/cut-restore";
import {
  databasesOf,
  NEW_LOCK,
  type RestoreDisk,
  setUpSaying,
  startWorker,
} from "../../../test/builders/make-restores";
import { rawTable } from "../../../test/builders/raw-table";
import { createFakeDeriveKey } from "../../../test/fakes/derive-key";
import type { RestorableBackup } from "../../backup/restore/comparison";
import type { NewMethod } from "../../domain/unlock-method";
import { createHeaderStore } from "../../store/database/header-store";
import { createVault } from "../../vault/create-vault";
import { createMemoryArea } from "./create-memory-area";
import { readRestoreRecord, saveRestoreRecord } from "./restore-record";

const DAY = 24 * 3_600_000;
const HEADER = `vault-header:${STAGED}`;

let backup: RestorableBackup;
let another: RestorableBackup;

beforeAll(async () => {
  backup = await backUpFull();
  another = await backUpSaying("said in another backup");
});

type Change = {
  readonly change?: (disk: RestoreDisk) => Promise<void>;
  readonly of?: () => RestorableBackup;
  readonly method?: NewMethod;
  readonly isOwn?: boolean;
  readonly mode?: "merge";
};

const CHANGES: readonly (readonly [string, Change])[] = [
  ["with another backup", { of: () => another }],
  ["in another mode", { mode: "merge" }],
  ["with another lock", { method: { kind: "passphrase", passphrase: "a third quiet harbour" } }],
  ["without a lock", { method: { kind: "device" } }],
  ["as somebody else's", { isOwn: false }],
  ["a day later", { change: (disk) => passTime(disk, DAY) }],
  ["by a clock that was put back", { change: (disk) => passTime(disk, -1) }],
  ["by a release that stores rows in another form", { change: changeForm }],
  ["by another release", { change: changeRelease }],
  ["after its store was finished, and what it lacked perhaps mended", { change: finish }],
  ["after it was given up", { change: giveUp }],
  ["with a record that does not tell what it was begun with", { change: forgetBegun }],
  ["where its header is gone", { change: dropHeader }],
  ["where another vault was put in its place", { change: plantVault }],
];

async function passTime({ time }: RestoreDisk, milliseconds: number): Promise<void> {
  time.now += milliseconds;
}

async function changeForm(disk: RestoreDisk): Promise<void> {
  disk.form = "6";
}

async function changeRelease(disk: RestoreDisk): Promise<void> {
  disk.app = "0.2.0";
}

/** As a worker has left it that died before the store was noted as whole. */
async function finish(disk: RestoreDisk): Promise<void> {
  const row = { id: "manifest", version: 1, keyId: "00000000", sealed: new Uint8Array(64) };
  await withStaged(disk, (database) => rawTable(database, "manifest").add(row));
}

async function giveUp(disk: RestoreDisk): Promise<void> {
  await saveRestoreRecord(disk.local, { ...(await recordOf(disk)), isGivenUp: true });
}

/** As one of a release that did not go on. */
async function forgetBegun(disk: RestoreDisk): Promise<void> {
  const { begun: _begun, ...record } = await recordOf(disk);
  await saveRestoreRecord(disk.local, record);
}

async function recordOf({ local }: RestoreDisk) {
  const record = await readRestoreRecord(local);
  if (record?.begun === undefined) throw new Error("nothing was begun");
  return record;
}

async function dropHeader(disk: RestoreDisk): Promise<void> {
  await withStaged(disk, (database) => rawTable(database, "header").clear());
  await disk.local.remove(HEADER);
  await disk.files.remove(HEADER);
}

/** As whoever writes to the profile may do it, under a key that they know. */
async function plantVault(disk: RestoreDisk): Promise<void> {
  await dropHeader(disk);
  await withStaged(disk, async (database) => {
    for (const table of database.backendDB()?.objectStoreNames ?? []) {
      await rawTable(database, table).clear();
    }
    const vault = createVault({
      headers: createHeaderStore(database),
      storeName: STAGED,
      local: disk.local,
      files: disk.files,
      session: createMemoryArea(),
      clock: { now: () => BEGUN },
      deriveKey: createFakeDeriveKey(),
      log: { warn: () => {} },
    });
    await vault.setUp(NEW_LOCK.method);
  });
}

/** The header that lies there, as text. */
function headerIn(disk: RestoreDisk): Promise<string> {
  return withStaged(disk, async (database) =>
    JSON.stringify(await createHeaderStore(database).read()),
  );
}

function keysBeside({ local, files }: RestoreDisk): readonly string[] {
  return [...local.stored.keys(), ...files.stored.keys()];
}

describe("a restore into a new profile that was cut is begun anew", () => {
  it.each(CHANGES)("%s", async (_name, { change, of = () => backup, ...options }) => {
    const { disk } = await cutRestore(backup);
    await change?.(disk);
    const [before, header] = [await sealedIn(disk), await headerIn(disk)];
    const store = await restoreIn(startWorker(disk, engineOf(of())), disk, options);
    expect(await databasesOf(disk)).toEqual([STAGED]);
    expect(await readRestoreRecord(disk.local)).toBeNull();
    expect(await store.check()).toMatchObject({ unreadable: [], mismatched: [] });
    expect(await headerIn(disk)).not.toBe(header);
    const after = await sealedIn(disk);
    expect(after.size).toBeGreaterThan(3);
    for (const [key, sealed] of before) expect(after.get(key), key).not.toBe(sealed);
    expect(keysBeside(disk).filter((key) => key.startsWith("unlock-attempts"))).toEqual([]);
  });

  it("is removed by the next worker where a vault was made meanwhile", async () => {
    const { disk } = await cutRestore(backup);
    const next = startWorker(disk, engineOf(backup));
    await next.restores.begin();
    expect((await databasesOf(disk)).sort()).toEqual(["confidant", STAGED]);
    await setUpSaying(next, "said here");
    await startWorker(disk, engineOf(backup)).restores.begin();
    expect(await databasesOf(disk)).toEqual(["confidant"]);
    expect(keysBeside(disk).filter((key) => key.includes(STAGED))).toEqual([]);
    expect(await readRestoreRecord(disk.local)).toBeNull();
  });
});
