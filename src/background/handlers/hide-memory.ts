import {
  type ImportedBlock,
  type ImportedNote,
  importedBlockSchema,
  importedNoteSchema,
} from "../../contract/imported-memory";
import type { BlockContent, FieldValue, PartContent } from "../../domain/block-content";
import type { BlockSchema, PartSchema } from "../../domain/block-schema";

type Hide = (text: string) => string;

/** A block without what is not to be kept, in its layout's names, too; null where it is none any more. */
export function hideBlock(block: ImportedBlock, hide: Hide): ImportedBlock | null {
  const { label, description, schema, content } = block;
  const hidden = importedBlockSchema.safeParse({
    ...block,
    label: hide(label),
    description: hide(description),
    schema: hideLayout(schema, hide),
    content: hideContent(content, hide),
  });
  // Two names may have become one, or one too long.
  return hidden.success ? hidden.data : null;
}

/** As `hideBlock`. */
export function hideNote({ text, tags, createdAt }: ImportedNote, hide: Hide): ImportedNote | null {
  const note = { text: hide(text), tags: [...new Set(tags.map(hide))], createdAt };
  const hidden = importedNoteSchema.safeParse(note);
  return hidden.success ? hidden.data : null;
}

function hideLayout(schema: BlockSchema, hide: Hide): BlockSchema {
  if (schema.kind !== "composite") return hidePartLayout(schema, hide);
  const sections = schema.sections.map((section) => {
    return { ...hideNames(section, hide), schema: hidePartLayout(section.schema, hide) };
  });
  return { ...schema, sections };
}

function hidePartLayout(schema: PartSchema, hide: Hide): PartSchema {
  if (schema.kind !== "map") return schema;
  return { ...schema, fields: schema.fields.map((field) => hideNames(field, hide)) };
}

function hideNames<T extends { readonly name: string; readonly description: string }>(
  part: T,
  hide: Hide,
): T {
  return { ...part, name: hide(part.name), description: hide(part.description) };
}

function hideContent(content: BlockContent, hide: Hide): BlockContent {
  if (content.kind !== "composite") return hidePart(content, hide);
  const sections = Object.entries(content.sections).map(
    ([name, part]) => [hide(name), hidePart(part, hide)] as const,
  );
  return { kind: "composite", sections: Object.fromEntries(sections) };
}

function hidePart(part: PartContent, hide: Hide): PartContent {
  switch (part.kind) {
    case "text":
      return { ...part, text: hide(part.text) };
    case "map":
      return { ...part, fields: hideFields(part.fields, hide) };
    case "list":
      return { ...part, items: part.items.map((one) => ({ ...one, text: hide(one.text) })) };
    case "log":
      return { ...part, entries: part.entries.map((one) => ({ ...one, text: hide(one.text) })) };
  }
}

/** A number that is not to be kept is no field any more: no text stands in its place. */
function hideFields(
  fields: Readonly<Record<string, FieldValue>>,
  hide: Hide,
): Record<string, FieldValue> {
  const kept: (readonly [string, FieldValue])[] = [];
  for (const [name, value] of Object.entries(fields)) {
    if (Array.isArray(value)) kept.push([hide(name), value.map(hide)]);
    else if (typeof value === "string") kept.push([hide(name), hide(value)]);
    else if (hide(String(value)) === String(value)) kept.push([hide(name), value]);
  }
  return Object.fromEntries(kept);
}
