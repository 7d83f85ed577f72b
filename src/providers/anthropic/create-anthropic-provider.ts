import type { Provider } from "../../domain/provider";
import type { ProviderDeps } from "../wire/provider-deps";
import { streamAnswer } from "../wire/stream-answer";
import { withDefaults } from "../wire/timeouts";
import { listModels } from "./list-models";
import { createMessageDecoder } from "./message-decoder";
import { readAnthropicError } from "./read-error";

/** The adapter to Anthropic and servers that speak like it; base urls have no `/v1`. */
export function createAnthropicProvider({ fetch, timeouts: given, wait }: ProviderDeps): Provider {
  const timeouts = withDefaults(given);
  const readError = readAnthropicError;
  const answering = { fetch, timeouts, readError, wait, createDecoder: createMessageDecoder };
  return {
    id: "anthropic",
    stream: (request, signal) => streamAnswer({ ...answering, request, format: "sse" }, signal),
    listModels: (server, signal) =>
      listModels(server, { fetch, timeoutMs: timeouts.queryMs, readError, signal }),
    // The list has told all that there is to know.
    describeModel: async (model) => model,
  };
}
