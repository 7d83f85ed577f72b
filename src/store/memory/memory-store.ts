import { type ArchivalStore, createArchivalStore } from "./archival-store";
import type { BlockDeps } from "./block-rows";
import { type BlockStore, createBlockStore } from "./block-store";
import { createFactStore, type FactStore } from "./fact-store";
import { createEntryScan } from "./scan-entries";

/** What a context remembers, beside what prompts read of it (`readBlocks`, `readFacts`). */
export type MemoryStore = {
  readonly blocks: BlockStore;
  readonly archival: ArchivalStore;
  readonly facts: FactStore;
};

export function createMemoryStore(deps: BlockDeps): MemoryStore {
  return {
    blocks: createBlockStore(deps),
    archival: createArchivalStore({ ...deps, search: createEntryScan(deps) }),
    facts: createFactStore(deps),
  };
}
