import type { Embedder } from "../../domain/embedder";
import type { SearchQuestion } from "../../domain/search-index";
import { encodeVector } from "../../search/vector-image";

export type QueryVectors = {
  /** What a question means, as it is carried; null where nothing is looked for. Fails as the embedder does, and after some seconds. */
  readonly of: (embedder: Embedder, question: SearchQuestion) => Promise<string | null>;
};

/** Whoever searches has what has the words, and waits no longer for what means the same. */
const PATIENCE_MS = 5_000;
/** Pages of one search, and what was typed before. */
const KEPT = 30;

/** The vectors of queries; those asked last are kept, in memory only. */
export function createQueryVectors(signal: AbortSignal): QueryVectors {
  const known = new Map<string, string>();
  return {
    of: async (embedder, { terms }) => {
      const words = terms.filter(({ isExcluded }) => !isExcluded).map((term) => term.words);
      const text = words.join(" ").trim();
      if (text === "") return null;
      const key = JSON.stringify([embedder.id, text]);
      const before = known.get(key);
      if (before !== undefined) return before;
      const within = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
      const [vector] = await embedder.embed([text], within);
      if (vector === undefined) return null;
      known.set(key, encodeVector(vector));
      const [oldest] = known.keys();
      if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
      return known.get(key) ?? null;
    },
  };
}
