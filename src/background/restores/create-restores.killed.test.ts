import { beforeAll, describe, expect, it } from "vitest";
import {
  databasesOf,
  makeRestoreDisk,
  NEW_LOCK,
  namesOf,
  type RestoreDisk,
  rowsSaying,
  setUpSaying,
  startWorker,
  textOf,
  type Worker,
} from "../../../test/builders/make-restores";
import { IDENTITY } from "../../../test/fakes/restore-engine";
import type { Death } from "../../../test/fakes/short-life";
import type { PlainRow } from "../../store/database/plain-row";
import { storeList } from "../handlers/store-handlers";

let rows: readonly PlainRow[];
/** What a new profile holds that was restored at once. */
let whole: readonly string[];
beforeAll(async () => {
  rows = await rowsSaying("said elsewhere");
  const disk = makeRestoreDisk(rows);
  const { restores, lifecycle } = startWorker(disk);
  await restores.preview({ source: disk.source, secret: byRecovery });
  await restores.run(replace);
  whole = linesOf(await textOf((await lifecycle.ready()).store));
});

const replace = { mode: "replace", ...NEW_LOCK } as const;
const byRecovery = { kind: "recovery", key: IDENTITY } as const;

type Killed = { readonly disk: RestoreDisk; readonly next: Worker };

/** Kills a worker at each of its steps, before and after it, until one lives; gives their number. */
async function killAtEachStep(
  prepare: (disk: RestoreDisk) => Promise<Worker>,
  check: (killed: Killed) => Promise<"old" | "new">,
): Promise<{ readonly steps: number; readonly seen: ReadonlySet<string> }> {
  const seen = new Set<string>();
  for (const when of ["before", "after"] as const) {
    let hasSwitched = false;
    for (let nth = 1; ; nth += 1) {
      const { disk, isDead } = await dieAt({ nth, when }, prepare);
      const found = await check({ disk, next: startWorker(disk) });
      seen.add(found);
      // There is one moment before which everything is old, and after which everything is new.
      expect(hasSwitched && found === "old").toBe(false);
      hasSwitched = found === "new";
      if (isDead) continue;
      expect(found).toBe("new");
      if (when === "after") return { steps: nth, seen };
      break;
    }
  }
  throw new Error("never lived");
}

async function dieAt(death: Death, prepare: (disk: RestoreDisk) => Promise<Worker>) {
  const disk = makeRestoreDisk(rows);
  const worker = await prepare(disk);
  worker.dieAt(death);
  await worker.restores.run(replace).catch(() => null);
  return { disk, isDead: worker.isDead() };
}

/** Line by line, without what is made under a vault's own key. */
function linesOf(text: string): readonly string[] {
  return text
    .replaceAll(/"digest":"[^"]*"/g, "")
    .split("\n")
    .sort();
}

/** One store is left, with nothing beside it that is another's. */
async function expectNothingLeft(disk: RestoreDisk): Promise<void> {
  const { local, files } = disk;
  const databases = await databasesOf(disk);
  expect(databases).toHaveLength(1);
  const [current] = databases;
  expect(local.stored.has("restore")).toBe(false);
  const beside = [...local.stored.keys(), ...files.stored.keys()].filter((key) => /:/.test(key));
  expect(beside.filter((key) => key.split(":")[1] !== current)).toEqual([]);
}

describe("a worker that dies at any step of a restore", () => {
  it("leaves an open vault as it was, or as the backup is, and still open", async () => {
    const prepare = async (disk: RestoreDisk) => {
      const worker = startWorker(disk);
      await setUpSaying(worker, "said here");
      await worker.restores.preview({ source: disk.source, secret: { kind: "vault" } });
      return worker;
    };
    const { steps, seen } = await killAtEachStep(prepare, async ({ disk, next }) => {
      const { store } = await next.lifecycle.ready();
      await next.restores.begin();
      expect(next.state.errors).toEqual([]);
      await expectNothingLeft(disk);
      const text = await textOf(store);
      expect(await store.check()).toMatchObject({ unreadable: [], mismatched: [] });
      const isNew = text.includes("said elsewhere");
      expect(text.includes("said here")).toBe(!isNew);
      return isNew ? "new" : "old";
    });
    expect([...seen].sort()).toEqual(["new", "old"]);
    expect(steps).toBeGreaterThan(20);
  });

  it("leaves a profile new, with no key, to be gone on with, or with a vault that the lock made here opens", async () => {
    const prepare = async (disk: RestoreDisk) => {
      const worker = startWorker(disk);
      await worker.restores.preview({ source: disk.source, secret: byRecovery });
      return worker;
    };
    const { seen } = await killAtEachStep(prepare, async ({ disk, next }) => {
      await next.lifecycle.ready().catch(() => null);
      await next.restores.begin();
      const code = await next.lifecycle.ready().then(
        () => "open",
        (error: { readonly code: string }) => error.code,
      );
      expect(next.state.errors).toEqual([]);
      if (code === "not-set-up") {
        expect(disk.session.stored.has("vault-key")).toBe(false);
        expect((await storeList(namesOf(disk, next))).stores).toEqual(["confidant"]);
        await next.restores.preview({ source: disk.source, secret: byRecovery });
        await next.restores.run(replace);
      } else {
        expect(["open", "locked"]).toContain(code);
      }
      await expectNothingLeft(disk);
      const app = await next.lifecycle.become((vault) => vault.unlock(NEW_LOCK.method));
      expect(linesOf(await textOf(app.store))).toEqual(whole);
      expect(await app.store.check()).toMatchObject({ unreadable: [], mismatched: [] });
      return code === "not-set-up" ? "old" : "new";
    });
    expect([...seen].sort()).toEqual(["new", "old"]);
  });
});
