/** Tells the time in milliseconds since 1970, UTC. */
export type Clock = { readonly now: () => number };

export const systemClock: Clock = { now: () => Date.now() };
