import type { Provider } from "../../domain/provider";
import type { ProviderDeps } from "../wire/provider-deps";
import { streamAnswer } from "../wire/stream-answer";
import { withDefaults } from "../wire/timeouts";
import { listModels } from "./list-models";
import { readGeminiError } from "./read-error";
import { createResponseDecoder } from "./response-decoder";

/** The adapter to Gemini; base urls end in the version (`/v1beta`). */
export function createGeminiProvider({ fetch, timeouts: given, wait }: ProviderDeps): Provider {
  const timeouts = withDefaults(given);
  const readError = readGeminiError;
  const answering = { fetch, timeouts, readError, wait, createDecoder: createResponseDecoder };
  return {
    id: "gemini",
    stream: (request, signal) => streamAnswer({ ...answering, request, format: "sse" }, signal),
    listModels: (server, signal, leaveOut) =>
      listModels(server, { fetch, timeoutMs: timeouts.queryMs, readError, signal }, leaveOut),
    // The list has told all that there is to know.
    describeModel: async (model) => model,
  };
}
