import type { BlockSchema } from "../../domain/block-schema";
import { type BlockDoc, createBlockDoc } from "../../memory/block-doc";
import type { FoundBlock, StoredDocument } from "../../store/memory/block-documents";

/** Its row is the one that was read last, which an own change has replaced since. */
export type Open = FoundBlock & {
  readonly doc: BlockDoc;
  readonly lost: number;
  readonly isNewer: boolean;
  /** Updates that are kept beside the snapshot, and their bytes. */
  readonly updates: number;
  readonly bytes: number;
};

/** The document of what is stored; what is lost of it the block itself says, where that says all. */
export function openDocument(stored: StoredDocument): Open {
  const { block, row, state, updates, lost: unopened, isNewer } = stored;
  const { schema } = block;
  const all = state === null ? updates : [state, ...updates];
  const { doc, unread } = openReadable(schema, all);
  const lost = unopened + unread;
  const text = wholeText(block);
  if (lost > 0 && text !== null) doc.replace({ kind: "text", text });
  const bytes = updates.reduce((sum, { length }) => sum + length, 0);
  return { block, row, doc, lost, isNewer, updates: updates.length, bytes };
}

/** All that a text says, lost changes too, as its row has it; null where the row has a part of it alone. */
function wholeText({ schema, text, whole }: FoundBlock["block"]): string | null {
  if (schema.kind !== "text") return null;
  return whole ?? (schema.viewport === null ? text : null);
}

/** The document, and how many of its updates are none: a backup may have brought any bytes. */
function openReadable(schema: BlockSchema, updates: readonly Uint8Array[]) {
  try {
    return { doc: createBlockDoc({ schema, updates }), unread: 0 };
  } catch {
    const readable = updates.filter((update) => isReadable(schema, update));
    const doc = createBlockDoc({ schema, updates: readable });
    return { doc, unread: updates.length - readable.length };
  }
}

function isReadable(schema: BlockSchema, update: Uint8Array): boolean {
  try {
    // What cannot be written again would let no change be merged.
    createBlockDoc({ schema, updates: [update] }).state();
    return true;
  } catch {
    return false;
  }
}
