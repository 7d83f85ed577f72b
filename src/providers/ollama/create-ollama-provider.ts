import type { Model } from "../../domain/model";
import type { Provider, Server } from "../../domain/provider";
import type { LeaveOut, Unlisted } from "../../domain/unlisted";
import type { ProviderDeps } from "../wire/provider-deps";
import type { Asking } from "../wire/query-server";
import { streamAnswer } from "../wire/stream-answer";
import { withDefaults } from "../wire/timeouts";
import { createChatDecoder } from "./chat-decoder";
import { describeModel } from "./describe-model";
import { readOllamaError } from "./read-error";
import { readTags, type TagsEntry } from "./read-tags";

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

/**
 * The models that chat and run on that machine, in the server's order, from `/api/tags`; windows
 * and abilities are not told there. Fails as `queryServer` does.
 */
async function listModels(
  server: Server,
  asking: Asking,
  leaveOut?: LeaveOut,
): Promise<readonly Model[]> {
  const { url, connection } = server;
  const entries = await readTags(server, asking);
  const listed = entries.filter((entry) => {
    const why = whyNot(entry);
    if (why !== null) leaveOut?.(entry.name, why);
    return why === null;
  });
  return listed.map(({ name }) => ({
    provider: "ollama",
    name,
    url,
    window: null,
    thinks: false,
    ...(connection === undefined ? {} : { connection }),
  }));
}

function whyNot({ name, remote_host, details }: TagsEntry): Unlisted["why"] | null {
  if (/embed/i.test(name) || /bert/i.test(details?.family ?? "")) return "no-chat";
  return remote_host ? "elsewhere" : null;
}
