import { type LoadModelParams, Wllama } from "@wllama/wllama/esm/index.js";
import { inFirefox } from "../domain/in-firefox";
import type { LocalRequest } from "../domain/local-request";
import {
  type AnswerChunk,
  engineError,
  type LoadFile,
  type LoadLocalModel,
  type LocalEmbedder,
  toEngineError,
} from "./local-model";

/** How the engine is set up: the address of its WebAssembly. */
export type EngineOptions = { readonly wasmUrl: string };

// Between two batches the engine looks at a stop: measured on a model of 310 MB, 16 tokens take 1.3 s
// in a long prompt, and with 512 it did not stop at all. A tiny model is no faster with 256.
const BATCH_TOKENS = 32;

const nothing = () => undefined;
/** What it tells may quote the conversation. */
const SILENT = { debug: nothing, log: nothing, warn: nothing, error: nothing };

/** llama.cpp in WebAssembly, which answers; it works in a worker of its own. */
export function createWllamaLoader(options: EngineOptions): LoadLocalModel {
  return async (file, { window, threads, signal }) => {
    const params: LoadModelParams = {
      n_ctx: window,
      n_batch: BATCH_TOKENS,
      n_ubatch: BATCH_TOKENS,
      n_threads: threads,
      // Thinking is told apart from the answer by the model's own template where it has one.
      reasoning_format: "deepseek",
    };
    const { engine, close } = await startEngine(options, { file, params, signal });
    return { chat: (request, stopped) => answer(engine, request, stopped), close };
  };
}

/** The same engine, which embeds: by the model's own way to make one vector of many, else their mean. */
export function createWllamaEmbedderLoader(options: EngineOptions): LoadFile<LocalEmbedder> {
  return async (file, { window, threads, signal }) => {
    const params: LoadModelParams = {
      n_ctx: window,
      // What reads a text in both directions reads all of it at once.
      n_batch: window,
      n_ubatch: window,
      n_threads: threads,
      embeddings: true,
    };
    const first = await startEngine(options, { file, params, signal });
    const { metadata } = first.engine.getLoadedContextInfo();
    const { engine, close } = Object.keys(metadata).some((key) => key.endsWith(".pooling_type"))
      ? first
      : await startAgain(first, () =>
          startEngine(options, { file, params: { ...params, pooling_type: "mean" }, signal }),
        );
    return { embed: (text) => embed(engine, text), close };
  };
}

type Started = { readonly engine: Wllama; readonly close: () => Promise<void> };

async function startAgain(first: Started, start: () => Promise<Started>): Promise<Started> {
  await first.close();
  return start();
}

type Starting = {
  readonly file: Blob;
  readonly params: LoadModelParams;
  readonly signal: AbortSignal;
};

async function startEngine(
  { wasmUrl }: EngineOptions,
  { file, params, signal }: Starting,
): Promise<Started> {
  // Without the first it would ask for another build of itself from a server; Firefox lets its
  // workers not begin.
  if (!("Suspending" in WebAssembly) || inFirefox()) throw engineError("gone");
  const engine = new Wllama({ default: wasmUrl }, { suppressNativeLog: true, logger: SILENT });
  engine.setCompat(null);
  const close = async () => {
    await engine.exit().catch(nothing);
  };
  const stopped = whenAborted(signal);
  try {
    // Its first answer warms it as well.
    const whole = { ...params, n_gpu_layers: 0, n_parallel: 1, warmup: false };
    const loading = engine.loadModel([file], whole);
    // Met below where it is waited for.
    loading.catch(nothing);
    await Promise.race([loading, stopped]);
    // A file that it cannot run is no failure to it.
    if (!(engine.getLoadedContextInfo().n_vocab > 0)) throw engineError("file");
  } catch (error) {
    void close();
    throw signal.aborted ? signal.reason : toLoadError(error);
  }
  return { engine, close };
}

/** A file whose header was read before and that still does not load is too new, or no such model. */
function toLoadError(error: unknown) {
  const failure = toEngineError(error);
  return failure.data.reason === "memory" ? failure : engineError("file", error);
}

async function embed(engine: Wllama, input: string): Promise<readonly number[]> {
  const { data } = await engine.createEmbedding({ input, encoding_format: "float" });
  const numbers = data[0]?.embedding;
  if (!Array.isArray(numbers)) throw engineError("file");
  return numbers;
}

async function* answer(
  engine: Wllama,
  request: LocalRequest,
  signal: AbortSignal,
): AsyncGenerator<AnswerChunk, void> {
  const { messages, maxTokens, temperature, topP, seed, stop } = request;
  const options = {
    messages,
    max_tokens: maxTokens,
    temperature,
    ...(topP === undefined ? {} : { top_p: topP }),
    ...(seed === undefined ? {} : { seed }),
    ...(stop === undefined ? {} : { stop }),
    stream: true as const,
    // Not among the declared ones; without it the counts are not told.
    stream_options: { include_usage: true },
    abortSignal: signal,
  };
  const chunks = await engine.createChatCompletion(options);
  for await (const { choices, usage } of chunks) {
    const delta: { readonly content?: unknown; readonly reasoning_content?: unknown } =
      choices[0]?.delta ?? {};
    const finish = choices[0]?.finish_reason ?? null;
    yield {
      ...(typeof delta.content === "string" ? { text: delta.content } : {}),
      ...(typeof delta.reasoning_content === "string" ? { thinking: delta.reasoning_content } : {}),
      ...(finish === null ? {} : { finish: finish === "length" ? "length" : "stop" }),
      ...(usage == null
        ? {}
        : { usage: { promptTokens: usage.prompt_tokens, replyTokens: usage.completion_tokens } }),
    };
  }
}

function whenAborted(signal: AbortSignal): Promise<never> {
  const stopped = new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  stopped.catch(nothing);
  return stopped;
}
