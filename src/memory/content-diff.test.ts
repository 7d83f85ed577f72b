import { describe, expect, it } from "vitest";
import { CHECKLIST, FIELDS, SCHEMAS } from "../../test/builders/block-schemas";
import { edits, inside } from "../../test/builders/random-edits";
import * as fc from "../../test/builders/steady-check";
import type { BlockContent } from "../domain/block-content";
import type { BlockSchema } from "../domain/block-schema";
import { spliceContent, spliceOf, unsplice } from "../domain/content-splice";
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
