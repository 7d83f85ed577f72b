import { describe, expect, it } from "vitest";
import { memoiseReady } from "./memoise-ready";

describe("memoiseReady", () => {
  it("starts once for all who wait", async () => {
    let starts = 0;
    const ready = memoiseReady(async () => {
      starts += 1;
      return starts;
    });
    expect(await Promise.all([ready(), ready()])).toEqual([1, 1]);
    expect(await ready()).toBe(1);
  });

  it("starts anew once what was started is gone", async () => {
    const gone: (() => void)[] = [];
    const ready = memoiseReady(async (onGone) => gone.push(onGone));
    expect(await ready()).toBe(1);
    gone[0]?.();
    expect(await ready()).toBe(2);
    gone[0]?.();
    expect(await ready()).toBe(2);
  });

  it("starts anew after a failure", async () => {
    let starts = 0;
    const ready = memoiseReady(async () => {
      starts += 1;
      if (starts === 1) throw new Error("not yet");
      return "up";
    });
    await expect(ready()).rejects.toThrow("not yet");
    expect(await ready()).toBe("up");
  });
});
