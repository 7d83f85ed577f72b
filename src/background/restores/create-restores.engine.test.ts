import { beforeAll, describe, expect, it } from "vitest";
import {
  makeRestoreDisk,
  NEW_LOCK,
  type RestoreDisk,
  say,
  setUpSaying,
  startWorker,
  textOf,
} from "../../../test/builders/make-restores";
import { makeStore, sayTurn } from "../../../test/builders/make-store";
import { makeFileFolder } from "../../../test/fakes/file-folder";
import { IDENTITY } from "../../../test/fakes/restore-engine";
import { backupName } from "../../backup/backup-name";
import { openKeyFile } from "../../backup/key-file";
import { openBackup } from "../../backup/open-backup";
import { compareBackup } from "../../backup/restore/compare-backup";
import { stageRestore } from "../../backup/restore/stage-restore";
import { writeBackup } from "../../backup/write-backup";
import type { Bytes } from "../../crypto/bytes";
import { createStagedStore } from "../../store/staging/create-staged-store";

const engine = { openBackup, compareBackup, stageRestore, createStagedStore, openKeyFile };
const byRecovery = { kind: "recovery", key: IDENTITY } as const;

let backup: Bytes;
beforeAll(async () => {
  const harness = await makeStore();
  await sayTurn(harness, "said elsewhere", "yes");
  const { folder: target, files } = makeFileFolder();
  const name = backupName(Date.UTC(2026, 0, 1));
  await writeBackup({
    snapshot: harness.store.snapshot({ withSecrets: false }),
    staging: makeFileFolder().folder,
    target,
    name,
    identity: IDENTITY,
    info: {
      app: "0.1.0",
      vault: crypto.randomUUID(),
      madeAt: Date.UTC(2026, 0, 1),
      withKeys: false,
    },
    onProgress: () => {},
    signal: new AbortController().signal,
  });
  backup = files.get(name) ?? new Uint8Array();
});

/** A worker whose page has left that backup, or another file. */
function begin(file = backup): { disk: RestoreDisk } & ReturnType<typeof startWorker> {
  const disk = makeRestoreDisk([]);
  disk.incoming.files.set(`${disk.source.id}.age`, file);
  return { disk, ...startWorker(disk, engine) };
}

describe("a backup file", () => {
  it("is what a new profile becomes, by its recovery key", async () => {
    const { disk, restores, lifecycle } = begin();
    const preview = await restores.preview({ source: disk.source, secret: byRecovery });
    expect(preview).toMatchObject({ intoNew: true, leftOut: 0, bytes: backup.length });
    expect(preview.conversations.new).toBe(1);
    const done = await restores.run({ mode: "replace", ...NEW_LOCK });
    const none = { copies: 0, leftOut: 0, beyond: 0, withoutKey: 0, held: [] };
    expect(done).toEqual({ conversations: 1, messages: 2, ...none });
    const { store } = await lifecycle.ready();
    expect(await textOf(store)).toContain("said elsewhere");
    expect(await store.check()).toMatchObject({ unreadable: [], mismatched: [] });
  });

  it("joins what is here in a merge, once however often it is merged, and goes on being talked to", async () => {
    const { disk, restores, lifecycle, ...worker } = begin();
    await setUpSaying({ lifecycle, ...worker }, "said here");
    for (const conversations of [1, 0]) {
      disk.incoming.files.set(`${disk.source.id}.age`, backup);
      await restores.preview({ source: disk.source, secret: byRecovery });
      expect(await restores.run({ mode: "merge" })).toMatchObject({ conversations });
    }
    const app = await lifecycle.ready();
    await say(app, "said afterwards");
    const text = await textOf(app.store);
    for (const said of ["said here", "said elsewhere", "said afterwards"]) {
      expect(text.split(`"text":"${said}"`)).toHaveLength(2);
    }
    expect(await app.store.check()).toMatchObject({ unreadable: [], mismatched: [] });
  });

  it("replaces what is here", async () => {
    const { disk, restores, lifecycle, ...worker } = begin();
    await setUpSaying({ lifecycle, ...worker }, "said here");
    const preview = await restores.preview({ source: disk.source, secret: byRecovery });
    expect(preview).toMatchObject({ intoNew: false, onlyHere: { conversations: 1 } });
    await restores.run({ mode: "replace" });
    const { store } = await lifecycle.ready();
    const text = await textOf(store);
    expect(text).toContain("said elsewhere");
    expect(text).not.toContain("said here");
    expect(await store.check()).toMatchObject({ unreadable: [], mismatched: [] });
  });

  it("changes nothing where it is altered", async () => {
    const altered = backup.slice();
    altered[altered.length - 10] = (altered.at(-10) ?? 0) ^ 1;
    const { disk, restores } = begin(altered);
    const looking = restores.preview({ source: disk.source, secret: byRecovery });
    await expect(looking).rejects.toMatchObject({ code: "backup-damaged" });
    await expect(restores.run({ mode: "replace" })).rejects.toMatchObject({ code: "not-found" });
  });
});
