import { describe, expect, it } from "vitest";
import { dateGroup, groupTimes } from "./date-group";

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

  it("is some group for a time that no calendar knows, as a backup may bring it", () => {
    expect(dateGroup(Number.MAX_SAFE_INTEGER, at(3, 10, 0))).toBe("today");
    expect(dateGroup(-Number.MAX_SAFE_INTEGER, at(3, 10, 0))).toMatch(/\d{4}/);
  });

  it("is today for a time that is yet to come, as a clock that was set back gives", () => {
    expect(dateGroup(at(3, 12, 0), at(3, 10, 0))).toBe("today");
  });
});

describe("groupTimes", () => {
  it("are the rows' own times where the newest stands first", () => {
    expect(groupTimes([9, 7, 7, 1])).toEqual([9, 7, 7, 1]);
    expect(groupTimes([])).toEqual([]);
  });

  it("put an older one that came later among those below it, so that no heading comes twice", () => {
    const march = at(3, 8, 12);
    const rows = [march, at(5, 10, 9), march, at(5, 9, 9), march];
    const headings = groupTimes(rows).map((time) => dateGroup(time, at(5, 10, 20)));
    expect(headings).toEqual(["today", "today", "yesterday", "yesterday", "March 2026"]);
  });
});
