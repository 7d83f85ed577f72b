import { describe, expect, it } from "vitest";
import { nextOption } from "./use-option-keys";

describe("nextOption", () => {
  const position = { at: 1, count: 3, inText: false };

  it("moves by one, around the ends", () => {
    expect(nextOption("ArrowDown", position)).toBe(2);
    expect(nextOption("ArrowDown", { ...position, at: 2 })).toBe(0);
    expect(nextOption("ArrowUp", { ...position, at: 0 })).toBe(2);
  });

  it("moves by pages and to the ends, and stays within them", () => {
    expect(nextOption("PageDown", position)).toBe(2);
    expect(nextOption("PageUp", { at: 25, count: 30, inText: false })).toBe(15);
    expect(nextOption("Home", position)).toBe(0);
    expect(nextOption("End", position)).toBe(2);
  });

  it("leaves Home and End to a text that is typed, and every other key", () => {
    expect(nextOption("Home", { ...position, inText: true })).toBeNull();
    expect(nextOption("End", { ...position, inText: true })).toBeNull();
    expect(nextOption("ArrowDown", { ...position, inText: true })).toBe(2);
    expect(nextOption("a", position)).toBeNull();
  });
});
