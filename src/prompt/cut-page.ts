import type { TokenCounter } from "../domain/tokens";

type Options = {
  /** What is asked beside the page. */
  readonly question: string;
  /** That the page may take. */
  readonly tokens: number;
  readonly count: TokenCounter;
  /** Hides what models are not to see; what a cut has halved no rule would know. */
  readonly hide?: ((text: string) => string) | undefined;
  /** Where that is, in order. */
  readonly hiddenIn?: HiddenIn | undefined;
};

type Hide = NonNullable<Options["hide"]>;

type HiddenIn = (text: string) => readonly (readonly [number, number])[];

const asItIs: Hide = (text) => text;

type Passage = {
  readonly at: number;
  /** How far it stands behind its heading; 1 for that itself, which says nothing alone. */
  readonly depth: number;
  readonly text: string;
  readonly heading: string;
  /** Whether it goes on with the one before. */
  readonly goesOn: boolean;
};

/** Characters from which on a passage is taken in parts, and of each part: a log or a table may be one. */
const LONG_PASSAGE = 1_200;
const PARTS = /.{1,400}\n|.{1,400}\s|.{1,400}/gsu;

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
 * The page, or as much of it as fits: its beginning in any case, the passages that have most of the question's
 * words, and of the rest what stands first under each heading, in their order; where some are left out,
 * that and their headings are said.
 */
export function cutPage(
  page: string,
  { question, tokens, count, hide = asItIs, hiddenIn = () => [] }: Options,
): CutPage {
  if (count(page) <= tokens) return { text: page, leftOut: null };
  const passages = toPassages(page, hiddenIn);
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
    if (cost > room && passage.at > 0) continue;
    room -= cost;
    kept.add(passage.at);
  }
  const out = passages.filter(({ at }) => !kept.has(at));
  const text = renderPassages(passages, { kept, hide });
  if (out.length === 0) return { text, leftOut: null };
  const headings = headingsOf(out, asItIs).slice(0, MOST_NAMED);
  return { text, leftOut: { passages: out.length, headings } };
}

function toPassages(page: string, hiddenIn: HiddenIn): readonly Passage[] {
  let heading = "";
  let from = 0;
  return page
    .split(/\n{2,}/)
    .flatMap((text) =>
      partsOf(text, hiddenIn).map((part, nth) => ({ text: part, goesOn: nth > 0 })),
    )
    .map((part, at) => {
      const begun = part.goesOn ? undefined : /^#{1,6} (.*)/.exec(part.text)?.[1];
      if (begun !== undefined) [heading, from] = [begun, at];
      return { ...part, at, depth: Math.max(1, at - from), heading };
    });
}

/** What is hidden is cut nowhere: of a half no rule would know. */
function partsOf(text: string, hiddenIn: HiddenIn): readonly string[] {
  if (text.length <= LONG_PASSAGE) return [text];
  const ranges = hiddenIn(text);
  const parts: string[] = [];
  let [from, at, nth] = [0, 0, 0];
  for (const [part] of text.matchAll(PARTS)) {
    at += part.length;
    while ((ranges[nth]?.[1] ?? Number.POSITIVE_INFINITY) <= at) nth += 1;
    if ((ranges[nth]?.[0] ?? at) < at) continue;
    parts.push(text.slice(from, at));
    from = at;
  }
  return parts;
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

type RenderOptions = { readonly kept: ReadonlySet<number>; readonly hide: Hide };

function renderPassages(passages: readonly Passage[], { kept, hide }: RenderOptions): string {
  const parts: string[] = [];
  let out: Passage[] = [];
  const flush = () => {
    if (out.length > 0) parts.push(leftOut(out, hide));
    out = [];
  };
  for (const passage of passages) {
    if (!kept.has(passage.at)) out.push(passage);
    else {
      const before = passage.goesOn && out.length === 0 ? (parts.pop() ?? "") : "";
      flush();
      parts.push(before + passage.text);
    }
  }
  flush();
  return parts.join("\n\n");
}

function leftOut(passages: readonly Passage[], hide: Hide): string {
  const names = headingsOf(passages, hide);
  const named = names.slice(0, MOST_NAMED).map((name) => `“${name}”`);
  const more = names.length > MOST_NAMED ? ", …" : "";
  const of = named.length === 0 ? "" : ` of ${named.join(", ")}${more}`;
  const count = passages.length === 1 ? "1 passage" : `${passages.length} passages`;
  return `[${count}${of} left out here]`;
}

function headingsOf(passages: readonly Passage[], hide: Hide): readonly string[] {
  // Each once before it is hidden: a long page has thousands of passages under one.
  const named = new Set(passages.map(({ heading }) => heading).filter((one) => one !== ""));
  return [...new Set([...named].map((heading) => hide(heading).slice(0, LONGEST_NAME)))];
}

/** Terms of a question that are looked for. */
const MOST_TERMS = 40;

/** Shorter words say little of what is asked. */
const SHORTEST_TERM = 3;

/** Of a word as long as this the last letter may be an ending. */
const SHORTEST_STEM = 5;

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]+/gu;

/** What the panel's own sentences say in its languages: they ask of a page as a whole. */
const OF_THE_WHOLE = new Set(
  split(`
    explain summarize summarise this page
    erkläre fasse diese seite zusammen das
    explique fais résumé cette page ceci
    explica resume esta página esto
    explique resuma esta página isto
    объясни перескажи кратко эту страницу это
    请解释此页面 请概括此页面 请解释这段内容 请概括这段内容
    このページについて説明してください このページを要約してください これについて これを要約
    페이지를 설명해 주세요 이것을 요약해 주세요
    اشرح هذه الصفحة هذا`),
);

/**
 * What a page is looked through for: words, and pairs of characters of what is written without spaces.
 * None where the question is of the page as a whole.
 */
export function questionTerms(question: string): readonly string[] {
  const terms = [...new Set(split(question))].filter((term) => !OF_THE_WHOLE.has(term));
  return terms.slice(0, MOST_TERMS);
}

function split(text: string): readonly string[] {
  const lower = text.toLowerCase();
  const pairs = (lower.match(UNSPACED) ?? []).flatMap((run) => {
    const signs = [...run];
    return signs.slice(0, -1).map((sign, at) => sign + signs[at + 1]);
  });
  const words = (lower.replace(UNSPACED, " ").match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => word.length >= SHORTEST_TERM || /\p{N}/u.test(word),
  );
  return [...words, ...pairs];
}

/** Finds a pair anywhere, a short word where it stands alone, and a longer one with other endings. */
function finderOf(term: string): RegExp {
  if (term.search(UNSPACED) === 0) return new RegExp(term, "u");
  const isShort = term.length < SHORTEST_STEM;
  const stem = isShort ? term : term.slice(0, -1);
  return new RegExp(`(?<![\\p{L}\\p{N}])${stem}${isShort ? "(?![\\p{L}\\p{N}])" : ""}`, "u");
}
