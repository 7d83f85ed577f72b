import * as z from "zod/mini";
import { AppError } from "../domain/app-error";
import type { ComputeHandler } from "./serve-compute";

/** The slice of a dedicated worker that the index lives in, or the packaged embedder. */
export type SearchWorker = {
  readonly postMessage: (message: WorkerRequest) => void;
  readonly addEventListener: (
    type: "message" | "error",
    listener: (event: { readonly data?: unknown }) => void,
  ) => void;
  readonly terminate: () => void;
};

type Waiting = {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
};

export type WorkerRequest = { readonly call: number; readonly ask: unknown };

/** A null answer stands for a failure: what failed there may quote what was asked. */
export const workerResponseSchema = z.object({ call: z.number(), answer: z.unknown() });
export type WorkerResponse = z.infer<typeof workerResponseSchema>;

/**
 * Passes each ask on to a worker, which the first one starts. Fails with `engine-failed` where it goes
 * away: what it held, as the index, is then lost, and the next ask meets an empty one.
 */
export function createSearchHost(createWorker: () => SearchWorker): ComputeHandler<"search"> {
  const waiting = new Map<number, Waiting>();
  let worker: SearchWorker | null = null;
  let last = 0;
  const lose = () => {
    worker?.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(goneError());
    waiting.clear();
  };
  const open = (): SearchWorker => {
    if (worker !== null) return worker;
    const opened = createWorker();
    opened.addEventListener("error", lose);
    opened.addEventListener("message", ({ data }) => {
      const { call, answer } = workerResponseSchema.parse(data);
      if (answer === null) lose();
      else waiting.get(call)?.resolve(answer);
      waiting.delete(call);
    });
    worker = opened;
    return opened;
  };
  return async ({ ask }, emit) => {
    last += 1;
    const call = last;
    const answer = await new Promise<unknown>((resolve, reject) => {
      waiting.set(call, { resolve, reject });
      open().postMessage({ call, ask });
    });
    emit({ type: "found", answer });
  };
}

function goneError(): AppError {
  return new AppError("engine-failed", { data: { reason: "gone" } });
}
