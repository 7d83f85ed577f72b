import * as z from "zod/mini";
import { type CreateEmbedder, EMBED_TIMEOUT_MS } from "../wire/embedding";
import { queryServer } from "../wire/query-server";
import { toVectors } from "../wire/to-vectors";
import { readOpenaiError } from "./read-error";

const schema = z.object({
  data: z.array(z.object({ index: z.optional(z.int()), embedding: z.array(z.number()) })),
});

/** Embeds by `/embeddings`, as the servers of OpenAI's language do; fails as `queryServer` does. */
export const createOpenaiEmbedder: CreateEmbedder = ({ name, url, connection }, fetch) => ({
  id: JSON.stringify(["openai", url, name]),
  embed: async (texts, signal) => {
    const { data } = await queryServer({
      ...{ fetch, signal, connection, schema },
      provider: "openai",
      timeoutMs: EMBED_TIMEOUT_MS,
      readError: readOpenaiError,
      url: `${url}/embeddings`,
      body: { model: name, input: texts },
    });
    // Each says which text it is of; where it does not, they come in order.
    const inOrder = data.toSorted((one, other) => (one.index ?? 0) - (other.index ?? 0));
    const embeddings = inOrder.map(({ embedding }) => embedding);
    return toVectors(embeddings, { count: texts.length, url, provider: "openai" });
  },
});
