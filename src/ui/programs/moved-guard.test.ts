import { describe, expect, it } from "vitest";
import { createMovedGuard } from "./moved-guard";

function makeGuard() {
  const clock = { time: 1_000 };
  const guard = createMovedGuard(() => clock.time);
  return { clock, guard };
}

describe("what a program waits for", () => {
  it("takes no click before it can have been read, nor right after it has moved", () => {
    const { clock, guard } = makeGuard();
    expect(guard.takes(1)).toBe(false);
    guard.stand(1);
    clock.time += 499;
    expect(guard.takes(1)).toBe(false);
    clock.time += 1;
    expect(guard.takes(1)).toBe(true);
    // A program has taken back what stood before it.
    guard.stand(0);
    expect(guard.takes(1)).toBe(false);
    clock.time += 500;
    expect(guard.takes(2)).toBe(true);
  });

  it("is not held back where it only stays, and takes a key at any time", () => {
    const { clock, guard } = makeGuard();
    guard.stand(0);
    expect(guard.takes(0)).toBe(true);
    clock.time += 500;
    guard.stand(0);
    expect(guard.takes(1)).toBe(true);
  });
});
