import { describe, expect, it } from "vitest";
import { lineCutter } from "./lines.mjs";

function cut(longest: number) {
  const lines: string[] = [];
  const take = lineCutter({ longest, onLine: (line) => void lines.push(line.toString("utf8")) });
  return { lines, take: (text: string) => take(Buffer.from(text)) };
}

describe("lineCutter", () => {
  it("hands on what has ended, and holds the rest", () => {
    const { lines, take } = cut(100);
    take("one\ntw");
    expect(lines).toEqual(["one"]);
    take("o\n\n  \nthree");
    expect(lines).toEqual(["one", "two"]);
  });

  it("cuts no character in two, wherever the bytes are cut", () => {
    const bytes = Buffer.from("ä€😀\n");
    for (let at = 0; at <= bytes.length; at += 1) {
      const lines: string[] = [];
      const take = lineCutter({ longest: 100, onLine: (line) => void lines.push(`${line}`) });
      take(bytes.subarray(0, at));
      take(bytes.subarray(at));
      expect(lines).toEqual(["ä€😀"]);
    }
  });

  it("takes nothing more behind a line that is too long, ended or not", () => {
    const { lines, take } = cut(4);
    expect(take("12345\nab\n")).toBe(false);
    expect(take("ab\n")).toBe(false);
    expect(lines).toEqual([]);
    const other = cut(4);
    expect(other.take("1234")).toBe(true);
    expect(other.take("5")).toBe(false);
  });
});
