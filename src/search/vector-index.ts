import type { FrozenChunks } from "./chunk-file";
import type { Chunk } from "./pack-chunk";
import { cosineOf, differingSigns, toId, toIdWords, writeSigns } from "./vector-record";
import { openVectorSlots, TOGETHER, type VectorSlots } from "./vector-slots";

/** A text that stands near to what is looked for; 1 is the same direction. */
export type Near = { readonly id: string; readonly similarity: number };

/** Vectors of texts, in memory, in chunks that know which of them were written. */
export type VectorIndex = {
  readonly dimensions: number;
  /** All that there is of a text, in place of what there was; none says that it has none. */
  readonly put: (id: string, version: number, vectors: readonly Int8Array[]) => void;
  /** Leaves zeros where they were. */
  readonly remove: (id: string) => void;
  /** The text is the same in this version of its row. */
  readonly keep: (id: string, version: number) => void;
  readonly has: (id: string, version: number) => boolean;
  /** Those near to a vector of length 1, the nearest first: of all texts or of these, so many at most. */
  readonly nearest: (
    vector: Float32Array,
    most: number,
    ids?: readonly string[],
  ) => readonly Near[];
  /** How near texts are to it that have nothing to do with it, most of them. */
  readonly usual: (vector: Float32Array) => { readonly middle: number; readonly deviation: number };
  /** What is of no text of these, in these versions, is removed. */
  readonly keepOnly: (texts: Iterable<{ readonly id: string; readonly version: number }>) => void;
  /** Texts, with or without a vector. */
  readonly count: () => number;
  /** Whether something was taken out since it was frozen last. */
  readonly hasForgotten: () => boolean;
  readonly freeze: () => FrozenChunks;
};

/** Texts that are looked at in all their numbers, after the signs of all. */
const RESCORED = 400;
/** Slots that say how near the usual text is. */
const SAMPLED = 500;

/** Those that lie in these chunks, or none. */
export function createVectorIndex(dimensions: number, given: readonly Chunk[] = []): VectorIndex {
  let texts = 0;
  let forgotten = 0;
  const slots = openVectorSlots(dimensions, given, () => {
    texts += 1;
  });
  const remove = (id: string) => {
    const found = slots.find(toIdWords(id));
    for (const slot of found) slots.free(slot);
    if (found.length === 0) return;
    texts -= 1;
    forgotten += 1;
  };
  return {
    dimensions,
    remove,
    put: (id, version, vectors) => {
      remove(id);
      const all = vectors.length === 0 ? [new Int8Array(dimensions)] : vectors;
      for (const vector of all) slots.take({ id: toIdWords(id), version, vector });
      texts += 1;
    },
    keep: (id, version) => {
      for (const slot of slots.find(toIdWords(id))) slots.setVersion(slot, version);
    },
    has: (id, version) => {
      const [slot] = slots.find(toIdWords(id));
      return slot !== undefined && isOfVersion(slots, slot, version);
    },
    nearest: (vector, most, ids) => {
      const found = ids?.flatMap((id) => slots.find(toIdWords(id))) ?? nearBySigns(slots, vector);
      return bestOf(slots, vector, found).slice(0, most);
    },
    usual: (vector) => usualOf(slots, vector),
    keepOnly: (known) => {
      const seen = new Set<number>();
      for (const { id, version } of known) {
        for (const slot of slots.find(toIdWords(id))) {
          if (isOfVersion(slots, slot, version)) seen.add(slot);
        }
      }
      for (let slot = 0; slot < slots.count(); slot += 1) {
        if (!seen.has(slot) && slots.isTaken(slot)) remove(toId(slots.idOf(slot)));
      }
    },
    count: () => texts,
    hasForgotten: () => forgotten > 0,
    freeze: () => {
      forgotten = 0;
      return slots.freeze();
    },
  };
}

/** A slot holds 32 bits of a version; a backup may bring one of more, which would be asked for without end. */
function isOfVersion(slots: VectorSlots, slot: number, version: number): boolean {
  return slots.versionOf(slot) === version >>> 0;
}

/** The slots whose signs differ least from those of a vector. */
function nearBySigns(
  { signs, words, count }: VectorSlots,
  vector: Float32Array,
): readonly number[] {
  const own = new Int32Array(words);
  writeSigns(vector, own, 0);
  const distances = new Uint16Array(count());
  const many = new Uint32Array(words * 32 + 1);
  for (let slot = 0; slot < distances.length; slot += 1) {
    const part = signs[Math.floor(slot / TOGETHER)] ?? own;
    const distance = differingSigns(own, part, (slot % TOGETHER) * words);
    distances[slot] = distance;
    many[distance] = (many[distance] ?? 0) + 1;
  }
  let farthest = 0;
  for (let sum = many[0] ?? 0; sum < RESCORED && farthest < many.length; farthest += 1) {
    sum += many[farthest + 1] ?? 0;
  }
  const found: number[] = [];
  for (let slot = 0; slot < distances.length; slot += 1) {
    if ((distances[slot] ?? 0) <= farthest) found.push(slot);
  }
  return found;
}

/** Each text by its nearest part. */
function bestOf(
  slots: VectorSlots,
  vector: Float32Array,
  found: readonly number[],
): readonly Near[] {
  const into = new Int8Array(slots.dimensions);
  const best = new Map<string, number>();
  for (const slot of found) {
    const similarity = cosineOf(vector, slots.readVector(slot, into));
    if (similarity <= 0 || !slots.isTaken(slot)) continue;
    const id = toId(slots.idOf(slot));
    best.set(id, Math.max(similarity, best.get(id) ?? 0));
  }
  return [...best]
    .map(([id, similarity]) => ({ id, similarity }))
    .sort((one, other) => other.similarity - one.similarity);
}

function usualOf(slots: VectorSlots, vector: Float32Array): { middle: number; deviation: number } {
  const step = Math.max(1, Math.floor(slots.count() / SAMPLED));
  const into = new Int8Array(slots.dimensions);
  const found: number[] = [];
  for (let slot = 0; slot < slots.count(); slot += step) {
    const similarity = cosineOf(vector, slots.readVector(slot, into));
    // What has no vector says nothing of those that have one.
    if (similarity !== 0) found.push(similarity);
  }
  const middle = middleOf(found);
  const deviation = middleOf(found.map((value) => Math.abs(value - middle)));
  return { middle, deviation: deviation * DEVIATION_OF_MIDDLE };
}

/** Half of normally spread values are no farther from their middle than the deviation over this. */
const DEVIATION_OF_MIDDLE = 1.4826;

/** The median: a few that are very near, or very many, move it little. */
function middleOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
