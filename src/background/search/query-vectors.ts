import type { Embedder } from "../../domain/embedder";
import { encodeVector } from "../../search/vector-image";

/** How a query waits for its vector. */
export type Patience = {
  readonly withinMs: number;
  /** Whether it is only being typed, so that another one is there soon. */
  readonly isTyped: boolean;
};

export type QueryVectors = {
  /** What a text means, as it is carried; null of none. Fails as the embedder does, and once the time is over. */
  readonly of: (embedder: Embedder, text: string, patience: Patience) => Promise<string | null>;
};

type Deps = {
  /** Aborted when the vault is locked. */
  readonly signal: AbortSignal;
  /** Hears of each vector that is made. */
  readonly onEmbedded: () => void;
};

/** Pages of one search, and what was typed before. */
const KEPT = 30;
/** Milliseconds after which nobody can want it any more; a server may load its model first. */
const LONGEST_MS = 30_000;

/**
 * The vectors of queries; those asked last are kept, in memory only. What is asked for goes on where
 * nobody waits for it any more, up to half a minute or the lock: a server counts it anyway, and the next
 * step of an answer asks for the same.
 */
export function createQueryVectors({ signal, onEmbedded }: Deps): QueryVectors {
  const known = new Map<string, string>();
  const running = new Map<string, Promise<string | null>>();
  const embed = async (embedder: Embedder, text: string, within: AbortSignal) => {
    const [vector] = await embedder.embed([text], within);
    onEmbedded();
    if (vector === undefined) return null;
    const encoded = encodeVector(vector);
    known.set(keyOf(embedder, text), encoded);
    const [oldest] = known.keys();
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
    return encoded;
  };
  const run = (embedder: Embedder, text: string) => {
    const key = keyOf(embedder, text);
    const before = running.get(key);
    if (before !== undefined) return before;
    const within = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]);
    const made = embed(embedder, text, within).finally(() => running.delete(key));
    running.set(key, made);
    return made;
  };
  return {
    of: async (embedder, text, { withinMs, isTyped }) => {
      if (text === "") return null;
      const before = known.get(keyOf(embedder, text));
      if (before !== undefined) return before;
      const within = AbortSignal.any([signal, AbortSignal.timeout(withinMs)]);
      return isTyped ? embed(embedder, text, within) : inTime(run(embedder, text), within);
    },
  };
}

function keyOf({ id }: Embedder, text: string): string {
  return JSON.stringify([id, text]);
}

/** What comes of it before the signal is aborted; it goes on after that, and nobody hears how it ends. */
function inTime<T>(running: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    running.then(resolve, reject);
  });
}
