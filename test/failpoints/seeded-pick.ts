/** Of `npm test`, which tries the same in every run. */
const STEADY_SEED = 1;
const SEEDS = 1_000_000;

/**
 * The seed of that name in the environment; without one always the same, and any where every fault is
 * tried (`npm run test:faults`).
 */
export function readSeed(name: "FAILPOINT_SEED" | "KILL_SEED"): number {
  const given = process.env[name];
  if (given !== undefined) return Number(given);
  return process.env.FAULTS === "1" ? Math.floor(Math.random() * SEEDS) : STEADY_SEED;
}

/** Takes `count` different items of a list, the same ones for the same seed. */
export function createSeededPick(seed: number) {
  let state = seed >>> 0;
  // The steps of mulberry32: 32 bits of state suffice to choose among some hundred items.
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return <T>(items: readonly T[], count: number): readonly T[] =>
    items
      .map((item) => ({ item, rank: random() }))
      .sort((left, right) => left.rank - right.rank)
      .slice(0, count)
      .map(({ item }) => item);
}

/** A whole number from 0 to just below the limit, by a seeded pick. */
export function pickBelow(pick: ReturnType<typeof createSeededPick>, limit: number): number {
  return pick([...Array(limit).keys()], 1)[0] ?? 0;
}
