import { describe, expect, it } from "vitest";
import { makeRestoreDisk, setUpSaying, startWorker } from "../../test/builders/make-restores";
import { createFakeKeyValueArea } from "../../test/fakes/key-value-area";
import { createKeptBeside } from "./kept-beside";
import { saveRestoreRecord } from "./restores/restore-record";
import { saveStoreName } from "./store-name";

type Deps = Parameters<typeof createKeptBeside>[0];

/** The copy of a header as a vault with or without a lock leaves it. */
async function headerOf(kind: "lock" | "none"): Promise<unknown> {
  const disk = makeRestoreDisk([]);
  const worker = startWorker(disk);
  if (kind === "lock") await setUpSaying(worker, "said");
  else await worker.lifecycle.become((vault) => vault.setUp({ kind: "device" }));
  return disk.local.get("vault-header:confidant");
}

async function setUp(inLocal: Readonly<Record<string, unknown>>, stores: readonly string[] = []) {
  const [local, files] = [createFakeKeyValueArea(), createFakeKeyValueArea()];
  for (const [name, header] of Object.entries(inLocal)) {
    await local.set(`vault-header:${name}`, header);
  }
  await saveStoreName(local, "confidant-2");
  const databases = { databases: async () => stores.map((name) => ({ name, version: 1 })) };
  const localKeys = async () => [...local.stored.keys()];
  const beside = createKeptBeside({ local, files, localKeys, databases } as Deps);
  return { local, files, beside };
}

const BACKUP = "confidant-20261122T101500000Z.age";

describe("backups that the store in use has not made", () => {
  it("are hidden while another store has a lock, even one whose database is gone", async () => {
    const lock = await headerOf("lock");
    for (const stores of [["confidant", "confidant-2"], []]) {
      const { beside } = await setUp({ confidant: lock }, stores);
      expect(await beside.mayShow(BACKUP)).toBe(false);
    }
  });

  it("are hidden where only the copy in a file tells of the lock, or a newer release wrote it", async () => {
    const { beside, files } = await setUp({}, ["confidant"]);
    expect(await beside.isHiding()).toBe(false);
    await files.set("vault-header:confidant", await headerOf("lock"));
    expect(await beside.isHiding()).toBe(true);
    expect(await (await setUp({ confidant: { v: 99 } })).beside.isHiding()).toBe(true);
  });

  it("are shown where no other store has a lock that could be opened", async () => {
    const [lock, none] = await Promise.all([headerOf("lock"), headerOf("none")]);
    const shown = [{}, { confidant: none }, { "confidant-2": lock }, { confidant: "damaged" }];
    for (const headers of shown) {
      expect(await (await setUp(headers)).beside.mayShow(BACKUP)).toBe(true);
    }
  });

  it("are not hidden by what a restore has left over", async () => {
    const { beside, local } = await setUp({ confidant: await headerOf("lock") });
    const record = { staged: "confidant-2", replaces: "confidant" };
    await saveRestoreRecord(local, { ...record, intoNew: false, isSwitched: true });
    expect(await beside.isHiding()).toBe(false);
  });

  it("are shown one by one to whoever has given what opens them, until that is forgotten", async () => {
    const { beside } = await setUp({ confidant: await headerOf("lock") });
    beside.expect()([BACKUP]);
    expect(await beside.mayShow(BACKUP)).toBe(true);
    expect(await beside.mayShow("confidant-20261123T101500000Z.age")).toBe(false);
    beside.forget();
    expect(await beside.mayShow(BACKUP)).toBe(false);
  });

  it("stay hidden from who has guessed what opens them while that was forgotten", async () => {
    const { beside } = await setUp({ confidant: await headerOf("lock") });
    const prove = beside.expect();
    beside.forget();
    expect(() => prove([BACKUP])).toThrow(expect.objectContaining({ code: "locked" }));
    expect(await beside.mayShow(BACKUP)).toBe(false);
  });
});
