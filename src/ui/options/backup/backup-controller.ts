import type { BackupStatus } from "../../../contract/backup";
import type { Failure } from "../../../domain/app-error";
import type { Client } from "../../../messaging/client";
import { type Cell, createCell } from "../../cell";

export type BackupControllerState = {
  /** Null until the worker has told. */
  readonly status: BackupStatus | null;
  /** Why it cannot be followed. */
  readonly failure: Failure | null;
};

export type BackupController = {
  readonly state: Pick<Cell<BackupControllerState>, "get" | "subscribe">;
  /** Takes a status that a call brought. */
  readonly accept: (status: BackupStatus) => void;
  /** Follows the backups until `close`. */
  readonly start: () => void;
  readonly close: () => void;
};

type Deps = { readonly client: Pick<Client, "watch" | "onWorkerStart"> };

/** What is known of the backups, followed as they are made. */
export function createBackupController({ client }: Deps): BackupController {
  const state = createCell<BackupControllerState>({ status: null, failure: null });
  let stop: (() => void) | null = null;
  let unlisten = () => {};
  const follow = () => {
    stop ??= client.watch(
      "backup.watch",
      {},
      {
        event: (status) => state.set({ status, failure: null }),
        end: (failure) => {
          stop = null;
          // A worker that rests is no failure: the next one is followed as soon as it is there.
          if (failure !== null && failure.code !== "worker-gone") {
            state.set({ ...state.get(), failure });
          }
        },
      },
    );
  };
  return {
    state,
    accept: (status) => {
      state.set({ status, failure: null });
      // The worker that answered may be another than the one that was followed.
      follow();
    },
    start: () => {
      unlisten = client.onWorkerStart(follow);
      follow();
    },
    close: () => {
      unlisten();
      stop?.();
      stop = null;
    },
  };
}
