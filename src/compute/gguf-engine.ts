import type { ComputeEvent, FilePlace } from "../domain/compute-protocol";
import type { LocalRequest } from "../domain/local-request";
import { engineError, type LoadLocalModel, type LocalModel, toEngineError } from "./local-model";
import { createTurnstile } from "./turnstile";

export type GgufEngine = {
  /** Answers, after whoever came before; tells `finish` last. Frees the memory some time later. */
  readonly chat: (
    input: {
      readonly place: FilePlace;
      readonly request: LocalRequest;
      readonly threads: number;
    },
    tell: (event: ComputeEvent) => void,
    signal: AbortSignal,
  ) => Promise<void>;
  /** Frees the memory of a file that was removed; an answer from it ends with `engine-failed`. */
  readonly drop: (id: FilePlace["id"]) => Promise<void>;
};

type Input = Parameters<GgufEngine["chat"]>[0];

type Deps = {
  /** Fails with `engine-failed` (reason `gone`) where there is no such file. */
  readonly readFile: (place: FilePlace) => Promise<Blob>;
  readonly load: LoadLocalModel;
  readonly idleMs?: number;
  readonly abortMs?: number;
};

/** A model that nobody has talked to for so long does not keep its memory. */
const IDLE_MS = 10 * 60_000;

/** The engine looks at a stop between two batches; what takes longer than this has not heard it. */
const ABORT_MS = 2_000;

/** Holds one model file in memory at a time, and answers one request at a time. */
export function createGgufEngine(deps: Deps): GgufEngine {
  const { readFile, load, idleMs = IDLE_MS, abortMs = ABORT_MS } = deps;
  const turnstile = createTurnstile();
  let held: { readonly id: string; readonly key: string; readonly model: LocalModel } | null = null;
  let answering: { readonly id: string; readonly ending: AbortController } | null = null;
  let idle: ReturnType<typeof setTimeout> | undefined;

  const unload = async () => {
    const before = held;
    held = null;
    await before?.model.close().catch(() => undefined);
  };
  const ready = async ({ place, request, threads }: Input, signal: AbortSignal) => {
    const { window } = request;
    const key = JSON.stringify([place.folder, place.id, window]);
    if (held?.key === key) return held.model;
    await unload();
    const model = await load(await readFile(place), { window, threads, signal });
    held = { id: place.id, key, model };
    return model;
  };
  const answer: GgufEngine["chat"] = async (input, tell, asked) => {
    clearTimeout(idle);
    const { place, request } = input;
    const ending = new AbortController();
    answering = { id: place.id, ending };
    const signal = AbortSignal.any([asked, ending.signal]);
    try {
      const model = await ready(input, signal);
      await tellAnswer({ model, request, tell, signal, abortMs });
    } catch (error) {
      const failure = toEngineError(error);
      // One that was not stopped in time, or broke, is not to be asked again.
      if (error === LATE || (failure.code === "engine-failed" && !signal.aborted)) await unload();
      throw signal.aborted ? signal.reason : failure;
    } finally {
      answering = null;
      idle = setTimeout(() => void turnstile.pass(unload), idleMs);
    }
  };
  return {
    chat: (input, tell, signal) =>
      turnstile.pass(async () => {
        signal.throwIfAborted();
        await answer(input, tell, signal);
      }),
    drop: async (id) => {
      if (answering?.id === id) answering.ending.abort(engineError("gone"));
      await turnstile.pass(async () => {
        if (held?.id === id) await unload();
      });
    },
  };
}

/** What the reading of an answer fails with that does not end after it was stopped. */
const LATE = new Error("late");

type Answering = {
  readonly model: LocalModel;
  readonly request: LocalRequest;
  readonly tell: (event: ComputeEvent) => void;
  readonly signal: AbortSignal;
  readonly abortMs: number;
};

async function tellAnswer({ model, request, tell, signal, abortMs }: Answering): Promise<void> {
  const late = failLate(signal, abortMs);
  const pieces = model.chat(request, signal)[Symbol.asyncIterator]();
  let reason: "stop" | "length" | null = null;
  let usage: { promptTokens: number | null; replyTokens: number | null } | null = null;
  try {
    for (;;) {
      const next = await Promise.race([pieces.next(), late.failed]);
      if (next.done) break;
      const { value } = next;
      if (value.thinking) tell({ type: "thinking", text: value.thinking });
      if (value.text) tell({ type: "text", text: value.text });
      reason = value.finish ?? reason;
      usage = value.usage ?? usage;
    }
    signal.throwIfAborted();
    if (reason === null) throw engineError("gone");
    tell({ type: "finish", reason, ...(usage ?? { promptTokens: null, replyTokens: null }) });
  } finally {
    late.end();
  }
}

function failLate(signal: AbortSignal, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let begin = () => {};
  const failed = new Promise<never>((_resolve, reject) => {
    begin = () => {
      timer = setTimeout(() => reject(LATE), ms);
    };
  });
  // Nobody may be waiting any more.
  failed.catch(() => undefined);
  signal.addEventListener("abort", begin, { once: true });
  const end = () => {
    clearTimeout(timer);
    signal.removeEventListener("abort", begin);
  };
  return { failed, end };
}
