import { describe, expect, it } from "vitest";
import { mayRetry, parseRetryAfter, waitBefore, waitByTimer } from "./retry";

const NOW = Date.parse("Sun, 06 Nov 1994 08:49:37 GMT");
const nothing = { retryAfter: null, waitedMs: 0 };

describe("parseRetryAfter", () => {
  it.each([
    ["7", 7],
    [" 1.2 ", 2],
    ["Sun, 06 Nov 1994 08:49:40 GMT", 3],
    ["99999999999999999999", 31_536_000],
    [null, null],
    ["", null],
    ["0", null],
    ["-5", null],
    ["soon", null],
    ["1e3", null],
    ["May 12", null],
    ["Sun, 06 Nov 1994 08:49:30 GMT", null],
  ])("reads %j as %j seconds", (header, seconds) => {
    expect(parseRetryAfter(header, NOW)).toBe(seconds);
  });
});

describe("waitBefore", () => {
  it("doubles its own waits and adds a quarter at most", () => {
    for (const [retry, least] of [500, 1_000, 2_000].entries()) {
      const ms = waitBefore(retry, nothing) ?? 0;
      expect(ms).toBeGreaterThanOrEqual(least);
      expect(ms).toBeLessThanOrEqual(least * 1.25);
    }
  });

  it("ends after three", () => {
    expect(waitBefore(3, nothing)).toBeNull();
  });

  it("waits as long as it is told, but not more than 20 seconds in all", () => {
    expect(waitBefore(0, { retryAfter: 20, waitedMs: 0 })).toBe(20_000);
    expect(waitBefore(0, { retryAfter: 21, waitedMs: 0 })).toBeNull();
    expect(waitBefore(1, { retryAfter: 20, waitedMs: 1 })).toBeNull();
  });
});

describe("mayRetry", () => {
  it("holds for what may pass by itself", () => {
    const statuses = [400, 401, 402, 403, 404, 408, 413, 422, 429, 500, 501, 502, 503, 504, 529];
    expect(statuses.filter(mayRetry)).toEqual([408, 429, 500, 502, 503, 504, 529]);
  });
});

describe("waitByTimer", () => {
  it("ends with the signal's reason, also where that was aborted before", async () => {
    const stop = new AbortController();
    const waiting = waitByTimer(60_000, stop.signal);
    stop.abort(new Error("stopped"));
    await expect(waiting).rejects.toThrow("stopped");
    await expect(waitByTimer(1, stop.signal)).rejects.toThrow("stopped");
  });

  it("passes", async () => {
    await expect(waitByTimer(1, new AbortController().signal)).resolves.toBeUndefined();
  });
});
