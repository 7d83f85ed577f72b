import { describe, expect, it } from "vitest";
import { parseJson } from "./parse-json";

const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

describe("parseJson", () => {
  it("gives a value, or nothing for what is none", () => {
    expect(parseJson('{"a":[1,{"b":null}]}')).toEqual({ a: [1, { b: null }] });
    expect(parseJson("{")).toBeUndefined();
  });

  it("takes what is nested deep for none: whoever writes it again would overflow", () => {
    expect(JSON.stringify(parseJson(nested(1_000)))).toBe(nested(1_000));
    expect(parseJson(nested(1_001))).toBeUndefined();
    const objects = `${'{"a":'.repeat(1_001)}1${"}".repeat(1_001)}`;
    expect(parseJson(objects)).toBeUndefined();
  });

  it("counts no brackets within texts, however they are quoted", () => {
    const said = `${"[{".repeat(2_000)} \\" "[ \\\\`;
    expect(parseJson(JSON.stringify({ said }))).toEqual({ said });
    expect(parseJson(`["\\"${"[".repeat(2_000)}"]`)).toEqual([`"${"[".repeat(2_000)}`]);
  });

  it("reads a long list of small entries, which is not deep", () => {
    expect(parseJson(`[${"[],".repeat(5_000)}[]]`)).toHaveLength(5_001);
  });
});
