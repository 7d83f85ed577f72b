import { toFailure } from "../../domain/app-error";
import type { Embedder } from "../../domain/embedder";
import type { EmbedderChoice } from "../../domain/embedder-choice";
import type {
  SearchAnswer,
  SearchMode,
  SearchQuestion,
  SearchWay,
} from "../../domain/search-index";
import { encodeVector } from "../../search/vector-image";
import { PLAIN_TEXT } from "./embed-docs";
import { createTextEmbedding, type EmbeddingState } from "./embed-texts";
import { type EmbedderDeps, openEmbedder, readEmbedder } from "./open-embedder";
import { createSearchIndexer, type IndexerDeps, type SearchIndexer } from "./search-indexer";

type FindAsk = Parameters<SearchIndexer["find"]>[0];

type Found = SearchAnswer & {
  /** Set where a server would have been asked, and was not, because it is only being typed. */
  readonly isByWords?: true;
};

type Waiting = Pick<Meaning, "withinMs" | "isTyped">;

type Meaning = {
  readonly mode?: SearchMode;
  /** What is looked for by its meaning; left out where that is what the question's words say. */
  readonly about?: string;
  /** How long is waited for that; left out for as long as somebody who searches waits. */
  readonly withinMs?: number;
  /** Whether it is only being typed: then no server is asked what it means. */
  readonly isTyped?: boolean;
};

/** Finds by words and by what texts mean. */
export type Search = Pick<SearchIndexer, "follow"> & {
  /**
   * As the indexer's; by `mode` where one is given, and by words alone where there is no embedder or it
   * fails (D-26): the answer's `way` says by which.
   */
  readonly find: (ask: FindAsk & Meaning) => Promise<Found>;
  /** How far embedding is; null where nothing embeds. */
  readonly embedding: () => EmbeddingState | null;
  /** Another embedder was chosen. */
  readonly lookAgain: () => void;
  /** Has a text of no meaning embedded; fails as the embedder does. */
  readonly tryEmbedder: (choice: EmbedderChoice) => Promise<void>;
};

type Deps = Omit<IndexerDeps, "onWhole"> &
  Pick<EmbedderDeps, "fetch" | "store" | "local"> & {
    readonly isBusy: () => boolean;
    readonly later: (run: () => void, ms: number) => unknown;
  };

/** What is said in one go is embedded in one go. */
const SETTLED_MS = 3_000;
/** Whoever searches has what has the words, and waits no longer for what means the same. */
const PATIENCE_MS = 5_000;
/** What is not asked for. */
const STAYS_HERE = Symbol("stays here");

export function createSearch(deps: Deps): Search {
  const { store, signal, later, onError } = deps;
  const indexer = createSearchIndexer({ ...deps, onWhole: () => begin() });
  const embedding = createTextEmbedding({
    ...deps,
    ask: indexer.ask,
    readEmbedder: () => readEmbedder(deps),
  });
  const queries = createQueryVectors(signal, embedding.isWell);
  let isWatching = false;
  const begin = () => {
    embedding.wake();
    if (isWatching) return;
    isWatching = true;
    const unwatch = store.commits.watch(createSoon(later, embedding.wake));
    signal.addEventListener("abort", unwatch, { once: true });
  };
  /** What the text is near to; null where nothing embeds, or nothing is said. */
  const nearTo = async (text: string, { withinMs, isTyped }: Required<Waiting>) => {
    const embedder = await readEmbedder(deps);
    if (embedder === null) return null;
    if (isTyped && embedder.isServer === true) return STAYS_HERE;
    const vector = await queries.of(embedder, text, withinMs);
    return vector === null ? null : { embedder: embedder.id, vector, least: embedder.least };
  };
  return {
    follow: indexer.follow,
    embedding: embedding.state,
    // Where nobody has searched yet nothing is embedded either.
    lookAgain: () => isWatching && embedding.lookAgain(),
    tryEmbedder: async (choice) => {
      const embedder = await openEmbedder(deps, choice);
      await embedder?.embed([PLAIN_TEXT], signal);
    },
    find: async ({ mode = "fts", about, withinMs = PATIENCE_MS, isTyped = false, ...ask }) => {
      if (mode === "fts") return indexer.find(ask);
      const text = about ?? wordsOf(ask.question);
      const near = await nearTo(text, { withinMs, isTyped }).catch((error: unknown) => {
        signal.throwIfAborted();
        onError(toFailure(error));
        return null;
      });
      if (near === null) return indexer.find(ask);
      if (near === STAYS_HERE) return { ...(await indexer.find(ask)), isByWords: true };
      if (ask.type === "related") return indexer.find({ ...ask, near });
      const way: SearchWay = mode === "auto" ? "hybrid" : mode;
      return indexer.find({ ...ask, way, near });
    },
  };
}

/** Has it done once for all that asks for it within these seconds. */
function createSoon(later: Deps["later"], run: () => void): () => void {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    later(() => {
      isDue = false;
      run();
    }, SETTLED_MS);
  };
}

function wordsOf({ terms }: SearchQuestion): string {
  const wanted = terms.filter(({ isExcluded }) => !isExcluded);
  return wanted
    .map(({ words }) => words)
    .join(" ")
    .trim();
}

type QueryVectors = {
  /** What a text means, as it is carried; null of none. Fails as the embedder does, and once these milliseconds are over. */
  readonly of: (embedder: Embedder, text: string, withinMs: number) => Promise<string | null>;
};

/** Pages of one search, and what was typed before. */
const KEPT = 30;

/** The vectors of queries; those asked last are kept, in memory only. `onEmbedded` hears of each that is made. */
function createQueryVectors(signal: AbortSignal, onEmbedded: () => void): QueryVectors {
  const known = new Map<string, string>();
  return {
    of: async (embedder, text, withinMs) => {
      if (text === "") return null;
      const key = JSON.stringify([embedder.id, text]);
      const before = known.get(key);
      if (before !== undefined) return before;
      const within = AbortSignal.any([signal, AbortSignal.timeout(withinMs)]);
      const [vector] = await embedder.embed([text], within);
      onEmbedded();
      if (vector === undefined) return null;
      known.set(key, encodeVector(vector));
      const [oldest] = known.keys();
      if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
      return known.get(key) ?? null;
    },
  };
}
