import { describe, expect, it } from "vitest";
import {
  makeRestoreDisk,
  namesOf,
  type RestoreDisk,
  setUpSaying,
  startWorker,
} from "../../../test/builders/make-restores";
import { makeFileFolder } from "../../../test/fakes/file-folder";
import { createFakeKeyValueArea } from "../../../test/fakes/key-value-area";
import { IDENTITY, makeEngine, PASSPHRASE } from "../../../test/fakes/restore-engine";
import { createLife } from "../../../test/fakes/short-life";
import { AppError } from "../../domain/app-error";
import { KEY_FILE } from "../../domain/backup";
import { newRecoveryKey } from "../../vault/recovery-key";
import { storeStartNew } from "../handlers/store-handlers";
import { listKept } from "./list-kept";

type Secret = Parameters<typeof listKept>[1]["secret"];

const KEPT = ["confidant-20261121T101500000Z.age", "confidant-20261122T101500000Z.age"] as const;
const [OLD, NEW] = KEPT;

const byPassphrase = (passphrase: string) => ({ kind: "passphrase", passphrase }) as const;
const WRONG = byPassphrase("a loud harbour");

/** A locked store with two backups, and a new one beside it, in which a page asks. */
async function beside({ files = [...KEPT, KEY_FILE] as readonly string[] } = {}) {
  const disk = makeRestoreDisk([]);
  for (const name of files) disk.kept.files.set(name, new Uint8Array([1]));
  const first = startWorker(disk);
  await setUpSaying(first, "said here");
  await storeStartNew(namesOf(disk, first));
  return { disk, ...startWorker(disk) };
}

const isCount = (key: string) => key.startsWith("key-file-attempts:");

const previewOf = (disk: RestoreDisk, passphrase: string, keyFile = "AAAA") => ({
  source: disk.source,
  secret: { ...byPassphrase(passphrase), keyFile },
});

describe("backups of a store that is locked, from a new store beside it", () => {
  it("are not told, nor whether there are any, and not read", async () => {
    for (const files of [[...KEPT, KEY_FILE], []]) {
      const { restores } = await beside({ files });
      expect(await restores.kept({ secret: null })).toEqual({ names: [], asks: true });
      const wrong = restores.kept({ secret: { kind: "recovery", key: newRecoveryKey() } });
      await expect(wrong).rejects.toMatchObject({ code: "backup-wrong-key" });
      await expect(restores.kept({ secret: WRONG })).rejects.toMatchObject({
        code: "wrong-passphrase",
      });
      const secret = { kind: "recovery", key: IDENTITY } as const;
      const looked = restores.preview({ source: { from: "kept", name: NEW }, secret });
      await expect(looked).rejects.toMatchObject({ code: "not-found" });
    }
  });

  it("are shown to whoever gives what opens them, and read then", async () => {
    for (const secret of [byPassphrase(PASSPHRASE), { kind: "recovery", key: IDENTITY } as const]) {
      const { restores } = await beside();
      expect(await restores.kept({ secret })).toEqual({ names: [NEW, OLD], asks: false });
      expect(await restores.kept({ secret: null })).toEqual({ names: [NEW, OLD], asks: false });
      const opened = { kind: "recovery", key: IDENTITY } as const;
      await restores.preview({ source: { from: "kept", name: OLD }, secret: opened });
    }
  });

  it("are not shown to who comes after a lock while a key file was guessed at", async () => {
    const { disk } = await beside();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let guesses = 0;
    const engine = {
      ...makeEngine(disk, { before: {} }, createLife()),
      openKeyFile: async () => {
        guesses += 1;
        await held;
        return [IDENTITY];
      },
    };
    const worker = startWorker(disk, engine);
    await setUpSaying(worker, "said in the new store");
    const listing = worker.restores.kept({ secret: byPassphrase(PASSPHRASE) });
    listing.catch(() => undefined);
    await expect.poll(() => guesses).toBe(1);
    await worker.lifecycle.lock();
    letGo();
    await expect(listing).rejects.toMatchObject({ code: "locked" });
    await worker.lifecycle.become((vault) => vault.unlock(byPassphrase(PASSPHRASE)));
    expect(await worker.restores.kept({ secret: null })).toEqual({ names: [], asks: true });
  });

  it("are not told while that store is the one in use, and locked", async () => {
    const disk = makeRestoreDisk([]);
    disk.kept.files.set(NEW, new Uint8Array([1]));
    const worker = startWorker(disk);
    await setUpSaying(worker, "said here");
    await worker.lifecycle.lock();
    await expect(worker.restores.kept({ secret: null })).rejects.toMatchObject({ code: "locked" });
  });
});

