import type { BlockContent, PartContent } from "../domain/block-content";
import type { BlockSchema, PartSchema } from "../domain/block-schema";

/** What a block of that layout holds at first: nothing, in its form. */
export function emptyContent(schema: BlockSchema): BlockContent {
  if (schema.kind !== "composite") return emptyPart(schema);
  const sections = schema.sections.map((section) => [section.name, emptyPart(section.schema)]);
  return { kind: "composite", sections: Object.fromEntries(sections) };
}

/** The same for one part. */
export function emptyPart({ kind }: PartSchema): PartContent {
  switch (kind) {
    case "text":
      return { kind, text: "" };
    case "map":
      return { kind, fields: {} };
    case "list":
      return { kind, items: [] };
    case "log":
      return { kind, entries: [] };
  }
}

/** Whether nothing stands in it. */
export function isEmptyPart(part: PartContent): boolean {
  switch (part.kind) {
    case "text":
      return part.text === "";
    case "map":
      return Object.keys(part.fields).length === 0;
    case "list":
      return part.items.length === 0;
    case "log":
      return part.entries.length === 0;
  }
}
