import type { ModelFiles } from "../../../contract/model-file";
import type { Failure } from "../../../domain/app-error";
import type { Id } from "../../../domain/id";
import { parseModelUrl } from "../../../domain/model-url";
import type { Client } from "../../../messaging/client";
import { type Cell, createCell } from "../../cell";
import { runTwice } from "../../conversation/run-twice";
import type { HostAccess } from "./host-access";

export type FileControllerState = {
  /** Null until the worker has told. */
  readonly files: ModelFiles | null;
  /** Why they cannot be followed; what the person does tells its failure itself. */
  readonly failure: Failure | null;
};

export type FileController = {
  readonly state: Pick<Cell<FileControllerState>, "get" | "subscribe">;
  /** Follows the files until `close`. */
  readonly start: () => void;
  /** Hands a file of the person's over; resolves with false where it is no GGUF file. */
  readonly give: (file: File) => Promise<boolean>;
  /** As what follows, it fails as the call does. */
  readonly download: (url: string) => Promise<void>;
  readonly pause: (id: Id) => Promise<void>;
  readonly resume: (id: Id) => Promise<void>;
  /** Removes it, to be taken back under `undo`; resolves with whether it can be. */
  readonly remove: (id: Id, undo?: Id) => Promise<boolean>;
  /** Reads anew what there is. */
  readonly look: () => Promise<void>;
  readonly close: () => void;
};

type Deps = {
  readonly client: Pick<Client, "call" | "watch" | "onWorkerStart">;
  readonly access: Pick<HostAccess, "request">;
  /** Hands a file to the page that keeps it. */
  readonly post: (message: { readonly id: Id; readonly file: File }) => void;
};

/** The model files in this browser, followed as they arrive, and what is done with them. */
export function createFileController({ client, access, post }: Deps): FileController {
  const state = createCell<FileControllerState>({ files: null, failure: null });
  const set = (change: Partial<FileControllerState>) => state.set({ ...state.get(), ...change });
  const { follow, stop } = createFollowing(client, set);
  const act = async (work: () => Promise<unknown>) => {
    try {
      await work();
      set({ files: await runTwice(() => client.call("modelFile.list", {})), failure: null });
    } finally {
      // What it woke up has more to tell.
      if (isStarted) follow();
    }
  };
  let isStarted = false;
  let unlisten = () => {};
  return {
    state,
    start: () => {
      isStarted = true;
      unlisten = client.onWorkerStart(follow);
      follow();
    },
    give: async (file) => {
      if (!(await isGguf(file))) return false;
      await act(async () => {
        const input = { name: file.name, bytes: file.size };
        const { id } = await client.call("modelFile.expect", input);
        post({ id, file });
      });
      return true;
    },
    download: (url) =>
      act(async () => {
        // Most servers of files let anyone read them: it is tried without leave, too.
        await access.request(parseModelUrl(url).href).catch(() => false);
        await client.call("modelFile.download", { url });
      }),
    pause: (id) => act(() => client.call("modelFile.pause", { id })),
    resume: (id) => act(() => client.call("modelFile.resume", { id })),
    remove: async (id, undo) => {
      let isUndoable = false;
      await act(async () => {
        const { canUndo = false } = await client.call("modelFile.remove", { id, undo });
        isUndoable = canUndo;
      });
      return isUndoable;
    },
    look: () => act(async () => {}),
    close: () => {
      isStarted = false;
      unlisten();
      stop();
    },
  };
}

/** Follows the files once, however often it is asked to. */
function createFollowing(
  client: Pick<Client, "watch">,
  set: (change: Partial<FileControllerState>) => void,
) {
  let stop: (() => void) | null = null;
  return {
    follow: () => {
      stop ??= client.watch(
        "modelFile.watch",
        {},
        {
          event: (files) => set({ files, failure: null }),
          end: (failure) => {
            stop = null;
            // A worker that rests is no failure: the next one is followed as soon as it is there.
            if (failure !== null && failure.code !== "worker-gone") set({ failure });
          },
        },
      );
    },
    stop: () => {
      stop?.();
      stop = null;
    },
  };
}

/** By its first bytes, as the format is told: a page of the web that was saved is none. */
async function isGguf(file: Blob): Promise<boolean> {
  return (await file.slice(0, 4).text()) === "GGUF";
}
