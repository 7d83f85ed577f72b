/**
 * What a failpoint does when it is reached the `nth` time (from 1): `stop` lets nothing go on from
 * there until the worker is ended, `throw` puts a failure in the place of the awaited value.
 */
export type Arm = {
  readonly id: string;
  readonly mode: "stop" | "throw";
  readonly nth: number;
};

/** What the worker and the page that drives it tell each other. */
export type Signal =
  | { readonly type: "arm"; readonly arms: readonly Arm[] }
  | { readonly type: "armed" }
  /** Failpoints, and writes (see `WRITE`), in their order. */
  | { readonly type: "hits"; readonly ids: readonly string[] }
  | { readonly type: "stopped"; readonly id: string }
  | { readonly type: "thrown"; readonly id: string };

/** The channel's name, and the key in `chrome.storage.session` that a new worker reads. */
export const FAILPOINTS = "failpoints";

/** The key in `chrome.storage.session` of how far ahead a new worker's clock is (milliseconds). */
export const CLOCK_AHEAD = "clock-ahead";

/** What a hit begins with that is a write which was done. */
export const WRITE = "write ";
