import { once } from "../../domain/once";
import { createTools, offerTools } from "../../turns/tools/create-tools";
import type { OfferTools, Tool, Tools } from "../../turns/tools/tool";
import { blockTools } from "./block-tools";
import { factTools } from "./fact-tools";
import { findingTools } from "./finding-tools";
import { plainTools } from "./plain-tools";
import type { ToolDeps } from "./tool-deps";

export type BuiltInTools = { readonly offer: OfferTools; readonly tools: () => Tools };

/** The tools of the product's own, made when the first of them is asked for. */
export function createBuiltInTools(deps: ToolDeps): BuiltInTools {
  const all = once((): readonly Tool[] =>
    [plainTools, blockTools, findingTools, factTools].flatMap((make) => make(deps)),
  );
  return {
    // Most contexts have none switched on: then no schema is made.
    offer: (asked) => (asked.context.tools.length === 0 ? [] : offerTools(all(), asked)),
    tools: once(() => createTools(all())),
  };
}
