import { describe, expect, it } from "vitest";
import { toJsonLine, toTableLine } from "../bench/print-figures";
import { inBothOrders, inTurns, median, medianRatio, percentile95 } from "../bench/statistics";

const figure = { name: "wake.ratio", value: 5.12345, unit: "ratio", n: 40 } as const;

describe("the bench's statistics", () => {
  it("takes the middle of an odd count and the mean of the two middle ones of an even count", () => {
    expect([median([9, 1, 5]), median([4, 1, 2, 9])]).toEqual([5, 3]);
  });

  it("takes the 38th of forty values as the 95th percentile", () => {
    const values = Array.from({ length: 40 }, (_, at) => 40 - at);
    expect(percentile95(values)).toBe(38);
  });

  it("takes ratios pair by pair, so that one slow moment counts once", () => {
    expect(
      medianRatio([
        { a: 2, b: 1 },
        { a: 200, b: 100 },
        { a: 3, b: 1 },
      ]),
    ).toBe(2);
  });

  it("measures A and B in turns", async () => {
    const order: string[] = [];
    const note = (name: string) => async () => order.push(name);
    await inTurns(2, { a: note("a"), b: note("b") });
    expect(order).toEqual(["a", "b", "a", "b"]);
  });

  it("measures the first of a pair second each other time, where it matters which comes first", async () => {
    let step = 0;
    const next = async () => (step += 1);
    expect(await inBothOrders(3, { a: next, b: next })).toEqual([
      { a: 1, b: 2 },
      { a: 4, b: 3 },
      { a: 5, b: 6 },
    ]);
  });
});

describe("the bench's lines", () => {
  it("have four fields as JSON", () => {
    const line = JSON.parse(toJsonLine(figure));
    expect(line).toEqual({ name: "wake.ratio", value: 5.123, unit: "ratio", n: 40 });
  });

  it("say where a bar is missed, and only there", () => {
    expect(toTableLine(figure)).toContain("≤ 3.00 ×  MISSED");
    expect(toTableLine({ ...figure, value: 3 })).not.toContain("MISSED");
    expect(toTableLine({ ...figure, name: "stream.ratio", value: 0.89 })).toContain("MISSED");
    expect(toTableLine({ ...figure, name: "wake.ms" })).toContain("told");
    const kdf = { ...figure, name: "kdf.ms", unit: "ms" } as const;
    const lines = [99, 100, 1_000, 1_001].map((value) => toTableLine({ ...kdf, value }));
    expect(lines.map((line) => line.includes("MISSED"))).toEqual([true, false, false, true]);
    expect(lines[0]).toContain("≥ 100 ms, ≤ 1000 ms");
  });
});
