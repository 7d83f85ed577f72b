import type { Changes } from "./changes";
import type { SetState } from "./set-state";
import type { RowCache } from "./writer";

/** Hears each commit in its order; of one that failed and may have been written, null. */
export type OnCommitted = (changes: Changes | null, generation: number) => void;

export type CommitWatch = RowCache & {
  /** Resolves with the generation that the store is at. */
  readonly generation: () => Promise<number>;
  /** Calls for every commit from now on, until the returned function is called. */
  readonly watch: (listener: OnCommitted) => () => void;
};

/** What follows the rows from outside of the store. */
export function createCommitWatch(state: Pick<SetState, "manifest" | "generation">): CommitWatch {
  const listeners = new Set<OnCommitted>();
  const notify = (changes: Changes | null) => {
    for (const listener of listeners) listener(changes, state.generation());
  };
  return {
    generation: async () => (await state.manifest()).generation,
    watch: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    onCommit: notify,
    drop: () => notify(null),
  };
}
