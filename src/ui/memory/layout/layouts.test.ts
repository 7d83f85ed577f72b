import { describe, expect, it } from "vitest";
import type { BlockSchema } from "../../../domain/block-schema";
import {
  chosenLayout,
  LAYOUTS,
  layoutName,
  NEW_FIELD,
  NEW_SECTION,
  namedLayout,
  toLayout,
} from "./layouts";

const TEXT = { kind: "text", viewport: null } as const;

describe("a layout", () => {
  it.each(LAYOUTS)("is what it was called when it was chosen: %s", (name) => {
    expect(layoutName(toLayout(name, TEXT))).toBe(name);
  });

  it("keeps what both layouts say, and puts what is there into the first section", () => {
    const list = { kind: "list", checkbox: true, maxItems: 5 } as const;
    expect(toLayout("list", list)).toEqual({ ...list, checkbox: false });
    expect(toLayout("composite", list)).toMatchObject({ sections: [{ schema: list }] });
  });

  it("is of what it was at first, whatever the arrows have passed by", () => {
    const first = { kind: "text", viewport: { start: 1, lines: 2 } } as const;
    const pass = (...names: (typeof LAYOUTS)[number][]) =>
      names.reduce<BlockSchema>((schema, name) => chosenLayout(name, { first, schema }), first);
    expect(pass("list", "map", "log", "composite")).toMatchObject({
      sections: [{ schema: first }],
    });
    expect(pass("log", "text")).toEqual(first);
  });

  it("keeps what is said of each field and section, without the blanks around it", () => {
    const map = { kind: "map", fields: [{ ...NEW_FIELD, name: "age", description: " Years " }] };
    const section = { ...NEW_SECTION, name: "facts", description: " Hers ", schema: map };
    const named = namedLayout({ kind: "composite", sections: [section] } as BlockSchema);
    expect(named).toMatchObject({
      sections: [{ description: "Hers", schema: { fields: [{ description: "Years" }] } }],
    });
  });

  it("is none where a name is missing or there twice", () => {
    const map = (...names: string[]) =>
      ({ kind: "map", fields: names.map((name) => ({ ...NEW_FIELD, name })) }) as const;
    expect(namedLayout(map("a", " "))).toBeNull();
    expect(namedLayout(map("a", " a "))).toBeNull();
    expect(namedLayout(map("a", " b  c "))).toMatchObject({ fields: [{}, { name: "b c" }] });
    const section = { ...NEW_SECTION, name: "x" };
    expect(namedLayout({ kind: "composite", sections: [] })).toBeNull();
    expect(
      namedLayout({ kind: "composite", sections: [{ ...section, schema: map("") }] }),
    ).toBeNull();
    expect(namedLayout({ kind: "composite", sections: [section] })).toEqual({
      kind: "composite",
      sections: [section],
    });
  });
});
