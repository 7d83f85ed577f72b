import { expect, it } from "vitest";
import { formatAgo } from "./format";

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
    "last month",
    "3 years ago",
  ]);
});

it("takes what a clock has put into the future for now", () => {
  expect(formatAgo(-5 * DAY_MS)).toBe("this minute");
});
