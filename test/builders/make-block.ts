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

/** A block of text as it is stored. */
export function makeBlock(over: Partial<Block> = {}): Block {
  return {
    ...makeBlockFields(),
    id: crypto.randomUUID(),
    contextId: crypto.randomUUID(),
    version: 1,
    text: "",
    revision: 0,
    taint: [],
    createdAt: 0,
    updatedAt: 0,
    ...over,
  };
}

type Change = {
  readonly text: string;
  readonly state?: Uint8Array;
  /** As before where it is left out. */
  readonly taint?: Block["taint"];
};

/** Stores a change of a block's content, whose document is bytes of no meaning. */
export async function addRevision(store: Store, id: Id, change: Change): Promise<Block> {
  const { text, state, taint } = change;
  const { blocks } = store.memory();
  const found = await blocks.find(id);
  return blocks.saveRevision({
    id,
    version: found.row.version,
    found,
    texts: { text },
    update: new TextEncoder().encode(text),
    state: state ?? null,
    changed: taint && { taint },
    revision: { who: "person", contextId: null, what: "set-text", why: "", splice: null },
  });
}
