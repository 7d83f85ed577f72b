import type { ComputeEvent, FileLocation } from "../domain/compute-protocol";
import type { LocalRequest } from "../domain/local-request";
import { engineError, type LocalModel } from "./local-model";
import { createModelHolder, type HolderDeps, type ModelHolder } from "./model-holder";

/** Answers from model files. */
export type GgufEngine = Pick<ModelHolder<LocalModel>, "drop"> & {
  /** Answers, after whoever came before; tells `finish` last. */
  readonly chat: (
    input: {
      readonly location: FileLocation;
      readonly request: LocalRequest;
      readonly threads: number;
    },
    emit: (event: ComputeEvent) => void,
    signal: AbortSignal,
  ) => Promise<void>;
};

/** Holds one model file in memory at a time, and answers one request at a time. */
export function createGgufEngine(deps: HolderDeps<LocalModel>): GgufEngine {
  const { use, drop } = createModelHolder(deps);
  return {
    drop,
    chat: ({ location, request, threads }, emit, callerSignal) =>
      use(
        { location, window: request.window, threads },
        (model, signal) => streamAnswer({ model, request, emit, signal }),
        callerSignal,
      ),
  };
}

type Answering = {
  readonly model: LocalModel;
  readonly request: LocalRequest;
  readonly emit: (event: ComputeEvent) => void;
  readonly signal: AbortSignal;
};

async function streamAnswer({ model, request, emit, signal }: Answering): Promise<void> {
  let reason: "stop" | "length" | null = null;
  let usage: { promptTokens: number | null; replyTokens: number | null } | null = null;
  for await (const chunk of model.chat(request, signal)) {
    if (chunk.thinking) emit({ type: "thinking", text: chunk.thinking });
    if (chunk.text) emit({ type: "text", text: chunk.text });
    reason = chunk.finish ?? reason;
    usage = chunk.usage ?? usage;
  }
  signal.throwIfAborted();
  if (reason === null) throw engineError("gone");
  emit({ type: "finish", reason, ...(usage ?? { promptTokens: null, replyTokens: null }) });
}
