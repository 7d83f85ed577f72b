import {
  MAX_COUNTED,
  type SearchHits,
  type SearchQuestion,
  type SearchTerm,
  textKindSchema,
} from "../domain/search-index";
import type { Statements } from "./statements";
import { toFilter } from "./to-filter";
import { toMatch, toMatchAny } from "./to-match";
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
  const hasWantedTerm = question.terms.some(({ isExcluded }) => !isExcluded);
  if (match === null && hasWantedTerm) return { hits: [], total: 0 };
  const isRanked = match !== null && question.conversationId === null && isRare(ask, question);
  const { sql, bind } = toFound(question, { match, isRanked });
  const rows = ask.rows(
    `${sql} select d.kind, d.id, (select count(*) from found) from found join docs d on d.n = found.n
      order by ${isRanked ? "found.rank" : "found.n desc"} limit ? offset ?`,
    [...bind, limit, skip],
  );
  const hits = rows.map(([kind, id]) => ({ kind: textKindSchema.parse(kind), id: String(id) }));
  const counted = () => ask.value(`${sql} select count(*) from found`, bind);
  // Behind the last page there is no row to tell how many there are.
  const total = rows[0]?.[2] ?? (skip === 0 ? 0 : counted());
  return { hits, total: Math.min(MAX_COUNTED, Number(total)) };
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

type Matching = { readonly match: string | null; readonly isRanked: boolean };

/** A table of all that is found, gone through once: for the page, and to count it. */
function toFound(question: SearchQuestion, { match, isRanked }: Matching) {
  const isMatched = match !== null;
  const { sql, bind, joins } = (isMatched && toKinds(question)) || toJoined(question);
  const [source, n] = isMatched ? ["texts", "texts.rowid"] : ["docs d", "d.n"];
  const join = isMatched ? joins : joins.replace(DOCS, "");
  // Without a word that is wanted FTS5 takes no NOT.
  const unwanted = isMatched ? null : toMatchAny(question.terms);
  const without =
    unwanted === null ? "" : " and d.n not in (select rowid from texts where texts match ?)";
  const newest = isRanked ? "" : ` order by ${n} desc limit ${MAX_COUNTED}`;
  return {
    sql: `with found as materialized (
      select ${n} as n, ${isRanked ? "texts.rank" : "0"} as rank from ${source}${join}
      where ${isMatched ? "texts match ?" : "true"}${sql}${without}${newest})`,
    bind: isMatched ? [match, ...bind] : [...bind, ...(unwanted === null ? [] : [unwanted])],
  };
}

const DOCS = " join docs d on d.n = texts.rowid";
const OWNERS = " join owners o on o.n = d.owner";

function toJoined(question: SearchQuestion) {
  const { sql, bind } = toFilter(question);
  return { sql, bind, joins: sql === "" ? "" : `${DOCS}${/\bo\./.test(sql) ? OWNERS : ""}` };
}

/** Where messages and some other kinds are asked for and nothing else: a message's place tells its kind. */
function toKinds(question: SearchQuestion) {
  const { kinds } = question;
  if (!kinds.includes("message") || toFilter({ ...question, kinds: [] }).sql !== "") return null;
  const kind = "(select kind from docs where n = texts.rowid)";
  const marks = kinds.map(() => "?").join(", ");
  const sql = ` and (texts.rowid < ${BESIDE_LOG} or ${kind} in (${marks}))`;
  return { sql, bind: kinds, joins: "" };
}

/** Places in the table that each place of the log has: a merge may have brought others of the same. */
export const SLOTS = 16;
/** Above all places of the log that a merge may raise it to, and as many more: whatever is below is a message. */
export const BESIDE_LOG = 2 ** 45;
