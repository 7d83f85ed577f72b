import { type ArchivalStore, createArchivalStore } from "./archival-store";
import { type BlockStore, createBlockStore } from "./block-store";
import type { BlockDeps } from "./change-block";

/** What a context remembers, beside what prompts read of it (`readBlocks`). */
export type MemoryStore = { readonly blocks: BlockStore; readonly archival: ArchivalStore };

export function createMemoryStore(deps: BlockDeps): MemoryStore {
  return { blocks: createBlockStore(deps), archival: createArchivalStore(deps) };
}
