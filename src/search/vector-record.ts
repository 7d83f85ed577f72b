/** Numbers between -127 and 127; the length of the vector that they were is not kept. */
export type Rounded = Int8Array<ArrayBuffer>;

const MOST = 127;

/** A vector in a byte for each number: its largest one becomes 127. */
export function roundVector(vector: Float32Array): Rounded {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const factor = largest === 0 ? 0 : MOST / largest;
  return Int8Array.from(vector, (value) => Math.round(value * factor));
}

/** The cosine of the angle between a vector of length 1 and a rounded one; 0 where that is none. */
export function cosineOf(vector: Float32Array, rounded: Int8Array): number {
  let product = 0;
  let square = 0;
  for (let at = 0; at < rounded.length; at += 1) {
    const value = rounded[at] ?? 0;
    product += (vector[at] ?? 0) * value;
    square += value * value;
  }
  return square === 0 ? 0 : product / Math.sqrt(square);
}

/** Numbers of 32 bits that hold a sign of each dimension. */
export function wordsOfSigns(dimensions: number): number {
  return Math.ceil(dimensions / 32);
}

/** The signs of a vector, in as many words as it takes, from `at` on. */
export function writeSigns(values: ArrayLike<number>, into: Int32Array, at: number): void {
  for (let from = 0; from < values.length; from += 32) {
    const until = Math.min(values.length, from + 32);
    let word = 0;
    for (let nth = from; nth < until; nth += 1) {
      if ((values[nth] ?? 0) > 0) word |= 1 << (nth - from);
    }
    into[at + from / 32] = word;
  }
}

/** In how many signs two differ: the words of one, and those of the other from `at` on. */
export function differingSigns(one: Int32Array, others: Int32Array, at: number): number {
  let count = 0;
  for (let nth = 0; nth < one.length; nth += 1) {
    let bits = (one[nth] ?? 0) ^ (others[at + nth] ?? 0);
    bits -= (bits >>> 1) & 0x5555_5555;
    bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
    count += Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
  }
  return count;
}

/** An id's bytes, as four numbers; fails on what is no UUID. */
export function toIdWords(id: string): Uint32Array<ArrayBuffer> {
  const hex = id.replaceAll("-", "");
  return Uint32Array.from({ length: 4 }, (_, nth) =>
    Number.parseInt(hex.slice(nth * 8, nth * 8 + 8), 16),
  );
}

/** The id of these four numbers. */
export function toId(words: Uint32Array): string {
  const hex = [...words].map((word) => word.toString(16).padStart(8, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
