import { describe, expect, it } from "vitest";
import { createWatchdog } from "./watchdog";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe("createWatchdog", () => {
  it("aborts with the error when what was expected does not come", async () => {
    const watchdog = createWatchdog(new AbortController().signal);
    watchdog.expectWithin(1, () => new Error("too late"));
    await pause(10);
    expect(watchdog.signal.reason).toEqual(new Error("too late"));
  });

  it("stays quiet while it rests and once it is closed", async () => {
    const watchdog = createWatchdog(new AbortController().signal);
    watchdog.expectWithin(1, () => new Error("too late"));
    watchdog.rest();
    await pause(10);
    expect(watchdog.signal.aborted).toBe(false);
    watchdog.expectWithin(1, () => new Error("too late"));
    watchdog.close();
    await pause(10);
    expect(watchdog.signal.reason).not.toEqual(new Error("too late"));
  });

  it("follows the caller's signal with its reason, also one that was aborted before", () => {
    const caller = new AbortController();
    const watchdog = createWatchdog(caller.signal);
    caller.abort("stop");
    expect(watchdog.signal.reason).toBe("stop");
    expect(createWatchdog(caller.signal).signal.reason).toBe("stop");
  });
});
