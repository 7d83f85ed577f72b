import { describe, expect, it } from "vitest";
import { allCuts } from "../../../test/builders/read-answer";
import * as fc from "../../../test/builders/steady-check";
import type { Payload } from "./payload";
import { createSseSplitter } from "./sse-splitter";

const encode = (text: string) => new TextEncoder().encode(text);

describe("createSseSplitter", () => {
  it.each(["\n", "\r\n", "\r"])("gives the same events wherever bytes are cut, with %j", (end) => {
    const lines = [
      "\uFEFFdata: {“a”}",
      "",
      ": a comment",
      "event: ping",
      "",
      "id: 7",
      "retry: soon",
      "unknown: 👋🏽",
      "event: delta",
      "data: 你",
      "data:  好 👋🏽",
      "",
      "",
      "data",
      "",
      "data:rest",
    ];
    for (const chunks of allCuts(encode(lines.join(end)))) {
      expect(split(chunks)).toEqual([
        { data: "{“a”}", event: undefined },
        { data: "你\n 好 👋🏽", event: "delta" },
        { data: "", event: undefined },
        { data: "rest", event: undefined },
      ]);
    }
  });

  it("gives the same events for any bytes and any cuts", () => {
    const bytes = fc.array(fc.constantFrom(..."\r\n:,de ataven{ü"), { maxLength: 60 });
    const cuts = fc.array(fc.nat({ max: 80 }), { maxLength: 6 });
    fc.assert(
      fc.property(bytes, cuts, (characters, offsets) => {
        const whole = encode(`data: a${characters.join("")}`);
        expect(split(cutAt(whole, offsets))).toEqual(split([whole]));
      }),
    );
  });

  it("takes an event of the greatest length and none beyond it", () => {
    const code = expect.objectContaining({ code: "provider-malformed" });
    const splitter = (maxLength: number) => createSseSplitter({ host: "h", maxLength });
    expect(splitter(5).push(encode("data: 12345\n\n"))).toHaveLength(1);
    expect(() => splitter(5).push(encode("data: 123456\n\n"))).toThrow(code);
    expect(() => splitter(5).push(encode("data: 123\ndata: 45\n\n"))).toThrow(code);
  });

  it("does not keep an event without an end", () => {
    const splitter = createSseSplitter({ host: "h", maxLength: 5 });
    const chunk = encode("x".repeat(60_000));
    splitter.push(chunk);
    expect(() => splitter.push(chunk)).toThrow(
      expect.objectContaining({ code: "provider-malformed", data: { host: "h", maxLength: 5 } }),
    );
  });
});

function split(chunks: readonly Uint8Array[]): readonly Payload[] {
  const splitter = createSseSplitter({ host: "h", maxLength: 1_000 });
  return [...chunks.flatMap((chunk) => splitter.push(chunk)), ...splitter.rest()];
}

function cutAt(bytes: Uint8Array, offsets: readonly number[]): readonly Uint8Array[] {
  const edges = [0, ...offsets.map((offset) => Math.min(offset, bytes.length)), bytes.length];
  const sorted = edges.toSorted((left, right) => left - right);
  return sorted.slice(1).map((end, index) => bytes.subarray(sorted[index], end));
}
