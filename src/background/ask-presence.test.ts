import { describe, expect, it } from "vitest";
import { CALLS, type CallName } from "../contract/contract";
import { AppError } from "../domain/app-error";
import { askPresence } from "./ask-presence";
import { ASKS_PRESENCE, type MayAsk } from "./asks-presence";
import { createPresence } from "./presence";

/** Calls that ask, with an input that does. */
const PROTECTED = [
  ["vault.newRecoveryKey", {}],
  ["vault.addMethod", { method: { kind: "device" } }],
  ["vault.replaceMethod", {}],
  ["vault.removeMethod", {}],
  ["vault.rotate", {}],
  ["vault.setAutoLock", { minutes: null }],
  ["vault.setAutoLock", { minutes: 16 }],
  ["backup.make", { withKeys: true }],
  ["restore.takeOver", { items: [{ kind: "connection" }, { kind: "auto-lock" }] }],
] as const;

/** As they are asked every day. */
const FREE = [
  ["vault.setAutoLock", { minutes: 15 }],
  ["vault.setAutoLock", { minutes: 1 }],
  ["backup.make", { withKeys: false }],
  ["restore.takeOver", { items: [{ kind: "connection" }] }],
  ["vault.check", {}],
] as const;

const TWO_MINUTES_MS = 120_000;
const DENIED = { code: "reauthentication-required" };

function makeApp(methods: readonly string[]) {
  const header = { ways: methods.map((kind) => ({ kind })) };
  return {
    header,
    vault: { opened: () => ({ header }) },
    idle: { minutes: () => 15 },
  };
}

/** Handlers over one app, which is another one after a lock; what was done is noted. */
function setUp(methods: readonly string[] = ["passphrase"]) {
  const state = {
    now: 1_000_000,
    /** As long as the worker lives. */
    steady: 500,
    app: makeApp(methods) as ReturnType<typeof makeApp> | null,
    done: [] as string[],
    /** Runs within each handler. */
    during: (): void => {},
    fails: null as AppError | null,
  };
  const ready = async () => {
    if (state.app === null) throw new AppError("locked");
    return state.app;
  };
  const names = Object.keys(ASKS_PRESENCE);
  const handlers = Object.fromEntries(
    names.map((name) => [
      name,
      async () => {
        await ready().catch((error) => {
          if (name !== "vault.unlock" && name !== "vault.setUp") throw error;
        });
        if (state.fails !== null) throw state.fails;
        state.during();
        state.done.push(name);
      },
    ]),
  );
  const presence = createPresence({ now: () => state.now, steady: () => state.steady });
  const calls = askPresence(handlers as never, { lifecycle: { ready } as never, presence });
  const call = (name: string, input: unknown = {}) => calls[name as CallName](input as never);
  return { state, call };
}

describe("a change of what opens the vault", () => {
  it.each(PROTECTED)("is not made before an unlock method was used: %s %o", async (name, input) => {
    const { call, state } = setUp();
    await expect(call(name, input)).rejects.toMatchObject(DENIED);
    expect(state.done).toEqual([]);
    await call("vault.unlock");
    await call(name, input);
    expect(state.done).toEqual(["vault.unlock", name]);
  });

  it.each(PROTECTED)("is asked for again after two minutes: %s %o", async (name, input) => {
    const { call, state } = setUp();
    await call("vault.unlock");
    state.now += TWO_MINUTES_MS - 1;
    await call(name, input);
    state.now += 1;
    await expect(call(name, input)).rejects.toMatchObject(DENIED);
  });

  it.each(PROTECTED)(
    "is asked for again after a lock, by whoever unlocks: %s %o",
    async (name, input) => {
      const { call, state } = setUp();
      await call("vault.unlock");
      state.app = null;
      await expect(call(name, input)).rejects.toMatchObject({ code: "locked" });
      // Opened by the session's key, as another worker does: nobody has given anything.
      state.app = makeApp(["passphrase"]);
      await expect(call(name, input)).rejects.toMatchObject(DENIED);
    },
  );

  it.each(PROTECTED)(
    "leaves nobody present where a lock comes while it is made: %s %o",
    async (name, input) => {
      const { call, state } = setUp();
      await call("vault.unlock");
      state.during = () => {
        state.app = null;
      };
      await call(name, input);
      state.during = () => {};
      // Another window has unlocked by the session's key.
      state.app = makeApp(["passphrase"]);
      await expect(call(name, input)).rejects.toMatchObject(DENIED);
      expect(state.done).toEqual(["vault.unlock", name]);
    },
  );

  it.each(FREE)("asks for nothing where it widens nothing: %s %o", async (name, input) => {
    const { call, state } = setUp();
    await call(name, input);
    expect(state.done).toEqual([name]);
  });

  it("asks for nothing where there is no lock that could be asked for", async () => {
    const { call, state } = setUp(["device"]);
    for (const [name, input] of PROTECTED) await call(name, input);
    expect(state.done).toHaveLength(PROTECTED.length);
  });

  it("asks for nothing right after the first lock was chosen, or the vault was made", async () => {
    const { call, state } = setUp(["device"]);
    state.during = () => {
      state.app?.header.ways.push({ kind: "passphrase" });
    };
    await call("vault.addMethod");
    await call("vault.newRecoveryKey");
    const fresh = setUp();
    const made = fresh.state.app;
    fresh.state.app = null;
    fresh.state.during = () => {
      fresh.state.app = made;
    };
    await fresh.call("vault.setUp");
    await fresh.call("vault.newRecoveryKey");
  });

  it("is not proved by a wrong secret, nor by a restore beside an open vault", async () => {
    const { call, state } = setUp();
    state.fails = new AppError("wrong-passphrase");
    await expect(call("vault.unlock")).rejects.toMatchObject({ code: "wrong-passphrase" });
    state.fails = null;
    await call("restore.run");
    await expect(call("vault.rotate")).rejects.toMatchObject(DENIED);
  });

  it("is asked for again where the clock was put back", async () => {
    const { call, state } = setUp();
    await call("vault.unlock");
    state.now -= 1;
    await expect(call("vault.rotate")).rejects.toMatchObject(DENIED);
  });

  it("is asked for again after two minutes where the clock was put back to just after it", async () => {
    const { call, state } = setUp();
    await call("vault.unlock");
    state.steady += TWO_MINUTES_MS;
    state.now += 1_000;
    await expect(call("vault.rotate")).rejects.toMatchObject(DENIED);
  });

  it("proves nothing where a lock comes while it is unlocked", async () => {
    const { call, state } = setUp();
    const before = state.app;
    state.during = () => {
      state.app = null;
    };
    await call("vault.unlock");
    state.app = before;
    await expect(call("vault.rotate")).rejects.toMatchObject(DENIED);
  });
});

describe("the contract", () => {
  it("tells of every call that asks, and of no other, that it does", () => {
    const declaring = (Object.keys(CALLS) as CallName[]).filter((name) =>
      CALLS[name].errors.includes("reauthentication-required"),
    );
    const asking = Object.keys(ASKS_PRESENCE).filter((name) => ASKS_PRESENCE[name as MayAsk]);
    expect(declaring.sort()).toEqual(asking.sort());
    expect(new Set(PROTECTED.map(([name]) => name))).toEqual(new Set(asking));
  });
});
