export type Tokens = {
  /** Ids of pieces; 0 stands for what no piece covers. */
  readonly ids: readonly number[];
  /** Whether most letters are covered: of another script's text nothing is known. */
  readonly isKnown: boolean;
};

/** The first ids are marks of the model's own, which no text has. */
const FIRST_PIECE = 6;
const UNKNOWN = 0;
/** How much less likely than any piece is a symbol without one; SentencePiece's own number. */
const UNKNOWN_PENALTY = 10;
const SPACE = "▁";
/** Code units that are read of a text: what follows would be cut off in any case. */
const MAX_READ = 8_192;
const MAX_SYMBOLS = 4_096;
/** Of one unknown letter to so many known symbols a text is still taken for known. */
const KNOWN_FOR_UNKNOWN = 4;

type Path = {
  /** The piece that ends before each place on the best way there, and where it begins. */
  readonly ids: Int32Array;
  readonly starts: Int32Array;
};

/**
 * Splits a text into the pieces that are likeliest together (SentencePiece's unigram model, by
 * Viterbi), the first `most` of them. Of a long text only its beginning is read.
 */
export function createTokenizer(
  pieces: readonly string[],
  scores: ArrayLike<number>,
): (text: string, most: number) => Tokens {
  const known = listPrefixes(pieces);
  const lowest = Math.min(...Array.from(scores).slice(FIRST_PIECE, pieces.length));
  const unknownScore = lowest - UNKNOWN_PENALTY;
  const scoreOf = (id: number) => (id === UNKNOWN ? unknownScore : (scores[id] ?? 0));
  return (text, most) => {
    const symbols = toSymbols(text);
    const { ids, starts } = findPath(symbols, known, scoreOf);
    const found: number[] = [];
    let knownSymbols = 0;
    let unknownLetters = 0;
    for (let end = symbols.length; end > 0; end = starts[end] ?? 0) {
      const id = ids[end] ?? UNKNOWN;
      const covered = symbols.slice(starts[end], end);
      if (id !== UNKNOWN) knownSymbols += covered.filter((symbol) => symbol !== SPACE).length;
      else if (/\p{L}/u.test(covered.join(""))) unknownLetters += 1;
      // What is unknown in a row counts once.
      if (id !== UNKNOWN || found.at(-1) !== UNKNOWN) found.push(id);
    }
    const isKnown = knownSymbols > unknownLetters * KNOWN_FOR_UNKNOWN;
    return { ids: found.reverse().slice(0, most), isKnown };
  };
}

function toSymbols(text: string): string[] {
  const normalized = text.slice(0, MAX_READ).normalize("NFKC").replaceAll(/\s+/g, " ").trim();
  if (normalized === "") return [];
  return Array.from(SPACE + normalized.replaceAll(" ", SPACE)).slice(0, MAX_SYMBOLS);
}

/** Each piece by its text, and `UNKNOWN` by what only begins some. */
function listPrefixes(pieces: readonly string[]): ReadonlyMap<string, number> {
  const known = new Map<string, number>();
  for (const [id, piece] of pieces.entries()) {
    if (id < FIRST_PIECE) continue;
    for (let end = 1; end < piece.length; end += 1) {
      const prefix = piece.slice(0, end);
      if (!known.has(prefix)) known.set(prefix, UNKNOWN);
    }
    known.set(piece, id);
  }
  return known;
}

function findPath(
  symbols: readonly string[],
  known: ReadonlyMap<string, number>,
  scoreOf: (id: number) => number,
): Path {
  const best = new Float64Array(symbols.length + 1).fill(Number.NEGATIVE_INFINITY);
  const ids = new Int32Array(best.length);
  const starts = new Int32Array(best.length);
  best[0] = 0;
  const offer = (start: number, end: number, id: number) => {
    const score = (best[start] ?? 0) + scoreOf(id);
    // Of two ways that are as likely the one with the shorter last piece, as the model was given.
    if (score < (best[end] ?? 0)) return;
    best[end] = score;
    ids[end] = id;
    starts[end] = start;
  };
  for (let start = 0; start < symbols.length; start += 1) {
    let piece = symbols[start] ?? "";
    let id = known.get(piece);
    if (id === undefined || id === UNKNOWN) offer(start, start + 1, UNKNOWN);
    for (let end = start + 1; id !== undefined; end += 1) {
      if (id !== UNKNOWN) offer(start, end, id);
      piece += symbols[end] ?? "\0";
      id = known.get(piece);
    }
  }
  return { ids, starts };
}
