import { type BranchCache, createBranchCache } from "../../../src/store/branches/branch-cache";

const TURNS = 400;
const SHORTEST_THOUGHT = 5_000;
const LONGEST_THOUGHT = 120_000;
/** Of the time between an answer and the next message, the part in which one reads; then one types. */
const READING = 0.6;
/** Seconds between two pauses in typing, each of which measures what is typed. */
const PAUSE_EVERY = 3_000;
/** The browser stops a worker that nothing asks, and with it goes what it has in memory. */
const WORKER_REST = 30_000;
const TTL = 300_000;

/**
 * The share (0 to 1) of context fetches that were answered from memory over a made-up day: so many
 * turns, each after 5 to 120 seconds of reading and typing, with a worker that the browser stops
 * after half a minute of silence. The cache is the product's own; the day is seeded.
 */
export async function measureDayOfUse(): Promise<{ readonly hitRate: number; readonly n: number }> {
  const clock = { time: 0 };
  const totals = { hits: 0, misses: 0 };
  let cache = newCache(clock);
  let lastActive = 0;
  const goTo = (time: number) => {
    clock.time = time;
    if (time - lastActive > WORKER_REST) {
      const { hits, misses } = cache.stats();
      totals.hits += hits;
      totals.misses += misses;
      cache = newCache(clock);
    }
    lastActive = time;
  };
  const random = seeded(7);
  for (let turn = 0; turn < TURNS; turn += 1) {
    const answered = clock.time;
    const query = { conversationId: "one", leaf: `leaf-${turn}`, limit: 30 };
    const thought = SHORTEST_THOUGHT + random() * (LONGEST_THOUGHT - SHORTEST_THOUGHT);
    // The window's bar is measured once when the answer has ended.
    await cache.read(query);
    for (let at = answered + thought * READING; at < answered + thought; at += PAUSE_EVERY) {
      goTo(at);
      await cache.read(query);
    }
    goTo(answered + thought);
    await cache.read(query);
    closeTurn(cache, `leaf-${turn + 1}`);
  }
  const { hits, misses } = cache.stats();
  const n = totals.hits + hits + totals.misses + misses;
  return { hitRate: (totals.hits + hits) / n, n };
}

function newCache(clock: { readonly time: number }): BranchCache {
  return createBranchCache({
    read: async () => ({ messages: [], more: true, summary: null, dropped: [], failure: null }),
    clock: { now: () => clock.time },
    ttlMs: async () => TTL,
  });
}

/** As the commit that ends a turn: its reply takes the place of an empty one. */
function closeTurn(cache: BranchCache, id: string): void {
  const columns = { id, parent: "one", previous: "question", order: 2 };
  const replaces = { version: 1, keyId: "key" };
  const put = { table: "messages", columns, replaces, payload: {} } as never;
  const open = { table: "open_turns", row: { id, parent: "one" } } as never;
  cache.onCommit({ durability: "strict", puts: [put], removals: [open] });
}

/** Numbers from 0 to 1 that are the same in every run (a linear congruential generator). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
