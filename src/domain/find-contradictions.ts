import { type Contradiction, ENGLISH_CUES, GERMAN_CUES } from "./steadiness-cues";

type FoundContradiction = {
  readonly about: Contradiction;
  readonly start: number;
  readonly end: number;
};

type Cue = {
  readonly about: Contradiction;
  readonly pattern: RegExp;
  /** Whether the cue itself holds a denial: "never disagree". */
  readonly denies: boolean;
};

/**
 * Where a text asks its reader to be anything but steady, each kind once a sentence. What is denied
 * ("never", "without", "statt") and what is said of somebody else ("when the user …") is none.
 */
export function findContradictions(text: string): readonly FoundContradiction[] {
  return [...text.matchAll(SENTENCE)].flatMap(({ 0: sentence, index }) =>
    inSentence(sentence).map((found) => ({
      ...found,
      start: found.start + index,
      end: found.end + index,
    })),
  );
}

const SENTENCE = /[^.!?;\n\r\u2028\u2029]+/gu;

function inSentence(sentence: string): FoundContradiction[] {
  const found = new Map<Contradiction, FoundContradiction>();
  for (const { about, pattern, denies } of cues()) {
    for (const match of sentence.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      const isRequested = asksFor(sentence, { start, end, denies });
      if (isRequested && !found.has(about)) found.set(about, { about, start, end });
    }
  }
  return [...found.values()].sort((left, right) => left.start - right.start);
}

type Match = Pick<FoundContradiction, "start" | "end"> & Pick<Cue, "denies">;

function asksFor(sentence: string, { start, end, denies }: Match): boolean {
  const before = sentence.slice(0, start);
  const scope = afterLast(before, TURN);
  if (NEGATION.test(scope)) return false;
  const clauseBefore = afterLast(before, CLAUSE);
  if (OTHER.test(clauseBefore) || RELATIVE.test(clauseBefore)) return false;
  if (denies) return true;
  const after = sentence.slice(end).split(/[,:–—]/u, 1)[0] ?? "";
  return !NEGATION.test(sentence.slice(start, end)) && !DENIED_AFTER.test(after);
}

const word = (words: string) => `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`;

/** Behind these a denial that came before does not hold any more. */
const TURN = new RegExp(
  `${word("but|instead(?!\\s+of)|yet|then|aber|sondern|dann")}|,\\s*(?:and\\s+)?${word("you|du")}`,
  "giu",
);

const NEGATION = new RegExp(
  word(
    "(?:not|nicht)(?!\\s+(?:just|only|merely|nur|bloß))|(?:do|does|can|must|should|would|is|are|wo)n['’]?t|cannot|no(?!\\s+matter)|never|nor|neither|none|nobody|without|rarely|seldom|hardly|avoid\\p{L}*|refus\\p{L}*|resist\\p{L}*|stop|instead\\s+of|rather\\s+than|free\\s+(?:of|from)|nie|niemals|kein\\p{L}*|ohne|statt|anstatt|weder|noch|selten|vermeide\\p{L}*|niemand\\p{L}*|keinesfalls",
  ),
  "iu",
);

/** German denies behind its verb, and English by what the verb is about. */
const DENIED_AFTER = new RegExp(
  word("nicht(?!\\s+(?:nur|bloß))|nie|niemals|niemand\\p{L}*|keinesfalls|no\\s+one|nobody|nothing"),
  "iu",
);

/** Where somebody begins to be spoken of: a clause's start, or the partner. */
const CLAUSE = new RegExp(`[,:–—(]|${word("you|du|and you|und du")}`, "giu");

/** Somebody else than the partner, or whatever may be the case with somebody. */
const OTHER = new RegExp(
  word(
    "(?:the|a|an|your|any|every)\\s+(?:upset\\s+|angry\\s+)?(?:user|person|human|customer|client|child|student|other|boss|partner|speaker|reader)s?|users|people|persons|customers|clients|children|students|others|someone|somebody|anyone|anybody|everyone|they|he|she|who|i|we|nutzer\\p{L}*|person|personen|mensch\\p{L}*|jemand|andere|leute|kunde\\p{L}*|kind\\p{L}*|gegenüber|ich|wir|er|wer|wenn\\s+sie",
  ),
  "iu",
);

/** A clause about what stands before it, or one that begins with somebody else. */
const RELATIVE = /^\s*(?:who|that|which|der|die|das|denen|deren|dem|den)\s/iu;

function afterLast(text: string, mark: RegExp): string {
  const last = [...text.matchAll(mark)].at(-1);
  return last === undefined ? text : text.slice(last.index + last[0].length);
}

// Made when first asked for: a worker that reviews nothing need not read the tables.
let known: readonly Cue[] | null = null;

function cues(): readonly Cue[] {
  known ??= [ENGLISH_CUES, GERMAN_CUES].flatMap((table) =>
    (Object.keys(table) as Contradiction[]).flatMap((about) =>
      table[about]
        .trim()
        .split("\n")
        .map((line) => ({ about, pattern: toPattern(line.trim()), denies: DENYING.test(line) })),
    ),
  );
  return known;
}

/** An English adjective before a noun tells how somebody else is: "angry customers". */
const NO_NOUN =
  "(?!\\s+(?!(?:about|after|again|and|as|at|back|because|by|easily|even|fast|if|immediately|in|instead|like|on|once|or|over|quickly|the\\s+moment|to|too|toward|towards|until|when|whenever|while|with|you)(?![\\p{L}]))\\p{L})";

/** A verb and what stands behind one of these do not belong together: "show care for the anger". */
const ONE_PHRASE = "(?!(?:about|for|of|with|für)\\s)";

const DENYING = /never|nie/u;

function toPattern(cue: string): RegExp {
  const source = cue
    .replaceAll("*", "\\p{L}*")
    .replaceAll("'", "['’]")
    .replaceAll("(", "(?:")
    .replaceAll("!", NO_NOUN)
    .replaceAll(" ~ ", `\\s+(?:${ONE_PHRASE}[\\p{L}\\p{N}'’-]+\\s+){0,4}?`)
    .replaceAll(" ?", "\\s*")
    .replaceAll(" ", "\\s+");
  return new RegExp(word(source), "giu");
}
