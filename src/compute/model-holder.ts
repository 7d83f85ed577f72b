import type { FileLocation } from "../domain/compute-protocol";
import { createOneByOne } from "../domain/one-by-one";
import { engineError, type LoadFile, toEngineError } from "./local-model";

/** A model file, and how it is read. */
export type FileUse = {
  readonly location: FileLocation;
  readonly window: number;
  readonly threads: number;
};

/** Holds one model file in memory at a time, for one piece of work at a time. */
export type ModelHolder<M> = {
  /**
   * Works with a model, after whoever came before; reads the file where another one is held. Frees
   * the memory some time later.
   */
  readonly use: <T>(
    file: FileUse,
    work: (model: M, signal: AbortSignal) => Promise<T>,
    signal: AbortSignal,
  ) => Promise<T>;
  /** Frees the memory of a file that was removed; work with it ends with `engine-failed`. */
  readonly drop: (id: FileLocation["id"]) => Promise<void>;
};

/** How model files are read, and how long is waited for what. */
export type HolderDeps<M> = {
  /** Fails with `engine-failed` (reason `gone`) where there is no such file. */
  readonly readFile: (location: FileLocation) => Promise<Blob>;
  readonly load: LoadFile<M>;
  readonly idleMs?: number;
  readonly abortMs?: number;
};

type Closable = { readonly close: () => Promise<void> };
type Held<M> = { readonly id: string; readonly key: string; readonly model: M };

/** A model that nobody has used for so long does not keep its memory. */
const IDLE_MS = 10 * 60_000;

/** The engine looks at a stop between two batches; what takes longer than this has not heard it. */
const ABORT_MS = 2_000;

/** A holder that has read no file yet. */
export function createModelHolder<M extends Closable>(deps: HolderDeps<M>): ModelHolder<M> {
  const { readFile, load, idleMs = IDLE_MS, abortMs = ABORT_MS } = deps;
  const turnstile = createOneByOne();
  let held: Held<M> | null = null;
  let using: { readonly id: string; readonly ending: AbortController } | null = null;
  let idle: ReturnType<typeof setTimeout> | undefined;

  const unload = async () => {
    const before = held;
    held = null;
    await before?.model.close().catch(() => undefined);
  };
  const ready = async ({ location, window, threads }: FileUse, signal: AbortSignal): Promise<M> => {
    const key = JSON.stringify([location.folder, location.id, window]);
    if (held?.key === key) return held.model;
    await unload();
    const model = await load(await readFile(location), { window, threads, signal });
    held = { id: location.id, key, model };
    return model;
  };
  const use: ModelHolder<M>["use"] = async (file, work, callerSignal) => {
    clearTimeout(idle);
    const ending = new AbortController();
    using = { id: file.location.id, ending };
    const signal = AbortSignal.any([callerSignal, ending.signal]);
    try {
      const model = await ready(file, signal);
      return await inTime(work(model, signal), signal, abortMs);
    } catch (error) {
      const failure = toEngineError(error);
      // One that was not stopped in time, or broke, is not to be asked again.
      if (error === LATE || (failure.code === "engine-failed" && !signal.aborted)) await unload();
      throw signal.aborted ? signal.reason : failure;
    } finally {
      using = null;
      idle = setTimeout(() => void turnstile.run(unload), idleMs);
    }
  };
  return {
    use: (file, work, signal) =>
      turnstile.run(async () => {
        signal.throwIfAborted();
        return use(file, work, signal);
      }),
    drop: async (id) => {
      if (using?.id === id) using.ending.abort(engineError("gone"));
      await turnstile.run(async () => {
        if (held?.id === id) await unload();
      });
    },
  };
}

/** What work fails with that does not end after it was stopped. */
const LATE = new Error("late");

async function inTime<T>(working: Promise<T>, signal: AbortSignal, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let begin = () => {};
  const late = new Promise<never>((_resolve, reject) => {
    begin = () => {
      timer = setTimeout(() => reject(LATE), ms);
    };
  });
  // Nobody may be waiting for either any more.
  late.catch(() => undefined);
  working.catch(() => undefined);
  if (signal.aborted) begin();
  else signal.addEventListener("abort", begin, { once: true });
  try {
    return await Promise.race([working, late]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", begin);
  }
}
