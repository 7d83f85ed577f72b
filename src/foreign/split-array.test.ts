import { describe, expect, it } from "vitest";
import * as fc from "../../test/builders/steady-check";
import { type Chunk, createArraySplitter } from "./split-array";

const encoder = new TextEncoder();

function split(bytes: Uint8Array, cuts: readonly number[] = [], limits = {}): Chunk[] {
  const splitter = createArraySplitter(limits);
  const ends = [...cuts, bytes.length].sort((left, right) => left - right);
  const chunks: Chunk[] = [];
  let from = 0;
  for (const end of ends) {
    chunks.push(...splitter.push(bytes.subarray(from, end)));
    from = end;
  }
  return [...chunks, ...splitter.end()];
}

function splitText(text: string, limits = {}) {
  return split(encoder.encode(text), [], limits).map((chunk) =>
    chunk.type === "element" ? JSON.parse(chunk.text) : chunk.problem,
  );
}

describe("the array splitter", () => {
  it("gives each element of an array, whatever its strings hold", () => {
    const values = ['a]},"\\', { "]": ['\\"', "é𝄞\n"] }, [], 1, null, true, [[[{}]]]];
    expect(splitText(JSON.stringify(values))).toEqual(values);
    expect(splitText(` \n${JSON.stringify(values, null, 2)}\n `)).toEqual(values);
  });

  it("gives the same however the bytes are cut, also within a character or an escape", () => {
    const value = fc.jsonValue({ maxDepth: 4 });
    const made = fc.tuple(fc.array(value, { maxLength: 6 }), fc.array(fc.nat(), { maxLength: 9 }));
    fc.assert(
      fc.property(made, ([values, cuts]) => {
        const bytes = encoder.encode(JSON.stringify([...values, 'é𝄞\\"']));
        const within = cuts.map((cut) => cut % (bytes.length + 1));
        expect(split(bytes, within)).toEqual(split(bytes));
        expect(split(bytes)).toHaveLength(values.length + 1);
      }),
    );
  });

  it("gives the same byte by byte", () => {
    const bytes = encoder.encode('\uFEFF[{"a":"é\\"]𝄞"},2]');
    expect(split(bytes, [...bytes.keys()])).toEqual(split(bytes));
  });

  it("begins behind a byte order mark, and takes an object for its only element", () => {
    expect(splitText("\uFEFF[1,2]")).toEqual([1, 2]);
    expect(splitText('{"a":[1,{"b":"}"}]}')).toEqual([{ a: [1, { b: "}" }] }]);
    expect(splitText("[]")).toEqual([]);
  });

  it("does not use a buffer that its giver may write to again", () => {
    const splitter = createArraySplitter();
    const buffer = encoder.encode('["abc');
    splitter.push(buffer);
    buffer.fill(0);
    expect(splitter.push(encoder.encode('def"]'))).toEqual([{ type: "element", text: '"abcdef"' }]);
  });

  it.each(["", "hello", "PK\u0003\u0004", '"a"', "12"])("calls %j no array", (text) => {
    expect(splitText(text)).toEqual(["not-an-array"]);
  });

  it.each(['[1,{"a":', "[1,", '[1,"', "[1"])("tells that %j is cut off", (text) => {
    const chunks = splitText(text);
    expect(chunks.at(-1)).toBe("cut-off");
    expect(chunks.slice(0, -1)).toEqual(text === "[1" ? [] : [1]);
  });

  it("tells of what follows the array", () => {
    expect(splitText("[1] x y")).toEqual([1, "not-json"]);
  });

  it("passes by an element that is too large, and goes on behind it", () => {
    const text = `[1,"${"x".repeat(200)}",2]`;
    expect(splitText(text, { maxBytes: 100 })).toEqual([1, "too-large", 2]);
    const bytes = encoder.encode(text);
    expect(split(bytes, [5, 50, 150], { maxBytes: 100 })).toEqual(
      split(bytes, [], { maxBytes: 100 }),
    );
  });

  it("passes by an element of more objects than the parser makes in good time", () => {
    const many = (count: number) => `[1,[${"{},".repeat(count)}1],2]`;
    expect(splitText(many(2_100_000))).toEqual([1, "too-large", 2]);
    expect(split(encoder.encode(many(100_000)))).toHaveLength(3);
  });

  it("takes brackets 2,000 deep, and none deeper", () => {
    const deep = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
    expect(split(encoder.encode(`[${deep(2_000)}]`)).map(({ type }) => type)).toEqual(["element"]);
    expect(splitText(`[1,${deep(2_001)},2]`)).toEqual([1, "too-deep", 2]);
  });

  it("neither overflows nor hangs on brackets 100,000 deep", () => {
    const deep = "[".repeat(100_000) + "]".repeat(100_000);
    expect(splitText(`[1,${deep},2]`)).toEqual([1, "too-deep", 2]);
    const started = performance.now();
    expect(splitText(`[1,${'{"a":'.repeat(1_000_000)}`)).toEqual([1, "cut-off"]);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
