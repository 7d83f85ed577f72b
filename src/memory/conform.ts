import type { BlockContent, FieldValue, PartContent } from "../domain/block-content";
import type { BlockField, BlockSchema, PartSchema } from "../domain/block-schema";
import { emptyPart } from "./empty-content";
import { isOfType, misfit } from "./find-part";

/** An unpaired surrogate: bytes know none, so it would be another text once it is stored. */
const UNPAIRED = /\p{Surrogate}/gu;

/**
 * The content in the one form in which it is stored and compared: sections and fields in the layout's
 * order, entries by time, whole characters; an empty text or list, and a counter at nought, are as if
 * they had never been set. `schema-misfit` where it does not have that layout.
 */
export function conform(content: BlockContent, schema: BlockSchema): BlockContent {
  if (schema.kind !== "composite") {
    if (content.kind === "composite") throw misfit("section");
    return conformPart(content, schema);
  }
  if (content.kind !== "composite") throw misfit("section");
  const known = new Set(schema.sections.map(({ name }) => name));
  if (Object.keys(content.sections).some((name) => !known.has(name))) throw misfit("section");
  const sections = schema.sections.map(({ name, schema: part }) => {
    const held = Object.hasOwn(content.sections, name) ? content.sections[name] : undefined;
    return [name, held === undefined ? emptyPart(part) : conformPart(held, part)];
  });
  return { kind: "composite", sections: Object.fromEntries(sections) };
}

function conformPart(part: PartContent, schema: PartSchema): PartContent {
  switch (part.kind) {
    case "text":
      if (schema.kind !== "text") throw misfit("op");
      return { kind: "text", text: wellFormed(part.text) };
    case "map":
      if (schema.kind !== "map") throw misfit("op");
      return { kind: "map", fields: conformFields(part.fields, schema.fields) };
    case "list":
      if (schema.kind !== "list") throw misfit("op");
      if (!schema.checkbox && part.items.some(({ done }) => done)) throw misfit("value");
      return {
        kind: "list",
        items: part.items.map(({ text, done }) => ({ text: wellFormed(text), done })),
      };
    case "log": {
      if (schema.kind !== "log") throw misfit("op");
      const entries = part.entries.map(({ at, text }) => ({ at, text: wellFormed(text) }));
      return { kind: "log", entries: entries.sort((one, other) => one.at - other.at) };
    }
  }
}

function conformFields(
  held: Readonly<Record<string, FieldValue>>,
  fields: readonly BlockField[],
): Record<string, FieldValue> {
  const known = new Set(fields.map(({ name }) => name));
  if (Object.keys(held).some((name) => !known.has(name))) throw misfit("field");
  const set = fields.flatMap(({ name, type }) => {
    const value = Object.hasOwn(held, name) ? held[name] : undefined;
    if (value === undefined || isUnset(value, type)) return [];
    if (!isOfType(value, type)) throw misfit("value");
    return [[name, wellFormedValue(value)] as const];
  });
  return Object.fromEntries(set);
}

/** Whether that value of a field is the same as none. */
export function isUnset(value: FieldValue, type: BlockField["type"]): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === "" || (type === "counter" && value === 0);
}

function wellFormedValue(value: FieldValue): FieldValue {
  if (Array.isArray(value)) return value.map(wellFormed);
  return typeof value === "string" ? wellFormed(value) : value;
}

function wellFormed(text: string): string {
  return text.replace(UNPAIRED, "\uFFFD");
}
