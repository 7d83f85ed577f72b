import { describe, expect, it } from "vitest";
import { type Blocks, changedBlocks } from "../gallery/compare/changed-blocks";

const flat = (width: number, height: number, level: number): Blocks => ({
  width,
  height,
  means: Array.from({ length: width * height * 3 }, () => level),
});

describe("changedBlocks", () => {
  it("finds nothing in what differs as little as a smoothed edge does", () => {
    expect(changedBlocks(flat(2, 2, 200), flat(2, 2, 204))).toBe(0);
  });

  it("counts blocks in which one colour differs, by whichever sign", () => {
    const kept = flat(3, 1, 100);
    const taken = { ...kept, means: kept.means.with(1, 105).with(8, 95) };
    expect(changedBlocks(kept, taken)).toBe(2);
  });

  it("counts all where the size differs, though there are as many", () => {
    expect(changedBlocks(flat(2, 3, 0), flat(3, 2, 0))).toBe(6);
    expect(changedBlocks(flat(2, 3, 0), flat(2, 4, 0))).toBe(8);
  });
});
