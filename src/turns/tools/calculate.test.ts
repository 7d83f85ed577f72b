import { describe, expect, it } from "vitest";
import { calculate } from "./calculate";

describe("calculate", () => {
  it.each([
    ["1 + 2 * 3", 7],
    ["(1 + 2) * 3", 9],
    ["10 - 4 - 3", 3],
    ["2 ^ 3 ^ 2", 512],
    ["2**10", 1024],
    ["-2^2", -4],
    ["2 ^ -1", 0.5],
    ["7 % 4 / 3", 1],
    ["sqrt(16) + max(1, 2, min(9, 3))", 7],
    ["1.5e3 + .5", 1500.5],
    ["round(2 * pi)", 6],
  ])("%s is %d", (expression, value) => {
    expect(calculate(expression)).toBe(value);
  });

  it.each(["", "1 +", "(1", "1 2", "2 ** ", "constructor", "alert(1)", "1; 2", "sqrt", "a.b", ","])(
    "“%s” is no arithmetic",
    (expression) => {
      expect(() => calculate(expression)).toThrow(RangeError);
    },
  );

  it("is deep without an end of the stack: what nests further than a person would is refused", () => {
    expect(() => calculate("(".repeat(100_000))).toThrow();
  });
});
