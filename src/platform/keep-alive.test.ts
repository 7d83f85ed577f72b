import { describe, expect, it } from "vitest";
import { createKeepAlive } from "./keep-alive";

function makeDeps(ping: () => Promise<unknown> = async () => undefined) {
  const seen = { pings: 0, timers: [] as { ms: number; work: () => void; running: boolean }[] };
  const deps = {
    ping: () => {
      seen.pings += 1;
      return ping();
    },
    every: (ms: number, work: () => void) => {
      const timer = { ms, work, running: true };
      seen.timers.push(timer);
      return () => {
        timer.running = false;
      };
    },
  };
  return { deps, seen };
}

describe("createKeepAlive", () => {
  it("does nothing while nothing is held", () => {
    const { deps, seen } = makeDeps();
    createKeepAlive(deps);
    expect(seen).toEqual({ pings: 0, timers: [] });
  });

  it("pings at once and then every 20 s", () => {
    const { deps, seen } = makeDeps();
    createKeepAlive(deps).keepAlive();
    expect(seen.pings).toBe(1);
    expect(seen.timers[0]?.ms).toBe(20_000);
    seen.timers[0]?.work();
    expect(seen.pings).toBe(2);
  });

  it("runs one timer for many holds and stops with the last release", () => {
    const { deps, seen } = makeDeps();
    const keepAlive = createKeepAlive(deps);
    const [first, second] = [keepAlive.keepAlive(), keepAlive.keepAlive()];
    expect(seen.timers.length).toBe(1);
    first();
    expect(seen.timers[0]?.running).toBe(true);
    second();
    expect(seen.timers[0]?.running).toBe(false);
  });

  it("counts a hold that is released twice once", () => {
    const { deps, seen } = makeDeps();
    const keepAlive = createKeepAlive(deps);
    const first = keepAlive.keepAlive();
    keepAlive.keepAlive();
    first();
    first();
    expect(seen.timers[0]?.running).toBe(true);
  });

  it("starts again after it stopped", () => {
    const { deps, seen } = makeDeps();
    const keepAlive = createKeepAlive(deps);
    keepAlive.keepAlive()();
    keepAlive.keepAlive();
    expect(seen.timers.map(({ running }) => running)).toEqual([false, true]);
  });

  it("survives a ping that fails", async () => {
    const { deps, seen } = makeDeps(() => Promise.reject(new Error("gone")));
    createKeepAlive(deps).keepAlive();
    await new Promise((resolve) => setTimeout(resolve));
    seen.timers[0]?.work();
    expect(seen.pings).toBe(2);
  });
});
