import type { BlockField, BlockSchema, BlockSection, PartSchema } from "../domain/block-schema";

/** How a block is laid out, in one line for the prompt (P-074). */
export function describeSchema(schema: BlockSchema): string {
  const said =
    schema.kind === "composite"
      ? `sections: ${schema.sections.map(describeSection).join("; ")}`
      : describePart(schema);
  return said.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");
}

function describeSection({ name, description, readOnly, schema }: BlockSection): string {
  const about = [...(readOnly ? ["read-only"] : []), describePart(schema)].join(", ");
  return `${name} (${about})${described(description)}`;
}

function describePart(schema: PartSchema): string {
  switch (schema.kind) {
    case "text": {
      if (schema.viewport === null) return "text";
      const { start, lines } = schema.viewport;
      return `text, lines ${start + 1}-${start + lines} are shown`;
    }
    case "map":
      return `fields: ${schema.fields.map(describeField).join(", ")}`;
    case "list": {
      const kind = schema.checkbox ? "checklist" : "numbered list";
      return schema.maxItems === null ? kind : `${kind}, at most ${schema.maxItems} items`;
    }
    case "log":
      return `log, the newest ${schema.displayLimit} entries are shown`;
  }
}

function describeField({ name, type, description, readOnly }: BlockField): string {
  return `${name} (${readOnly ? "read-only, " : ""}${type})${described(description)}`;
}

function described(description: string): string {
  return description === "" ? "" : ` - ${description}`;
}
