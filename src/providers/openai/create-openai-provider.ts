import type { Provider } from "../../domain/provider";
import type { ProviderDeps } from "../wire/provider-deps";
import { streamAnswer } from "../wire/stream-answer";
import { withDefaults } from "../wire/timeouts";
import { createChatDecoder } from "./chat-decoder";
import { describeModel, listModels } from "./list-models";
import { readOpenaiError } from "./read-error";
import { createResponsesDecoder } from "./responses-decoder";

/**
 * The adapter to OpenAI and to every server that speaks like it: `stream` posts to the request's
 * full url, the others take a base url.
 */
export function createOpenaiProvider({ fetch, timeouts: given, wait }: ProviderDeps): Provider {
  const timeouts = withDefaults(given);
  const asking = { fetch, timeoutMs: timeouts.queryMs, readError: readOpenaiError };
  return {
    id: "openai",
    stream: (request, signal) =>
      streamAnswer(
        {
          fetch,
          request,
          format: "sse",
          createDecoder: isResponses(request.url) ? createResponsesDecoder : createChatDecoder,
          timeouts,
          readError: readOpenaiError,
          wait,
        },
        signal,
      ),
    listModels: (server, signal, leaveOut) => listModels(server, { ...asking, signal }, leaveOut),
    describeModel: (model, signal) => describeModel(model, { ...asking, signal }),
  };
}

/** One server has two languages, each at a path of its own. */
function isResponses(url: string): boolean {
  return URL.canParse(url) && new URL(url).pathname.endsWith("/responses");
}
