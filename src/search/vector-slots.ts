import type { Piece } from "./pack-piece";
import { createSlotTable } from "./slot-table";
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

/** Those in these pieces, or none; `onText` hears of each id that is there, once. */
export function openVectorSlots(
  dimensions: number,
  given: readonly Piece[],
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
