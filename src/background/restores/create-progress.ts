import type { RestoreProgress } from "../../contract/restore";

/** How far the one piece of work that runs has come. */
export type Progress = {
  /** Tells all who watch; null once nothing runs any more. */
  readonly report: (progress: RestoreProgress | null) => void;
  /** Hears it now and whenever it changes; returns how to stop. */
  readonly watch: (hear: (progress: RestoreProgress | null) => void) => () => void;
};

/** The progress of nothing yet. */
export function createProgress(): Progress {
  const hearers = new Set<(progress: RestoreProgress | null) => void>();
  let now: RestoreProgress | null = null;
  return {
    report: (progress) => {
      now = progress;
      for (const hear of hearers) hear(progress);
    },
    watch: (hear) => {
      // Of its own, so that one who listens twice stops one of the two.
      const hearer = (progress: RestoreProgress | null) => hear(progress);
      hearers.add(hearer);
      hear(now);
      return () => hearers.delete(hearer);
    },
  };
}
