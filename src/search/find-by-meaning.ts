import type { SearchHits, SearchMethod, SearchQuestion, TextHit } from "../domain/search-index";
import type { Page } from "./find-texts";
import type { KeywordIndex } from "./keyword-index";
import type { VectorIndex } from "./vector-index";

type Indexes = {
  readonly index: Pick<KeywordIndex, "find" | "docs">;
  readonly vectors: VectorIndex;
};

type MeaningQuery = {
  readonly question: SearchQuestion;
  readonly page: Page;
  readonly method: Exclude<SearchMethod, "fts">;
  /** Of length 1. */
  readonly vector: Float32Array;
  /** What is beside the words stands no farther than that cosine. */
  readonly least?: number | undefined;
};

/** Texts that a filter leaves are all compared, up to so many. */
const FEW = 4_000;
/** Texts that are near, before filters; hardly any is left of them where these allow little more than `FEW`. */
const NEAR = 400;
/** Hits by meaning alone, and how many are by both. */
const MOST = 100;
const MOST_BESIDE_WORDS = 30;
/** Hits by words that meaning may reorder; those behind them stay as they are. */
const FUSED = 200;

/**
 * How many deviations nearer than the usual text one has to be to stand beside those with the words;
 * and half as much nearer as the nearest one.
 */
const GATE = 2.5;

/** One page of the texts that are near to what is looked for, with those that have its words or without. */
export function findByMeaning({ index, vectors }: Indexes, query: MeaningQuery): SearchHits {
  const { question, page, method, vector } = query;
  if (method === "vector") {
    const hits = findNear({ index, vectors }, { question, vector }).slice(0, MOST);
    return { hits: hits.slice(page.skip, page.skip + page.limit), total: hits.length };
  }
  const beside = findBeside({ index, vectors }, query);
  const words = index.find(question, { skip: 0, limit: FUSED });
  const fused = fuse(words.hits, beside);
  const hits = fused.slice(page.skip, page.skip + page.limit);
  const own = fused.length - words.hits.length;
  const missing = page.limit - hits.length;
  if (missing > 0 && words.total > FUSED) {
    // Behind those that were joined the words alone count.
    const skip = Math.max(FUSED, page.skip - own);
    const known = new Set(beside.map(({ id }) => id));
    const rest = index.find(question, { skip, limit: missing }).hits;
    hits.push(...rest.filter(({ id }) => !known.has(id)));
  }
  return { hits, total: words.total + own };
}

/** Texts that are so much nearer than the usual one that they belong beside those with the words, the nearest first. */
export function findBeside(
  { index, vectors }: { readonly index: Pick<KeywordIndex, "docs">; readonly vectors: VectorIndex },
  { question, vector, least = 0 }: Pick<MeaningQuery, "question" | "vector" | "least">,
): readonly TextHit[] {
  const near = findNear({ index, vectors }, { question, vector });
  const { middle, deviation } = vectors.usual(vector);
  const best = near[0]?.similarity ?? 0;
  const gate = Math.max(least, middle + GATE * deviation, (best + middle) / 2);
  return near.filter(({ similarity = 0 }) => similarity > gate).slice(0, MOST_BESIDE_WORDS);
}

function findNear(
  { index, vectors }: Parameters<typeof findBeside>[0],
  { question, vector }: Pick<MeaningQuery, "question" | "vector">,
): readonly TextHit[] {
  const few = index.docs.few(question, FEW);
  const near = vectors.nearest(vector, NEAR, few ?? undefined);
  const allowed = index.docs.pick(
    near.map(({ id }) => id),
    question,
  );
  return near.flatMap(({ id, similarity }) => {
    const hit = allowed.get(id);
    return hit === undefined ? [] : [{ ...hit, similarity }];
  });
}

/** Ranks behind which the place in a list tells little; 60 is what the method was published with. */
const RANKS = 60;

/** Reciprocal-rank fusion: what stands high in both lists is first, and of two equal the one with the words. */
function fuse(words: readonly TextHit[], near: readonly TextHit[]): readonly TextHit[] {
  const found = new Map<string, { hit: TextHit; score: number }>();
  for (const list of [words, near]) {
    for (const [nth, hit] of list.entries()) {
      const before = found.get(hit.id);
      const score = (before?.score ?? 0) + 1 / (RANKS + nth + 1);
      found.set(hit.id, { hit: { ...before?.hit, ...hit }, score });
    }
  }
  return [...found.values()].sort((one, other) => other.score - one.score).map(({ hit }) => hit);
}
