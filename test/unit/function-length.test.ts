import { expect, it } from "vitest";
import { LONGEST_FUNCTION, measureFunctions, readHouse } from "../bench/house-code";

it("no function of the product is longer than 60 lines", async () => {
  const house = await readHouse();
  expect(house.size).toBeGreaterThan(1_000);
  expect(LONGEST_FUNCTION).toBe(60);
  // Half of the files are shorter as a whole, and need not be read.
  const long = [...house].filter(([, text]) => text.split("\n").length > LONGEST_FUNCTION);
  const tooLong = long.flatMap(([path, text]) =>
    measureFunctions(path, text)
      .filter(({ lines }) => lines > LONGEST_FUNCTION)
      .map(({ at, lines }) => `${path}:${at} has ${lines} lines`),
  );
  expect(tooLong).toEqual([]);
});

it("counts a function's lines from its head to its end, comments too and blank ones apart", () => {
  const text = [
    "const one = 1;",
    "export function outer() {",
    "  // why",
    "",
    "  const inner = () => 1;",
    "  return inner;",
    "}",
  ].join("\n");
  expect(measureFunctions("one.ts", text)).toEqual([
    { at: 2, lines: 5 },
    { at: 5, lines: 1 },
  ]);
});
