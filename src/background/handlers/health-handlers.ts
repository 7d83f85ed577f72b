import type { CallInput, CallOutput } from "../../contract/contract";
import type { CacheStats } from "../../contract/health";
import type { App } from "../app";
import { toTurnFigures } from "./turn-figures";

/** Whether the store is well, and what the newest turn used. */
export async function health({
  store,
  runs,
}: Pick<App, "store" | "runs">): Promise<CallOutput<"health">> {
  const [waiting, newest] = await Promise.all([
    store.jobs.listJobs(),
    store.plans.list({ limit: 1 }),
  ]);
  const damaged = store.health().length;
  return {
    status: damaged === 0 ? "well" : "damaged",
    damaged,
    running: runs.list().length,
    waiting: waiting.length,
    cache: cacheStats(store),
    newest: newest.map(toTurnFigures)[0] ?? null,
  };
}

/** The cache's statistics and the newest turns' figures (A-075). */
export async function memoryStats(
  { store }: Pick<App, "store">,
  { limit }: CallInput<"memory.stats">,
): Promise<CallOutput<"memory.stats">> {
  const [rows, plans] = await Promise.all([store.countRows(), store.plans.list({ limit })]);
  return { cache: cacheStats(store), rows, turns: plans.map(toTurnFigures) };
}

/** Mode and token usage of a conversation's newest turn. */
export async function debugPromptInfo(
  { store }: Pick<App, "store">,
  { conversationId }: CallInput<"debug.promptInfo">,
): Promise<CallOutput<"debug.promptInfo">> {
  const [plans] = await Promise.all([
    store.plans.list({ limit: 1, conversationId }),
    // Fails where there is no such conversation.
    store.branches.readPosition({ conversationId }),
  ]);
  return { newest: plans.map(toTurnFigures)[0] ?? null };
}

function cacheStats({ branches }: Pick<App["store"], "branches">): CacheStats {
  const { hits, misses, entries } = branches.stats();
  const fetches = hits + misses;
  return { hits, misses, entries, hitRate: fetches === 0 ? 0 : hits / fetches };
}
