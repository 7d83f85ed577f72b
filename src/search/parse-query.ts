import { MAX_QUERY, type SearchTerm, type Speaker, type TextKind } from "../domain/search-index";
import { withoutDirection } from "./to-tokens";

export type FilterKey = "from" | "in" | "kind" | "before" | "after" | "tag";

/** A filter where it stands in a query, as `cleanQuery` makes it. */
export type TypedFilter = {
  readonly key: FilterKey;
  readonly value: string;
  readonly from: number;
  readonly until: number;
};

/** What a person typed into a search field, in its parts. */
export type ParsedQuery = {
  readonly terms: readonly SearchTerm[];
  readonly from: Speaker | null;
  /** Names of contexts, or parts of them. */
  readonly in: readonly string[];
  /** None for all. */
  readonly kinds: readonly TextKind[];
  readonly before: number | null;
  readonly after: number | null;
  readonly tags: readonly string[];
  /** All filters that were understood, in the order in which they were typed. */
  readonly filters: readonly TypedFilter[];
};

/** Terms above these are not looked for. */
const MAX_TERMS = 24;

const PART =
  /(-?)(?:(from|in|kind|before|after|tag):)?(?:["“”„«»]([^"“”„«»]*)(["“”„«»]|$)|(\S+))/giu;

/**
 * Words, `"phrases"`, `-left out`, `from:me` or `from:assistant`, `in:context`, `kind:note`,
 * `before:` and `after:` a date (2026, 2026-05 or 2026-05-31, as the clock here has it) and `tag:`. The last word may go on, as
 * long as nothing follows it. What reads as none of these is a word.
 */
export function parseQuery(typed: string): ParsedQuery {
  const text = cleanQuery(typed);
  const parsed: Writable = {
    ...{
      terms: [],
      from: null,
      in: [],
      kinds: [],
      before: null,
      after: null,
      tags: [],
      filters: [],
    },
  };
  for (const match of text.matchAll(PART)) {
    const [part, minus, key, phrase, closing, word] = match;
    const value = phrase ?? word ?? "";
    const filter = minus === "" ? KEYS.find((known) => known === key?.toLowerCase()) : undefined;
    if (filter !== undefined && takeFilter(parsed, filter, value)) {
      const from = match.index;
      parsed.filters.push({ key: filter, value, from, until: from + part.length });
      continue;
    }
    const isLast = match.index + part.length === text.length;
    const isPhrase = phrase !== undefined && key === undefined;
    parsed.terms.push({
      words: isPhrase ? phrase : part.slice(minus?.length),
      isExcluded: minus === "-",
      isPrefix: isLast && (isPhrase ? closing === "" : true) && minus === "",
    });
  }
  const terms = parsed.terms.filter(({ words }) => WORD.test(words)).slice(0, MAX_TERMS);
  const isSearchable = terms.some(({ isExcluded }) => !isExcluded) || parsed.filters.length > 0;
  if (isSearchable) return { ...parsed, terms };
  // Signs alone, and words left out of nothing, ask for something that no text is found by, not for every text.
  return { ...parsed, terms: terms.length > 0 ? [...terms, NOTHING] : parsed.terms.slice(0, 1) };
}

const NOTHING: SearchTerm = { words: "", isExcluded: false, isPrefix: false };

/** As much of what was typed as is read, without what nobody sees. */
export function cleanQuery(typed: string): string {
  return withoutDirection(typed.slice(0, MAX_QUERY));
}

type Writable = { -readonly [K in keyof ParsedQuery]: ParsedQuery[K] } & {
  terms: SearchTerm[];
  in: string[];
  kinds: TextKind[];
  tags: string[];
  filters: TypedFilter[];
};

/** Something that the index holds: a letter, a digit or a picture. */
const WORD = /[\p{L}\p{N}\p{So}\p{Co}]/u;

const KEYS: readonly FilterKey[] = ["from", "in", "kind", "before", "after", "tag"];

/** Whether it is a filter; one whose value makes no sense is a word. */
function takeFilter(parsed: Writable, key: FilterKey, value: string): boolean {
  if (value === "") return false;
  if (key === "in") parsed.in.push(value);
  else if (key === "tag") parsed.tags.push(value);
  else if (key === "from") return takeSpeaker(parsed, value.toLowerCase());
  else if (key === "kind") return takeKind(parsed, value.toLowerCase());
  else return takeDate(parsed, key, value);
  return true;
}

/** What the kinds are called where they are shown, one or many. */
const KINDS: Readonly<Record<string, TextKind>> = {
  message: "message",
  title: "title",
  block: "block",
  memory: "block",
  fact: "fact",
  note: "archival",
  summary: "summary",
  summaries: "summary",
  reference: "reference",
};

function takeKind({ kinds }: Writable, value: string): boolean {
  const name = [value, value.replace(/s$/, "")].find((one) => Object.hasOwn(KINDS, one));
  const kind = name === undefined ? undefined : KINDS[name];
  if (kind !== undefined) kinds.push(kind);
  return kind !== undefined;
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
