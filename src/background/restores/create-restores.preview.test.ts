import { beforeAll, describe, expect, it } from "vitest";
import {
  makeRestoreDisk,
  NEW_LOCK,
  rowsSaying,
  setUpSaying,
  startWorker,
} from "../../../test/builders/make-restores";
import { IDENTITY } from "../../../test/fakes/restore-engine";
import type { AppError } from "../../domain/app-error";
import type { PlainRow } from "../../store/database/plain-row";
import { newRecoveryKey } from "../../vault/recovery-key";

let rows: readonly PlainRow[];
beforeAll(async () => {
  rows = await rowsSaying("said elsewhere");
});

const byVault = { kind: "vault" } as const;
const byRecovery = { kind: "recovery", key: IDENTITY } as const;
const replace = { mode: "replace", ...NEW_LOCK } as const;

describe("a preview", () => {
  it("needs an open vault, or none", async () => {
    const disk = makeRestoreDisk(rows);
    const worker = startWorker(disk);
    await setUpSaying(worker, "said here");
    await worker.lifecycle.lock();
    const input = { source: disk.source, secret: byRecovery };
    await expect(worker.restores.preview(input)).rejects.toMatchObject({ code: "locked" });
  });

  it("fails for a file that is not there, a key that is none, and another key", async () => {
    const disk = makeRestoreDisk(rows);
    const { restores } = startWorker(disk);
    const { source } = disk;
    const gone = { from: "file", id: crypto.randomUUID() } as const;
    const failing = (input: Parameters<typeof restores.preview>[0]) =>
      restores
        .preview(input)
        .catch(({ code, data }: AppError) => (data.reason ? `${code}: ${data.reason}` : code));
    expect(await failing({ source: gone, secret: byRecovery })).toBe("not-found");
    const none = { kind: "recovery", key: "AGE-SECRET-KEY-1" } as const;
    expect(await failing({ source, secret: none })).toBe("wrong-passphrase: recovery");
    const foreign = { kind: "recovery", key: newRecoveryKey() } as const;
    expect(await failing({ source, secret: foreign })).toBe("backup-wrong-key: recovery");
    expect(await failing({ source, secret: byVault })).toBe("not-set-up");
    const wrong = { kind: "passphrase", passphrase: "another", keyFile: "AAAA" } as const;
    expect(await failing({ source, secret: wrong })).toBe("wrong-passphrase");
    expect(await failing({ source, secret: { ...wrong, keyFile: "?" } })).toBe(
      "backup-damaged: key-file",
    );
  });

  it("by a vault that did not make it says so, and changes nothing", async () => {
    const disk = makeRestoreDisk(rows);
    const worker = startWorker(disk);
    const app = await setUpSaying(worker, "said here");
    Object.assign(app.backups, { identities: async () => [newRecoveryKey()] });
    const looking = worker.restores.preview({ source: disk.source, secret: byVault });
    await expect(looking).rejects.toMatchObject({
      code: "backup-wrong-key",
      data: { reason: "vault" },
    });
    expect(
      await worker.restores.preview({ source: disk.source, secret: byRecovery }),
    ).toMatchObject({ ofOtherVault: true });
  });

  it("is what is run, and the newest of two", async () => {
    const disk = makeRestoreDisk(rows);
    const { restores, state } = startWorker(disk);
    let compared = 0;
    let goOn = () => {};
    const waiting = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    state.before.compare = () => {
      compared += 1;
      return waiting;
    };
    const input = { source: disk.source, secret: byRecovery };
    const first = restores.preview(input).catch((error: { code: string }) => error.code);
    await expect.poll(() => compared).toBe(1);
    const second = restores.preview(input);
    goOn();
    expect(await first).toBe("not-found");
    expect(await second).toMatchObject({ intoNew: true });
    expect(await restores.run(replace)).toMatchObject({ conversations: 1 });
  });

  it("is nothing to the next worker, nor after it was given up", async () => {
    const disk = makeRestoreDisk(rows);
    const { restores } = startWorker(disk);
    await restores.preview({ source: disk.source, secret: byRecovery });
    const next = startWorker(disk);
    await expect(next.restores.run(replace)).rejects.toMatchObject({ code: "not-found" });
    await restores.cancel();
    await expect(restores.run(replace)).rejects.toMatchObject({ code: "not-found" });
  });

  it("is refused while rows lie under two keys", async () => {
    const disk = makeRestoreDisk(rows);
    const worker = startWorker(disk);
    const app = await setUpSaying(worker, "said here");
    const { vault } = await worker.lifecycle.profile();
    await app.vault.change((opened) => vault.rotate(opened));
    const input = { source: disk.source, secret: byVault };
    await expect(worker.restores.preview(input)).rejects.toMatchObject({
      code: "rotation-running",
    });
  });
});
