import { once } from "../../domain/once";
import { createTools, offerTools } from "../../turns/tools/create-tools";
import type { OfferTools, Tool, Tools } from "../../turns/tools/tool";
import { blockDeleting } from "./block-deleting";
import { blockTools } from "./block-tools";
import { factTools } from "./fact-tools";
import { findingTools } from "./finding-tools";
import { plainTools } from "./plain-tools";
import { referenceTools } from "./reference-tools";
import { readServerTools, type ServerToolDeps } from "./server-tools";
import type { ToolDeps } from "./tool-deps";

export type ContextTools = { readonly offer: OfferTools; readonly tools: () => Tools };

/** The tools of the product's own, made when the first of them is asked for, and those of servers. */
export function createContextTools(deps: ToolDeps & ServerToolDeps): ContextTools {
  const builtIn = once((): readonly Tool[] =>
    [plainTools, blockTools, blockDeleting, findingTools, factTools, referenceTools].flatMap(
      (make) => make(deps),
    ),
  );
  const find = async (context: Parameters<typeof readServerTools>[1]) => {
    return [...builtIn(), ...(await readServerTools(deps, context))];
  };
  return {
    // Most contexts have none switched on: then no schema is made.
    offer: async (asked) =>
      asked.context.tools.length === 0 ? [] : offerTools(await find(asked.context), asked),
    tools: once(() => createTools(find)),
  };
}
