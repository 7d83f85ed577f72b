import { AppError } from "../../domain/app-error";
import type { ComputeStream, FileLocation } from "../../domain/compute-protocol";
import { localRequestSchema } from "../../domain/local-request";
import type { Model } from "../../domain/model";
import type { ModelFile } from "../../domain/model-file";
import type { ModelEvent, ModelRequest, Provider } from "../../domain/provider";
import { parseJson } from "../wire/parse-json";
import { createThinkSplitter } from "../wire/think-splitter";

type Deps = {
  readonly compute: ComputeStream;
  /** The files that can be talked to now. */
  readonly listReady: () => Promise<readonly ModelFile[]>;
  /** Where the bytes of the store's files lie. */
  readonly folder: FileLocation["folder"];
  readonly threads: number;
};

/** More tokens cost more memory than a browser's page has for most models; a file may hold 100,000. */
const MAX_WINDOW = 8_192;

/** Answers from a model file inside the browser; nothing leaves it. */
export function createGgufProvider(deps: Deps): Provider {
  return {
    id: "gguf",
    stream: (request, signal) => streamAnswer(deps, request, signal),
    listModels: async () => (await deps.listReady()).map(toModel),
    describeModel: async ({ name }) => toModel(await find(deps, name)),
  };
}

async function* streamAnswer(
  deps: Deps,
  { body }: ModelRequest,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent, void> {
  signal.throwIfAborted();
  const parsed = localRequestSchema.safeParse(parseJson(body));
  if (!parsed.success) throw new AppError("provider-malformed");
  const request = parsed.data;
  const { id } = await find(deps, request.model);
  const { compute, folder, threads } = deps;
  const computeRequest = { type: "gguf.chat", location: { folder, id }, request, threads } as const;
  const splitter = createThinkSplitter();
  for await (const event of compute(computeRequest, signal)) {
    if (event.type === "thinking") yield { type: "thinking-delta", text: event.text };
    else if (event.type === "text") yield* splitter.push(event.text);
    else if (event.type === "finish") {
      yield* splitter.flush();
      const { reason, promptTokens, replyTokens } = event;
      yield { type: "finish", reason, usage: { promptTokens, replyTokens } };
      return;
    }
  }
  throw new AppError("engine-failed", { data: { reason: "gone" } });
}

async function find({ listReady }: Deps, name: string): Promise<ModelFile> {
  const file = (await listReady()).find((one) => one.name === name);
  if (file === undefined)
    throw new AppError("provider-model-missing", { data: { provider: "gguf" } });
  return file;
}

function toModel({ name, about }: ModelFile): Model {
  const window = about?.window ?? null;
  return {
    provider: "gguf",
    name,
    url: "",
    window: window === null ? null : Math.min(window, MAX_WINDOW),
    thinks: false,
    sees: false,
    callsTools: false,
  };
}
