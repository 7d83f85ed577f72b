import { describe, expect, it } from "vitest";
import {
  CHECKLIST,
  FIELDS,
  field,
  LIST,
  SCHEMAS,
  SECTIONS,
  section,
  TEXT,
} from "../../test/builders/block-schemas";
import { edits, inside } from "../../test/builders/random-edits";
import * as fc from "../../test/builders/steady-check";
import type { BlockContent } from "../domain/block-content";
import type { BlockSchema } from "../domain/block-schema";
import { applyEdit } from "./apply-edit";
import { emptyContent } from "./empty-content";
import { fitContent } from "./fit-content";

const item = (text: string, done = false) => ({ text, done });
const list = (...items: ReturnType<typeof item>[]): BlockContent => ({ kind: "list", items });
const text = (said: string): BlockContent => ({ kind: "text", text: said });
const log: BlockContent = { kind: "log", entries: [{ at: 0, text: "a" }] };
const map = (...fields: ReturnType<typeof field>[]): BlockSchema => ({ kind: "map", fields });
const two: BlockSchema = {
  kind: "composite",
  sections: [section("notes", TEXT), section("todo", LIST)],
};
const both: BlockContent = {
  kind: "composite",
  sections: { notes: { kind: "text", text: "n" }, todo: { kind: "list", items: [item("t")] } },
};

describe("fitContent", () => {
  it.each<[string, BlockContent, BlockSchema, BlockContent]>([
    ["a text to its lines", text("a\n\nb"), LIST, list(item("a"), item("b"))],
    ["items to lines", list(item("a"), item("b")), TEXT, text("a\nb")],
    ["ticks to marks", list(item("a", true), item("b")), TEXT, text("- [x] a\n- [ ] b")],
    ["items to boxes", list(item("a")), CHECKLIST, list(item("a"))],
    ["a log to a text", log, TEXT, text("[1970-01-01T00:00:00.000Z] a")],
    [
      "fields to lines",
      { kind: "map", fields: { age: 1, tags: ["x"] } },
      TEXT,
      text("age: 1\ntags:\n  - x"),
    ],
    [
      "values to other types that tell the same",
      { kind: "map", fields: { a: 1, b: "2", c: "x", d: true, e: "false", f: ["p", "q"], g: "7" } },
      map(
        field("a", "text"),
        field("b", "number"),
        field("c", "list"),
        field("d", "text"),
        field("e", "boolean"),
        field("f", "text"),
        field("g", "counter"),
      ),
      { kind: "map", fields: { a: "1", b: 2, c: ["x"], d: "true", e: false, f: "p\nq", g: 7 } },
    ],
    [
      "a text to the first section for texts",
      text("n"),
      two,
      { ...both, sections: { ...both.sections, todo: { kind: "list", items: [] } } },
    ],
    ["sections to one text", both, TEXT, text("=== notes ===\nn\n\n=== todo ===\n1. t")],
    [
      "the only section that holds something",
      {
        kind: "composite",
        sections: { notes: { kind: "text", text: "" }, todo: { kind: "list", items: [item("t")] } },
      },
      LIST,
      list(item("t")),
    ],
    [
      "an empty section that goes",
      { kind: "composite", sections: { gone: { kind: "text", text: "" } } },
      two,
      emptyContent(two),
    ],
  ])("P-032 carries over %s", (_what, content, schema, fitted) => {
    expect(fitContent(content, schema)).toEqual({ fits: true, content: fitted });
  });

  it.each<[string, BlockContent, BlockSchema, unknown, unknown]>([
    ["a log in a list", log, LIST, [{ kind: "entries", section: null, count: 1 }], { entries: 1 }],
    [
      "a text in fields",
      text("a"),
      FIELDS,
      [{ kind: "text", section: null, count: 1 }],
      { text: 1 },
    ],
    [
      "ticks without boxes",
      list(item("a", true)),
      LIST,
      [{ kind: "ticks", section: null, count: 1 }],
      { ticks: 1 },
    ],
    [
      "items beyond the bound",
      list(item("a"), item("b"), item("c")),
      { kind: "list", checkbox: false, maxItems: 1 },
      [{ kind: "items", section: null, count: 2 }],
      { items: 2 },
    ],
    [
      "a field that goes",
      { kind: "map", fields: { mine: "x" } },
      FIELDS,
      [{ kind: "field", section: null, name: "mine" }],
      { field: 1 },
    ],
    [
      "a value of no such type",
      { kind: "map", fields: { age: "old" } },
      FIELDS,
      [{ kind: "field", section: null, name: "age" }],
      { field: 1 },
    ],
    [
      "a section that goes",
      both,
      { kind: "composite", sections: [section("notes", TEXT)] },
      [{ kind: "section", section: null, name: "todo" }],
      { section: 1 },
    ],
    [
      "sections in a list",
      both,
      LIST,
      [
        { kind: "section", section: null, name: "notes" },
        { kind: "section", section: null, name: "todo" },
      ],
      { section: 2 },
    ],
    [
      "a log in sections without one",
      log,
      two,
      [{ kind: "entries", section: null, count: 1 }],
      { entries: 1 },
    ],
  ])(
    "P-032 refuses %s, lists what, and names nothing in the error",
    (_what, content, schema, lost, data) => {
      const outcome = fitContent(content, schema);
      expect(outcome).toMatchObject({ fits: false, lost });
      expect(!outcome.fits && outcome.error).toMatchObject({
        code: "schema-misfit",
        data: { what: "content", ...(data as object) },
      });
    },
  );

  it.each(SCHEMAS.map((schema) => [schema.kind, schema] as const))(
    "P-032 changes nothing of a %s whose layout stays",
    (_kind, schema) => {
      fc.assert(
        fc.property(fc.array(edits(schema), { maxLength: 12 }), (all) => {
          const content = all.reduce<BlockContent>((held, edit) => {
            const fitting = inside(edit, held);
            return fitting === null ? held : applyEdit(held, fitting, schema).content;
          }, emptyContent(schema));
          expect(fitContent(content, schema)).toEqual({ fits: true, content });
        }),
      );
    },
  );

  it("P-032 takes what holds nothing into every layout", () => {
    for (const from of SCHEMAS) {
      for (const to of SCHEMAS) {
        expect(fitContent(emptyContent(from), to)).toEqual({
          fits: true,
          content: emptyContent(to),
        });
      }
    }
    expect(fitContent(emptyContent(SECTIONS), TEXT)).toMatchObject({ fits: true });
  });
});
