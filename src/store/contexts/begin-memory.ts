import type { Id } from "../../domain/id";
import { blocksOf } from "../memory/read-memory";
import { starterPuts } from "../memory/starter-blocks";
import { findUse, putsForUse } from "./context-use";
import type { ContextDeps } from "./create-context";

/**
 * Gives a context the pages that every one begins with, once: pages that the person has deleted stay
 * away, and so do those whose labels have come with a backup. Fails as the rows do.
 */
export async function beginMemory(deps: ContextDeps, contextId: Id): Promise<void> {
  const known = await findUse(deps, contextId);
  if (known.use.memoryBegun || !known.isWritable) return;
  await deps.writer.write(async (commit) => {
    const found = await findUse(deps, contextId);
    if (found.use.memoryBegun || (await deps.reader.find("contexts", contextId)) === null) return;
    const puts = putsForUse(contextId, found, { memoryBegun: true });
    if (puts.length === 0) return;
    const labels = (await blocksOf(deps, contextId)).map(({ label }) => label);
    const starters = starterPuts(contextId, { now: deps.clock.now(), labels });
    await commit({ durability: "relaxed", puts: [...puts, ...starters] });
  });
}
