import type { Provider } from "../../domain/provider";
import type { ProviderDeps } from "../wire/provider-deps";
import { streamAnswer } from "../wire/stream-answer";
import { withDefaults } from "../wire/timeouts";
import { createChatDecoder } from "./chat-decoder";
import { describeModel } from "./describe-model";
import { listModels } from "./list-models";
import { readOllamaError } from "./read-error";

/** The adapter to Ollama: `stream` posts to the request's full url, the others take a base url. */
export function createOllamaProvider({ fetch, timeouts: given, wait }: ProviderDeps): Provider {
  const timeouts = withDefaults(given);
  const asking = { fetch, timeoutMs: timeouts.queryMs, readError: readOllamaError };
  return {
    id: "ollama",
    stream: (request, signal) =>
      streamAnswer(
        {
          fetch,
          request,
          format: "ndjson",
          createDecoder: createChatDecoder,
          timeouts,
          readError: readOllamaError,
          wait,
        },
        signal,
      ),
    listModels: (server, signal, leaveOut) => listModels(server, { ...asking, signal }, leaveOut),
    describeModel: (model, signal) => describeModel(model, { ...asking, signal }),
  };
}
