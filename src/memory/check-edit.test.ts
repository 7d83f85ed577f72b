import { describe, expect, it } from "vitest";
import { CHECKLIST, FIELDS, LOG, SECTIONS, TEXT } from "../../test/builders/block-schemas";
import { AppError } from "../domain/app-error";
import { PERMISSIONS, type Permission } from "../domain/block";
import type { BlockEdit } from "../domain/block-edit";
import type { BlockSchema } from "../domain/block-schema";
import { checkDelete, checkEdit, stricter, type Writer } from "./check-edit";

const item = { text: "a", done: false };
const EDITS: readonly (readonly [BlockSchema, BlockEdit])[] = [
  [TEXT, { op: "set-text", text: "a" }],
  [TEXT, { op: "append-text", text: "a" }],
  [TEXT, { op: "replace-text", old: "a", new: "b" }],
  [TEXT, { op: "splice-text", at: 0, remove: 0, insert: "a" }],
  [FIELDS, { op: "set-field", field: "name", value: "a" }],
  [FIELDS, { op: "append-to-field", field: "tags", item: "a" }],
  [FIELDS, { op: "increment", field: "score", delta: 1 }],
  [CHECKLIST, { op: "push-item", item }],
  [CHECKLIST, { op: "insert-item", index: 0, item }],
  [CHECKLIST, { op: "set-item", index: 0, item }],
  [CHECKLIST, { op: "delete-item", index: 0 }],
  [LOG, { op: "append-entry", entry: { at: 0, text: "a" } }],
  [SECTIONS, { op: "set-text", section: "notes", text: "a" }],
  [SECTIONS, { op: "append-text", section: "notes", text: "a" }],
  [SECTIONS, { op: "set-field", section: "facts", field: "age", value: 1 }],
];
const OPS = EDITS.map(([schema, edit]) => [
  "section" in edit ? `${edit.op} in a section` : edit.op,
  edit,
  schema,
]) as [string, BlockEdit, BlockSchema][];
const APPENDS = ["append-text", "append-to-field", "push-item", "append-entry"];

/** `yes`, or the code of the refusal. */
function outcome(edit: BlockEdit, schema: BlockSchema, writer: Writer): string {
  try {
    checkEdit(edit, { schema, ...writer });
    return "yes";
  } catch (error) {
    return error instanceof AppError ? error.code : "crash";
  }
}

/** What D-12 says of a model. */
function expected(op: string, permission: Permission): string {
  if (permission === "ReadOnly") return "block-denied";
  if (permission === "Human" || permission === "Partner") return "approval-needed";
  if (permission === "Append") return APPENDS.includes(op) ? "yes" : "block-denied";
  return "yes";
}

describe("checkEdit", () => {
  it("has every edit in its table", () => {
    expect(new Set(EDITS.map(([, { op }]) => op)).size).toBe(12);
  });

  describe.each(OPS)("%s", (_name, edit, schema) => {
    it.each(PERMISSIONS)("P-044 P-045 P-046 P-047 P-050 D-12 under %s", (permission) => {
      expect(outcome(edit, schema, { who: "person", permission })).toBe("yes");
      expect(outcome(edit, schema, { who: "system", permission })).toBe("yes");
      expect(outcome(edit, schema, { who: "model", permission })).toBe(
        expected(edit.op, permission),
      );
    });

    it.each(PERMISSIONS)("D-12 from another context, whose share is %s", (share) => {
      for (const block of PERMISSIONS) {
        const least = PERMISSIONS.indexOf(share) < PERMISSIONS.indexOf(block) ? share : block;
        const permission = stricter(share, block);
        expect(permission).toBe(least);
        expect(outcome(edit, schema, { who: "model", permission })).toBe(expected(edit.op, least));
        expect(outcome(edit, schema, { who: "person", permission })).toBe("yes");
      }
    });
  });

  it.each(PERMISSIONS)(
    "P-063 binds a model to read-only fields and sections under %s, too",
    (permission) => {
      const readOnly: readonly (readonly [BlockSchema, BlockEdit, string])[] = [
        [FIELDS, { op: "set-field", field: "status", value: "a" }, "field"],
        [SECTIONS, { op: "append-text", section: "diagnostics", text: "a" }, "section"],
        [SECTIONS, { op: "set-text", section: "diagnostics", text: "a" }, "section"],
      ];
      for (const [schema, edit, part] of readOnly) {
        expect(() => checkEdit(edit, { schema, permission, who: "model" })).toThrow(
          expect.objectContaining({ code: "block-denied", data: { permission, part } }),
        );
        expect(outcome(edit, schema, { who: "person", permission })).toBe("yes");
        expect(outcome(edit, schema, { who: "system", permission })).toBe("yes");
      }
    },
  );

  it("lets a model delete a block under Admin alone", () => {
    for (const permission of PERMISSIONS) {
      for (const who of ["person", "system"] as const) {
        expect(() => checkDelete({ who, permission })).not.toThrow();
      }
      const attempt = () => checkDelete({ who: "model", permission });
      if (permission === "Admin") expect(attempt).not.toThrow();
      else expect(attempt).toThrow("block-denied");
    }
  });

  it.each([
    ["op", TEXT, { op: "push-item", item }],
    ["op", SECTIONS, { op: "set-text", section: "steps", text: "a" }],
    ["section", TEXT, { op: "set-text", section: "notes", text: "a" }],
    ["section", SECTIONS, { op: "set-text", text: "a" }],
    ["section", SECTIONS, { op: "set-text", section: "constructor", text: "a" }],
    ["field", FIELDS, { op: "set-field", field: "constructor", value: "a" }],
    ["value", FIELDS, { op: "set-field", field: "name", value: 1 }],
    ["value", FIELDS, { op: "set-field", field: "age", value: Number.NaN }],
    ["value", FIELDS, { op: "set-field", field: "age", value: Number.POSITIVE_INFINITY }],
    ["value", FIELDS, { op: "set-field", field: "score", value: 0.5 }],
    ["value", FIELDS, { op: "set-field", field: "tags", value: "a" }],
    ["value", FIELDS, { op: "append-to-field", field: "name", item: "a" }],
    ["value", FIELDS, { op: "increment", field: "age", delta: 1 }],
    ["value", FIELDS, { op: "increment", field: "score", delta: Number.NaN }],
    ["value", FIELDS, { op: "increment", field: "score", delta: 2 ** 60 }],
    [
      "value",
      { ...CHECKLIST, checkbox: false },
      { op: "push-item", item: { text: "a", done: true } },
    ],
    ["value", LOG, { op: "append-entry", entry: { at: 9e15, text: "a" } }],
  ] as [string, BlockSchema, BlockEdit][])(
    "refuses what does not fit, for everybody: %s",
    (what, schema, edit) => {
      for (const who of ["person", "system", "model"] as const) {
        expect(() => checkEdit(edit, { schema, permission: "Admin", who })).toThrow(
          expect.objectContaining({ code: "schema-misfit", data: { what } }),
        );
      }
    },
  );
});
