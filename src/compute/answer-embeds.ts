import { toBase64 } from "../domain/base64";
import { type EmbedAnswer, embedAskSchema } from "../domain/embed-ask";
import type { Embedder } from "../domain/embedder";

/** Answers each ask with its texts' vectors; the first loads the embedder, and so does the one after a failure. */
export function answerEmbeds(
  load: () => Promise<Embedder>,
): (ask: unknown) => Promise<EmbedAnswer> {
  let loading: Promise<Embedder> | null = null;
  // Whoever asked goes away with the whole worker.
  const { signal } = new AbortController();
  return async (ask) => {
    const { texts } = embedAskSchema.parse(ask);
    loading ??= load();
    const embedder = await loading.catch((error) => {
      loading = null;
      throw error;
    });
    const vectors = await embedder.embed(texts, signal);
    return { vectors: vectors.map(({ buffer }) => toBase64(new Uint8Array(buffer))) };
  };
}
