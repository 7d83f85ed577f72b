import * as z from "zod/mini";
import { type CreateEmbedder, EMBED_TIMEOUT_MS } from "../wire/embedding";
import { queryServer } from "../wire/query-server";
import { toVectors } from "../wire/to-vectors";
import { readOllamaError } from "./read-error";

const schema = z.object({ embeddings: z.array(z.array(z.number())) });

/** Embeds by `/api/embed`, which cuts what is too long for the model; fails as `queryServer` does. */
export const createOllamaEmbedder: CreateEmbedder = ({ name, url, connection }, fetch) => ({
  id: JSON.stringify(["ollama", url, name]),
  embed: async (texts, signal) => {
    const { embeddings } = await queryServer({
      ...{ fetch, signal, connection, schema },
      provider: "ollama",
      timeoutMs: EMBED_TIMEOUT_MS,
      readError: readOllamaError,
      url: `${url}/api/embed`,
      body: { model: name, input: texts, truncate: true },
    });
    return toVectors(embeddings, { count: texts.length, url, provider: "ollama" });
  },
});
