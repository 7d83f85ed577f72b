import { describe, expect, it } from "vitest";
import { FIELDS, LOG, SECTIONS, section, TEXT } from "../../test/builders/block-schemas";
import { makeBlockDoc, person, textOf, writeEdits } from "../../test/builders/make-block-doc";
import { AppError } from "../domain/app-error";
import { type BlockEdit, blockEditSchema, MAX_BLOCK_BYTES } from "../domain/block-edit";
import { type BlockSchema, blockSchemaSchema, type PartSchema } from "../domain/block-schema";
import { applyEdit } from "./apply-edit";
import { emptyContent } from "./empty-content";

const BOUNDED: PartSchema = { kind: "list", checkbox: false, maxItems: 2 };
const item = (text: string) => ({ text, done: false });

/** The error's code and data; null where nothing fails. */
function failure(run: () => unknown) {
  try {
    run();
    return null;
  } catch (error) {
    return error instanceof AppError ? { code: error.code, data: error.data } : error;
  }
}

describe("applyEdit", () => {
  it.each([
    ["a", TEXT, "append-text"],
    ["é", TEXT, "append-text"],
    ["a", { kind: "text", viewport: { start: 0, lines: 1 } }, "append-text"],
    ["a", LOG, "append-entry"],
  ] as const)(
    "D-16 refuses more than 64 KiB of rendered text, of %s in a %o",
    (letter, schema, op) => {
      const doc = makeBlockDoc(schema);
      const half = letter.repeat(30_000 / Buffer.byteLength(letter));
      const edit: BlockEdit =
        op === "append-text" ? { op, text: `${half}\n` } : { op, entry: { at: 0, text: half } };
      writeEdits(doc, edit, edit);
      const before = doc.content();
      expect(failure(() => doc.edit(edit, person))).toEqual({
        code: "limit-exceeded",
        data: { limit: "block-bytes", max: MAX_BLOCK_BYTES },
      });
      expect(doc.content()).toBe(before);
      expect(doc.commit()).toBeNull();
    },
  );

  it("D-16 lets what two replicas made too long be shortened, and no longer", () => {
    const doc = makeBlockDoc(TEXT);
    writeEdits(doc, { op: "append-text", text: "a".repeat(40_000) });
    doc.merge(writeEdits(makeBlockDoc(TEXT), { op: "append-text", text: "b".repeat(40_000) }));
    expect(textOf(doc)).toHaveLength(80_000);
    writeEdits(doc, { op: "splice-text", at: 0, remove: 1, insert: "" });
    expect(failure(() => doc.edit({ op: "append-text", text: "c" }, person))).toMatchObject({
      code: "limit-exceeded",
    });
  });

  it("P-054 D-14 refuses an item more than the list takes, and lets go of one", () => {
    const doc = makeBlockDoc({ kind: "composite", sections: [section("todo", BOUNDED)] });
    const push: BlockEdit = { op: "push-item", section: "todo", item: item("a") };
    writeEdits(doc, push, push);
    for (const edit of [push, { ...push, op: "insert-item", index: 0 } as const]) {
      expect(failure(() => doc.edit(edit, person))).toEqual({
        code: "list-full",
        data: { max: 2 },
      });
    }
    const items = [item("a"), item("b"), item("c")];
    const content = { kind: "composite", sections: { todo: { kind: "list", items } } } as const;
    expect(
      failure(() =>
        doc.replace({ ...content, sections: { todo: { kind: "list", items: [...items] } } }),
      ),
    ).toEqual({
      code: "list-full",
      data: { max: 2 },
    });
    writeEdits(doc, { op: "delete-item", section: "todo", index: 0 }, push);
  });

  it.each([
    [TEXT, { op: "splice-text", at: 2, remove: 0, insert: "x" }],
    [TEXT, { op: "splice-text", at: 0, remove: 1, insert: "" }],
    [BOUNDED, { op: "delete-item", index: 0 }],
    [BOUNDED, { op: "set-item", index: 0, item: item("a") }],
    [BOUNDED, { op: "insert-item", index: 1, item: item("a") }],
  ] as const)("finds no place behind the end: %o %o", (schema, edit) => {
    expect(failure(() => applyEdit(emptyContent(schema), edit, schema))).toEqual({
      code: "not-found",
      data: {},
    });
  });

  it.each([
    { op: "set-text", text: "a" },
    { op: "append-text", text: "a" },
    { op: "replace-text", old: "a", new: "b" },
    { op: "splice-text", at: 0, remove: 1, insert: "" },
    { op: "set-field", field: "a", value: null },
    { op: "push-item", item: item("a") },
    { op: "insert-item", index: 0, item: item("a") },
    { op: "set-item", index: 0, item: item("a") },
    { op: "delete-item", index: 0 },
  ] as const)("P-043 lets a log grow by entries alone, and takes no %o", (edit) => {
    const entry = { at: 0, text: "a" };
    const held = applyEdit(emptyContent(LOG), { op: "append-entry", entry }, LOG).content;
    expect(held).toEqual({ kind: "log", entries: [entry] });
    expect(failure(() => applyEdit(held, edit, LOG))).toMatchObject({ code: "schema-misfit" });
  });

  it("splits no character, and finds no part of one", () => {
    const doc = makeBlockDoc(TEXT);
    writeEdits(doc, { op: "set-text", text: "ne\u0301e 👨‍👩‍👧" });
    writeEdits(doc, { op: "replace-text", old: "e", new: "E" });
    expect(textOf(doc)).toBe("ne\u0301E 👨‍👩‍👧");
    writeEdits(doc, { op: "splice-text", at: 7, remove: 0, insert: "x" });
    expect(textOf(doc)).toBe("ne\u0301E 👨‍👩‍👧x");
  });

  it("holds no half of a pair, here or where it is read again", () => {
    const doc = makeBlockDoc(SECTIONS);
    writeEdits(
      doc,
      { op: "set-text", section: "notes", text: "a\ud83d" },
      { op: "append-text", section: "notes", text: "\ude00b" },
      { op: "set-field", section: "facts", field: "tags", value: ["\ud83d"] },
      { op: "push-item", section: "steps", item: item("\ude00") },
      { op: "append-entry", section: "events", entry: { at: 1, text: "\ud83d" } },
    );
    expect(JSON.stringify(doc.content())).not.toMatch(/\\ud[89a-f]/);
    expect(makeBlockDoc(SECTIONS, [doc.state()]).content()).toEqual(doc.content());
  });

  it("counts no further than numbers are exact", () => {
    const doc = makeBlockDoc(FIELDS);
    const delta = Number.MAX_SAFE_INTEGER;
    writeEdits(doc, { op: "increment", field: "score", delta });
    expect(failure(() => doc.edit({ op: "increment", field: "score", delta: 1 }, person))).toEqual({
      code: "schema-misfit",
      data: { what: "value" },
    });
  });

  it.each([
    [{ op: "set-field", field: "score", value: 7 }, { score: 7 }],
    [{ op: "set-field", field: "score", value: null }, {}],
    [{ op: "set-field", field: "tags", value: [] }, { score: 3 }],
  ] as const)("sets a counter as another edit counts: %o", (edit, fields) => {
    const former = { kind: "map", fields: { score: 3 } } as const;
    const value = Array.isArray(edit.value) ? [...edit.value] : edit.value;
    expect(applyEdit(former, { ...edit, value } as BlockEdit, FIELDS).content).toEqual({
      kind: "map",
      fields,
    });
  });

  it("P-056 lays no two sections or fields under one name, nor under one that could forge a line", () => {
    const map = (...names: string[]): BlockSchema => ({
      kind: "map",
      fields: names.map((name) => ({ name, type: "text", description: "", readOnly: false })),
    });
    expect(blockSchemaSchema.safeParse(map("a", "b c", "é:")).success).toBe(true);
    for (const names of [["a", "a"], ["a\nb"], [" a"], ["a "], [""], ["__proto__"], ["a\u2028b"]]) {
      expect(blockSchemaSchema.safeParse(map(...names)).success, names.join()).toBe(false);
    }
    const sections = [section("notes", TEXT), section("notes", LOG)];
    expect(blockSchemaSchema.safeParse({ kind: "composite", sections }).success).toBe(false);
  });

  it("takes no number without bound across a border", () => {
    const edit = { op: "increment", field: "score", delta: Number.POSITIVE_INFINITY };
    expect(blockEditSchema.safeParse(edit).success).toBe(false);
  });
});
