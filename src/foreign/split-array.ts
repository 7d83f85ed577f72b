/** Bytes of one element: more than any conversation of text has, and little enough for memory. */
const MAX_ELEMENT_BYTES = 64 * 1_048_576;

/** Brackets within each other: exports have about ten, and the parser's own stack must hold them. */
const MAX_DEPTH = 2_000;

/** Objects and lists of one element: some ten for each message of the longest conversation. */
const MAX_OPENINGS = 2_000_000;

/** Why a part of the file is not given as text. */
export type SplitProblem =
  /** The file begins with neither an array nor an object. */
  | "not-an-array"
  | "too-large"
  | "too-deep"
  /** The file ends within the array. */
  | "cut-off"
  /** Something follows the array. */
  | "not-json"
  /** It is our own export, of a newer version. */
  | "newer-version";

/** An element of the array as its JSON text, or why there is none; in the order of the file. */
export type Chunk =
  | { readonly type: "element"; readonly text: string; readonly isOwn?: boolean }
  | { readonly type: "problem"; readonly problem: SplitProblem };

export type ArraySplitter = {
  /** What these bytes complete; they may end anywhere, also within a character. */
  readonly push: (bytes: Uint8Array) => readonly Chunk[];
  /** What the file's end tells. */
  readonly end: () => readonly Chunk[];
};

/** What a list within an object is: our own, of a newer version than is known, or another's. */
export type ListKind = "own" | "other" | "newer-version";

type Limits = {
  readonly maxBytes?: number;
  readonly maxDepth?: number;
  /**
   * Hears of a list that an object has at its top, by its name, with what of the object stands before
   * it where that is short. Unless it gives null, the list's elements take the object's place, and
   * nothing else of the object is kept.
   */
  readonly onList?: (name: string, head: Uint8Array | null) => ListKind | null;
};

/** `before` anything; `between` elements; `inside` one; `after` all of them; `failed`: it is none. */
type Phase = "before" | "between" | "inside" | "after" | "failed";

/** What has the elements: an array, objects one after the other, or a list within one of these. */
type Form = "array" | "objects" | "list";

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const NEW_LINE = 0x0a;
const DECODER = new TextDecoder(); // To make one for each element is most of the time.
/** The byte order mark of UTF-8. */
const MARK = [0xef, 0xbb, 0xbf];

/** Bytes before a list in which its name stands, however it is laid out. */
const TAIL_BYTES = 64;
const LIST_NAME = /"(\w{1,40})"\s*:\s*$/;

/** Bytes of an object before its list that are handed over. */
const MAX_HEAD = 65_536;

/** Where the splitter has come to. */
type State = {
  phase: Phase;
  form: Form;
  /** Whether each line is an object; null until the first one is over. */
  isLines: boolean | null;
  /** Whether an object goes over several lines. */
  isBroken: boolean;
  isOwn: boolean;
  depth: number;
  openings: number;
  inString: boolean;
  isEscaped: boolean;
  problem: SplitProblem | null;
  /** The element's bytes so far. */
  parts: Uint8Array[];
  /** The last bytes before those at hand. */
  tail: Uint8Array;
  size: number;
  readonly maxBytes: number;
  readonly maxDepth: number;
  readonly onList: NonNullable<Limits["onList"]>;
};

/**
 * Finds the elements of a JSON array in a stream of UTF-8 bytes, holding one of them at most. A file
 * that is an object counts as its only element; of several objects one after the other each is one,
 * and where each has a line of its own, one that is broken costs no other. It follows strings and
 * brackets and nothing else: whether an element is JSON is for the parser to say. All the bytes that
 * it looks for are ASCII, which no part of a longer character is, so an element is decoded whole
 * however the bytes were cut.
 */
export function createArraySplitter(limits: Limits = {}): ArraySplitter {
  const { maxBytes = MAX_ELEMENT_BYTES, maxDepth = MAX_DEPTH, onList = () => null } = limits;
  const begun = { phase: "before", form: "array", isLines: null, isBroken: false } as const;
  const state: State = { ...newElement(), ...begun, isOwn: false, maxBytes, maxDepth, onList };
  return {
    push: (bytes) => {
      const out: Chunk[] = [];
      for (let at = 0; at < bytes.length && state.phase !== "failed"; ) {
        if (state.phase !== "inside") readOutside(state, bytes[at] ?? 0, out);
        // The byte that an element begins with belongs to it.
        if (isInside(state)) at = readInside(state, bytes, at, out);
        else at += 1;
      }
      return out;
    },
    end: () => {
      // The last line has no end of its own.
      if (state.phase === "inside" && state.isLines === true) return [finish(state, NO_BYTES)];
      state.parts = [];
      if (state.phase === "after" || state.phase === "failed") return [];
      const problem = state.phase === "before" ? "not-an-array" : "cut-off";
      return [{ type: "problem", problem }];
    },
  };
}

const NO_BYTES: Uint8Array = new Uint8Array(0);

function isInside({ phase }: State): boolean {
  return phase === "inside";
}

function newElement() {
  const nothing = { parts: [], tail: NO_BYTES, size: 0 };
  return { depth: 0, openings: 0, inString: false, isEscaped: false, problem: null, ...nothing };
}

