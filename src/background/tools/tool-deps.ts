import type { Store } from "../../store/create-store";
import type { ContextStore } from "../../turns/context-store";
import type { BlockDocs } from "../memory/block-docs";
import type { Search } from "../search/create-search";

/** What built-in tools are made from. */
export type ToolDeps = {
  readonly store: Store;
  readonly clock: { readonly now: () => number };
  readonly readBlocks: ContextStore["readBlocks"];
  readonly blockDocs: () => Pick<BlockDocs, "open">;
  readonly search: () => Pick<Search, "find" | "embedding">;
  /** Hears that memory is another. */
  readonly onChange: () => void;
};
