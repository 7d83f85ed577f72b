import { describe, expect, it } from "vitest";
import { CHECKLIST, FIELDS, SCHEMAS } from "../../test/builders/block-schemas";
import { edits, inside } from "../../test/builders/random-edits";
import * as fc from "../../test/builders/steady-check";
import type { BlockContent } from "../domain/block-content";
import type { BlockSchema } from "../domain/block-schema";
import { canonicalJson, spliceContent, spliceOf, unsplice } from "../domain/content-splice";
import { applyEdit } from "./apply-edit";
import { diffOf } from "./content-diff";
import { emptyContent } from "./empty-content";

const text = (said: string): BlockContent => ({ kind: "text", text: said });

/** What a block of that layout may hold. */
function contents(schema: BlockSchema): fc.Arbitrary<BlockContent> {
  return fc.array(edits(schema), { maxLength: 12 }).map((all) =>
    all.reduce<BlockContent>((content, edit) => {
      const fitting = inside(edit, content);
      return fitting === null ? content : applyEdit(content, fitting, schema).content;
    }, emptyContent(schema)),
  );
}

describe("spliceOf", () => {
  it.each(SCHEMAS.map((schema) => [schema.kind, schema] as const))(
    "leads from a %s to what it became, and back",
    (_kind, schema) => {
      fc.assert(
        fc.property(contents(schema), contents(schema), (before, after) => {
          const splice = JSON.parse(JSON.stringify(spliceOf(before, after)));
          expect(unsplice(after, splice)).toEqual(before);
          expect(spliceContent(before, splice)).toEqual(after);
        }),
        { numRuns: 100 },
      );
    },
  );

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

  it("leads nowhere from another content", () => {
    const splice = spliceOf(text("one"), text("two"));
    expect(() => unsplice(text("three"), splice)).toThrow("row-tampered");
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

describe("diffOf", () => {
  it("tells the lines that went and those that came, of any layout", () => {
    expect(diffOf({ before: text("a\nb\nc"), after: text("a\nB\nc\nd") })).toEqual([
      { kind: "removed", text: "b" },
      { kind: "inserted", text: "B" },
      { kind: "inserted", text: "d" },
    ]);
    const before = emptyContent(FIELDS);
    const after = { kind: "map", fields: { score: 2, name: "Ada" } } as const;
    expect(diffOf({ before, after })).toEqual([
      { kind: "inserted", text: "score: 2" },
      { kind: "inserted", text: "name: Ada" },
    ]);
    const ticked = { kind: "list", items: [{ text: "a", done: true }] } as const;
    expect(
      diffOf({ before: emptyContent(CHECKLIST), after: { ...ticked, items: [...ticked.items] } }),
    ).toEqual([{ kind: "inserted", text: "- [x] a" }]);
    expect(diffOf({ before, after: before })).toEqual([]);
  });
});
