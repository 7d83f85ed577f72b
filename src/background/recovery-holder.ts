import type { RecoveryPreview, RecoveryProgress } from "../contract/recovery";
import { AppError } from "../domain/app-error";
import type { ProfileHolder } from "./profile-holder";
import type { Found, Recovery } from "./recovery/recovery";

/** Holds the recovery that runs, between the opening of the vault and that of the app. */
export type RecoveryHolder = {
  /** The store and its vault as they are to be used: recovered where that was needed. */
  readonly reconcile: (found: Found) => Promise<Found>;
  /** How far it has come; null while none runs. */
  readonly progress: () => RecoveryProgress | null;
  /** What was written last, while one runs; null where that is not known, or none runs. */
  readonly preview: () => RecoveryPreview | null;
  /** Calls back when one begins, until the returned function is called. */
  readonly onBegun: (hear: () => void) => () => void;
  /** The person wants it to be tried again, whatever has just failed: what lies there may be another. */
  readonly forgetFailure: () => void;
  /** Stops it: a lock has come. */
  readonly stop: () => void;
};

type Deps = {
  /** Left out where nothing is ever recovered, in tests. */
  readonly recovery?: Pick<Recovery, "isNeeded" | "run"> | undefined;
  readonly profiles: Pick<ProfileHolder, "profile" | "close">;
  /** Hears that one has begun or ended. */
  readonly onChange: () => void;
};

/** Pages that are told that one has ended ask how it went: that is not to begin another. */
const REST_MS = 2_000;

/** A holder of none. */
export function createRecoveryHolder({ recovery, profiles, onChange }: Deps): RecoveryHolder {
  let progress: Omit<RecoveryProgress, "isReadable"> | null = null;
  let preview: RecoveryPreview | null = null;
  let stopping: AbortController | null = null;
  let failed: { readonly error: unknown; readonly until: number } | null = null;
  const waiting = new Set<() => void>();
  const setProgress = (next: typeof progress) => {
    const hasTurned = (progress === null) !== (next === null);
    progress = next;
    if (next === null) preview = null;
    if (!hasTurned) return;
    if (next !== null) for (const hear of waiting) hear();
    onChange();
  };
  const reopen = async () => {
    await profiles.close();
    return profiles.profile();
  };
  return {
    reconcile: async (found) => {
      if (recovery === undefined) return found;
      if (failed !== null && Date.now() < failed.until) throw failed.error;
      const mine = new AbortController();
      stopping = mine;
      try {
        if (!(await recovery.isNeeded(found))) return found;
        const { signal } = mine;
        const onPreview = (next: RecoveryPreview) => {
          if (signal.aborted) return;
          preview = next;
          onChange();
        };
        return await recovery.run(found, { signal, onProgress: setProgress, onPreview, reopen });
      } catch (error) {
        if (!mine.signal.aborted) failed = { error, until: Date.now() + REST_MS };
        throw error;
      } finally {
        if (stopping === mine) stopping = null;
        setProgress(null);
      }
    },
    progress: () => (progress === null ? null : { ...progress, isReadable: preview !== null }),
    preview: () => preview,
    onBegun: (hear) => {
      waiting.add(hear);
      return () => waiting.delete(hear);
    },
    forgetFailure: () => {
      failed = null;
    },
    stop: () => {
      // At once: nothing of it may be told any more.
      preview = null;
      stopping?.abort(new AppError("locked"));
    },
  };
}
