import { describe, expect, it } from "vitest";
import { WIDE_DISK } from "../../../test/fakes/disk-room";
import { NO_RECOVERY } from "../../../test/fakes/no-recovery";
import { AppError } from "../../domain/app-error";
import type { NewMethod } from "../../domain/unlock-method";
import { createGuards } from "../guards";
import { vaultCallHandlers } from "./vault-calls";

const DEVICE = { id: crypto.randomUUID(), kind: "device", createdAt: 0, kdf: null };
const PASSKEY = { id: crypto.randomUUID(), kind: "passkey", createdAt: 0, kdf: ["x", "", ""] };
const NEW: NewMethod = { kind: "passphrase", passphrase: "long enough for anybody" };

/** Calls of a vault with these methods, which changes as it is told to. */
function setup(methods: readonly unknown[], { fails = false } = {}) {
  const log: string[] = [];
  let opened = { header: { ways: methods, generation: 1, former: null } } as never;
  const done = (what: string) => async (now: never) => {
    log.push(what);
    return now;
  };
  const app = {
    signal: new AbortController().signal,
    idle: { touch: () => {}, lookAgain: () => {}, minutes: () => null },
    keepAlive: () => () => {},
    disk: WIDE_DISK,
    sweep: { start: () => {}, progress: () => null },
    store: {
      health: () => [],
      repair: async () => log.push("repair"),
      backups: { heal: async () => void log.push("heal") },
    },
    vault: {
      opened: () => opened,
      change: async (work: (now: never) => Promise<never>) => {
        opened = await work(opened);
      },
    },
    backups: {
      before: async (reason: string, { withoutBackup = false } = {}) => {
        log.push(withoutBackup ? "declined" : reason);
        if (fails) throw new AppError("backup-failed");
      },
      onPassphrase: () => {},
      onMethodsChanged: async () => {},
      nextRecoveryKey: async () => "AGE-SECRET-KEY-1NEXT",
    },
  };
  const vault = {
    addMethod: done("add"),
    replaceMethod: done("replace"),
    removeMethod: done("remove"),
    rotate: done("rotate"),
  };
  const lifecycle = { ready: async () => app, profile: async () => ({ vault }) } as never;
  const deps = { lifecycle, recovery: NO_RECOVERY, asks: { count: 0 }, onVaultChange: () => {} };
  return { calls: vaultCallHandlers(deps, createGuards(deps)), log };
}

describe("a change of the vault", () => {
  it("that rotates its key comes after a backup, unless that is declined", async () => {
    const { calls, log } = setup([PASSKEY]);
    await calls["vault.rotate"]({ generation: 1 });
    await calls["vault.rotate"]({ generation: 1, withoutBackup: true });
    expect(log).toEqual(["before-rotation", "rotate", "declined", "rotate"]);
  });

  it("comes after a backup where it leaves the device key, by whichever call", async () => {
    const { id: methodId } = DEVICE;
    const added = setup([DEVICE]);
    await added.calls["vault.addMethod"]({ generation: 1, method: NEW });
    expect(added.log).toEqual(["before-rotation", "add"]);
    const replaced = setup([DEVICE]);
    await replaced.calls["vault.replaceMethod"]({ generation: 1, methodId, method: NEW });
    expect(replaced.log).toEqual(["before-rotation", "replace"]);
    const removed = setup([DEVICE, PASSKEY]);
    await removed.calls["vault.removeMethod"]({ generation: 1, methodId });
    expect(removed.log).toEqual(["before-rotation", "remove"]);
  });

  it("comes without one where the vault keeps its key", async () => {
    const { calls, log } = setup([PASSKEY, { ...PASSKEY, id: crypto.randomUUID() }]);
    const { id: methodId } = PASSKEY;
    await calls["vault.addMethod"]({ generation: 1, method: NEW });
    await calls["vault.replaceMethod"]({ generation: 1, methodId, method: NEW });
    await calls["vault.removeMethod"]({ generation: 1, methodId });
    expect(log).toEqual(["add", "replace", "remove"]);
  });
});

it("repairs after a backup, and where none can be made, too", async () => {
  for (const fails of [false, true]) {
    const { calls, log } = setup([PASSKEY], { fails });
    await calls["vault.repair"]({});
    expect(log).toEqual(["before-purge", "repair", "heal"]);
  }
});

it("gives the backups' own key where a new recovery key is asked for", async () => {
  const { calls } = setup([PASSKEY]);
  expect(await calls["vault.newRecoveryKey"]({})).toEqual({ key: "AGE-SECRET-KEY-1NEXT" });
});
