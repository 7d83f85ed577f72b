import type { TokenCounter } from "../domain/tokens";
import { finderOf, questionTerms } from "./question-terms";

type Options = {
  /** What is asked beside the page. */
  readonly question: string;
  /** That the page may take. */
  readonly tokens: number;
  readonly count: TokenCounter;
};

type Passage = {
  readonly at: number;
  /** How far it stands behind its heading; 1 for that itself, which says nothing alone. */
  readonly depth: number;
  readonly text: string;
  readonly heading: string;
};

/** Headings that are named where passages are left out. */
const MOST_NAMED = 6;

/** Characters of a heading that are named. */
const LONGEST_NAME = 80;

/** A term that more of the passages have says of none that it is meant. */
const COMMON = 0.5;

export type CutPage = {
  readonly text: string;
  /** What is not in it: how many passages, and the first headings under which they stand; null for nothing. */
  readonly leftOut: { readonly passages: number; readonly headings: readonly string[] } | null;
};

/**
 * The page, or as much of it as fits: its beginning, the passages that have most of the question's
 * words, and of the rest what stands first under each heading, in their order; where some are left out,
 * that and their headings are said.
 */
export function cutPage(page: string, { question, tokens, count }: Options): CutPage {
  if (count(page) <= tokens) return { text: page, leftOut: null };
  const passages = toPassages(page);
  const weigh = createWeigher(passages, questionTerms(question));
  // The first one says what the page is.
  const byWeight = passages
    .map((passage) => ({
      passage,
      weight: passage.at === 0 ? Number.POSITIVE_INFINITY : weigh(passage),
    }))
    .sort((a, b) => b.weight - a.weight || inOutline(a.passage, b.passage));
  const kept = new Set<number>();
  let room = tokens;
  for (const { passage } of byWeight) {
    const cost = count(passage.text) + 2;
    if (cost > room) continue;
    room -= cost;
    kept.add(passage.at);
  }
  const out = passages.filter(({ at }) => !kept.has(at));
  const headings = headingsOf(out).slice(0, MOST_NAMED);
  return { text: told(passages, kept), leftOut: { passages: out.length, headings } };
}

function toPassages(page: string): readonly Passage[] {
  let heading = "";
  let from = 0;
  return page.split(/\n{2,}/).map((text, at) => {
    const begun = /^#{1,6} (.*)/.exec(text)?.[1];
    if (begun !== undefined) [heading, from] = [begun, at];
    return { at, depth: Math.max(1, at - from), text, heading };
  });
}

function inOutline(one: Passage, other: Passage): number {
  return one.depth - other.depth || one.at - other.at;
}

/** A term counts the more the fewer passages have it, and a common one not at all. */
function createWeigher(
  passages: readonly Passage[],
  terms: readonly string[],
): (passage: Passage) => number {
  const lower = passages.map(({ text, heading }) => `${heading}\n${text}`.toLowerCase());
  const weights = passages.map(() => 0);
  for (const finder of terms.map(finderOf)) {
    const having = lower.flatMap((text, at) => (finder.test(text) ? [at] : []));
    if (having.length > COMMON * passages.length) continue;
    const weight = Math.log(1 + passages.length / having.length);
    for (const at of having) weights[at] = (weights[at] ?? 0) + weight;
  }
  return ({ at }) => weights[at] ?? 0;
}

function told(passages: readonly Passage[], kept: ReadonlySet<number>): string {
  const parts: string[] = [];
  let out: Passage[] = [];
  const flush = () => {
    if (out.length > 0) parts.push(leftOut(out));
    out = [];
  };
  for (const passage of passages) {
    if (!kept.has(passage.at)) out.push(passage);
    else {
      flush();
      parts.push(passage.text);
    }
  }
  flush();
  return parts.join("\n\n");
}

function leftOut(passages: readonly Passage[]): string {
  const names = headingsOf(passages);
  const named = names.slice(0, MOST_NAMED).map((name) => `“${name}”`);
  const more = names.length > MOST_NAMED ? ", …" : "";
  const of = named.length === 0 ? "" : ` of ${named.join(", ")}${more}`;
  const count = passages.length === 1 ? "1 passage" : `${passages.length} passages`;
  return `[${count}${of} left out here]`;
}

function headingsOf(passages: readonly Passage[]): readonly string[] {
  const named = passages.filter(({ heading }) => heading !== "");
  return [...new Set(named.map(({ heading }) => heading.slice(0, LONGEST_NAME)))];
}
