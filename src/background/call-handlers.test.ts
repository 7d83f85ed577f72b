import { describe, expect, it } from "vitest";
import { AppError } from "../domain/app-error";
import { createCallHandlers } from "./call-handlers";

type Purged = { readonly messages: number };

/** Handlers over an app whose purge ends when the test says so. */
function setup() {
  const ending = new AbortController();
  const world = { touched: 0, held: 0, told: 0, locks: 0 };
  let finish: (purged: Purged) => void = () => {};
  const purging = new Promise<Purged>((resolve) => {
    finish = resolve;
  });
  const app = {
    signal: ending.signal,
    idle: { touch: () => (world.touched += 1) },
    hold: () => {
      world.held += 1;
      return () => (world.held -= 1);
    },
    store: { purgeContext: () => purging, listContexts: async () => [] },
  };
  const handlers = createCallHandlers({
    lifecycle: {
      ready: async () => app,
      lock: async () => {
        world.locks += 1;
      },
    } as never,
    stores: {} as never,
    newRecoveryKey: () => "AGE-SECRET-KEY-1",
    onVaultChange: () => {
      world.told += 1;
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
    expect(world).toMatchObject({ touched: 1, told: 0 });
    finish({ messages: 3 });
    expect(await purge).toEqual({ messages: 3 });
    expect(world).toMatchObject({ held: 0, told: 1 });
  });

  it("is no use of the vault where pages ask it by themselves", async () => {
    const { handlers, world } = setup();
    expect(await handlers["context.list"]({})).toEqual({ contexts: [] });
    expect(world.touched).toBe(0);
  });

  it("gives `locked` instead of a result that comes after the lock", async () => {
    const { handlers, finish, lock, world } = setup();
    const purge = handlers["context.purge"](input);
    lock();
    finish({ messages: 3 });
    await expect(purge).rejects.toMatchObject({ code: "locked" });
    expect(world.held).toBe(0);
  });

  it("locks at once when asked to", async () => {
    const { handlers, world } = setup();
    expect(await handlers["vault.lock"]({})).toEqual({});
    expect(world.locks).toBe(1);
  });
});
