/** Bytes of one element: more than any conversation of text has, and little enough for memory. */
const MAX_ELEMENT_BYTES = 64 * 1_048_576;

/** Brackets within each other: exports have about ten, and the parser's own stack must hold them. */
const MAX_DEPTH = 2_000;

/** Why a part of the file is not given as text. */
export type SplitProblem =
  /** The file begins with neither an array nor an object. */
  | "not-an-array"
  | "too-large"
  | "too-deep"
  /** The file ends within the array. */
  | "cut-off"
  /** Something follows the array. */
  | "not-json";

/** An element of the array as its JSON text, or why there is none; in the order of the file. */
export type Piece =
  | { readonly type: "element"; readonly text: string; readonly isOwn?: boolean }
  | { readonly type: "problem"; readonly problem: SplitProblem | "newer-version" };

export type ArraySplitter = {
  /** What these bytes complete; they may end anywhere, also within a character. */
  readonly push: (bytes: Uint8Array) => readonly Piece[];
  /** What the file's end tells. */
  readonly end: () => readonly Piece[];
};

type Limits = {
  readonly maxBytes?: number;
  readonly maxDepth?: number;
  /** Whether what follows the array is of no interest. */
  readonly isWithin?: boolean;
};

/** `before` anything; `between` elements; `inside` one; `after` the array; `failed`: it is none. */
type Phase = "before" | "between" | "inside" | "after" | "failed";

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
/** The byte order mark of UTF-8. */
const MARK = [0xef, 0xbb, 0xbf];

/** Where the splitter has come to. */
type State = {
  phase: Phase;
  /** Whether the file is one object, which then is the only element. */
  isAlone: boolean;
  depth: number;
  inString: boolean;
  isEscaped: boolean;
  problem: SplitProblem | null;
  /** The element's bytes so far. */
  parts: Uint8Array[];
  size: number;
  readonly maxBytes: number;
  readonly maxDepth: number;
  readonly isWithin: boolean;
};

/**
 * Finds the elements of a JSON array in a stream of UTF-8 bytes, holding one of them at most; a file
 * that is an object counts as its only element. It follows strings and brackets and nothing else:
 * whether an element is JSON is for the parser to say. All the bytes that it looks for are ASCII,
 * which no part of a longer character is, so an element is decoded whole however the bytes were cut.
 */
export function createArraySplitter(limits: Limits = {}): ArraySplitter {
  const { maxBytes = MAX_ELEMENT_BYTES, maxDepth = MAX_DEPTH, isWithin = false } = limits;
  const bounds = { maxBytes, maxDepth, isWithin };
  const state: State = { ...newElement(), phase: "before", isAlone: false, ...bounds };
  return {
    push: (bytes) => {
      const out: Piece[] = [];
      for (let at = 0; at < bytes.length && state.phase !== "failed"; ) {
        if (state.phase !== "inside") readOutside(state, bytes[at] ?? 0, out);
        // The byte that an element begins with belongs to it.
        if (isInside(state)) at = readInside(state, bytes, at, out);
        else at += 1;
      }
      return out;
    },
    end: () => {
      state.parts = [];
      if (state.phase === "after" || state.phase === "failed") return [];
      const problem = state.phase === "before" ? "not-an-array" : "cut-off";
      return [{ type: "problem", problem }];
    },
  };
}

function isInside({ phase }: State): boolean {
  return phase === "inside";
}

function newElement() {
  return { depth: 0, inString: false, isEscaped: false, problem: null, parts: [], size: 0 };
}

function readOutside(state: State, byte: number, out: Piece[]): void {
  const { phase } = state;
  if (isSpace(byte) || (phase === "before" && MARK.includes(byte))) return;
  if (phase === "between") {
    if (byte === CLOSE_ARRAY) state.phase = "after";
    else if (byte !== COMMA) Object.assign(state, newElement(), { phase: "inside" });
  } else if (phase === "before" && byte === OPEN_ARRAY) {
    state.phase = "between";
  } else if (phase === "before" && byte === OPEN_OBJECT) {
    Object.assign(state, newElement(), { phase: "inside", isAlone: true });
  } else if (phase !== "after" || !state.isWithin) {
    out.push({ type: "problem", problem: phase === "before" ? "not-an-array" : "not-json" });
    state.phase = "failed";
  }
}

/** Reads an element's bytes from `from` on; gives where it, or the bytes, ended. */
function readInside(state: State, bytes: Uint8Array, from: number, out: Piece[]): number {
  let at = from;
  while (at < bytes.length) {
    if (state.inString) {
      at = skipString(state, bytes, at);
      continue;
    }
    const ended = step(state, bytes[at] ?? 0);
    at += 1;
    if (ended === "goes-on") continue;
    const last = bytes.subarray(from, state.isAlone ? at : at - 1);
    out.push(finish(state, last));
    state.phase = ended === "ends-array" || state.isAlone ? "after" : "between";
    return at;
  }
  // Whoever gave the bytes may use their buffer again.
  if (take(state, bytes.length - from)) state.parts.push(bytes.slice(from));
  return at;
}

/** Passes by a string's inside, where only a quote and a backslash mean anything. */
function skipString(state: State, bytes: Uint8Array, from: number): number {
  let { isEscaped } = state;
  let at = from;
  for (; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (isEscaped) isEscaped = false;
    else if (byte === BACKSLASH) isEscaped = true;
    else if (byte === QUOTE) break;
  }
  state.isEscaped = isEscaped;
  state.inString = at === bytes.length;
  return state.inString ? at : at + 1;
}

function step(state: State, byte: number): "goes-on" | "ends" | "ends-array" {
  if (byte === QUOTE) {
    state.inString = true;
  } else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) {
    state.depth += 1;
    if (state.depth > state.maxDepth) state.problem ??= "too-deep";
  } else if (state.depth === 0) {
    if (byte === COMMA) return "ends";
    if (byte === CLOSE_ARRAY) return "ends-array";
  } else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) {
    state.depth -= 1;
    if (state.isAlone && state.depth === 0) return "ends";
  }
  return "goes-on";
}

/** Counts more bytes of the element; whether they are still wanted. */
function take(state: State, length: number): boolean {
  state.size += length;
  if (state.size > state.maxBytes) state.problem ??= "too-large";
  if (state.problem !== null) state.parts = [];
  return state.problem === null;
}

function finish(state: State, last: Uint8Array): Piece {
  const isWanted = take(state, last.length);
  const parts = [...state.parts, last];
  state.parts = [];
  if (isWanted) return { type: "element", text: decodeAll(parts) };
  return { type: "problem", problem: state.problem ?? "too-large" };
}

function isSpace(byte: number): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

function decodeAll(parts: readonly Uint8Array[]): string {
  const decoder = new TextDecoder();
  const texts = parts.map((part) => decoder.decode(part, { stream: true }));
  return texts.join("") + decoder.decode();
}
