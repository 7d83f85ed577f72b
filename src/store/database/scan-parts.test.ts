import { describe, expect, it } from "vitest";
import { makeStore, sayTurn, seedTurns } from "../../../test/builders/make-store";
import { scanParts } from "./scan-parts";

describe("scanParts", () => {
  it("gives every row once, in parts that grow to a hundred", async () => {
    const harness = await makeStore();
    await seedTurns(harness, 1_600);
    const sizes: number[] = [];
    const ids = new Set<string>();
    for await (const rows of scanParts(harness.database, "messages")) {
      sizes.push(rows.length);
      for (const { id } of rows) ids.add(id);
    }
    expect(ids.size).toBe(3_200);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(3_200);
    expect(sizes.slice(0, 8)).toEqual([4, 4, 16, 16, 64, 64, 100, 100]);
    expect(Math.max(...sizes)).toBe(100);
  });

  it("has no more than some megabytes in a part where rows are large", async () => {
    const harness = await makeStore();
    for (let nth = 0; nth < 8; nth += 1)
      await sayTurn(harness, "q".repeat(1_000_000), "a".repeat(1_000_000));
    const sizes: number[] = [];
    for await (const rows of scanParts(harness.database, "messages")) {
      sizes.push(rows.reduce((sum, { sealed }) => sum + sealed.length, 0));
    }
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(16_000_000);
    expect(Math.max(...sizes)).toBeLessThan(4_500_000);
  });
});
