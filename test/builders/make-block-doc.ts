import type { BlockEdit } from "../../src/domain/block-edit";
import type { BlockSchema } from "../../src/domain/block-schema";
import { type BlockDoc, createBlockDoc } from "../../src/memory/block-doc";

/** Who may do everything that fits. */
export const person = { who: "person", permission: "ReadOnly" } as const;

/** A document of that layout, from those updates. */
export function makeBlockDoc(
  schema: BlockSchema,
  updates: readonly Uint8Array[] = [],
  replica?: number,
): BlockDoc {
  return createBlockDoc({ schema, updates, ...(replica !== undefined && { replica }) });
}

/** Commits the person's edits; the update, empty where nothing changed. */
export function writeEdits(doc: BlockDoc, ...all: readonly BlockEdit[]): Uint8Array {
  for (const edit of all) doc.edit(edit, person);
  return doc.commit()?.update ?? new Uint8Array();
}

/** What a text block holds, with what is buffered. */
export function textOf(doc: BlockDoc): string {
  const content = doc.content();
  return content.kind === "text" ? content.text : "";
}
