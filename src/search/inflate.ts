/** Numbers of the format (RFC 1951): what a length's and a distance's code begin at, and how many bits follow. */
const LENGTHS = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
  163, 195, 227, 258,
];
const LENGTH_BITS = [
  0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
];
const DISTANCES = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
  3073, 4097, 6145, 8193, 12289, 16385, 24577,
];
const DISTANCE_BITS = [
  0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
];

const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const END = 256;
const MAX_BITS = 15;

/** Each code of up to so many bits: the symbol times 16, and its bits. */
type Codes = { readonly table: Uint16Array; readonly mask: number };

type State = {
  readonly packed: Uint8Array;
  readonly into: Uint8Array;
  /** The next byte that is read, and the next that is written. */
  at: number;
  end: number;
  /** Bits that were read, the next one lowest, and how many. */
  hold: number;
  held: number;
};

/**
 * Fills `into` with what deflate (without a header) packed: at once, where the browser's own streams
 * have somebody wait. Fails where it is not that, or not as long.
 */
export function inflate(packed: Uint8Array, into: Uint8Array): void {
  const state: State = { packed, into, at: 0, end: 0, hold: 0, held: 0 };
  for (let isLast = false; !isLast; ) {
    isLast = take(state, 1) === 1;
    const kind = take(state, 2);
    if (kind === 0) copyStored(state);
    else if (kind === 1) copyCoded(state, fixed(), fixedDistances());
    else if (kind === 2) copyCoded(state, ...readCodes(state));
    else throw new Error("no kind of block");
    if (state.at > packed.length + 4) throw new Error("it ends before its end");
  }
  if (state.end !== into.length) throw new Error("it is not as long");
}

function copyStored(state: State): void {
  const { packed, into, held, end } = state;
  // What was read beyond the byte in which the block's head ends.
  const at = state.at - (held >> 3);
  const [low = 0, high = 0, notLow = 0, notHigh = 0] = packed.subarray(at, at + 4);
  const length = low | (high << 8);
  if ((length ^ (notLow | (notHigh << 8))) !== 0xffff) throw new Error("no stored block");
  const from = at + 4;
  if (from + length > packed.length || end + length > into.length) throw new Error("too long");
  into.set(packed.subarray(from, from + length), end);
  Object.assign(state, { at: from + length, end: end + length, hold: 0, held: 0 });
}

// Its numbers are its own while it runs: in an object each would cost as much as a byte does.
function copyCoded(state: State, literals: Codes, distances: Codes): void {
  const { packed, into } = state;
  let { at, end, hold, held } = state;
  for (;;) {
    for (; held < 20; held += 8) hold |= (packed[at++] ?? 0) << held;
    const code = literals.table[hold & literals.mask] ?? 0;
    hold >>>= code & 15;
    held -= code & 15;
    const symbol = code >> 4;
    if (symbol < END && code !== 0 && end < into.length) {
      into[end++] = symbol;
      continue;
    }
    if (symbol === END) break;
    const nth = symbol - END - 1;
    const lengthBits = LENGTH_BITS[nth];
    if (lengthBits === undefined) throw new Error("no such length");
    const length = (LENGTHS[nth] ?? 0) + (hold & ((1 << lengthBits) - 1));
    hold >>>= lengthBits;
    held -= lengthBits;
    for (; held < MAX_BITS; held += 8) hold |= (packed[at++] ?? 0) << held;
    const far = distances.table[hold & distances.mask] ?? 0;
    hold >>>= far & 15;
    held -= far & 15;
    const farBits = DISTANCE_BITS[far >> 4] ?? 0;
    for (; held < farBits; held += 8) hold |= (packed[at++] ?? 0) << held;
    const distance = (DISTANCES[far >> 4] ?? 0) + (hold & ((1 << farBits) - 1));
    hold >>>= farBits;
    held -= farBits;
    if (far === 0 || distance > end || end + length > into.length) throw new Error("too far");
    for (const until = end + length; end < until; end += 1) into[end] = into[end - distance] ?? 0;
  }
  Object.assign(state, { at, end, hold, held });
}

function readCodes(state: State): [Codes, Codes] {
  const [literals, distances] = [take(state, 5) + 257, take(state, 5) + 1];
  const own = new Uint8Array(ORDER.length);
  for (const nth of ORDER.slice(0, take(state, 4) + 4)) own[nth] = take(state, 3);
  const codes = toCodes(own);
  const lengths = new Uint8Array(literals + distances);
  for (let at = 0; at < lengths.length; ) {
    const symbol = takeSymbol(state, codes);
    if (symbol < 16) lengths[at++] = symbol;
    else {
      const value = symbol === 16 ? (lengths[at - 1] ?? 0) : 0;
      const times = symbol === 18 ? take(state, 7) + 11 : take(state, symbol === 16 ? 2 : 3) + 3;
      lengths.fill(value, at, at + times);
      at += times;
    }
  }
  return [toCodes(lengths.subarray(0, literals)), toCodes(lengths.subarray(literals))];
}

function toCodes(lengths: Uint8Array): Codes {
  const counts = new Uint16Array(MAX_BITS + 1);
  for (const length of lengths) if (length > 0) counts[length] = (counts[length] ?? 0) + 1;
  const bits = Math.max(
    1,
    counts.findLastIndex((count) => count > 0),
  );
  const table = new Uint16Array(1 << bits);
  const next = new Uint16Array(MAX_BITS + 1);
  for (let length = 1; length <= bits; length += 1) {
    next[length] = ((next[length - 1] ?? 0) + (counts[length - 1] ?? 0)) << 1;
  }
  for (let symbol = 0; symbol < lengths.length; symbol += 1) {
    const length = lengths[symbol] ?? 0;
    if (length === 0) continue;
    const code = next[length] ?? 0;
    next[length] = code + 1;
    for (let at = reversed(code, length); at < table.length; at += 1 << length) {
      table[at] = (symbol << 4) | length;
    }
  }
  return { table, mask: table.length - 1 };
}

function reversed(code: number, bits: number): number {
  let turned = 0;
  for (let nth = 0; nth < bits; nth += 1) turned |= ((code >> nth) & 1) << (bits - 1 - nth);
  return turned;
}

function takeSymbol(state: State, { table, mask }: Codes): number {
  fill(state, MAX_BITS);
  const code = table[state.hold & mask] ?? 0;
  if (code === 0) throw new Error("no such code");
  take(state, code & 15);
  return code >> 4;
}

function take(state: State, bits: number): number {
  fill(state, bits);
  const value = state.hold & ((1 << bits) - 1);
  state.hold >>>= bits;
  state.held -= bits;
  return value;
}

function fill(state: State, bits: number): void {
  for (; state.held < bits; state.held += 8) {
    state.hold |= (state.packed[state.at++] ?? 0) << state.held;
  }
}

const fixed = () =>
  toCodes(
    Uint8Array.from({ length: 288 }, (_, at) => (at < 144 ? 8 : at < 256 ? 9 : at < 280 ? 7 : 8)),
  );
const fixedDistances = () => toCodes(new Uint8Array(30).fill(5));
