import type { Chunk } from "./pack-chunk";
import { createVectorFile, type VectorFile, type VectorRecord } from "./vector-file";
import { wordsOfSigns, writeSigns } from "./vector-record";

/** A file of vectors, its slots by their ids, and the signs of all beside it. */
export type VectorSlots = Omit<VectorFile, "write" | "clear" | "eachTaken"> & {
  readonly isTaken: (slot: number) => boolean;
  /** In parts of `TOGETHER` slots, of so many words each. */
  readonly signs: readonly Int32Array[];
  readonly words: number;
  /** Slots up to the last one that was taken. */
  readonly count: () => number;
  readonly find: (id: Uint32Array) => readonly number[];
  readonly take: (record: VectorRecord) => void;
  readonly free: (slot: number) => void;
};

/** Slots whose signs lie together: adding one never copies those of all. */
export const TOGETHER = 1_024;

/** Those in these chunks, or none; `onText` hears of each id that is there, once. */
export function openVectorSlots(
  dimensions: number,
  given: readonly Chunk[],
  onText: () => void,
): VectorSlots {
  const { write, clear, eachTaken, ...file } = createVectorFile(dimensions, given);
  const words = wordsOfSigns(dimensions);
  const table = createSlotTable(file.idOf);
  const signs: Int32Array[] = [];
  const free: number[] = [];
  let count = 0;
  const setSigns = (slot: number, vector: Int8Array) => {
    const part = Math.floor(slot / TOGETHER);
    const own = signs[part] ?? new Int32Array(TOGETHER * words);
    signs[part] = own;
    writeSigns(vector, own, (slot % TOGETHER) * words);
  };
  for (const { slot, id, vector } of eachTaken()) {
    if (table.find(id).length === 0) onText();
    setSigns(slot, vector);
    table.add(id, slot);
    for (; count < slot; count += 1) free.push(count);
    count = slot + 1;
  }
  return {
    ...file,
    ...{ signs, words, find: table.find },
    isTaken: (slot) => file.idOf(slot).some((word) => word !== 0),
    count: () => count,
    take: (record) => {
      const slot = free.pop() ?? count;
      count = Math.max(count, slot + 1);
      write(slot, record);
      setSigns(slot, record.vector);
      table.add(record.id, slot);
    },
    free: (slot) => {
      table.remove(file.idOf(slot).slice(), slot);
      clear(slot);
      setSigns(slot, new Int8Array(dimensions));
      free.push(slot);
    },
  };
}

/** Finds slots by the 16 bytes of an id; several slots may have the same one. */
type SlotTable = {
  readonly add: (id: Uint32Array, slot: number) => void;
  readonly remove: (id: Uint32Array, slot: number) => void;
  readonly find: (id: Uint32Array) => readonly number[];
};

const FREE = 0;
/** What was there is gone, and what was put behind it is looked for further on. */
const GONE = -1;
const FIRST_SIZE = 1_024;

/**
 * Four bytes for each place: ten times less than a `Map`. Ids are random, so that four of their bytes
 * are as good as any digest. `idOf` tells the id that lies in a slot.
 */
function createSlotTable(idOf: (slot: number) => Uint32Array): SlotTable {
  let buckets = new Int32Array(FIRST_SIZE);
  let used = 0;
  const put = (id: Uint32Array, slot: number) => {
    let at = firstOf(id, buckets.length);
    while ((buckets[at] ?? FREE) > FREE) at = (at + 1) % buckets.length;
    if (buckets[at] === FREE) used += 1;
    buckets[at] = slot + 1;
  };
  const widen = () => {
    const slots = buckets.filter((bucket) => bucket > FREE);
    const size = slots.length * 3 > buckets.length ? buckets.length * 2 : buckets.length;
    buckets = new Int32Array(size);
    used = 0;
    for (const slot of slots) put(idOf(slot - 1), slot - 1);
  };
  return {
    add: (id, slot) => {
      put(id, slot);
      if (used * 2 > buckets.length) widen();
    },
    remove: (id, slot) => {
      let at = firstOf(id, buckets.length);
      while (buckets[at] !== FREE && buckets[at] !== slot + 1) at = (at + 1) % buckets.length;
      if (buckets[at] !== FREE) buckets[at] = GONE;
    },
    find: (id) => {
      const found: number[] = [];
      let at = firstOf(id, buckets.length);
      for (; buckets[at] !== FREE; at = (at + 1) % buckets.length) {
        const slot = (buckets[at] ?? FREE) - 1;
        if (slot >= 0 && isSame(idOf(slot), id)) found.push(slot);
      }
      return found;
    },
  };
}

function firstOf(id: Uint32Array, size: number): number {
  return (id[0] ?? 0) % size;
}

function isSame(one: Uint32Array, other: Uint32Array): boolean {
  return one[0] === other[0] && one[1] === other[1] && one[2] === other[2] && one[3] === other[3];
}
