import type {
  BlockField,
  BlockSchema,
  BlockSection,
  PartSchema,
} from "../../../domain/block-schema";
import type { LayoutName } from "../../words/memory-words";

/** What a person chooses from; sections are for a whole block only. */
export const LAYOUTS: readonly LayoutName[] = [
  "text",
  "list",
  "checklist",
  "map",
  "log",
  "composite",
];
export const PART_LAYOUTS = LAYOUTS.filter((name) => name !== "composite");

/** Newest entries of a log that the model sees, unless somebody sets another number. */
const LOG_ENTRIES = 20;

/** A field and a section that nothing is said of yet. */
export const NEW_FIELD: BlockField = { name: "", type: "text", description: "", readOnly: false };
export const NEW_SECTION: BlockSection = {
  name: "",
  description: "",
  readOnly: false,
  schema: { kind: "text", viewport: null },
};

/** What the layout of a block is called. */
export function layoutName(schema: BlockSchema): LayoutName {
  return schema.kind === "list" && schema.checkbox ? "checklist" : schema.kind;
}

/** A layout of that name, with what the former one says where both have it. */
export function toLayout(name: LayoutName, former: BlockSchema): BlockSchema {
  if (name !== "composite") return toPartLayout(name, former);
  if (former.kind === "composite") return former;
  // What stands in it becomes the first section.
  return { kind: "composite", sections: [{ ...NEW_SECTION, schema: former }] };
}

/** What is `schema` at the moment, laid out by that name: what the arrows have passed by on the way leaves nothing. */
export function chosenLayout(
  name: LayoutName,
  { first, schema }: { readonly first: BlockSchema; readonly schema: BlockSchema },
): BlockSchema {
  const isFirst = name === "composite" || name === layoutName(first);
  return toLayout(name, isFirst ? first : schema);
}

/** The same for one part. */
export function toPartLayout(
  name: Exclude<LayoutName, "composite">,
  former: BlockSchema,
): PartSchema {
  switch (name) {
    case "text":
      return former.kind === "text" ? former : { kind: "text", viewport: null };
    case "map":
      return former.kind === "map" ? former : { kind: "map", fields: [NEW_FIELD] };
    case "log":
      return former.kind === "log" ? former : { kind: "log", displayLimit: LOG_ENTRIES };
    case "list":
    case "checklist": {
      const maxItems = former.kind === "list" ? former.maxItems : null;
      return { kind: "list", checkbox: name === "checklist", maxItems };
    }
  }
}

/** The layout with its names, and what is said of each, as they are kept; null where one is missing or there twice. */
export function namedLayout(schema: BlockSchema): BlockSchema | null {
  if (schema.kind !== "composite") return namedPart(schema);
  const names = namesOf(schema.sections);
  const parts = schema.sections.map((section) => namedPart(section.schema));
  if (names === null || parts.length === 0) return null;
  const sections = schema.sections.flatMap((section, at) => {
    const [name, part] = [names[at], parts[at]];
    const description = section.description.trim();
    return name === undefined || !part ? [] : [{ ...section, name, description, schema: part }];
  });
  return sections.length === parts.length ? { kind: "composite", sections } : null;
}

function namedPart(schema: PartSchema): PartSchema | null {
  if (schema.kind !== "map") return schema;
  const names = namesOf(schema.fields);
  if (names === null) return null;
  return {
    ...schema,
    fields: schema.fields.map(({ description, ...field }, at) => ({
      ...field,
      name: names[at] ?? "",
      description: description.trim(),
    })),
  };
}

function namesOf(parts: readonly { readonly name: string }[]): readonly string[] | null {
  const names = parts.map(({ name }) => name.trim().replace(/\s+/gu, " "));
  return names.includes("") || new Set(names).size < names.length ? null : names;
}
