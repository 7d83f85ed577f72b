import { type Failure, toFailure } from "../domain/app-error";
import type { DiskRoom } from "../platform/disk-room";
import type { Store } from "../store/create-store";
import type { UndoShelf } from "./undo-shelf";

/** Seals rows anew under the current key, in the background. */
export type SealingSweep = {
  /** Goes on until no row needs the former key; does nothing while it runs or is not needed. */
  readonly start: () => void;
  /** Null while no former key is left. */
  readonly progress: () => SealingProgress | null;
};

type SealingProgress = {
  /** Rows passed of all rows. */
  readonly done: number;
  readonly total: number;
  /** Why it rests until it is tried again; null while it runs. */
  readonly failure: Failure | null;
};

/** `paused` after its slice, `failed` until it is tried again, `locked` until the next unlock. */
export type SweepState = "running" | "paused" | "failed" | "locked" | "finished";

type Deps = {
  readonly store: Pick<Store, "resealNext" | "countRows">;
  /** Whether a former key is there to get rid of. */
  readonly isNeeded: () => boolean;
  /** Holds rows as they were sealed: what needs the former key cannot be taken back without it. */
  readonly undo: Pick<UndoShelf, "end">;
  /** Destroys the former key; called once no row needs it. */
  readonly finish: () => Promise<void>;
  /** Asked before each batch: what turns need is left to them. */
  readonly disk: Pick<DiskRoom, "require">;
  /** Aborted when the vault is locked. */
  readonly signal: AbortSignal;
  /** Keeps the worker from being stopped until the returned function is called. */
  readonly keepAlive: () => () => void;
  readonly clock: { readonly now: () => number };
  readonly onError: (error: unknown) => void;
  /** Whoever hears that it is paused or has failed starts it again, some time later. */
  readonly onChange: (state: SweepState) => void;
};

/** A slice holds the worker awake no longer than this (milliseconds). */
const SLICE_MS = 5 * 60_000;

/** A sweep that is not started. How far it came is in the rows themselves: nothing else is kept. */
export function createSealingSweep(deps: Deps): SealingSweep {
  let isRunning = false;
  let seen: SealingProgress = { done: 0, total: 0, failure: null };

  const sweep = async (): Promise<SweepState> => {
    const until = deps.clock.now() + SLICE_MS;
    seen = { done: 0, total: await deps.store.countRows(), failure: null };
    while (!deps.signal.aborted && deps.clock.now() < until) {
      await deps.disk.require(0);
      const { resealed, done } = await deps.store.resealNext();
      seen = { ...seen, done: Math.min(seen.done + resealed, seen.total) };
      if (!done) continue;
      deps.undo.end();
      await deps.finish();
      return "finished";
    }
    return "paused";
  };
  const run = async () => {
    const release = deps.keepAlive();
    deps.onChange("running");
    const state = await sweep().catch((error: unknown): SweepState => {
      deps.onError(error);
      seen = { ...seen, failure: toFailure(error) };
      return "failed";
    });
    release();
    isRunning = false;
    deps.onChange(deps.signal.aborted && state !== "finished" ? "locked" : state);
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
