import { MAX_QUERY, type SearchTerm, type Speaker } from "../domain/search-index";

/** What a person typed into a search field, in its parts. */
export type ParsedQuery = {
  readonly terms: readonly SearchTerm[];
  readonly from: Speaker | null;
  /** Names of contexts, or parts of them. */
  readonly in: readonly string[];
  readonly before: number | null;
  readonly after: number | null;
  readonly tags: readonly string[];
};

/** Terms above these are not looked for. */
const MAX_TERMS = 24;

const PART = /(-?)(?:(from|in|before|after|tag):)?(?:["“”„«»]([^"“”„«»]*)(["“”„«»]|$)|(\S+))/giu;

/**
 * Words, `"phrases"`, `-left out`, `from:me` or `from:assistant`, `in:context`, `before:` and `after:` a
 * date (2026, 2026-05 or 2026-05-31, as the clock here has it) and `tag:`. The last word may go on, as
 * long as nothing follows it. What reads as none of these is a word.
 */
export function parseQuery(typed: string): ParsedQuery {
  const text = typed.slice(0, MAX_QUERY).replace(DIRECTION, "");
  const parsed: Writable = { terms: [], from: null, in: [], before: null, after: null, tags: [] };
  for (const match of text.matchAll(PART)) {
    const [part, minus, key, phrase, closing, word] = match;
    const value = phrase ?? word ?? "";
    if (minus === "" && key !== undefined && takeFilter(parsed, key.toLowerCase(), value)) continue;
    const isLast = match.index + part.length === text.length;
    const isPhrase = phrase !== undefined && key === undefined;
    parsed.terms.push({
      words: isPhrase ? phrase : part.slice(minus?.length),
      isExcluded: minus === "-",
      isPrefix: isLast && (isPhrase ? closing === "" : true) && minus === "",
    });
  }
  const terms = parsed.terms.filter(({ words }) => WORD.test(words)).slice(0, MAX_TERMS);
  if (terms.length > 0 || hasFilter(parsed)) return { ...parsed, terms };
  // Signs alone ask for something that no text is found by, not for every text.
  return { ...parsed, terms: parsed.terms.slice(0, 1) };
}

function hasFilter({ from, in: names, before, after, tags }: ParsedQuery): boolean {
  const isOne = from !== null || before !== null || after !== null;
  return isOne || names.length > 0 || tags.length > 0;
}

/** Marks of direction, unseen, that come along with what is copied from right to left. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

type Writable = { -readonly [K in keyof ParsedQuery]: ParsedQuery[K] } & {
  terms: SearchTerm[];
  in: string[];
  tags: string[];
};

/** Something that the index holds: a letter, a digit or a picture. */
const WORD = /[\p{L}\p{N}\p{So}\p{Co}]/u;

/** Whether it is a filter; one whose value makes no sense is a word. */
function takeFilter(parsed: Writable, key: string, value: string): boolean {
  if (value === "") return false;
  if (key === "in") parsed.in.push(value);
  else if (key === "tag") parsed.tags.push(value);
  else if (key === "from") return takeSpeaker(parsed, value.toLowerCase());
  else return takeDate(parsed, key === "before" ? "before" : "after", value);
  return true;
}

const SPEAKERS: Readonly<Record<string, Speaker>> = {
  me: "user",
  user: "user",
  assistant: "assistant",
  model: "assistant",
};

function takeSpeaker(parsed: Writable, value: string): boolean {
  const speaker = Object.hasOwn(SPEAKERS, value) ? SPEAKERS[value] : undefined;
  if (speaker !== undefined) parsed.from = speaker;
  return speaker !== undefined;
}

const DATE = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/;

function takeDate(parsed: Writable, key: "before" | "after", value: string): boolean {
  const [, year, month = "1", day = "1"] = DATE.exec(value) ?? [];
  if (year === undefined) return false;
  const at = new Date(Number(year), Number(month) - 1, Number(day));
  // The 31st of February is none.
  if (at.getMonth() !== Number(month) - 1) return false;
  parsed[key] = at.getTime();
  return true;
}
