import { describe, expect, it } from "vitest";
import { NO_RECOVERY } from "../../../test/fakes/no-recovery";
import { AppError } from "../../domain/app-error";
import type { NewMethod } from "../../domain/unlock-method";
import type { OpenedVault } from "../../vault/vault";
import {
  beforeNewKey,
  changeVault,
  vaultSetAutoLock,
  vaultSetUp,
  vaultUnlock,
} from "./vault-handlers";
import { vaultStatus } from "./vault-status";

type Kdf = readonly (string | number)[] | null;

const method = (kind: string, kdf: Kdf = null) => ({
  id: crypto.randomUUID(),
  kind,
  createdAt: 1_000,
  kdf,
  publicKey: "",
  sealedPrivateKey: "",
  sealedVaultKey: "",
});

function header(methods: readonly unknown[], { former = null as unknown, generation = 3 } = {}) {
  return { v: 1, ways: methods, former, generation };
}

function makeApp(methods: readonly unknown[], options: Parameters<typeof header>[1] = {}) {
  let opened = { header: header(methods, options) } as unknown as OpenedVault;
  const starts = { count: 0 };
  const world = { backupsFail: false };
  const heard: string[] = [];
  const note = async (what: string) => {
    if (world.backupsFail) throw new AppError("backup-failed");
    heard.push(what);
  };
  const app = {
    backups: {
      before: note,
      onPassphrase: (passphrase: string) => heard.push(`passphrase ${passphrase}`),
      onRecoveryKey: (key: string) => note(`recovery ${key}`),
      onMethodsChanged: (added: { recoveryKey: string } | null) =>
        note(added === null ? "methods" : `methods ${added.recoveryKey}`),
    },
    store: { health: () => [{}, {}] },
    sweep: {
      progress: () => (opened.header.former === null ? null : { done: 1, total: 4 }),
      start: () => {
        starts.count += 1;
      },
    },
    idle: { minutes: () => 15, lookAgain: () => {} },
    vault: {
      opened: () => opened,
      change: async (work: (now: OpenedVault) => Promise<OpenedVault>) => {
        opened = await work(opened);
      },
    },
  };
  return { app: app as never, starts, world, heard };
}

const closed = (
  code: "locked" | "not-set-up" | "store-unavailable",
  described: unknown = null,
) => ({
  recovery: NO_RECOVERY,
  ready: async () => {
    throw new AppError(code);
  },
  profile: async () =>
    ({ vault: { describe: async () => described, retryAfter: async () => 8 } }) as never,
});

describe("vault.status", () => {
  it("tells of an open vault what protects it and how it locks", async () => {
    const { app } = makeApp([method("passphrase", ["argon2id", 65_536, 3, 1, ""])]);
    const status = await vaultStatus({
      ready: async () => app,
      profile: closed("locked").profile,
      recovery: NO_RECOVERY,
    });
    expect(status).toMatchObject({
      state: "unlocked",
      protection: "lock",
      generation: 3,
      sealing: null,
      autoLockMinutes: 15,
      damaged: 2,
    });
  });

  it("calls a vault protected only once no row is left that a device key opens", async () => {
    const statusWith = (wasOpen: boolean) => {
      const former = { keyId: "0badcafe", sealed: "", wasOpen };
      const { app } = makeApp([method("passphrase")], { former });
      return vaultStatus({
        ready: async () => app,
        profile: closed("locked").profile,
        recovery: NO_RECOVERY,
      });
    };
    const sealing = { done: 1, total: 4 };
    expect(await statusWith(true)).toMatchObject({ protection: "sealing", sealing });
    expect(await statusWith(false)).toMatchObject({ protection: "lock", sealing });
  });

  it("calls a vault with a device method unprotected, whatever other methods it has", async () => {
    const { app } = makeApp([method("passphrase"), method("device")]);
    const status = await vaultStatus({
      ready: async () => app,
      profile: closed("locked").profile,
      recovery: NO_RECOVERY,
    });
    expect(status.protection).toBe("none");
  });

  it("tells of a locked vault its methods and when the next attempt is taken, and nothing it holds", async () => {
    const passkey = method("passkey", ["webauthn-prf", "Y3JlZA==", "c2FsdA=="]);
    const status = await vaultStatus(closed("locked", header([passkey, method("passphrase")])));
    expect(status).toMatchObject({
      state: "locked",
      retryAfter: 8,
      damaged: 0,
      autoLockMinutes: null,
    });
    expect(status.methods.map(({ kind, passkey: credential }) => [kind, credential])).toEqual([
      ["passkey", { credentialId: "Y3JlZA==", salt: "c2FsdA==" }],
      ["passphrase", null],
    ]);
  });

  it("tells a profile without a vault from one that does not open", async () => {
    expect(await vaultStatus(closed("not-set-up"))).toMatchObject({ state: "new", failure: null });
    expect(await vaultStatus(closed("store-unavailable"))).toMatchObject({
      state: "unavailable",
      failure: { code: "store-unavailable" },
    });
  });

  it("never fails, even where the header of a locked vault cannot be read any more", async () => {
    const broken = {
      ...closed("locked"),
      profile: async () => {
        throw new AppError("store-unavailable");
      },
    };
    expect((await vaultStatus(broken)).state).toBe("unavailable");
  });
});

