import { toFailure } from "../../domain/app-error";
import type { EmbedderChoice } from "../../domain/embedder-choice";
import type {
  SearchAnswer,
  SearchMethod,
  SearchMode,
  SearchQuestion,
} from "../../domain/search-index";
import { PLAIN_TEXT } from "./embed-docs";
import { createTextEmbedding, type EmbeddingState } from "./embed-texts";
import { type EmbedderDeps, openEmbedder, readEmbedder } from "./open-embedder";
import { createQueryVectors, type Patience } from "./query-vectors";
import { createSearchIndexer, type IndexerDeps, type SearchIndexer } from "./search-indexer";

type FindAsk = Parameters<SearchIndexer["find"]>[0];

type Found = SearchAnswer & {
  /** Set where a server would have been asked, and was not: it is only being typed, or stays here. */
  readonly isByWords?: true;
};

type Meaning = {
  readonly mode?: SearchMode;
  /** What is looked for by its meaning; left out where that is what the question's words say. */
  readonly about?: string;
  /** How long is waited for that; left out for as long as somebody who searches waits. */
  readonly withinMs?: number;
  /** Whether it is only being typed: then no server is asked what it means. */
  readonly isTyped?: boolean;
  /** Whether no server is asked either where it is typed to its end. */
  readonly staysHere?: boolean;
};

type Staying = { readonly staysHere: boolean };

/** Finds by words and by what texts mean. */
export type Search = Pick<SearchIndexer, "follow"> & {
  /**
   * As the indexer's; by `mode` where one is given, and by words alone where there is no embedder or it
   * fails (D-26): the answer's `method` says by which.
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
  const queries = createQueryVectors({ signal, onEmbedded: embedding.isWell });
  let isWatching = false;
  const begin = () => {
    embedding.wake();
    if (isWatching) return;
    isWatching = true;
    const unwatch = store.commits.watch(createSoon(later, embedding.wake));
    signal.addEventListener("abort", unwatch, { once: true });
  };
  /** What the text is near to; null where nothing embeds, or nothing is said. */
  const nearTo = async (text: string, { staysHere, ...patience }: Patience & Staying) => {
    const embedder = await readEmbedder(deps);
    if (embedder === null) return null;
    if (embedder.isServer === true && (staysHere || patience.isTyped)) return STAYS_HERE;
    const vector = await queries.of(embedder, text, patience);
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
    find: async ({ mode = "fts", about, ...options }) => {
      const { withinMs = PATIENCE_MS, isTyped = false, staysHere = false, ...ask } = options;
      if (mode === "fts") return indexer.find(ask);
      const text = about ?? wordsOf(ask.question);
      const waiting = { withinMs, isTyped, staysHere };
      const near = await nearTo(text, waiting).catch((error: unknown) => {
        signal.throwIfAborted();
        onError(toFailure(error));
        return null;
      });
      if (near === null) return indexer.find(ask);
      if (near === STAYS_HERE) return { ...(await indexer.find(ask)), isByWords: true };
      if (ask.type === "related") return indexer.find({ ...ask, near });
      const method: SearchMethod = mode === "auto" ? "hybrid" : mode;
      return indexer.find({ ...ask, method, near });
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
