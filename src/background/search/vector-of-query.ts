import type { Embedder } from "../../domain/embedder";
import { encodeVector } from "../../search/vector-image";

export type QueryVectors = {
  /** What a text means, as it is carried; null of none. Fails as the embedder does, and once these milliseconds are over. */
  readonly of: (embedder: Embedder, text: string, withinMs: number) => Promise<string | null>;
};

/** Pages of one search, and what was typed before. */
const KEPT = 30;

/** The vectors of queries; those asked last are kept, in memory only. */
export function createQueryVectors(signal: AbortSignal): QueryVectors {
  const known = new Map<string, string>();
  return {
    of: async (embedder, text, withinMs) => {
      if (text === "") return null;
      const key = JSON.stringify([embedder.id, text]);
      const before = known.get(key);
      if (before !== undefined) return before;
      const within = AbortSignal.any([signal, AbortSignal.timeout(withinMs)]);
      const [vector] = await embedder.embed([text], within);
      if (vector === undefined) return null;
      known.set(key, encodeVector(vector));
      const [oldest] = known.keys();
      if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
      return known.get(key) ?? null;
    },
  };
}
