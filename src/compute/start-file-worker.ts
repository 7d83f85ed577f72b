import * as z from "zod/mini";
import { AppError, toFailure } from "../domain/app-error";
import { MODELS_FOLDER } from "../domain/compute-protocol";
import type { AccessHandle } from "./access-handle";
import { doFileJob } from "./do-file-job";
import type { FileJob, FromFileWorker, ToFileWorker } from "./file-job";

// The extension's CSP forbids what zod would try at its first parse to be faster later.
z.config({ jitless: true });

type AccessibleHandle = FileSystemFileHandle & {
  readonly createSyncAccessHandle: () => Promise<AccessHandle>;
};

/**
 * Does the one job that the page of the compute host gives to this worker: only in a worker can a
 * file be written in place, and hashing there disturbs nobody.
 */
export function startFileWorker(): void {
  const stopping = new AbortController();
  self.addEventListener("message", ({ data }: MessageEvent<ToFileWorker>) => {
    if (data.type === "stop") stopping.abort(new AppError("worker-gone"));
    else void run(data, stopping.signal);
  });
}

async function run(job: FileJob, signal: AbortSignal): Promise<void> {
  const post = (message: FromFileWorker) => self.postMessage(message);
  try {
    await doFileJob(
      {
        open: openFile,
        fetch: (url, init) => fetch(url, init),
        room: readRoom,
        emit: (event) => post({ type: "event", event }),
        now: () => performance.now(),
        signal,
      },
      job,
    );
    post({ type: "done" });
  } catch (error) {
    post({ type: "failure", failure: toFailure(error) });
  }
}

async function openFile({ folder, id }: FileJob["location"]): Promise<AccessHandle> {
  const create = { create: true };
  const root = await navigator.storage.getDirectory();
  const models = await root.getDirectoryHandle(MODELS_FOLDER, create);
  const own = await models.getDirectoryHandle(folder, create);
  const file = (await own.getFileHandle(id, create)) as AccessibleHandle;
  return file.createSyncAccessHandle();
}

async function readRoom(): Promise<number | null> {
  const { quota, usage } = await navigator.storage.estimate();
  return quota === undefined || usage === undefined ? null : Math.max(0, quota - usage);
}
