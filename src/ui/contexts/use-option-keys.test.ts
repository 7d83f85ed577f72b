import { describe, expect, it } from "vitest";
import { nextOption } from "./use-option-keys";

describe("nextOption", () => {
  const place = { at: 1, count: 3, inText: false };

  it("moves by one, around the ends", () => {
    expect(nextOption("ArrowDown", place)).toBe(2);
    expect(nextOption("ArrowDown", { ...place, at: 2 })).toBe(0);
    expect(nextOption("ArrowUp", { ...place, at: 0 })).toBe(2);
  });

  it("moves by pages and to the ends, and stays within them", () => {
    expect(nextOption("PageDown", place)).toBe(2);
    expect(nextOption("PageUp", { at: 25, count: 30, inText: false })).toBe(15);
    expect(nextOption("Home", place)).toBe(0);
    expect(nextOption("End", place)).toBe(2);
  });

  it("leaves Home and End to a text that is typed, and every other key", () => {
    expect(nextOption("Home", { ...place, inText: true })).toBeNull();
    expect(nextOption("End", { ...place, inText: true })).toBeNull();
    expect(nextOption("ArrowDown", { ...place, inText: true })).toBe(2);
    expect(nextOption("a", place)).toBeNull();
  });
});
