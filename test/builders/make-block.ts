import type { Block, BlockFields } from "../../src/domain/block";
import type { Id } from "../../src/domain/id";
import type { Store } from "../../src/store/create-store";

/** A block of text that is in every prompt. */
export function makeBlockFields(over: Partial<BlockFields> = {}): BlockFields {
  return {
    label: "project",
    description: "What this is about.",
    type: "working",
    permission: "ReadWrite",
    pinned: true,
    schema: { kind: "text", viewport: null },
    ...over,
  };
}

type Change = { readonly text: string; readonly state?: Uint8Array };

/** Stores a change of a block's content, whose document is bytes of no meaning. */
export async function addRevision(store: Store, id: Id, { text, state }: Change): Promise<Block> {
  const { blocks } = store.memory();
  const { version } = await blocks.get(id);
  return blocks.saveRevision({
    id,
    version,
    text,
    update: new TextEncoder().encode(text),
    state: state ?? null,
    revision: { who: "person", contextId: null, what: "set-text", why: "", splice: null },
  });
}
