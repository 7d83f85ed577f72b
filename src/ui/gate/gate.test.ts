import { describe, expect, it } from "vitest";
import { CONVERSATION, createFakeClient, settle, UNLOCKED } from "../../../test/fakes/fake-client";
import type { VaultStatus } from "../../contract/vault";
import { AppError } from "../../domain/app-error";
import { createGate } from "./gate";

const LOCKED: VaultStatus = { ...UNLOCKED, state: "locked" };
const NEW: VaultStatus = {
  ...UNLOCKED,
  state: "new",
  protection: "none",
  methods: [],
  generation: 0,
};

function setUp(first: VaultStatus, early = false) {
  const worker = { status: first, fails: null as AppError | null };
  const fake = createFakeClient({
    "vault.status": () => {
      if (worker.fails) throw worker.fails;
      return worker.status;
    },
    "store.use": () => {
      throw new AppError("not-found");
    },
    "message.list": () => {
      throw new AppError("not-found");
    },
    "context.list": () => {
      throw new AppError("locked");
    },
  });
  const opened: { closed: boolean }[] = [];
  const timers: (() => void)[] = [];
  const markListeners: (() => void)[] = [];
  const cover = makeCover();
  const gate = createGate({
    client: fake.client,
    open: () => {
      const session = { closed: false };
      opened.push(session);
      return {
        close: () => {
          session.closed = true;
        },
      };
    },
    early,
    later: (run) => timers.push(run),
    onLockBegun: (listener) => markListeners.push(listener),
    cover,
  });
  const dropKey = () => {
    for (const listener of markListeners) listener();
  };
  return { ...fake, worker, gate, opened, timers, dropKey, cover };
}

/** What is seen of a page whose frames come when they are told to. */
function makeCover() {
  const shown: ("hidden" | "shown")[] = [];
  let paint = () => {};
  return {
    shown,
    paint: () => paint(),
    hide: (onUnseen: () => void) => {
      shown.push("hidden");
      paint = onUnseen;
    },
    show: () => void shown.push("shown"),
  };
}

