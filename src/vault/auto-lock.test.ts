import { describe, expect, it } from "vitest";
import { isLockDue, nextLook } from "./auto-lock";

const NOON = Date.UTC(2026, 0, 1, 12);
const MINUTE = 60_000;
const YEARS = 10 * 365 * 24 * 60 * MINUTE;
const idle = { lastUsed: NOON, minutes: 15, isAnswering: false };

describe("locking by itself", () => {
  it("is due when the chosen minutes have passed without use, and not before", () => {
    expect(isLockDue(idle, NOON + 15 * MINUTE - 1)).toBe(false);
    expect(isLockDue(idle, NOON + 15 * MINUTE)).toBe(true);
  });

  it("waits for a running answer, 30 minutes at most", () => {
    const answering = { ...idle, isAnswering: true };
    expect(isLockDue(answering, NOON + 44 * MINUTE)).toBe(false);
    expect(isLockDue(answering, NOON + 45 * MINUTE)).toBe(true);
  });

  it("is never due where it was turned off", () => {
    expect(isLockDue({ ...idle, minutes: null }, NOON + YEARS)).toBe(false);
    expect(nextLook({ ...idle, minutes: null }, NOON)).toBeNull();
  });

  it("is due when the clock jumped, in either direction, also while an answer is written", () => {
    for (const isAnswering of [false, true]) {
      expect(isLockDue({ ...idle, isAnswering }, NOON - 1)).toBe(true);
      expect(isLockDue({ ...idle, isAnswering }, NOON - YEARS)).toBe(true);
      expect(isLockDue({ ...idle, isAnswering }, NOON + YEARS)).toBe(true);
    }
  });

  it("is looked at again when it will be due, and never sooner than in a minute", () => {
    expect(nextLook(idle, NOON + MINUTE)).toBe(NOON + 15 * MINUTE);
    expect(nextLook(idle, NOON + 16 * MINUTE)).toBe(NOON + 17 * MINUTE);
    expect(nextLook({ ...idle, lastUsed: Number.NEGATIVE_INFINITY }, NOON)).toBe(NOON + MINUTE);
  });
});
