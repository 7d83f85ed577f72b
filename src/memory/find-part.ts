import { AppError } from "../domain/app-error";
import type { BlockEdit } from "../domain/block-edit";
import type { BlockField, BlockSchema, PartSchema } from "../domain/block-schema";

/** What an edit is about, as the schema lays it out. */
export type EditedPart = {
  readonly schema: PartSchema;
  readonly field: BlockField | null;
  /** Whether its field or its section is read-only (P-063); null for neither. */
  readonly readOnly: "field" | "section" | null;
};

/** What of an edit does not fit. */
export type Misfit = "op" | "section" | "field" | "value";

const KINDS: Record<BlockEdit["op"], PartSchema["kind"]> = {
  "set-text": "text",
  "append-text": "text",
  "replace-text": "text",
  "splice-text": "text",
  "set-field": "map",
  "append-to-field": "map",
  increment: "map",
  "push-item": "list",
  "insert-item": "list",
  "set-item": "list",
  "delete-item": "list",
  "append-entry": "log",
};

/**
 * The part that the edit is about. `schema-misfit` where the layout has no such section or field, is
 * of another kind than the edit, or where the value is of another type, a number without bound too.
 */
export function findPart(edit: BlockEdit, schema: BlockSchema): EditedPart {
  const section = sectionOf(edit, schema);
  const part = section === null ? schema : section.schema;
  if (part.kind === "composite" || part.kind !== KINDS[edit.op]) throw misfit("op");
  const field = "field" in edit ? fieldOf(edit.field, part) : null;
  if (!takes(edit, part, field)) throw misfit("value");
  const readOnly = section?.readOnly ? "section" : field?.readOnly ? "field" : null;
  return { schema: part, field, readOnly };
}

/** The error for what does not fit a layout. */
export function misfit(what: Misfit): AppError {
  return new AppError("schema-misfit", { data: { what } });
}

function sectionOf(edit: BlockEdit, schema: BlockSchema) {
  if (schema.kind !== "composite") {
    if (edit.section !== undefined) throw misfit("section");
    return null;
  }
  const section = schema.sections.find(({ name }) => name === edit.section);
  if (section === undefined) throw misfit("section");
  return section;
}

function fieldOf(name: string, part: PartSchema): BlockField {
  const field = part.kind === "map" && part.fields.find((one) => one.name === name);
  if (!field) throw misfit("field");
  return field;
}

function takes(edit: BlockEdit, part: PartSchema, field: BlockField | null): boolean {
  switch (edit.op) {
    case "set-field":
      return field !== null && (edit.value === null || isOfType(edit.value, field.type));
    case "append-to-field":
      return field?.type === "list";
    case "increment":
      return field?.type === "counter" && Number.isSafeInteger(edit.delta);
    case "push-item":
    case "insert-item":
    case "set-item":
      return !edit.item.done || (part.kind === "list" && part.checkbox);
    case "append-entry":
      return !Number.isNaN(new Date(edit.entry.at).getTime());
    default:
      return true;
  }
}

/** Whether a field of that type holds such a value. Counters count whole things. */
export function isOfType(value: unknown, type: BlockField["type"]): boolean {
  switch (type) {
    case "text":
      return typeof value === "string";
    case "number":
      return Number.isFinite(value);
    case "counter":
      return Number.isSafeInteger(value);
    case "boolean":
      return typeof value === "boolean";
    case "list":
      return Array.isArray(value) && value.every((item) => typeof item === "string");
  }
}
