import type { BlockContent, PartContent } from "../domain/block-content";
import type { BlockSchema, PartSchema } from "../domain/block-schema";
import { renderWhole } from "./render-content";

/** All that a block held, as it is rendered, whatever layout it had. */
export function renderAll(content: BlockContent): string {
  return renderWhole(layoutOf(content), content);
}

function layoutOf(content: BlockContent): BlockSchema {
  if (content.kind !== "composite") return partLayoutOf(content);
  const sections = Object.entries(content.sections).map(([name, part]) => ({
    name,
    description: "",
    readOnly: false,
    schema: partLayoutOf(part),
  }));
  return { kind: "composite", sections };
}

function partLayoutOf(part: PartContent): PartSchema {
  switch (part.kind) {
    case "text":
      return { kind: "text", viewport: null };
    case "map": {
      const fields = Object.entries(part.fields).map(([name, value]) => {
        const type = Array.isArray(value) ? ("list" as const) : ("text" as const);
        return { name, type, description: "", readOnly: false };
      });
      return { kind: "map", fields };
    }
    case "list":
      return { kind: "list", checkbox: part.items.some(({ done }) => done), maxItems: null };
    case "log":
      return { kind: "log", displayLimit: 1 };
  }
}
