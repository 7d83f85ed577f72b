import { once } from "../../domain/once";
import { createTools, offerTools } from "../../turns/tools/create-tools";
import type { OfferTools, Tool, Tools } from "../../turns/tools/tool";
import { blockTools } from "./block-tools";
import { plainTools } from "./plain-tools";
import type { ToolDeps } from "./tool-deps";

/** The tools of the product's own, made when the first of them is asked for. */
export function createBuiltInTools(deps: ToolDeps): {
  readonly offer: OfferTools;
  readonly tools: () => Tools;
} {
  const all = once((): readonly Tool[] => [...plainTools(deps), ...blockTools(deps)]);
  return {
    // Most contexts have none switched on: then no schema is made.
    offer: (asked) => (asked.context.tools.length === 0 ? [] : offerTools(all(), asked)),
    tools: once(() => createTools(all())),
  };
}
