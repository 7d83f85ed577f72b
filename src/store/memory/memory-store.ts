import { type ArchivalStore, createArchivalStore } from "./archival-store";
import { type BlockStore, createBlockStore } from "./block-store";
import { createFactStore, type FactStore } from "./fact-store";
import { createReferenceGroups, type GroupDeps, type ReferenceGroups } from "./reference-groups";

/** What a context remembers, beside what prompts read of it (`readBlocks`, `readFacts`). */
export type MemoryStore = {
  readonly blocks: BlockStore;
  readonly archival: ArchivalStore;
  readonly facts: FactStore;
  readonly references: ReferenceGroups;
};

export function createMemoryStore(deps: GroupDeps): MemoryStore {
  return {
    blocks: createBlockStore(deps),
    archival: createArchivalStore(deps),
    facts: createFactStore(deps),
    references: createReferenceGroups(deps),
  };
}
