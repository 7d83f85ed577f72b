import { afterEach, expect, it, vi } from "vitest";
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

it.each(["toString", "valueOf", "hasOwnProperty", "constructor", "__proto__"])(
  "a type that every object has is answered to nobody: %s",
  async (type) => {
    for (const isTrusted of [true, false]) {
      expect(await serve(isTrusted)(type)).not.toHaveProperty("res");
    }
  },
);