describe("createGate", () => {
  it.each([LOCKED, NEW, { ...LOCKED, state: "unavailable" as const }])(
    "has no session while the vault is $state",
    async (status) => {
      const { gate, opened } = setUp(status);
      gate.start();
      await settle();
      expect(gate.get()).toMatchObject({ status, session: null });
      expect(opened).toEqual([]);
    },
  );

  it("opens a session with the vault and throws it away with the lock", async () => {
    const { gate, worker, opened, changeVault } = setUp(UNLOCKED);
    gate.start();
    await settle();
    expect(gate.get().session).not.toBeNull();
    worker.status = LOCKED;
    changeVault();
    await settle();
    expect(gate.get().session).toBeNull();
    expect(opened).toEqual([{ closed: true }]);
  });

  it("throws its session away when a lock was begun and no worker has told", async () => {
    const { gate, worker, opened, dropKey, cover } = setUp(UNLOCKED);
    gate.start();
    await settle();
    worker.status = LOCKED;
    dropKey();
    await settle();
    cover.paint();
    expect(gate.get()).toMatchObject({ session: null, status: { state: "locked" } });
    expect(opened).toEqual([{ closed: true }]);
  });

  it("hides what it shows as soon as a lock has begun, and shows it again where none was made", async () => {
    const { gate, opened, dropKey, cover } = setUp(UNLOCKED);
    gate.start();
    await settle();
    dropKey();
    dropKey();
    await settle();
    expect(cover.shown).toEqual(["hidden"]);
    cover.paint();
    expect(cover.shown).toEqual(["hidden", "shown"]);
    // What a page is amid, such as a restore, went on.
    expect(opened).toEqual([{ closed: false }]);
  });

  it("shows what it has hidden to nobody where no worker tells how things are", async () => {
    const { gate, worker, dropKey, cover } = setUp(UNLOCKED);
    gate.start();
    await settle();
    worker.fails = new AppError("worker-gone");
    dropKey();
    await settle();
    cover.paint();
    expect(gate.get()).toMatchObject({ session: null, status: { state: "unavailable" } });
  });

  it("takes what it has hidden apart once that is on the screen, not before", async () => {
    const { gate, worker, opened, dropKey, cover } = setUp(UNLOCKED);
    gate.start();
    await settle();
    worker.status = LOCKED;
    dropKey();
    await gate.client.call("context.list", {}).catch(() => {});
    await settle();
    expect(opened).toEqual([{ closed: false }]);
    cover.paint();
    expect(gate.get()).toMatchObject({ session: null, status: { state: "locked" } });
    expect(opened).toEqual([{ closed: true }]);
  });

  it("begins anew where what it has hidden is gone, and the vault open", async () => {
    const { gate, opened, dropKey, cover } = setUp(UNLOCKED);
    gate.start();
    await settle();
    dropKey();
    await gate.client.call("context.list", {}).catch(() => {});
    await settle();
    cover.paint();
    expect(opened).toEqual([{ closed: true }, { closed: false }]);
    expect(cover.shown).toEqual(["hidden", "shown"]);
    // A frame of before says nothing of the next lock.
    cover.paint();
    dropKey();
    expect(cover.shown).toEqual(["hidden", "shown", "hidden"]);
  });

  it("keeps its session over changes that leave the vault open", async () => {
    const { gate, worker, opened, changeVault } = setUp(UNLOCKED, true);
    gate.start();
    await settle();
    worker.status = { ...UNLOCKED, generation: 2 };
    changeVault();
    await settle();
    expect(gate.get().status?.generation).toBe(2);
    expect(opened).toEqual([{ closed: false }]);
  });

  it("is blank as soon as any call or stream says locked, before it has asked", async () => {
    const { gate, worker, opened, named, watched } = setUp(UNLOCKED);
    gate.start();
    await settle();
    gate.client.watch("store.export", {}, { event: () => {}, end: () => {} });
    watched("store.export")[0]?.end({ code: "locked", data: {} });
    expect(gate.get().session).toBeNull();
    await settle();
    expect(opened).toHaveLength(2);
    worker.status = LOCKED;
    await gate.client.call("context.list", {}).catch(() => {});
    expect(opened.every(({ closed }) => closed)).toBe(true);
    expect(named("vault.status").length).toBe(3);
  });

  it("begins anew when the shown conversation is gone, and not when anything else is", async () => {
    const { gate, opened } = setUp(UNLOCKED);
    gate.start();
    await settle();
    await gate.client.call("store.use", { name: "confidant-9" }).catch(() => {});
    await settle();
    expect(opened).toEqual([{ closed: false }]);
    const { round } = gate.get();
    const states: unknown[] = [];
    gate.subscribe(() => states.push(gate.get().status?.state));
    const input = { conversationId: CONVERSATION, before: null, limit: 1 };
    await gate.client.call("message.list", input).catch(() => {});
    await settle();
    expect(opened).toEqual([{ closed: true }, { closed: false }]);
    expect(gate.get().round).toBeGreaterThan(round);
    // Whatever else is held stays: nothing says that the vault is closed.
    expect(new Set(states)).toEqual(new Set(["unlocked"]));
  });

  it("keeps what is open when a worker does not answer, and only then", async () => {
    const { gate, worker } = setUp(UNLOCKED);
    gate.start();
    await settle();
    worker.fails = new AppError("worker-gone");
    await gate.ask();
    expect(gate.get().session).not.toBeNull();
    worker.fails = new AppError("internal");
    await gate.ask();
    expect(gate.get()).toMatchObject({ session: null, status: { state: "unavailable" } });
  });

  it("goes on by itself where another page has made the vault", async () => {
    const { gate, worker, opened, changeVault } = setUp(NEW);
    gate.start();
    await settle();
    worker.status = UNLOCKED;
    changeVault();
    await settle();
    expect(opened).toEqual([{ closed: false }]);
    worker.status = LOCKED;
    changeVault();
    await settle();
    expect(gate.get()).toMatchObject({ session: null, status: { state: "locked" } });
  });

  it("asks for the progress while rows are sealed anew, and not afterwards", async () => {
    const { gate, worker, timers, named } = setUp({
      ...UNLOCKED,
      protection: "sealing",
      sealing: { done: 1, total: 9, failure: null },
    });
    gate.start();
    await settle();
    expect(timers).toHaveLength(1);
    worker.status = UNLOCKED;
    timers[0]?.();
    await settle();
    expect(named("vault.status")).toHaveLength(2);
    expect(timers).toHaveLength(1);
  });

  it("does not ask on and on for a progress that rests", async () => {
    const failure = { code: "version-unknown", data: {} } as const;
    const { gate, timers } = setUp({ ...UNLOCKED, sealing: { done: 8, total: 9, failure } });
    gate.start();
    await settle();
    expect(timers).toEqual([]);
  });
});