describe("backups where the store in use does not open", () => {
  /** What a page is told, with or without a lock in the copies of that store's header. */
  async function setUpUnopened({ hasLock, secret = null }: { hasLock: boolean; secret?: Secret }) {
    const proven: string[] = [];
    const isHiding = async (around?: { isUnopened: boolean }) =>
      hasLock && around?.isUnopened === true;
    const opened: Uint8Array[] = [];
    const deps = {
      ...{ local: createFakeKeyValueArea(), clock: { now: () => 0 }, log: { warn: () => {} } },
      lifecycle: {
        ready: async () => {
          throw new AppError("store-unavailable");
        },
      },
      kept: makeFileFolder().folder,
      engine: {
        openKeyFile: async (file: Uint8Array) => {
          opened.push(file);
          throw new AppError("wrong-passphrase");
        },
      },
      beside: {
        isHiding,
        mayShow: async (name: string, around?: { isUnopened: boolean }) =>
          proven.includes(name) || !(await isHiding(around)),
        expect: () => (names: readonly string[]) => proven.push(...names),
        forget: () => {},
      },
    };
    const write = async (name: string) => {
      const writer = await deps.kept.write(name);
      await writer.write(new Uint8Array([1]));
      await writer.close();
    };
    await write(NEW);
    return { opened, write, list: () => listKept(deps as never, { secret }) };
  }

  it("are listed where it has no lock, and asked for where it has one", async () => {
    const open = await setUpUnopened({ hasLock: false });
    expect(await open.list()).toEqual({ names: [NEW], asks: false });
    const locked = await setUpUnopened({ hasLock: true });
    expect(await locked.list()).toEqual({ names: [], asks: true });
  });

  it("are guessed at by as much work whether there is a key file or none", async () => {
    const { opened, write, list } = await setUpUnopened({ hasLock: true, secret: WRONG });
    await expect(list()).rejects.toMatchObject({ code: "wrong-passphrase" });
    expect(opened).toHaveLength(1);
    await write(KEY_FILE);
    await expect(list()).rejects.toMatchObject({ code: "wrong-passphrase" });
    expect(opened).toHaveLength(2);
  });
});

describe("a guess at a key file", () => {
  it("waits longer after each wrong one, by whichever call, in whichever worker", async () => {
    const { disk, restores } = await beside();
    const guess = (one = restores) => one.kept({ secret: WRONG });
    for (let nth = 1; nth <= 4; nth += 1) {
      await expect(guess()).rejects.toMatchObject({ code: "wrong-passphrase" });
    }
    const TOO_MANY = { code: "too-many-attempts", data: { seconds: 2 } };
    const next = startWorker(disk);
    await expect(guess(next.restores)).rejects.toMatchObject(TOO_MANY);
    // The same file, chosen from a disk, is the same guess.
    const chosen = next.restores.preview(previewOf(disk, PASSPHRASE, btoa("\u0001")));
    await expect(chosen).rejects.toMatchObject(TOO_MANY);
    disk.time.now += 2_000;
    await expect(guess(next.restores)).rejects.toMatchObject({ code: "wrong-passphrase" });
    await expect(guess(next.restores)).rejects.toMatchObject({ data: { seconds: 4 } });
  });

  it("is made one at a time, however many are asked at once", async () => {
    const { restores } = await beside();
    const guesses = Array.from({ length: 8 }, () =>
      restores.kept({ secret: WRONG }).then(
        () => "opened",
        (error: { readonly code: string }) => error.code,
      ),
    );
    const codes = await Promise.all(guesses);
    expect(codes.filter((code) => code === "wrong-passphrase")).toHaveLength(4);
    expect(codes.filter((code) => code === "too-many-attempts")).toHaveLength(4);
  });

  it("is counted before it is made: a worker that dies of it gives none for nothing", async () => {
    const { disk } = await beside();
    const counted: unknown[] = [];
    const engine = {
      openKeyFile: async () => {
        const [key = ""] = [...disk.local.stored.keys()].filter(isCount);
        counted.push(await disk.local.get(key));
        throw new AppError("wrong-passphrase");
      },
    };
    const { restores } = startWorker(disk, engine as never);
    await restores.kept({ secret: WRONG }).catch(() => null);
    expect(counted).toMatchObject([{ count: 1 }]);
  });

  it("is forgotten by a right one, and counts for that file alone", async () => {
    const { disk, restores } = await beside();
    for (let nth = 1; nth <= 3; nth += 1) await restores.kept({ secret: WRONG }).catch(() => null);
    await restores.kept({ secret: byPassphrase(PASSPHRASE) });
    const counts = () => [...disk.local.stored.keys()].filter(isCount);
    expect(counts()).toEqual([]);
    for (const file of ["AAAA", "BBBB"]) {
      await restores.preview(previewOf(disk, "wrong", file)).catch(() => null);
    }
    expect(counts()).toHaveLength(2);
  });
});

