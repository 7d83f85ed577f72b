import { afterEach, expect, it } from "vitest";
import {
  formatAgo,
  formatDate,
  formatDaysAgo,
  formatExactDate,
  formatIso,
  formatMonthOf,
} from "./format";
import { currentLanguage, setCurrentLanguage } from "./language";

const usual = currentLanguage();

afterEach(() => setCurrentLanguage(usual));

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

it("tells an age by the largest unit that it fills, years too", () => {
  const ages = [0, 59 * 60_000, 23 * HOUR_MS, 3 * DAY_MS, 30 * DAY_MS, 40 * DAY_MS, 1_103 * DAY_MS];
  expect(ages.map(formatAgo)).toEqual([
    "this minute",
    "59 minutes ago",
    "23 hours ago",
    "3 days ago",
    "30 days ago",
    "1 month ago",
    "3 years ago",
  ]);
});

it("says no yesterday, last month or last year, which are days of the calendar", () => {
  const ages = [35 * HOUR_MS, 31 * DAY_MS, 366 * DAY_MS];
  expect(ages.map(formatAgo)).toEqual(["1 day ago", "1 month ago", "1 year ago"]);
  setCurrentLanguage({ language: "de", locale: "de" });
  expect(ages.map(formatAgo)).toEqual(["vor 1 Tag", "vor 1 Monat", "vor 1 Jahr"]);
  expect(formatDaysAgo(1)).toBe("gestern");
});

it("takes what a clock has put into the future for now", () => {
  expect(formatAgo(-5 * DAY_MS)).toBe("this minute");
});

it("says an age in the language of the texts, with the digits that the person writes", () => {
  setCurrentLanguage({ language: "en", locale: "ar-EG" });
  expect(formatAgo(5 * 60_000)).toBe("٥ minutes ago");
});

it.each([9_000_000_000_000_000, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER])(
  "shows a time that no calendar knows, as a backup may bring it, as the last one that it does: %i",
  (time) => {
    expect(formatIso(time)).toMatch(/^(?:9999|-00\d{4})-/);
    for (const format of [formatDate, formatExactDate, formatMonthOf]) {
      expect(format(time)).toMatch(/\d{4}/);
    }
  },
);
