import { describe, expect, it } from "vitest";
import { makeHubs } from "../../test/builders/make-hubs";
import { NO_RECOVERY } from "../../test/fakes/no-recovery";
import { CALLS, type CallName } from "../contract/contract";
import { AppError } from "../domain/app-error";
import { DEFAULT_SETTINGS } from "../domain/settings";
import { createCallHandlers } from "./call-handlers";

type Purged = { readonly messages: number };

/** Handlers over an app whose purge ends when the test says so. */
function setup() {
  const ending = new AbortController();
  const world = { touched: 0, held: 0, notified: 0, locks: 0 };
  let finish: (purged: Purged) => void = () => {};
  const purging = new Promise<Purged>((resolve) => {
    finish = resolve;
  });
  const app = {
    signal: ending.signal,
    idle: { touch: () => (world.touched += 1) },
    keepAlive: () => {
      world.held += 1;
      return () => (world.held -= 1);
    },
    store: {
      contexts: {
        purge: () => purging,
        list: async () => [],
        get: async () => ({ context: { name: "Work" } }),
      },
      turns: { listOpenTurns: async () => [] },
      settings: { read: async () => DEFAULT_SETTINGS },
    },
    clock: { now: () => 0 },
    backups: { before: async () => {} },
    undo: { endRows: () => {} },
    ...makeHubs(),
  };
  const handlers = createCallHandlers({
    lifecycle: {
      ready: async () => app,
      lock: async () => {
        world.locks += 1;
      },
    } as never,
    stores: {} as never,
    restores: {} as never,
    recovery: NO_RECOVERY,
    asks: { count: 0 },
    programs: () => {
      throw new Error("no program is here");
    },
    clock: { now: () => 0 },
    onVaultChange: () => {
      world.notified += 1;
    },
  });
  const lock = () => ending.abort(new AppError("locked"));
  return { handlers, world, finish, lock };
}

const input = { id: crypto.randomUUID(), name: "Work" };

describe("a call of the open vault", () => {
  it("counts as use, holds the worker while it may take long, and tells every page at its end", async () => {
    const { handlers, world, finish } = setup();
    const purge = handlers["context.purge"](input);
    await expect.poll(() => world.held).toBe(1);
    expect(world).toMatchObject({ touched: 1, notified: 0 });
    finish({ messages: 3 });
    expect(await purge).toEqual({ messages: 3 });
    expect(world).toMatchObject({ held: 0, notified: 1 });
  });

  it("is no use of the vault where pages ask it by themselves", async () => {
    const { handlers, world } = setup();
    const nothing = { contexts: [], total: 0, tags: [], activeId: null };
    expect(await handlers["context.list"]({})).toEqual(nothing);
    expect(world.touched).toBe(0);
  });

  it("gives `locked` instead of a result that comes after the lock", async () => {
    const { handlers, lock } = setup();
    const list = handlers["context.list"]({});
    lock();
    await expect(list).rejects.toMatchObject({ code: "locked" });
  });

  it("tells of a purge that was done, though the lock came before its answer", async () => {
    const { handlers, finish, lock, world } = setup();
    const purge = handlers["context.purge"](input);
    lock();
    finish({ messages: 3 });
    expect(await purge).toEqual({ messages: 3 });
    expect(world.held).toBe(0);
  });

  it("locks at once when asked to", async () => {
    const { handlers, world } = setup();
    expect(await handlers["vault.lock"]({})).toEqual({});
    expect(world.locks).toBe(1);
  });
});

describe("a call while the vault is locked", () => {
  /** What has to be asked and done before anything opens. */
  const ANSWERED: readonly CallName[] = [
    "vault.status",
    "vault.setUp",
    "vault.unlock",
    "vault.lock",
    // Whether the browser has started what programs connect to; nothing of what is stored.
    "program.connect",
    "store.list",
    "store.startNew",
    "store.use",
    // A profile without a vault restores, too.
    "restore.preview",
    "restore.run",
    "restore.kept",
    "restore.cancel",
    // Before the app opens, too: null from a lock on, as create-recovery.preview.test shows.
    "recovery.preview",
  ];
  const guarded = (Object.keys(CALLS) as CallName[]).filter((name) => !ANSWERED.includes(name));

  it.each(guarded)(
    "M-078 %s tells nothing of what is stored but that it is locked",
    async (name) => {
      const ready = async () => {
        throw new AppError("locked");
      };
      const handlers = createCallHandlers({
        lifecycle: { ready } as never,
        stores: {} as never,
        restores: {} as never,
        recovery: NO_RECOVERY,
        asks: { count: 0 },
        programs: () => {
          throw new Error("no program is here");
        },
        clock: { now: () => 0 },
        onVaultChange: () => {},
      });
      await expect(handlers[name](undefined as never)).rejects.toMatchObject({ code: "locked" });
    },
  );
});
