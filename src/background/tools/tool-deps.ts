import type { ContextStore } from "../../turns/context-store";

/** What built-in tools are made from. */
export type ToolDeps = {
  readonly clock: { readonly now: () => number };
  readonly readBlocks: ContextStore["readBlocks"];
};
