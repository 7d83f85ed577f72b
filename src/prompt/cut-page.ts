import type { TokenCounter } from "../domain/tokens";

type Options = {
  /** What is asked beside the page. */
  readonly question: string;
  /** That the page may take. */
  readonly tokens: number;
  readonly count: TokenCounter;
};

type Passage = { readonly at: number; readonly text: string; readonly heading: string };

/** Terms of a question that are looked for. */
const MOST_TERMS = 40;

/** Headings that are named where passages are left out. */
const MOST_NAMED = 6;

/** Shorter words say little of what is asked. */
const SHORTEST_TERM = 3;

/** Of a word as long as this the last letter may be an ending. */
const SHORTEST_STEM = 5;

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]+/gu;

/**
 * The page, or as much of it as fits: its beginning and the passages that have most of the question's
 * words, in their order; where some are left out, that and their headings are said.
 */
export function cutPage(page: string, { question, tokens, count }: Options): string {
  if (count(page) <= tokens) return page;
  const passages = toPassages(page);
  const weigh = createWeigher(passages, termsOf(question));
  // The first one says what the page is; where the question has none of its words, so do those after it.
  const byWeight = passages
    .map((passage) => ({
      passage,
      weight: passage.at === 0 ? Number.POSITIVE_INFINITY : weigh(passage),
    }))
    .sort((a, b) => b.weight - a.weight || a.passage.at - b.passage.at);
  const kept = new Set<number>();
  let room = tokens;
  for (const { passage } of byWeight) {
    const cost = count(passage.text) + 2;
    if (cost > room) continue;
    room -= cost;
    kept.add(passage.at);
  }
  return told(passages, kept);
}

function toPassages(page: string): readonly Passage[] {
  let heading = "";
  return page.split(/\n{2,}/).flatMap((text, at) => {
    heading = /^#{1,6} (.*)/.exec(text)?.[1] ?? heading;
    return { at, text, heading };
  });
}

/** Words, and pairs of characters of what is written without spaces. */
function termsOf(question: string): readonly string[] {
  const lower = question.toLowerCase();
  const pairs = (lower.match(UNSPACED) ?? []).flatMap((run) =>
    [...run].slice(0, -1).map((sign, at) => sign + [...run][at + 1]),
  );
  const words = (lower.replace(UNSPACED, " ").match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => word.length >= SHORTEST_TERM || /\p{N}/u.test(word),
  );
  return [...new Set([...words, ...pairs])].slice(0, MOST_TERMS);
}

/** Finds a pair anywhere, a short word where it stands alone, and a longer one with other endings. */
function finderOf(term: string): RegExp {
  if (term.search(UNSPACED) === 0) return new RegExp(term, "u");
  const isShort = term.length < SHORTEST_STEM;
  const stem = isShort ? term : term.slice(0, -1);
  return new RegExp(`(?<![\\p{L}\\p{N}])${stem}${isShort ? "(?![\\p{L}\\p{N}])" : ""}`, "u");
}

/** A term counts the more the fewer passages have it. */
function createWeigher(
  passages: readonly Passage[],
  terms: readonly string[],
): (passage: Passage) => number {
  const lower = passages.map(({ text, heading }) => `${heading}\n${text}`.toLowerCase());
  const weights = passages.map(() => 0);
  for (const finder of terms.map(finderOf)) {
    const having = lower.flatMap((text, at) => (finder.test(text) ? [at] : []));
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
  const names = [...new Set(passages.map(({ heading }) => heading).filter((one) => one !== ""))];
  const named = names.slice(0, MOST_NAMED).map((name) => `“${name.slice(0, 80)}”`);
  const more = names.length > MOST_NAMED ? ", …" : "";
  const of = named.length === 0 ? "" : ` of ${named.join(", ")}${more}`;
  const count = passages.length === 1 ? "1 passage" : `${passages.length} passages`;
  return `[${count}${of} left out here]`;
}
