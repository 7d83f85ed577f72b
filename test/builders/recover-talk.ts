import { expect } from "vitest";
import type { App } from "../../src/background/app";
import {
  backUp,
  beginBackups,
  type RecoveryDisk,
  type RecoveryWorker,
  startWorker,
} from "./make-recovery";
import { say, textOf } from "./make-restores";

const PASSPHRASE = "a quiet harbour";
export const method = { kind: "passphrase", passphrase: PASSPHRASE } as const;

export async function setUp(worker: RecoveryWorker): Promise<App> {
  const app = await worker.lifecycle.become((vault) => vault.setUp(method));
  await beginBackups(app);
  return app;
}

export const unlock = (worker: RecoveryWorker) =>
  worker.lifecycle.become((vault) => vault.unlock(method));

/** A new session of the browser, whose memory is empty. */
export function restart(disk: RecoveryDisk): RecoveryWorker {
  disk.session.stored.clear();
  return startWorker(disk);
}

/** Line by line, without what is made anew with every store. */
export async function linesOf({ store }: Pick<App, "store">): Promise<readonly string[]> {
  return (await textOf(store))
    .replaceAll(/"digest":"[^"]*"/g, "")
    .split("\n")
    .filter((line) => !/"(?:backups|manifest)"/.test(line))
    .sort();
}

/** A worker that said some before a backup and some after it, and what it stores then. */
export async function talkAround(disk: RecoveryDisk) {
  const worker = startWorker(disk);
  const app = await setUp(worker);
  await say(app, "said before");
  await backUp(disk, worker);
  await say(app, "said after");
  return { worker, app, lines: await linesOf(app) };
}

export async function expectSound({ store }: Pick<App, "store">): Promise<void> {
  expect(await store.check()).toMatchObject({ unreadable: [], mismatched: [], rewound: false });
  expect(store.health()).toEqual([]);
}
