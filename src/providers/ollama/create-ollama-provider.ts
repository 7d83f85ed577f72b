import type { Provider } from "../../domain/provider";
import { describeModel } from "./describe-model";
import { listModels } from "./list-models";
import { type ChatTimeouts, streamChat } from "./stream-chat";

export type OllamaTimeouts = ChatTimeouts & {
  /** A question about models, from request to answer. */
  readonly queryMs: number;
};

// Measured on small machines: five minutes to a cold model's first token, and 90 s of silence
// from a server that was alive.
const DEFAULT_TIMEOUTS: OllamaTimeouts = {
  firstEventMs: 15 * 60_000,
  idleMs: 3 * 60_000,
  queryMs: 10_000,
};

type Deps = {
  readonly fetch: typeof fetch;
  readonly timeouts?: Partial<OllamaTimeouts>;
};

/** The adapter to Ollama: `stream` posts to the request's full url, the others take a base url. */
export function createOllamaProvider({ fetch, timeouts: given }: Deps): Provider {
  const timeouts = { ...DEFAULT_TIMEOUTS, ...given };
  const query = { fetch, timeoutMs: timeouts.queryMs };
  return {
    id: "ollama",
    stream: (request, signal) => streamChat({ fetch, timeouts, request, signal }),
    listModels: (url, signal) => listModels({ ...query, url, signal }),
    describeModel: (model, signal) => describeModel(model, { ...query, signal }),
  };
}
