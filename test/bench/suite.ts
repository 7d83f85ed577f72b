import type { Figure } from "./figure";

/** The built extensions that a suite may load, each in a folder of its own. */
export type Builds = {
  /** Confidant as it ships. */
  readonly product: string;
  /** The store and the vault, and the same rows in plain Dexie, behind a worker's messages. */
  readonly bench: string;
  /** A worker that answers and does nothing else. */
  readonly empty: string;
  /** Confidant without the adapters to models; built when it is first asked for. */
  readonly withoutAdapters: () => Promise<string>;
};

/** How much a suite takes: all that its figures need, or the little that shows that it measures. */
export type Effort = {
  /** Rounds, of so many in a whole run. */
  readonly rounds: (whole: number) => number;
  /** An amount of data: that of a whole run, or a little, whose figures say nothing. */
  readonly amount: (whole: number, little: number) => number;
  /** Says how far a suite that takes minutes has come. */
  readonly report: (line: string) => void;
};

/** A group of figures measured together, in a browser of its own. */
export type Suite = (builds: Builds, effort: Effort) => Promise<readonly Figure[]>;

/** Everything a figure needs; with `n`, so many rounds of it. */
export function wholeEffort(n: number | null, report: Effort["report"]): Effort {
  return { rounds: (whole) => n ?? whole, amount: (whole) => whole, report };
}

/** One round over a little data: whether a suite measures at all. */
export const SMALL_EFFORT: Effort = {
  rounds: () => 1,
  amount: (_, little) => little,
  report: () => {},
};
