import { describe, expect, it } from "vitest";
import { dayStart } from "./day-start";

describe("dayStart", () => {
  it("M-037 is the first moment of the day where the person is, not in Greenwich", () => {
    expect(dayStart("2026-03-29")).toBe(new Date(2026, 2, 29, 0, 0, 0).getTime());
  });

  it("is nothing for what names no day", () => {
    expect(["", "yesterday", "2026-3-9"].map(dayStart)).toEqual([null, null, null]);
  });
});
