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

/** A group of figures measured together, in a browser of its own. */
export type Suite = (builds: Builds) => Promise<readonly Figure[]>;
