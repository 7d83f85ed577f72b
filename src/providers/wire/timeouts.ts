export type StreamTimeouts = {
  /** From the request to the first event: a big model may load, or think in silence, for minutes. */
  readonly firstEventMs: number;
  /** Between two chunks of the answer. */
  readonly idleMs: number;
};

export type Timeouts = StreamTimeouts & {
  /** A question about models, from request to answer. */
  readonly queryMs: number;
};

// Measured on small machines: five minutes to a cold model's first token, and 90 s of silence
// from a server that was alive.
const DEFAULT_TIMEOUTS: Timeouts = {
  firstEventMs: 15 * 60_000,
  idleMs: 3 * 60_000,
  queryMs: 10_000,
};

/** The time-outs of an adapter, in milliseconds: what is given, else what was measured. */
export function withDefaults(given: Partial<Timeouts> = {}): Timeouts {
  return { ...DEFAULT_TIMEOUTS, ...given };
}
