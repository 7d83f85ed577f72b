import { beforeAll, describe, expect, it } from "vitest";
import { makeBackup } from "../../../test/builders/make-backup";
import {
  databasesOf,
  makeRestoreDisk,
  setUpSaying,
  startWorker,
  textOf,
} from "../../../test/builders/make-restores";
import { makeStore, sayTurn } from "../../../test/builders/make-store";
import { IDENTITY } from "../../../test/fakes/restore-engine";
import { openKeyFile } from "../../backup/key-file";
import { openBackup } from "../../backup/open-backup";
import { compareBackup } from "../../backup/restore/compare-backup";
import { stageRestore } from "../../backup/restore/stage-restore";
import { type Bytes, concat } from "../../crypto/bytes";
import type { PlainRow } from "../../store/database/plain-row";
import { toPlainRow } from "../../store/snapshots/snapshot-row";
import { createStagedStore } from "../../store/staging/create-staged-store";
import type { RestoresDeps } from "./restores-deps";

const engine = { openBackup, compareBackup, stageRestore, createStagedStore, openKeyFile };
const byRecovery = { kind: "recovery", key: IDENTITY } as const;
const damaged = { code: "backup-damaged" };

/** Of the age format: bytes of a chunk of plain text, and with its tag. */
const EDGE = 65_536;
const CHUNK = EDGE + 16;

let backup: Bytes;
/** Where the first chunk begins: behind the header and its nonce. */
let body: number;
let chunks: readonly number[];

beforeAll(async () => {
  const harness = await makeStore();
  await sayTurn(harness, "said elsewhere", "a".repeat(300_000));
  const snapshot = harness.store.snapshot({ withSecrets: false });
  const parts: { rows: PlainRow[]; unreadable: number }[] = [];
  for await (const part of snapshot.parts()) {
    parts.push({ ...part, rows: part.rows.map(toPlainRow) });
  }
  const end = await snapshot.finish(async ({ rows: _none, ...state }) => state);
  snapshot.end();
  backup = (await makeBackup({ identity: IDENTITY, parts, end })).file;
  const head = new TextDecoder("latin1").decode(backup.subarray(0, 1_000));
  body = head.indexOf("\n", head.indexOf("\n---") + 1) + 1 + 16;
  chunks = Array.from({ length: Math.ceil((backup.length - body) / CHUNK) }, (_, at) => at);
});

const chunk = (at: number) => backup.subarray(body + at * CHUNK, body + (at + 1) * CHUNK);
const ofChunks = (order: readonly number[]) =>
  concat(backup.subarray(0, body), ...order.map(chunk));

/** A worker with a vault in which something was said; a page leaves it one file after the other. */
async function begin(over: Partial<RestoresDeps["engine"]> = {}) {
  const disk = makeRestoreDisk([]);
  const { source } = disk;
  const worker = startWorker(disk, { ...engine, ...over });
  const app = await setUpSaying(worker, "said here");
  const before = withoutManifest(await textOf(app.store));
  return {
    look: (file: Bytes) => {
      disk.incoming.files.set(`${source.id}.age`, file);
      return worker.restores.preview({ source, secret: byRecovery });
    },
    run: worker.restores.run,
    /** The vault is the one that it was, with what it had, and beside it is none. */
    expectSame: async () => {
      expect(await worker.lifecycle.ready()).toBe(app);
      expect(withoutManifest(await textOf(app.store))).toBe(before);
      expect(await databasesOf(disk)).toEqual(["confidant"]);
    },
  };
}

/** What the store says of itself changes with each backup that is made first. */
function withoutManifest(text: string): string {
  const lines = text.split("\n").filter((line) => !line.startsWith('{"table":"manifest"'));
  return lines.join("\n");
}

/** None of these files is shown as a backup, and nothing comes of any. */
async function expectRefused(files: readonly Bytes[]) {
  expect(files.length).toBeGreaterThan(0);
  const { look, run, expectSame } = await begin();
  for (const [at, file] of files.entries()) {
    await expect(look(file), `${at}`).rejects.toMatchObject(damaged);
    const mode = at % 2 === 0 ? "merge" : "replace";
    await expect(run({ mode }), `${at}`).rejects.toMatchObject({ code: "not-found" });
  }
  await expectSame();
}

describe("a backup file of some 300 KB", () => {
  it("is taken where it is whole", async () => {
    const { look } = await begin();
    expect(chunks.length).toBeGreaterThan(4);
    expect(await look(backup)).toMatchObject({ messages: { new: 2 } });
  });

  it("changes nothing where it is cut, at each edge of 64 KiB and beside it", async () => {
    const ofFile = chunks.map((at) => at * EDGE).filter((at) => at > 0);
    const ofBody = chunks.map((at) => body + at * CHUNK);
    const near = [...ofFile, ...ofBody, body - 16, backup.length - 1]
      .flatMap((at) => [at - 1, at, at + 1])
      .filter((at) => at < backup.length);
    await expectRefused([...new Set(near)].map((at) => backup.slice(0, at)));
  });

  it("changes nothing where parts of it stand in another order, are missing, or come twice", async () => {
    const turned = chunks.slice(1).map((at) => chunks.with(at, at - 1).with(at - 1, at));
    const missing = chunks.map((gone) => chunks.filter((at) => at !== gone));
    const twice = chunks.map((at) => chunks.toSpliced(at, 0, at));
    await expectRefused([...turned, ...missing, ...twice].map(ofChunks));
  });

  it("changes nothing where one bit of any part of it is turned", async () => {
    const offsets = chunks.flatMap((at) => [0, 1_000].map((more) => body + at * CHUNK + more));
    const within = [...offsets, backup.length - 1].filter((at) => at < backup.length);
    await expectRefused(
      within.map((at) => {
        const turned = backup.slice();
        turned[at] = (turned[at] ?? 0) ^ 1;
        return turned;
      }),
    );
  });

  it("changes nothing where it is altered between the look at it and the restore", async () => {
    for (const mode of ["merge", "replace"] as const) {
      let file = new Blob([backup]);
      const changing = new Blob([backup]);
      Object.assign(changing, { stream: () => file.stream() });
      const { look, run, expectSame } = await begin({
        openBackup: (input) => openBackup({ ...input, file: changing }),
      });
      await look(backup);
      file = new Blob([ofChunks(chunks.with(2, 3).with(3, 2))]);
      await expect(run({ mode })).rejects.toMatchObject(damaged);
      await expectSame();
    }
  });
});
