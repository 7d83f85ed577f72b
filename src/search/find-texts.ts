import {
  MAX_COUNTED,
  type SearchHits,
  type SearchQuestion,
  type SearchTerm,
  textKindSchema,
} from "../domain/search-index";
import type { Statements } from "./statements";
import { toFilter } from "./to-filter";
import { toMatch } from "./to-match";
import { toTokens } from "./to-tokens";

export type Page = { readonly skip: number; readonly limit: number };

/**
 * One page of the texts that answer a question: the best first by BM25, the newest first where every
 * word is in a tenth of all texts, where there is no word, and within one conversation. Nothing where no word can be looked for.
 */
export function findTexts(
  ask: Statements,
  question: SearchQuestion,
  { skip, limit }: Page,
): SearchHits {
  const match = toMatch(question.terms);
  if (match === null && question.terms.length > 0) return { hits: [], total: 0 };
  const { sql, bind: filters } = toFilter(question);
  const bind = match === null ? filters : [match, ...filters];
  const source = match === null ? "docs d" : "texts join docs d on d.n = texts.rowid";
  const condition = match === null ? "true" : "texts match ?";
  const from = `from ${source} join owners o on o.n = d.owner where ${condition}${sql}`;
  const newest = match === null ? "d.n desc" : "texts.rowid desc";
  const isRanked = match !== null && question.conversationId === null && isRare(ask, question);
  const order = isRanked ? "texts.rank" : newest;
  const page = `select d.kind, d.id ${from} order by ${order} limit ? offset ?`;
  const counted = `select count(*) from (select 1 ${from} limit ${MAX_COUNTED})`;
  return {
    hits: ask.rows(page, [...bind, limit, skip]).map(([kind, id]) => ({
      kind: textKindSchema.parse(kind),
      id: String(id),
    })),
    total: Number(ask.value(counted, bind)),
  };
}

/** Texts from which on ranking all that hold a word takes longer than anybody waits. */
const MANY = 1_000;

/** Whether ranking is worth its time: a word that is in a tenth of all texts tells none from another. */
function isRare(ask: Statements, { terms }: SearchQuestion): boolean {
  const most = Math.max(MANY, Number(ask.value("select count(*) from docs", [])) / 10);
  return terms.some((term) => !term.isExcluded && textsWith(ask, term, most) <= most);
}

/** In how many texts the rarest word of a term is; what begins with a letter or two is in too many. */
export function textsWith(ask: Statements, { words, isPrefix }: SearchTerm, most: number): number {
  const tokens = toTokens(words, { isOpen: true }).match(/[\p{L}\p{N}\p{Co}\p{M}\p{So}]+/gu) ?? [];
  return tokens.reduce((fewest, token, at) => {
    const isOpen = isPrefix && at === tokens.length - 1;
    if (isOpen && token.length < 3) return Math.min(fewest, most + 1);
    const until = isOpen ? `${token}\u{10ffff}` : token;
    const sql = "select sum(doc) from words where term >= ? and term <= ?";
    return Math.min(fewest, Number(ask.value(sql, [token, until]) ?? 0));
  }, Number.POSITIVE_INFINITY);
}
