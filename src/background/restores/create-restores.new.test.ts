import { beforeAll, describe, expect, it } from "vitest";
import {
  databasesOf,
  makeRestoreDisk,
  NEW_LOCK,
  rowsSaying,
  setUpSaying,
  startWorker,
  textOf,
} from "../../../test/builders/make-restores";
import { IDENTITY, PASSPHRASE } from "../../../test/fakes/restore-engine";
import type { PlainRow } from "../../store/database/plain-row";

let rows: readonly PlainRow[];
beforeAll(async () => {
  rows = await rowsSaying("said elsewhere");
});

const byRecovery = { kind: "recovery", key: IDENTITY.toLowerCase() } as const;
const THEIRS = { kind: "passphrase", passphrase: PASSPHRASE } as const;
const SALT = btoa("0".repeat(32));
const replace = { mode: "replace", ...NEW_LOCK } as const;

describe("a restore into a new profile", () => {
  it("makes a vault that the lock chosen here opens, and nothing of the backup does", async () => {
    const disk = makeRestoreDisk(rows);
    const { restores, lifecycle } = startWorker(disk);
    const preview = await restores.preview({ source: disk.source, secret: byRecovery });
    expect(preview.intoNew).toBe(true);
    await restores.run({ mode: "merge", ...NEW_LOCK });
    expect(await textOf((await lifecycle.ready()).store)).toContain("said elsewhere");
    disk.session.stored.clear();
    const next = startWorker(disk);
    await expect(next.lifecycle.ready()).rejects.toMatchObject({ code: "locked" });
    const byTheirs = next.lifecycle.become((vault) => vault.unlock(byRecovery));
    await expect(byTheirs).rejects.toMatchObject({ code: "not-found" });
    await next.lifecycle.become((vault) => vault.unlock(NEW_LOCK.method));
    expect((await (await next.lifecycle.profile()).vault.describe())?.ways).toHaveLength(1);
    expect(await databasesOf(disk)).toEqual(["confidant-2"]);
  });

  it("knows none of the keys that opened the backup, and seals no backup with them", async () => {
    const disk = makeRestoreDisk(rows);
    const { restores, lifecycle, state } = startWorker(disk);
    const secret = { kind: "passphrase", passphrase: PASSPHRASE, keyFile: "AAAA" } as const;
    await restores.preview({ source: disk.source, secret });
    await restores.run(replace);
    const { store } = await lifecycle.ready();
    // The key file is made by the passphrase that was chosen here.
    expect(state.heard).toEqual([NEW_LOCK.method.passphrase]);
    expect(await store.backups.read()).toBeNull();
  });

  const REFUSED = [
    ["no lock that was chosen here", {}, "bad-request"],
    ["a recovery key as its lock", { method: byRecovery }, "bad-request"],
    ["the passphrase of somebody else's backup", { method: THEIRS }, "weak-passphrase"],
  ] as const;
  it.each(REFUSED)("is refused with %s", async (_name, given, code) => {
    const disk = makeRestoreDisk(rows);
    const { restores, lifecycle } = startWorker(disk);
    await restores.preview({ source: disk.source, secret: { ...THEIRS, keyFile: "AAAA" } });
    const run = restores.run({ mode: "replace", ...given });
    await expect(run).rejects.toMatchObject({ code });
    expect(await databasesOf(disk)).toEqual(["confidant"]);
    await expect(lifecycle.ready()).rejects.toMatchObject({ code: "not-set-up" });
  });

  it.each([
    { kind: "device" },
    { kind: "passkey", passkey: { credentialId: "AAAA", salt: SALT }, secret: SALT },
  ] as const)("opens by $kind where that was chosen", async (method) => {
    const disk = makeRestoreDisk(rows);
    const { restores, lifecycle } = startWorker(disk);
    await restores.preview({ source: disk.source, secret: byRecovery });
    await restores.run({ mode: "replace", isOwn: true, method });
    expect(await textOf((await lifecycle.ready()).store)).toContain("said elsewhere");
    const header = await (await lifecycle.profile()).vault.describe();
    expect(header?.ways.map(({ kind }) => kind)).toEqual([method.kind]);
  });

  it("leaves no key and no store where it fails in the middle", async () => {
    const disk = makeRestoreDisk(rows);
    const { restores, lifecycle, state } = startWorker(disk);
    await restores.preview({ source: disk.source, secret: byRecovery });
    state.before.finish = () => {
      throw new Error("full");
    };
    await expect(restores.run(replace)).rejects.toThrow("full");
    expect(disk.session.stored.size).toBe(0);
    expect(await databasesOf(disk)).toEqual(["confidant"]);
    await expect(lifecycle.ready()).rejects.toMatchObject({ code: "not-set-up" });
  });

  it("is refused where a vault was made in another window meanwhile", async () => {
    const disk = makeRestoreDisk(rows);
    const worker = startWorker(disk);
    await worker.restores.preview({ source: disk.source, secret: byRecovery });
    worker.state.before.finish = async () => {
      await setUpSaying(worker, "said here");
    };
    await expect(worker.restores.run(replace)).rejects.toMatchObject({ code: "conflict" });
    expect(await textOf((await worker.lifecycle.ready()).store)).toContain("said here");
  });
});
