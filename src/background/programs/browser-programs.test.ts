import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Waiting } from "../../contract/program";
import { createBrowserPrograms } from "./browser-programs";

const PROGRAM = { programId: crypto.randomUUID(), name: "Editor", what: "context-manage create" };
const CONSENT = { ...PROGRAM, kind: "consent", client: null } as const satisfies Waiting;
const CALL = {
  ...PROGRAM,
  kind: "call",
  id: crypto.randomUUID(),
  deletes: false,
  target: "",
  arguments: "{}",
  takenBack: false,
} as const satisfies Waiting;

let removed = (_: { permissions?: string[] }) => {};

function setup() {
  const shown: boolean[] = [];
  const asks = { count: 0 };
  const programs = createBrowserPrograms({
    lifecycle: { ready: () => Promise.reject(new Error("Nothing is asked of it.")) },
    asks,
    badge: { showAsking: (isAsking) => void shown.push(isAsking) },
    onVaultChange: () => {},
  });
  const [lock, asker] = [new AbortController(), new AbortController()];
  const ask = (one: Waiting) => {
    programs.waiting.wait(one, { lock: lock.signal, asker: asker.signal }).catch(() => {});
  };
  return { shown, asks, programs, lock, asker, ask };
}

beforeEach(() => {
  vi.useFakeTimers();
  const onRemoved = { addListener: (listener: typeof removed) => (removed = listener) };
  const runtime = { getManifest: () => ({ version: "1" }) };
  vi.stubGlobal("chrome", { runtime, permissions: { onRemoved } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the mark on the toolbar's button", () => {
  it("is taken off at a worker's start: what an earlier one was asked has ended with it", () => {
    expect(setup().shown).toEqual([false]);
  });

  it.each([CONSENT, CALL])("tells that a program waits, until it does no more: $kind", (one) => {
    const { shown, asks, lock, ask } = setup();
    ask(one);
    expect([shown.at(-1), asks.count]).toEqual([true, 1]);
    lock.abort();
    expect([shown.at(-1), asks.count]).toEqual([false, 0]);
  });

  it("tells of a question that stands on, and not of a call that was taken back", () => {
    const { shown, asks, asker, ask } = setup();
    ask(CALL);
    asker.abort();
    expect([shown.at(-1), asks.count], "its card is still read").toEqual([false, 1]);
    const second = setup();
    second.ask(CONSENT);
    vi.advanceTimersByTime(50_000);
    expect([second.shown.at(-1), second.asks.count]).toEqual([true, 1]);
  });
});

describe("the programs of this browser", () => {
  const event = { addListener: () => {} };

  it("are let in no more once the leave for it is taken back in the browser's own list", async () => {
    const { programs, ask, asks } = setup();
    const disconnect = vi.fn();
    let emit = (_: object) => {};
    const onMessage = { addListener: (listener: typeof emit) => (emit = listener) };
    const port = { onMessage, onDisconnect: event, postMessage: () => {}, disconnect };
    Object.assign(chrome.runtime, { connectNative: () => port });
    Object.assign(chrome, { alarms: { create: () => {}, clear: () => {} } });
    const connecting = programs.connect(true);
    emit({ type: "host" });
    expect(await connecting).toBe("connected");
    ask(CONSENT);
    removed({ permissions: ["identity"] });
    removed({});
    expect([programs.state(), disconnect.mock.calls.length]).toEqual(["connected", 0]);
    removed({ permissions: ["nativeMessaging"] });
    expect([programs.state(), disconnect.mock.calls.length, asks.count]).toEqual(["off", 1, 0]);
  });
});