describe("a change of the vault", () => {
  type Given = { readonly added?: NewMethod | null; readonly before?: () => Promise<void> };
  const change = (app: never, generation: number, log: string[], given: Given = {}) =>
    changeVault(
      {
        app,
        vault: {} as never,
        generation,
        before: given.before ?? (async () => {}),
        added: given.added ?? null,
        onChange: () => log.push("told"),
      },
      async (_vault, opened) => {
        log.push("changed");
        return { ...opened, header: { ...opened.header, generation: 4 } };
      },
    );

  it("is told to every page, and starts the sealing that it may ask for", async () => {
    const { app, starts } = makeApp([method("passphrase")]);
    const log: string[] = [];
    expect((await change(app, 3, log)).generation).toBe(4);
    expect(log).toEqual(["changed", "told"]);
    expect(starts.count).toBe(1);
  });

  it("is refused where another window was first, and changes nothing", async () => {
    const { app, starts } = makeApp([method("passphrase")]);
    const log: string[] = [];
    await change(app, 3, log);
    await expect(change(app, 3, log)).rejects.toMatchObject({ code: "conflict" });
    expect(log).toHaveLength(2);
    expect(starts.count).toBe(1);
  });

  it("comes after what has to be done before it, which a refused one does not cost", async () => {
    const { app } = makeApp([method("passphrase")]);
    const log: string[] = [];
    const before = async () => void log.push("backup");
    await expect(change(app, 2, log, { before })).rejects.toMatchObject({ code: "conflict" });
    expect(log).toEqual([]);
    await change(app, 3, log, { before });
    expect(log).toEqual(["backup", "changed", "told"]);
  });

  it("does not come where that fails", async () => {
    const { app } = makeApp([method("passphrase")]);
    const log: string[] = [];
    const before = async () => {
      throw new AppError("backup-failed");
    };
    await expect(change(app, 3, log, { before })).rejects.toMatchObject({ code: "backup-failed" });
    expect(log).toEqual([]);
  });

  it("costs no backup while the last new key is still being brought in", async () => {
    const { app } = makeApp([method("passphrase")], { former: { wasOpen: false } });
    const log: string[] = [];
    await change(app, 3, log, { before: async () => void log.push("backup") });
    expect(log).toEqual(["changed", "told"]);
  });

  it("lets the backups know of the secret that came, once it opens the vault", async () => {
    const { app, heard } = makeApp([method("passphrase")]);
    const passphrase = "a new one, long enough";
    await change(app, 3, heard, { added: { kind: "passphrase", passphrase } });
    expect(heard).toEqual(["changed", `passphrase ${passphrase}`, "methods", "told"]);
    const other = makeApp([method("passphrase")]);
    await change(other.app, 3, other.heard, { added: { kind: "recovery", key: "AGE-1" } });
    expect(other.heard).toEqual(["changed", "methods AGE-1", "told"]);
  });

  it("is made even where the backups cannot note it", async () => {
    const { app, world } = makeApp([method("passphrase")]);
    world.backupsFail = true;
    expect((await change(app, 3, [])).generation).toBe(4);
  });
});

describe("no lock by itself", () => {
  it("is not begun where a lock comes before it is kept", async () => {
    const minutes: (number | null)[] = [];
    const app = {
      store: {
        settings: {
          update: async () => {
            throw new AppError("locked");
          },
        },
      },
      idle: { setMinutes: (next: number | null) => void minutes.push(next) },
    };
    const setting = vaultSetAutoLock(app as never, { minutes: null });
    await expect(setting).rejects.toMatchObject({ code: "locked" });
    expect(minutes).toEqual([]);
  });
});

describe("a method that starts a new vault key", () => {
  it("comes after a backup, and without one where it could not be made: a lock waits for no disk", async () => {
    const { app, heard, world } = makeApp([method("device")]);
    await beforeNewKey(app, () => false);
    expect(heard).toEqual([]);
    await beforeNewKey(app, () => true);
    expect(heard).toEqual(["before-rotation"]);
    world.backupsFail = true;
    await expect(beforeNewKey(app, () => true)).resolves.toBeUndefined();
  });
});

describe("what opens the vault", () => {
  const lifecycle = (app: never) => ({ become: async () => app });

  it("lets the backups know of the secret, for the file that it locks", async () => {
    const passphrase = "long enough for anybody";
    const setUp = makeApp([method("passphrase")]);
    await vaultSetUp(lifecycle(setUp.app), { method: { kind: "passphrase", passphrase } });
    expect(setUp.heard).toEqual([`passphrase ${passphrase}`, "methods"]);
    const unlocked = makeApp([method("passphrase")]);
    await vaultUnlock(lifecycle(unlocked.app), { secret: { kind: "passphrase", passphrase } });
    expect(unlocked.heard).toEqual([`passphrase ${passphrase}`]);
    const recovered = makeApp([method("recovery")]);
    await vaultUnlock(lifecycle(recovered.app), { secret: { kind: "recovery", key: "AGE-1" } });
    expect(recovered.heard).toEqual(["recovery AGE-1"]);
  });
});
