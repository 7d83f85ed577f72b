import { nextTask } from "../domain/next-task";

/** Milliseconds that a task goes on at most, about. */
const LONGEST = 50;

/** What somebody who reads for long gives way by: a click or a lock is heard in a task of its own. */
export type Pauses = {
  /** Whether the task has gone on for long: asked for each of a million elements. */
  readonly isDue: () => boolean;
  /** Resolves in another task. */
  readonly take: () => Promise<void>;
};

/** The pauses of a task that begins now. */
export function createPauses(): Pauses {
  let since = performance.now();
  return {
    isDue: () => performance.now() - since > LONGEST,
    take: async () => {
      await nextTask();
      since = performance.now();
    },
  };
}
