import { beforeAll, describe, expect, it } from "vitest";
import {
  makeRestoreDisk,
  rowsSaying,
  say,
  setUpSaying,
  startWorker,
  textOf,
} from "../../../test/builders/make-restores";
import { IDENTITY } from "../../../test/fakes/restore-engine";
import type { PlainRow } from "../../store/database/plain-row";

let rows: readonly PlainRow[];
beforeAll(async () => {
  rows = await rowsSaying("said elsewhere");
});

/** A profile in which something was said, and the page's backup looked into. */
async function previewed() {
  const disk = makeRestoreDisk(rows);
  const worker = startWorker(disk);
  const app = await setUpSaying(worker, "said here");
  await worker.restores.preview({ source: disk.source, secret: { kind: "vault" } });
  return { ...worker, disk, app };
}

describe("what is said while the backup before a restore is made", () => {
  it("is in another backup before anything is replaced", async () => {
    const { app, restores, state } = await previewed();
    let said = 0;
    state.before["backed-up"] = async () => {
      said += 1;
      if (said === 1) await say(app, "said meanwhile");
    };
    await restores.run({ mode: "replace" });
    expect(state.backups).toEqual(["before-restore", "before-restore"]);
  });

  it("stops the restore where it does not end", async () => {
    const { app, restores, state } = await previewed();
    state.before["backed-up"] = () => say(app, "said meanwhile");
    const run = restores.run({ mode: "replace" });
    await expect(run).rejects.toMatchObject({ code: "conflict" });
    expect(state.backups).toHaveLength(3);
    expect(await textOf(app.store)).toContain("said meanwhile");
  });

  it("stops it where it is being answered", async () => {
    const { restores, state } = await previewed();
    state.before["backed-up"] = () => {
      state.running = 1;
    };
    const run = restores.run({ mode: "replace" });
    await expect(run).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("a restore without a backup before it", () => {
  const replace = { mode: "replace", withoutBackup: true } as const;

  it("replaces nothing that was not there when it was previewed", async () => {
    const { app, restores } = await previewed();
    await say(app, "said meanwhile");
    await expect(restores.run(replace)).rejects.toMatchObject({ code: "conflict" });
    expect(await textOf(app.store)).toContain("said meanwhile");
  });

  it("is not stopped by what is noted of a backup that failed", async () => {
    const { app, restores, lifecycle } = await previewed();
    const failure = { code: "quota-exceeded", at: 1 } as const;
    await app.store.backups.update((now) => ({
      keys: [{ identity: IDENTITY, createdAt: 1 }],
      keyFile: null,
      records: [],
      savedGeneration: null,
      form: "5",
      folder: null,
      ...now,
      failure,
    }));
    await restores.run(replace);
    expect(await textOf((await lifecycle.ready()).store)).toContain("said elsewhere");
  });
});
