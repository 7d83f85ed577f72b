import * as z from "zod/mini";
import { type CreateEmbedder, EMBED_TIMEOUT_MS } from "../wire/embedding";
import { queryServer } from "../wire/query-server";
import { toVectors } from "../wire/to-vectors";
import { readGeminiError } from "./read-error";

const schema = z.object({ embeddings: z.array(z.object({ values: z.array(z.number()) })) });

/** Embeds by `:batchEmbedContents`; fails as `queryServer` does. */
export const createGeminiEmbedder: CreateEmbedder = ({ name, url, connection }, fetch) => ({
  id: JSON.stringify(["gemini", url, name]),
  embed: async (texts, signal) => {
    const model = `models/${name}`;
    const requests = texts.map((text) => ({ model, content: { parts: [{ text }] } }));
    const { embeddings } = await queryServer({
      ...{ fetch, signal, connection, schema },
      provider: "gemini",
      timeoutMs: EMBED_TIMEOUT_MS,
      readError: readGeminiError,
      url: `${url}/models/${encodeURIComponent(name)}:batchEmbedContents`,
      body: { requests },
    });
    const values = embeddings.map((embedding) => embedding.values);
    return toVectors(values, { count: texts.length, url, provider: "gemini" });
  },
});
