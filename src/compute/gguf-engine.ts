import type { ComputeEvent, FilePlace } from "../domain/compute-protocol";
import type { LocalRequest } from "../domain/local-request";
import { engineError, type LocalModel } from "./local-model";
import { createModelHolder, type HolderDeps, type ModelHolder } from "./model-holder";

/** Answers from model files. */
export type GgufEngine = Pick<ModelHolder<LocalModel>, "drop"> & {
  /** Answers, after whoever came before; tells `finish` last. */
  readonly chat: (
    input: {
      readonly place: FilePlace;
      readonly request: LocalRequest;
      readonly threads: number;
    },
    tell: (event: ComputeEvent) => void,
    signal: AbortSignal,
  ) => Promise<void>;
};

/** Holds one model file in memory at a time, and answers one request at a time. */
export function createGgufEngine(deps: HolderDeps<LocalModel>): GgufEngine {
  const { use, drop } = createModelHolder(deps);
  return {
    drop,
    chat: ({ place, request, threads }, tell, asked) =>
      use(
        { place, window: request.window, threads },
        (model, signal) => tellAnswer({ model, request, tell, signal }),
        asked,
      ),
  };
}

type Answering = {
  readonly model: LocalModel;
  readonly request: LocalRequest;
  readonly tell: (event: ComputeEvent) => void;
  readonly signal: AbortSignal;
};

async function tellAnswer({ model, request, tell, signal }: Answering): Promise<void> {
  let reason: "stop" | "length" | null = null;
  let usage: { promptTokens: number | null; replyTokens: number | null } | null = null;
  for await (const chunk of model.chat(request, signal)) {
    if (chunk.thinking) tell({ type: "thinking", text: chunk.thinking });
    if (chunk.text) tell({ type: "text", text: chunk.text });
    reason = chunk.finish ?? reason;
    usage = chunk.usage ?? usage;
  }
  signal.throwIfAborted();
  if (reason === null) throw engineError("gone");
  tell({ type: "finish", reason, ...(usage ?? { promptTokens: null, replyTokens: null }) });
}
