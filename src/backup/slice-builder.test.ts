import { describe, expect, it } from "vitest";
import { fromUtf8 } from "../crypto/bytes";
import { MAX_LINE_BYTES, SLICE_BYTES } from "./backup-limits";
import { createSliceBuilder } from "./slice-builder";

function build(lines: readonly string[]) {
  const builder = createSliceBuilder();
  return [...lines.flatMap((line) => builder.add([line])), ...builder.end()];
}

const line = (letter: string, bytes: number) =>
  `${letter.repeat((bytes - 1) / Buffer.byteLength(letter))}\n`;

describe("createSliceBuilder", () => {
  it("makes nothing of nothing", () => {
    expect(build([])).toEqual([]);
  });

  it("puts as many whole lines into a slice as fit", () => {
    const half = line("a", SLICE_BYTES / 2);
    const slices = build([half, half, half]);
    expect(slices.map(({ bytes, lines }) => [bytes.length, lines])).toEqual([
      [SLICE_BYTES, 2],
      [SLICE_BYTES / 2, 1],
    ]);
  });

  it("keeps every line, in their order, whatever their letters", () => {
    const lines = Array.from({ length: 300 }, (_, at) => `${at}${"ä木🌊a".repeat(9_000)}\n`);
    const slices = build(lines);
    expect(slices.length).toBeGreaterThan(5);
    for (const { bytes } of slices) expect(bytes.length).toBeLessThanOrEqual(SLICE_BYTES);
    expect(slices.map(({ bytes }) => fromUtf8(bytes)).join("") === lines.join("")).toBe(true);
    expect(slices.reduce((sum, slice) => sum + slice.lines, 0)).toBe(300);
  });

  it("gives a line that is longer than a slice one of its own", () => {
    const long = line("木", SLICE_BYTES + 3);
    const slices = build(["a\n", long, "b\n"]);
    expect(slices.map(({ bytes, lines }) => [bytes.length, lines])).toEqual([
      [2, 1],
      [Buffer.byteLength(long), 1],
      [2, 1],
    ]);
  });

  it("takes the longest line that a reader takes, and no longer one", () => {
    expect(build([line("a", MAX_LINE_BYTES)])).toHaveLength(1);
    expect(() => build([line("a", MAX_LINE_BYTES + 1)])).toThrow(
      expect.objectContaining({ code: "internal" }),
    );
  });
});
