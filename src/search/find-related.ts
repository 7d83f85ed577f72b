import {
  type SearchHits,
  type SearchQuestion,
  type SearchTerm,
  textKindSchema,
} from "../domain/search-index";
import { textsWith } from "./find-texts";
import type { Statements } from "./statements";
import { toFilter } from "./to-filter";
import { toMatchAny } from "./to-match";

export type Related = {
  readonly hits: SearchHits;
  /** In how many texts each of the question's terms is, in their order. */
  readonly texts: readonly number[];
};

/** Texts that are ranked at most: words that are in more of them together tell one from none. */
const RANKED = 4_000;

/**
 * Texts that share terms with a question, the best first by BM25. Asked for are its rarest terms, as
 * many as are in no more texts than can be ranked while somebody waits.
 */
export function findRelated(ask: Statements, question: SearchQuestion, limit: number): Related {
  const texts = question.terms.map((term) => textsWith(ask, term, RANKED));
  const match = toMatchAny(rarest(question.terms, texts));
  if (match === null) return { hits: { hits: [], total: 0 }, texts };
  const { sql, bind } = toFilter(question);
  const rows = ask.rows(
    `select d.kind, d.id from texts join docs d on d.n = texts.rowid
      join owners o on o.n = d.owner where texts match ?${sql} order by texts.rank limit ?`,
    [match, ...bind, limit],
  );
  const hits = rows.map(([kind, id]) => ({ kind: textKindSchema.parse(kind), id: String(id) }));
  return { hits: { hits, total: hits.length }, texts };
}

function rarest(terms: readonly SearchTerm[], texts: readonly number[]): readonly SearchTerm[] {
  const byCount = terms
    .map((term, at) => ({ term, count: texts[at] ?? 0 }))
    .filter(({ count, term }) => count > 0 && !term.isExcluded)
    .sort((left, right) => left.count - right.count);
  let ranked = 0;
  return byCount
    .filter(({ count }) => {
      ranked += count;
      return ranked <= RANKED;
    })
    .map(({ term }) => term);
}
