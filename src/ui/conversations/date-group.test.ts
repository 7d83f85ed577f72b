import { describe, expect, it } from "vitest";
import { dateGroup } from "./date-group";

const at = (month: number, day: number, hour: number) =>
  new Date(2026, month - 1, day, hour).getTime();

describe("dateGroup", () => {
  it("is a day of the calendar, not 24 hours", () => {
    expect(dateGroup(at(3, 10, 0), at(3, 10, 23))).toBe("today");
    expect(dateGroup(at(3, 9, 23), at(3, 10, 0))).toBe("yesterday");
    expect(dateGroup(at(3, 8, 23), at(3, 10, 0))).toBe("March 2026");
  });

  it("is the month where a year lies between", () => {
    expect(dateGroup(new Date(2024, 0, 1).getTime(), at(3, 10, 0))).toBe("January 2024");
  });

  it("is today for a time that is yet to come, as a clock that was set back gives", () => {
    expect(dateGroup(at(3, 12, 0), at(3, 10, 0))).toBe("today");
  });
});
