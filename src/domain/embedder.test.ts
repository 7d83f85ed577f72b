import { describe, expect, it } from "vitest";
import { MAX_DIMENSIONS, toUnitVector } from "./embedder";

describe("toUnitVector", () => {
  it("keeps the direction and makes the length 1", () => {
    const vector = toUnitVector([3, 0, -4]);
    expect([...(vector ?? [])].map((value) => Math.round(value * 10) / 10)).toEqual([0.6, 0, -0.8]);
  });

  it("keeps the first numbers of a longer one, at length 1 again", () => {
    const vector = toUnitVector(Array.from({ length: 3_072 }, () => 2));
    expect(vector).toHaveLength(MAX_DIMENSIONS);
    expect(Math.hypot(...(vector ?? []))).toBeCloseTo(1, 5);
  });

  it.each([[[]], [[0, 0]], [[1, Number.NaN]], [[Number.POSITIVE_INFINITY]]])(
    "is none of %j, which points nowhere",
    (numbers) => {
      expect(toUnitVector(numbers)).toBeNull();
    },
  );
});
