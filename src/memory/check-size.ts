import { AppError } from "../domain/app-error";
import type { BlockContent, PartContent } from "../domain/block-content";
import { MAX_BLOCK_BYTES } from "../domain/block-edit";
import type { BlockSchema, PartSchema } from "../domain/block-schema";
import { renderWhole } from "./render-content";

const encoder = new TextEncoder();

/**
 * Refuses what makes a block larger than it may be: `limit-exceeded` over 64 KiB of rendered text
 * (D-16), `list-full` over a list's items (D-14). What two replicas wrote may be over it once it is
 * merged; that is kept, and refused is only what makes it more.
 */
export function checkSize(before: BlockContent, after: BlockContent, schema: BlockSchema): void {
  const bytes = sizeOf(after, schema);
  if (bytes > MAX_BLOCK_BYTES && bytes > sizeOf(before, schema)) {
    const data = { limit: "block-bytes", max: MAX_BLOCK_BYTES };
    throw new AppError("limit-exceeded", { data });
  }
  if (schema.kind !== "composite") {
    checkItems(before, after, schema);
    return;
  }
  for (const { name, schema: part } of schema.sections) {
    checkItems(sectionOf(before, name), sectionOf(after, name), part);
  }
}

/** The error for a list that takes no more than that. */
export function listFull(max: number): AppError {
  return new AppError("list-full", { data: { max } });
}

/** UTF-8 bytes of all that it holds, as it is rendered: what a window or a display limit hides counts. */
function sizeOf(content: BlockContent, schema: BlockSchema): number {
  return encoder.encode(renderWhole(schema, content)).length;
}

function checkItems(
  before: BlockContent | undefined,
  after: BlockContent | undefined,
  schema: PartSchema,
): void {
  if (schema.kind !== "list" || schema.maxItems === null) return;
  const count = itemsOf(after);
  if (count > schema.maxItems && count > itemsOf(before)) throw listFull(schema.maxItems);
}

function itemsOf(part: BlockContent | undefined): number {
  return part?.kind === "list" ? part.items.length : 0;
}

/** A section by its name; undefined where the content has none of it. */
export function sectionOf(content: BlockContent, name: string): PartContent | undefined {
  return content.kind === "composite" && Object.hasOwn(content.sections, name)
    ? content.sections[name]
    : undefined;
}
