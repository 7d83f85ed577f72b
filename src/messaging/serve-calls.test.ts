import { afterEach, expect, it, vi } from "vitest";
import { CALLS } from "../contract/contract";
import { isOwnPage } from "./own-page";
import { type CallHandlers, serveCalls } from "./serve-calls";

type Listener = (message: object, sender: object, respond: (given: unknown) => void) => boolean;

/** What the transport answers to a message of that type. */
function serve(isTrusted: boolean) {
  const listeners: Listener[] = [];
  vi.stubGlobal("chrome", {
    runtime: { onMessage: { addListener: (one: Listener) => listeners.push(one) } },
  });
  const health = async () => ({ status: "well" });
  const handlers = { health } as unknown as CallHandlers;
  serveCalls({ handlers, isTrusted: () => isTrusted, onError: () => {} });
  return (type: string) =>
    new Promise<unknown>((resolve) => {
      const message = { id: 1, type, timestamp: 1, data: {} };
      if (listeners[0]?.(message, {}, resolve) !== true) resolve(undefined);
    });
}

afterEach(() => vi.unstubAllGlobals());

it("a call is answered by its handler, to a page that is trusted", async () => {
  expect(await serve(true)("health")).toEqual({ res: { status: "well" } });
  expect(await serve(false)("health")).not.toHaveProperty("res");
});

it("O-024 no handler hears a sender that is not ours, of whatever call, and the sender hears a code", async () => {
  const listeners: Listener[] = [];
  vi.stubGlobal("chrome", {
    runtime: { onMessage: { addListener: (one: Listener) => listeners.push(one) } },
  });
  const heard: string[] = [];
  const handlers = Object.fromEntries(
    Object.keys(CALLS).map((name) => [name, async () => heard.push(name)]),
  ) as unknown as CallHandlers;
  const own = { id: "abc", origin: "chrome-extension://abc" };
  serveCalls({ handlers, isTrusted: (sender) => isOwnPage(sender, own), onError: () => {} });
  const ask = (type: string, sender: object) =>
    new Promise((resolve) => {
      listeners[0]?.({ id: 1, type, timestamp: 1, data: {} }, sender, resolve);
    });
  const strangers = [
    { id: "abc", origin: "https://example.com", frameId: 0 },
    { id: "xyz", origin: "chrome-extension://xyz" },
    { id: "abc", origin: own.origin, frameId: 3 },
    {},
  ];
  for (const name of Object.keys(CALLS)) {
    for (const sender of strangers) {
      expect(JSON.stringify(await ask(name, sender))).toContain("forbidden-sender");
    }
  }
  expect(heard).toEqual([]);
  await ask("health", { id: "abc", origin: own.origin });
  expect(heard).toEqual(["health"]);
});

it.each(["toString", "valueOf", "hasOwnProperty", "constructor", "__proto__"])(
  "a type that every object has is answered to nobody: %s",
  async (type) => {
    for (const isTrusted of [true, false]) {
      expect(await serve(isTrusted)(type)).not.toHaveProperty("res");
    }
  },
);
