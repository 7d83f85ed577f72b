import type { CallInput, CallOutput } from "../../contract/contract";
import type { RestoreProgress } from "../../contract/restore";

/** Restores backups, into the open vault or into a profile without one. One at a time. */
export type Restores = {
  readonly preview: (input: CallInput<"restore.preview">) => Promise<CallOutput<"restore.preview">>;
  readonly run: (input: CallInput<"restore.run">) => Promise<CallOutput<"restore.run">>;
  readonly cancel: () => Promise<void>;
  readonly kept: (input: CallInput<"restore.kept">) => Promise<CallOutput<"restore.kept">>;
  /** Hears the progress now and whenever it changes; returns how to stop. */
  readonly watch: (hear: (progress: RestoreProgress | null) => void) => () => void;
  /**
   * A worker begins: removes what a restore that was cut has left over and nobody can go on with;
   * nothing goes on by itself.
   */
  readonly begin: () => Promise<void>;
};
