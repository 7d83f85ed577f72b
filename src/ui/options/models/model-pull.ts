import type { StreamEvent } from "../../../contract/contract";
import type { Failure } from "../../../domain/app-error";
import { assertNever } from "../../../domain/assert-never";
import type { Id } from "../../../domain/id";
import type { Client } from "../../../messaging/client";
import { type Cell, createCell } from "../../cell";

export type PullState =
  | { readonly at: "ready" }
  | {
      readonly at: "running";
      readonly name: string;
      /** As the server calls what it does. */
      readonly status: string;
      readonly completed: number;
      /** Bytes of all layers that have begun; null while the server has not told. */
      readonly total: number | null;
    }
  | {
      readonly at: "ended";
      readonly name: string;
      readonly how: "done" | "stopped" | "failed";
      readonly failure: Failure | null;
    };

export type ModelPull = {
  readonly state: Pick<Cell<PullState>, "get" | "subscribe">;
  /** One at a time. */
  readonly start: (name: string) => void;
  readonly stop: () => void;
};

export type PullDeps = {
  readonly client: Pick<Client, "watch">;
  /** The server; null for the built-in one. */
  readonly connectionId: Id | null;
  readonly onDone: () => void;
};

/** Has an Ollama server fetch a model, and tells how far it is. */
export function createModelPull({ client, connectionId, onDone }: PullDeps): ModelPull {
  const state = createCell<PullState>({ at: "ready" });
  let close: (() => void) | null = null;
  const end = (how: "done" | "stopped" | "failed", failure: Failure | null = null) => {
    const now = state.get();
    if (now.at !== "running") return;
    close?.();
    close = null;
    state.set({ at: "ended", name: now.name, how, failure });
    if (how === "done") onDone();
  };
  const hear = (event: StreamEvent<"ollama.pull">) => {
    const now = state.get();
    if (now.at !== "running") return;
    switch (event.type) {
      case "progress": {
        const { status, completed, total } = event;
        return state.set({ ...now, status, completed, total });
      }
      case "done":
        return end("done");
      case "failed":
        return end("failed", event.failure);
      default:
        return assertNever(event);
    }
  };
  return {
    state,
    start: (name) => {
      if (state.get().at === "running") return;
      state.set({ at: "running", name, status: "", completed: 0, total: null });
      close = client.watch(
        "ollama.pull",
        { connectionId, name },
        // A stream that ends without having said that it is done has not done it.
        {
          event: hear,
          end: (failure) => end("failed", failure ?? { code: "worker-gone", data: {} }),
        },
      );
    },
    stop: () => end("stopped"),
  };
}
