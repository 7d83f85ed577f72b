import { describe, expect, it } from "vitest";
import { hostileTexts } from "../../../test/builders/hostile-markup";
import { boxesOf, MOST_IN_BOX } from "./boxes-of";
import { type Blocks, splitBlocks } from "./split-blocks";

/** What each box holds: the numbers of its blocks. */
function held({ weights }: Blocks): readonly (readonly number[])[] {
  const starts = boxesOf(weights);
  const all = [...weights.keys()];
  return starts.map((start, at) => all.slice(start, starts[at + 1]));
}

describe("boxesOf", () => {
  it.each(hostileTexts(20_000))("lets none hold more than is laid out at once: %s", (_, text) => {
    const read = splitBlocks(text);
    const boxes = held(read);
    expect(boxes.flat()).toEqual([...read.blocks.keys()]);
    for (const box of boxes.filter(({ length }) => length > 1)) {
      const weight = box.reduce((sum, at) => sum + (read.weights[at] ?? 0), 0);
      expect(weight).toBeLessThanOrEqual(MOST_IN_BOX);
    }
  });

  it("has a reply of usual length in one box, and begins the same ones while a text grows", () => {
    const text = "Some *words* of prose, and a few more of them.\n\n".repeat(400);
    expect(boxesOf(splitBlocks(text.slice(0, 900)).weights)).toEqual([0]);
    const half = boxesOf(splitBlocks(text.slice(0, 9_000)).weights);
    expect(half.length).toBeGreaterThan(2);
    expect(boxesOf(splitBlocks(text).weights).slice(0, half.length)).toEqual(half);
  });
});