function readOutside(state: State, byte: number, out: Chunk[]): void {
  const { phase, form } = state;
  if (isSpace(byte) || (phase === "before" && MARK.includes(byte))) return;
  if (phase === "between") {
    if (byte === CLOSE_ARRAY) state.phase = "after";
    else if (byte !== COMMA) Object.assign(state, newElement(), { phase: "inside" });
  } else if (phase === "before" && byte === OPEN_ARRAY) {
    state.phase = "between";
  } else if (phase === "before" ? byte === OPEN_OBJECT : goesOn(state, byte)) {
    Object.assign(state, newElement(), { phase: "inside", form: "objects" });
  } else if (phase !== "after" || form !== "list") {
    out.push({ type: "problem", problem: phase === "before" ? "not-an-array" : "not-json" });
    state.phase = "failed";
  }
}

/** Whether another object begins behind one: any byte does on a line of its own. */
function goesOn({ form, isLines }: State, byte: number): boolean {
  return form === "objects" && (isLines === true || byte === OPEN_OBJECT);
}

/** Reads an element's bytes from `from` on; gives where it, or the bytes, ended. */
function readInside(state: State, bytes: Uint8Array, from: number, out: Chunk[]): number {
  const { form } = state;
  let at = from;
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0;
    if (byte === NEW_LINE && form === "objects") {
      if (state.isLines === true) return close(state, { last: bytes.subarray(from, at), at, out });
      state.isBroken = true;
    }
    if (state.inString) {
      at = skipString(state, bytes, at);
      continue;
    }
    const isList = byte === OPEN_ARRAY && form === "objects" && state.depth === 1;
    if (isList && enterList(state, bytes.subarray(from, at), out)) return at + 1;
    const ended = step(state, byte);
    at += 1;
    if (ended === "goes-on") continue;
    const last = bytes.subarray(from, form === "objects" ? at : at - 1);
    close(state, { last, at, out });
    if (form !== "objects" && ended === "ends") state.phase = "between";
    return at;
  }
  const rest = bytes.subarray(from);
  state.tail = lastBytes(state.tail, rest);
  // Whoever gave the bytes may use their buffer again.
  if (take(state, rest.length)) state.parts.push(rest.slice());
  return at;
}

type Closing = { readonly last: Uint8Array; readonly at: number; readonly out: Chunk[] };

function close(state: State, { last, at, out }: Closing): number {
  out.push(finish(state, last));
  if (state.form === "objects") state.isLines ??= !state.isBroken;
  return at;
}

/** Goes into a list that takes the place of the object that it is in; whether it does. */
function enterList(state: State, last: Uint8Array, out: Chunk[]): boolean {
  const name = LIST_NAME.exec(toLatin(lastBytes(state.tail, last)))?.[1];
  if (name === undefined) return false;
  const isShort = state.problem === null && state.size + last.length <= MAX_HEAD;
  const kind = state.onList(name, isShort ? joinAll([...state.parts, last]) : null);
  if (kind === null) return false;
  Object.assign(state, newElement(), { phase: "between", form: "list", isOwn: kind === "own" });
  if (kind === "newer-version") {
    out.push({ type: "problem", problem: kind });
    state.phase = "failed";
  }
  return true;
}

/** Passes by a string's inside, where only a quote and a backslash mean anything. */
function skipString(state: State, bytes: Uint8Array, from: number): number {
  const isLine = state.isLines === true;
  let { isEscaped } = state;
  let at = from;
  for (; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (isEscaped) isEscaped = false;
    else if (byte === BACKSLASH) isEscaped = true;
    else if (byte === QUOTE) break;
    // No string goes over a line.
    if (isLine && byte === NEW_LINE) break;
  }
  state.isEscaped = isEscaped;
  if (bytes[at] === NEW_LINE) return at;
  state.inString = at === bytes.length;
  return state.inString ? at : at + 1;
}

function step(state: State, byte: number): "goes-on" | "ends" | "ends-array" {
  if (byte === QUOTE) {
    state.inString = true;
  } else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) {
    state.depth += 1;
    state.openings += 1;
    if (state.depth > state.maxDepth) state.problem ??= "too-deep";
    if (state.openings > MAX_OPENINGS) state.problem ??= "too-large";
  } else if (state.depth === 0) {
    if (state.form === "objects") return "goes-on";
    if (byte === COMMA) return "ends";
    if (byte === CLOSE_ARRAY) return "ends-array";
  } else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) {
    state.depth -= 1;
    if (state.form === "objects" && state.depth === 0) return "ends";
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

function finish(state: State, last: Uint8Array): Chunk {
  const isWanted = take(state, last.length);
  const parts = [...state.parts, last];
  state.parts = [];
  state.phase = "after";
  if (!isWanted) return { type: "problem", problem: state.problem ?? "too-large" };
  return { type: "element", text: decodeAll(parts), ...(state.isOwn ? { isOwn: true } : {}) };
}

function isSpace(byte: number): boolean {
  return byte === 0x20 || byte === NEW_LINE || byte === 0x0d || byte === 0x09;
}

function decodeAll(parts: readonly Uint8Array[]): string {
  const texts = parts.map((part) => DECODER.decode(part, { stream: true }));
  return texts.join("") + DECODER.decode();
}

function lastBytes(left: Uint8Array, right: Uint8Array): Uint8Array {
  if (right.length >= TAIL_BYTES) return right.slice(-TAIL_BYTES);
  return joinAll([left, right]).slice(-TAIL_BYTES);
}

function joinAll(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** One character a byte. */
function toLatin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
