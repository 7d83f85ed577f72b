import type {
  BlockField,
  BlockSchema,
  BlockSection,
  PartSchema,
} from "../../src/domain/block-schema";

/** Layouts of every kind, for tests. */
export const TEXT: PartSchema = { kind: "text", viewport: null };
export const LIST: PartSchema = { kind: "list", checkbox: false, maxItems: null };
export const CHECKLIST: PartSchema = { kind: "list", checkbox: true, maxItems: null };
export const LOG: PartSchema = { kind: "log", displayLimit: 3 };

export const FIELDS: PartSchema = {
  kind: "map",
  fields: [
    field("name", "text"),
    field("age", "number"),
    field("active", "boolean"),
    field("tags", "list"),
    field("score", "counter"),
    field("status", "text", { readOnly: true }),
  ],
};

export const SECTIONS: BlockSchema = {
  kind: "composite",
  sections: [
    section("notes", TEXT),
    section("facts", FIELDS),
    section("steps", CHECKLIST),
    section("events", LOG),
    section("diagnostics", TEXT, { readOnly: true }),
  ],
};

export const SCHEMAS: readonly BlockSchema[] = [TEXT, LIST, CHECKLIST, LOG, FIELDS, SECTIONS];

export function field(
  name: string,
  type: BlockField["type"],
  { readOnly = false } = {},
): BlockField {
  return { name, type, description: "", readOnly };
}

export function section(name: string, schema: PartSchema, { readOnly = false } = {}): BlockSection {
  return { name, description: "", readOnly, schema };
}
