import { describe, expect, it } from "vitest";
import { formatSize } from "./format-size";

describe("formatSize", () => {
  it.each([
    [0, "0 bytes"],
    [1, "1 byte"],
    [999, "999 bytes"],
    [1_000, "1 kB"],
    [4_100_000_000, "4.1 GB"],
    [12_345_678, "12 MB"],
    [3e15, "3,000 TB"],
  ])("writes %i bytes as %s", (bytes, text) => {
    expect(formatSize(bytes)).toBe(text);
  });
});
