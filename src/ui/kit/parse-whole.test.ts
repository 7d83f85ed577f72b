import { describe, expect, it } from "vitest";
import { parseWhole } from "./parse-whole";

describe("parseWhole", () => {
  it.each([
    ["15", 15],
    [" 8 192 ", 8_192],
    ["8,192", 8_192],
    ["1,500", 1_500],
    ["1 500", 1_500],
    ["1\u202f500", 1_500],
    ["1.500", 1_500],
    ["4.5", "wrong"],
    ["1,5", "wrong"],
    ["1,50", "wrong"],
    ["1.500,0", "wrong"],
    ["1.5000", "wrong"],
    ["1,,500", "wrong"],
    ["1500,000,", "wrong"],
    ["", null],
    ["  ", null],
    ["0", "wrong"],
    ["-3", "wrong"],
    ["1e3", "wrong"],
    [",", "wrong"],
    ["99999", "wrong"],
    ["9".repeat(400), "wrong"],
    ["1,234.567", "wrong"],
  ])("reads %j as %j", (typed, value) => {
    expect(parseWhole(typed, { min: 1, max: 10_000 })).toBe(value);
  });
});
