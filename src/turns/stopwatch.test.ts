import { describe, expect, it } from "vitest";
import { createStopwatch } from "./stopwatch";

describe("createStopwatch", () => {
  it("tells whole milliseconds since it was made", () => {
    let now = 1_000.4;
    const elapsed = createStopwatch(() => now);
    expect(elapsed()).toBe(0);
    now = 1_251.2;
    expect(elapsed()).toBe(251);
  });

  it("never falls and is never negative when the clock jumps back", () => {
    let now = 50_000;
    const elapsed = createStopwatch(() => now);
    now = -3_600_000;
    expect(elapsed()).toBe(0);
    now = 50_070;
    expect(elapsed()).toBe(70);
    now = 10;
    expect(elapsed()).toBe(70);
  });
});
