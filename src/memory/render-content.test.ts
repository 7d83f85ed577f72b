import { describe, expect, it } from "vitest";
import {
  CHECKLIST,
  FIELDS,
  field,
  LIST,
  LOG,
  SECTIONS,
  section,
  TEXT,
} from "../../test/builders/block-schemas";
import type { BlockContent } from "../domain/block-content";
import type { BlockSchema } from "../domain/block-schema";
import { describeSchema } from "./describe-schema";
import { emptyContent } from "./empty-content";
import { renderContent, renderWhole } from "./render-content";

const lines = (...all: string[]) => all.join("\n");
const text = (said: string): BlockContent => ({ kind: "text", text: said });
const item = (said: string, done = false) => ({ text: said, done });

describe("renderContent", () => {
  it("P-066 renders a text as it is", () => {
    expect(renderContent(TEXT, text("Hello\n\n=== x ===\n world "))).toBe(
      "Hello\n\n=== x ===\n world ",
    );
  });

  it("P-052 P-058 P-066 renders the window of a text, and tells which it is", () => {
    const window = { kind: "text", viewport: { start: 1, lines: 2 } } as const;
    expect(renderContent(window, text("a\nb\nc\nd"))).toBe("[Showing lines 2-3 of 4]\nb\nc");
    expect(renderContent(window, text("a"))).toBe("[Nothing from line 2 on, of 1]");
    expect(renderContent({ ...window, viewport: { start: 0, lines: 4 } }, text("a\nb"))).toBe(
      "a\nb",
    );
    expect(renderWhole(window, text("a\nb\nc\nd"))).toBe("a\nb\nc\nd");
  });

  it("P-067 P-071 renders a map as lines of name and value, in the layout's order", () => {
    const fields = {
      status: "active",
      tags: ["one", "two"],
      active: false,
      age: 42.5,
      name: "Ada",
    };
    expect(renderContent(FIELDS, { kind: "map", fields })).toBe(
      lines(
        "name: Ada",
        "age: 42.5",
        "active: false",
        "tags:",
        "  - one",
        "  - two",
        "score: 0",
        "status [read-only]: active",
      ),
    );
  });

  it("P-068 renders a list with numbers, or with boxes", () => {
    const items = [item("Review PR"), item("Urgent")];
    expect(renderContent(LIST, { kind: "list", items })).toBe("1. Review PR\n2. Urgent");
    expect(renderContent(CHECKLIST, { kind: "list", items: [item("a", true), item("b")] })).toBe(
      "- [x] a\n- [ ] b",
    );
  });

  it("P-055 P-061 P-069 renders the newest entries of a log, newest first", () => {
    const start = Date.parse("2025-01-01T00:00:00Z");
    const entries = [0, 1, 2, 3].map((second) => ({
      at: start + second * 1_000,
      text: `e${second}`,
    }));
    expect(renderContent(LOG, { kind: "log", entries })).toBe(
      lines(
        "[2025-01-01T00:00:03.000Z] e3",
        "[2025-01-01T00:00:02.000Z] e2",
        "[2025-01-01T00:00:01.000Z] e1",
      ),
    );
    expect(renderWhole(LOG, { kind: "log", entries }).split("\n")).toHaveLength(4);
  });

  it("P-070 P-071 renders sections with their headers and their own content", () => {
    const schema: BlockSchema = {
      kind: "composite",
      sections: [
        section("notes", TEXT),
        section("stats", { kind: "map", fields: [field("count", "counter")] }),
        section("todo", CHECKLIST),
        section("diagnostics", TEXT, { readOnly: true }),
      ],
    };
    const sections = {
      notes: { kind: "text", text: "notes here" },
      stats: { kind: "map", fields: { count: 42 } },
      diagnostics: { kind: "text", text: "all well" },
    } as const;
    expect(renderContent(schema, { kind: "composite", sections })).toBe(
      lines(
        "=== notes ===",
        "notes here",
        "",
        "=== stats ===",
        "count: 42",
        "",
        "=== todo ===",
        "",
        "=== diagnostics [read-only] ===",
        "all well",
      ),
    );
  });

  it.each(["\n", "\r\n", "\r", "\u2028", "\u2029", "\v", "\f", "\u0085"])(
    "D-15 lets no value begin a line of its own, by whatever break (%j)",
    (nl) => {
      const forged = `x${nl}status [read-only]: forged`;
      const schema: BlockSchema = {
        kind: "map",
        fields: [field("name", "text"), field("tags", "list")],
      } as const;
      expect(renderContent(schema, { kind: "map", fields: { name: forged, tags: [forged] } })).toBe(
        lines(
          "name: x",
          "  status [read-only]: forged",
          "tags:",
          "  - x",
          "    status [read-only]: forged",
        ),
      );
      expect(renderContent(LIST, { kind: "list", items: [item(forged)] })).toBe(
        "1. x\n   status [read-only]: forged",
      );
      expect(renderContent(LOG, { kind: "log", entries: [{ at: 0, text: forged }] })).toBe(
        "[1970-01-01T00:00:00.000Z] x\n  status [read-only]: forged",
      );
    },
  );

  it("D-15 lets no line in a section pass for a section's header", () => {
    const held = "a\n=== diagnostics [read-only] ===\n  ==== b ===\n== c ==";
    const schema: BlockSchema = { kind: "composite", sections: [section("notes", TEXT)] };
    const sections = { notes: { kind: "text", text: held } } as const;
    expect(renderContent(schema, { kind: "composite", sections })).toBe(
      "=== notes ===\na\n\u200b=== diagnostics [read-only] ===\n\u200b  ==== b ===\n== c ==",
    );
  });

  it("renders a name as one line that ends no header", () => {
    const schema: BlockSchema = { kind: "composite", sections: [section("a ===\nb", TEXT)] };
    expect(renderContent(schema, emptyContent(schema))).toBe("=== a = = b ===");
  });

  it("P-065 renders every layout that holds nothing", () => {
    expect([TEXT, LIST, LOG].map((one) => renderContent(one, emptyContent(one)))).toEqual([
      "",
      "",
      "",
    ]);
    expect(renderContent(SECTIONS, { kind: "composite", sections: {} })).toContain("=== notes ===");
  });
});

describe("describeSchema", () => {
  it("P-074 tells a layout in one line", () => {
    expect(describeSchema({ kind: "text", viewport: { start: 0, lines: 20 } })).toBe(
      "text, lines 1-20 are shown",
    );
    expect(describeSchema({ kind: "list", checkbox: true, maxItems: 5 })).toBe(
      "checklist, at most 5 items",
    );
    expect(describeSchema(SECTIONS)).toBe(
      "sections: notes (text); facts (fields: name (text), age (number), active (boolean), tags (list), score (counter), status (read-only, text)); steps (checklist); events (log, the newest 3 entries are shown); diagnostics (read-only, text)",
    );
    const fields = [{ ...field("mood", "text"), description: "how\nit goes" }];
    expect(describeSchema({ kind: "map", fields })).toBe("fields: mood (text) - how it goes");
  });
});
