import type { SearchAnswer, SearchQuestion, SearchTerm, TextHit } from "../../domain/search-index";
import { rest } from "../../platform/later";
import { markTerms } from "../../search/mark-terms";
import { questionTerms } from "../../search/question-terms";
import { foldMarks } from "../../search/to-tokens";
import type { Store } from "../../store/create-store";
import type { Search } from "./create-search";
import { weighTerms } from "./weigh-terms";

type Deps = {
  readonly store: Pick<Store, "searchTexts">;
  readonly search: () => Pick<Search, "find" | "embedding">;
  /** Milliseconds that an index is waited for which is not whole. */
  readonly patienceMs?: number;
  /** Whether no server is asked what is looked for means. */
  readonly staysHere?: boolean;
};

type Ask = Parameters<Search["find"]>[0];
type Finding = Extract<Ask, { type: "find" }>;

/** An answer, and where no text had all that was looked for, which words those that are told have. */
export type WideAnswer = SearchAnswer & { readonly loose?: readonly SearchTerm[] };

/** Hits of the index that are read and weighed, whichever page is asked for: all of them count, and no page changes another. */
const READ = 60;
/** What shares less of what is looked for is about something else. */
const LEAST_RELEVANCE = 0.2;

/**
 * A search for somebody who does not know which words were used, as models and programs: it waits for
 * an index that is not whole, by mode `auto` where none is asked for, and where no text has all words by
 * some of them. Another mode is kept to. Fails as a search does.
 */
export function findWidely({ store, search, patienceMs = PATIENCE_MS, staysHere = false }: Deps) {
  const find = async (ask: Ask): Promise<WideAnswer> => {
    const wanted = { ...ask, mode: ask.mode ?? ("auto" as const), staysHere };
    const answer = await askUntilWhole(() => search().find(wanted), patienceMs);
    const isFound = answer.hits === null || answer.hits.total > 0;
    if (isFound || wanted.type === "related" || wanted.mode !== "auto") return answer;
    return (await findRelated({ store, search }, wanted)) ?? answer;
  };
  return { find, embedding: () => search().embedding() };
}

/** Null where nothing of the question tells what it is about, or nothing is. */
async function findRelated(
  { store, search }: Deps,
  { question, page: { skip, limit }, staysHere }: Finding & { readonly staysHere: boolean },
): Promise<WideAnswer | null> {
  const excluded = question.terms.filter(({ isExcluded }) => isExcluded);
  const wanted = question.terms.filter(({ isExcluded }) => !isExcluded);
  const about = wanted.map(({ words }) => words).join(" ");
  const terms = questionTerms(about);
  if (terms.length === 0) return null;
  const related: SearchQuestion = { ...question, terms: [...terms] };
  const many = { limit: READ, mode: "auto" as const, about, staysHere };
  const answer = await search().find({ type: "related", question: related, ...many });
  const { hits, texts = [], state } = answer;
  const weighed = weighTerms(terms, { texts, all: state.count });
  const docs = await store.searchTexts.open(hits?.hits ?? []);
  const folded = weighed.map(({ term, weight }) => ({ term, weight, part: foldMarks(term.words) }));
  const relevanceOf = (text: string) => {
    // Words are looked at one by one where one may be there only: texts are many, and may be long.
    const whole = foldMarks(text);
    const shared = folded.filter(({ term, part }) => whole.includes(part) && has(text, term));
    return shared.reduce((sum, { weight }) => sum + weight, 0);
  };
  const wantedDocs = docs.filter(({ text }) => !excluded.some((term) => has(text, term)));
  const relevance = new Map(wantedDocs.map(({ id, text }) => [id, relevanceOf(text)]));
  const isSharing = ({ id }: TextHit) => (relevance.get(id) ?? 0) >= LEAST_RELEVANCE;
  const allowed = (hits?.hits ?? []).filter(({ id }) => relevance.has(id));
  const near = allowed.filter((hit) => !isSharing(hit) && hit.similarity !== undefined);
  const found = byTurns(allowed.filter(isSharing), near);
  if (found.length === 0) return null;
  const page = { hits: found.slice(skip, skip + limit), total: found.length };
  return { ...answer, hits: page, loose: terms };
}

/** The first of each, then the second: what shares words by chance is not before all that means the same. */
function byTurns(sharing: readonly TextHit[], near: readonly TextHit[]): readonly TextHit[] {
  const first = sharing.flatMap((hit, at) => [hit, ...near.slice(at, at + 1)]);
  return [...first, ...near.slice(sharing.length)];
}

function has(text: string, term: SearchTerm): boolean {
  return markTerms(text, [{ ...term, isExcluded: false }], 0).length > 0;
}

/** As long as most indexes take to be loaded, or made of a few thousand texts. */
export const PATIENCE_MS = 1_500;
const AGAIN_MS = 100;

/** The answer of a whole index, or after `patienceMs` milliseconds that of what is indexed so far. */
export async function askUntilWhole<T extends SearchAnswer>(
  ask: () => Promise<T>,
  patienceMs: number,
): Promise<T> {
  let answer = await ask();
  for (let waited = 0; !answer.state.isWhole && waited < patienceMs; waited += AGAIN_MS) {
    await rest(AGAIN_MS);
    answer = await ask();
  }
  return answer;
}
