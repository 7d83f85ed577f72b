/** A run of words between marks, as far as a request may be told from it. */
export type Clause = {
  /** Lower case, the fillers before the request included. */
  readonly words: readonly string[];
  /** Where in `words` a request may begin. */
  readonly leads: ReadonlySet<number>;
  readonly question: boolean;
  /** Behind a colon or in quotes: rather what is worked on than what is asked. */
  readonly material: boolean;
  /** How many sentences ended before. */
  readonly sentence: number;
};

// A request stands at the start or at the end of a long message; the middle is what it is about.
const HEAD = 700;
const TAIL = 300;

/** What stands before a request and is none of it. */
const FILLERS: readonly string[] = `
  please|pls|plz|hey|ok|okay|so|and|then|now|also|well|but|just|maybe|quickly|kindly|actually|oh|alright
  can you|can u|could you|could u|would you|will you|can you please|do me a favour|do me a favor
  i want you to|i need you to|i'd like you to|i would like you to|help me to|help me|tell me|let's|lets
  let us|go ahead and|try to|would you mind|is it possible to|i'd like to know|i want to know|i'd like to
  i would like to|i want to|i need to know|i need to|you should|can we|could we|how about|what if you
  do you think you could|would you be able to|are you able to|give me a hand and|hi|hello
  i'd love to know|any chance you know|can you tell|i was wondering|i wonder if you could|in short
  i'd rather you|why don't you|feel free to|be so kind and|start to|right|great|thanks|perfect|nice|cool
  let me know|get me|do you happen to know|we should|time to|next|finally|instead
  bitte|kannst du|könntest du|würdest du|kannst du mir|könntest du mir|könnten wir|können wir|danke
  wärst du so lieb und|hast du lust|super|gut|und|dann|jetzt
  aber|also|mal|hilf mir|mir|ich möchte dass du|sag mir|sag mal|erzähl mir|na|ach|doch|noch|nun
`
  .trim()
  .split(/\s*[|\n]\s*/);

const FILLERS_BY_WORD = groupByFirstWord(FILLERS);

/** Behind these another request may begin. */
const JOINTS: ReadonlySet<string> = new Set(
  "and but so then or please und aber dann oder bitte".split(" "),
);

/** The clauses of a message, of a long one those of its start and end; never fails. */
export function readClauses(message: string): Clause[] {
  if (message.length <= HEAD + TAIL) return splitClauses(message);
  return [...splitClauses(message.slice(0, HEAD)), ...splitClauses(message.slice(-TAIL))];
}

function splitClauses(text: string): Clause[] {
  const clauses: Clause[] = [];
  let material = false;
  let sentence = 0;
  for (const [, run = "", marks = ""] of text.toLowerCase().matchAll(CHUNK)) {
    const words = (run.replaceAll("’", "'").match(WORD) ?? []).filter((word) => !EMPTY.has(word));
    const question = marks.includes("?");
    if (words.length > 0) {
      clauses.push({ words, leads: findLeads(words), question, material, sentence });
    }
    if (END.test(marks)) sentence += 1;
    material = OPENING.test(marks) || (material && !marks.includes("\n"));
  }
  return freeLastSentence(clauses);
}

/** What is worked on is often followed by the request, as a sentence of its own. */
function freeLastSentence(clauses: readonly Clause[]): Clause[] {
  const last = clauses.at(-1)?.sentence;
  const before = clauses.findLast((clause) => clause.sentence !== last);
  if (before?.material !== true) return [...clauses];
  return clauses.map((clause) =>
    clause.sentence === last ? { ...clause, material: false } : clause,
  );
}

/** Words that stand anywhere in a request and tell nothing. */
const EMPTY: ReadonlySet<string> = new Set(
  "possibly kindly really perhaps mal vielleicht doch bitte eben".split(" "),
);

// Words, then the marks behind them; the two classes share no character, so nothing backtracks.
const CHUNK = /([^.!?;:,\n"“”„«»()–—…]+)([.!?;:,\n"“”„«»()–—…]*)/g;
const END = /[.!?…\n]/;
const OPENING = /[:"“„«]/;
const WORD = /[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu;

function findLeads(words: readonly string[]): Set<number> {
  const leads = new Set([0]);
  const start = skipFillers(words);
  leads.add(start);
  for (let at = 1; at < words.length; at += 1) {
    if (JOINTS.has(words[at - 1] ?? "")) leads.add(at);
  }
  return leads;
}

function skipFillers(words: readonly string[]): number {
  let at = 0;
  for (let length = fillerAt(words, at); length > 0; length = fillerAt(words, at)) at += length;
  return at;
}

function fillerAt(words: readonly string[], at: number): number {
  const fitting = (FILLERS_BY_WORD.get(words[at] ?? "") ?? []).filter((filler) =>
    filler.every((word, offset) => words[at + offset] === word),
  );
  return Math.max(0, ...fitting.map((filler) => filler.length));
}

function groupByFirstWord(phrases: readonly string[]): Map<string, string[][]> {
  const groups = new Map<string, string[][]>();
  for (const words of phrases.map((phrase) => phrase.split(" "))) {
    const first = words[0] ?? "";
    groups.set(first, [...(groups.get(first) ?? []), words]);
  }
  return groups;
}