describe("a newer key file", () => {
  const ASIDE = "confidant-key-20261121T101500000Z.age";
  const OLDER = "what it was before";
  /** Two key files; only the one that was set aside holds what opens the backups. */
  const engineOf = (disk: RestoreDisk) => ({
    ...makeEngine(disk, { before: {} }, createLife()),
    openKeyFile: async (file: Uint8Array, passphrase: string) => {
      const opens = file[0] === 2 ? OLDER : PASSPHRASE;
      if (passphrase !== opens) throw new AppError("wrong-passphrase");
      return [file[0] === 2 ? IDENTITY : newRecoveryKey()];
    },
  });
  const besideTwo = async () => {
    const { disk } = await beside();
    disk.kept.files.set(ASIDE, new Uint8Array([2]));
    return { disk, ...startWorker(disk, engineOf(disk)) };
  };

  it("does not hide backups that the one before it opens", async () => {
    const { restores } = await besideTwo();
    const secret = byPassphrase(OLDER);
    expect(await restores.kept({ secret })).toEqual({ names: [NEW, OLD], asks: false });
  });

  it("is guessed at once where a kept backup is read", async () => {
    const { restores } = await besideTwo();
    // The first guess at the newer one.
    await restores.kept({ secret: byPassphrase(OLDER) });
    const source = { from: "kept", name: OLD } as const;
    const secret = { ...WRONG, keyFile: btoa("\u0001") };
    for (let nth = 2; nth <= 4; nth += 1) {
      const wrong = restores.preview({ source, secret });
      await expect(wrong).rejects.toMatchObject({ code: "wrong-passphrase" });
    }
    const late = restores.preview({ source, secret });
    await expect(late).rejects.toMatchObject({ data: { seconds: 2 } });
  });

  it("is not told as one that a passphrase does not open where the one before it has to wait", async () => {
    const { restores } = await besideTwo();
    await restores.kept({ secret: byPassphrase(OLDER) });
    // What is right for the newer one alone lets its count begin anew.
    for (const passphrase of [PASSPHRASE, "wrong", "wrong", PASSPHRASE]) {
      await restores.kept({ secret: byPassphrase(passphrase) }).catch(() => null);
    }
    const TOO_MANY = { code: "too-many-attempts", data: { seconds: 2 } };
    const listing = restores.kept({ secret: byPassphrase(OLDER) });
    await expect(listing).rejects.toMatchObject(TOO_MANY);
    const source = { from: "kept", name: OLD } as const;
    const secret = { ...byPassphrase(OLDER), keyFile: btoa("\u0001") };
    await expect(restores.preview({ source, secret })).rejects.toMatchObject(TOO_MANY);
  });

  it("does not keep a backup from being read by the one before it", async () => {
    const { restores } = await besideTwo();
    await restores.kept({ secret: byPassphrase(OLDER) });
    const source = { from: "kept", name: OLD } as const;
    const keyFile = btoa("\u0001");
    await restores.preview({ source, secret: { ...byPassphrase(OLDER), keyFile } });
    const wrong = restores.preview({ source, secret: { ...WRONG, keyFile } });
    await expect(wrong).rejects.toMatchObject({ code: "wrong-passphrase" });
  });
});
