import type { Store } from "../store/create-store";

/** Seals rows anew under the current key, in the background. */
export type SealingSweep = {
  /** Goes on until no row needs the former key; does nothing while it runs or is not needed. */
  readonly start: () => void;
  /** Rows passed of all rows; null while no former key is left. */
  readonly progress: () => { readonly done: number; readonly total: number } | null;
};

type Deps = {
  readonly store: Pick<Store, "resealNext" | "countRows">;
  /** Whether a former key is there to get rid of. */
  readonly isNeeded: () => boolean;
  /** Destroys the former key; called once no row needs it. */
  readonly finish: () => Promise<void>;
  /** Aborted when the vault is locked. */
  readonly signal: AbortSignal;
  /** Keeps the worker from being stopped until the returned function is called. */
  readonly hold: () => () => void;
  readonly clock: { readonly now: () => number };
  readonly onError: (error: unknown) => void;
  /** Hears when it starts, and when it has ended or is to be started again later. */
  readonly onChange: (state: "running" | "paused" | "finished") => void;
};

/** A slice holds the worker awake no longer than this (milliseconds); an alarm starts the next. */
const SLICE_MS = 5 * 60_000;

/** A sweep that is not started. How far it came is in the rows themselves: nothing else is kept. */
export function createSealingSweep(deps: Deps): SealingSweep {
  let isRunning = false;
  let seen = { done: 0, total: 0 };

  const sweep = async (): Promise<"paused" | "finished"> => {
    const until = deps.clock.now() + SLICE_MS;
    seen = { done: 0, total: await deps.store.countRows() };
    while (!deps.signal.aborted && deps.clock.now() < until) {
      const { resealed, done } = await deps.store.resealNext();
      seen = { ...seen, done: Math.min(seen.done + resealed, seen.total) };
      if (!done) continue;
      await deps.finish();
      return "finished";
    }
    return "paused";
  };
  const run = async () => {
    const release = deps.hold();
    deps.onChange("running");
    const state = await sweep().catch((error: unknown) => {
      deps.onError(error);
      return "paused" as const;
    });
    release();
    isRunning = false;
    deps.onChange(state);
  };
  return {
    start: () => {
      if (isRunning || !deps.isNeeded()) return;
      isRunning = true;
      void run();
    },
    progress: () => (deps.isNeeded() ? seen : null),
  };
}
