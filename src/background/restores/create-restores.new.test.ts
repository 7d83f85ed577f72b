import { beforeAll, describe, expect, it } from "vitest";
import {
  databasesOf,
  makeRestoreDisk,
  rowsSaying,
  setUpSaying,
  startWorker,
  textOf,
} from "../../../test/builders/make-restores";
import { IDENTITY, PASSPHRASE } from "../../../test/fakes/restore-engine";
import type { PlainRow } from "../../store/plain-row";

let rows: readonly PlainRow[];
beforeAll(async () => {
  rows = await rowsSaying("said elsewhere");
});

const byRecovery = { kind: "recovery", key: IDENTITY.toLowerCase() } as const;
const replace = { mode: "replace" } as const;

describe("a restore into a new profile", () => {
  it("makes a vault that what opened the backup opens, and leaves it open", async () => {
    const disk = makeRestoreDisk(rows);
    const { restores, lifecycle } = startWorker(disk);
    const preview = await restores.preview({ source: disk.source, secret: byRecovery });
    expect(preview.intoNew).toBe(true);
    await restores.run({ mode: "merge" });
    expect(await textOf((await lifecycle.ready()).store)).toContain("said elsewhere");
    disk.session.stored.clear();
    const next = startWorker(disk);
    await expect(next.lifecycle.ready()).rejects.toMatchObject({ code: "locked" });
    const app = await next.lifecycle.become((vault) => vault.unlock(byRecovery));
    const state = await app.store.backups.read();
    expect(state?.keys.map(({ identity }) => identity)).toEqual([IDENTITY]);
    expect(await databasesOf(disk)).toEqual(["confidant-2"]);
  });

  it("takes the passphrase over, and has a key file made by it", async () => {
    const disk = makeRestoreDisk(rows);
    const { restores, lifecycle, state } = startWorker(disk);
    const secret = { kind: "passphrase", passphrase: PASSPHRASE, keyFile: "AAAA" } as const;
    await restores.preview({ source: disk.source, secret });
    await restores.run(replace);
    const { store } = await lifecycle.ready();
    expect(state.heeded).toEqual([PASSPHRASE]);
    const known = await store.backups.read();
    expect(known?.keys[0]?.identity).toBe(IDENTITY);
    expect(known?.keys).toHaveLength(2);
    expect(known?.keyFile).toBeNull();
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
