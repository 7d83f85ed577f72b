import { describe, expect, it } from "vitest";
import * as fc from "../../test/builders/steady-check";
import type { BlockContent } from "./block-content";
import { canonicalJson, spliceContent, spliceOf, unsplice } from "./content-splice";

const text = (said: string): BlockContent => ({ kind: "text", text: said });

describe("spliceOf", () => {
  it("leads back over a change of the layout", () => {
    const after: BlockContent = { kind: "list", items: [{ text: "a", done: false }] };
    expect(unsplice(after, spliceOf(text("a"), after))).toEqual(text("a"));
  });

  it("is short where little changed", () => {
    const long = "word ".repeat(10_000);
    expect(spliceOf(text(long), text(`${long}more`))).toMatchObject({
      removed: "",
      inserted: "more",
    });
  });

  it("leads there and back between any two contents, and cuts no character in two", () => {
    const letters = ["a", "é", "e\u0301", "👩‍👧", "😀", "🇫🇷", '"', "\\", "\n", "\0", "\u2028"];
    const said = fc
      .array(fc.constantFrom(...letters), { maxLength: 12 })
      .map((all) => all.join(""));
    const items = fc.array(fc.record({ text: said, done: fc.boolean() }), { maxLength: 3 });
    const fields = fc.dictionary(said, fc.oneof(said, fc.double({ noNaN: true }), fc.array(said)));
    const content: fc.Arbitrary<BlockContent> = fc.oneof(
      said.map(text),
      items.map((items) => ({ kind: "list" as const, items })),
      fields.map((fields) => ({ kind: "map" as const, fields })),
    );
    fc.assert(
      fc.property(content, content, (before, after) => {
        const splice = spliceOf(before, after);
        expect(splice.removed + splice.inserted).not.toMatch(/\p{Surrogate}/u);
        expect(canonicalJson(spliceContent(before, splice))).toBe(canonicalJson(after));
        expect(canonicalJson(unsplice(after, splice))).toBe(canonicalJson(before));
      }),
      { numRuns: 300 },
    );
  });

  it("leads nowhere from another content", () => {
    const splice = spliceOf(text("one"), text("two"));
    expect(() => unsplice(text("three"), splice)).toThrow("row-tampered");
    expect(() => spliceContent(text("three"), splice)).toThrow("row-tampered");
    expect(() => unsplice(text("two"), { ...splice, removed: '"' })).toThrow("row-tampered");
    expect(() => unsplice(text("two"), { at: 2, removed: "x", inserted: "kind" })).toThrow(
      "row-tampered",
    );
  });
});

describe("canonicalJson", () => {
  it("is the same for the same content in another order", () => {
    const one: BlockContent = { kind: "map", fields: { b: 1, a: ["y", "x"] } };
    const other: BlockContent = { fields: { a: ["y", "x"], b: 1 }, kind: "map" };
    expect(canonicalJson(one)).toBe(canonicalJson(other));
  });
});
