import { inflate } from "./inflate";
import { CHUNK_BYTES, type Chunk, type PackedChunk, unpackChunk } from "./pack-chunk";

/** A file in memory, in chunks, which knows which of them were written. A packed one is unpacked when it is needed. */
export type ChunkFile = {
  readonly size: () => number;
  /** Fills the rest with zeros, and is false, where the file ends before. */
  readonly read: (into: Uint8Array, at: number) => boolean;
  readonly write: (bytes: Uint8Array, at: number) => void;
  readonly truncate: (size: number) => void;
  /** The chunks as they are now, whatever is written from here on, and which were written since the last time. */
  readonly freeze: () => FrozenChunks;
  /** Unpacks so many chunks more; whether some may be left. */
  readonly unpackSome: (most: number) => boolean;
  /** Resolves once no chunk is packed any more, which takes half as long as one after the other. */
  readonly unpacked: () => Promise<void>;
};

export type FrozenChunks = {
  readonly chunks: readonly Chunk[];
  readonly changed: ReadonlySet<number>;
  /** They may be written in place again; where they were not stored, they count as changed still. */
  readonly end: (isStored: boolean) => void;
};

/** A file of these chunks, or an empty one. */
export function createChunkFile(given: readonly (Chunk | PackedChunk)[] = []): ChunkFile {
  const chunks = [...given];
  let size = chunks.length * CHUNK_BYTES;
  let changed = new Set<number>();
  const frozen = new Set<number>();
  const { chunkAt, ...unpacking } = createUnpacking(chunks);
  const own = (nth: number): Chunk => {
    let chunk = chunkAt(nth) ?? new Uint8Array(CHUNK_BYTES);
    // Somebody stores the former form.
    if (frozen.delete(nth)) chunk = chunk.slice();
    chunks[nth] = chunk;
    changed.add(nth);
    return chunk;
  };
  return {
    ...unpacking,
    size: () => size,
    read: (into, at) => {
      const until = Math.min(size, at + into.length);
      for (const { nth, from, start, length } of spans(at, until - at)) {
        into.set(chunkAt(nth)?.subarray(from, from + length) ?? [], start);
      }
      if (until - at < into.length) into.fill(0, Math.max(0, until - at));
      return until - at === into.length;
    },
    write: (bytes, at) => {
      for (const { nth, from, start, length } of spans(at, bytes.length)) {
        own(nth).set(bytes.subarray(start, start + length), from);
      }
      size = Math.max(size, at + bytes.length);
    },
    truncate: (length) => {
      size = Math.min(size, length);
      chunks.length = Math.min(chunks.length, Math.ceil(size / CHUNK_BYTES));
      const rest = size % CHUNK_BYTES;
      if (rest > 0) own(chunks.length - 1).fill(0, rest);
    },
    freeze: () => {
      const taken = changed;
      changed = new Set();
      for (const nth of chunks.keys()) frozen.add(nth);
      const end = (isStored: boolean) => {
        frozen.clear();
        if (!isStored) for (const nth of taken) changed.add(nth);
      };
      const whole = Array.from(chunks, (_, nth) => chunkAt(nth) ?? new Uint8Array(CHUNK_BYTES));
      return { chunks: whole, changed: taken, end };
    },
  };
}

function* spans(at: number, length: number) {
  for (let start = 0; start < length; ) {
    const nth = Math.floor((at + start) / CHUNK_BYTES);
    const from = (at + start) % CHUNK_BYTES;
    const part = Math.min(CHUNK_BYTES - from, length - start);
    yield { nth, from, start, length: part };
    start += part;
  }
}

/** Few enough that a search in between waits for no more than some milliseconds. */
const MANY_AT_ONCE = 8;

/** Unpacks chunks where they lie: each when it is needed, some at a time, or all. */
function createUnpacking(chunks: (Chunk | PackedChunk)[]) {
  /** Those before it are unpacked. */
  let looked = 0;
  const chunkAt = (nth: number): Chunk | undefined => {
    const chunk = chunks[nth];
    if (chunk === undefined || chunk instanceof Uint8Array) return chunk;
    const unpacked = new Uint8Array(CHUNK_BYTES);
    inflate(chunk.packed, unpacked);
    chunks[nth] = unpacked;
    return unpacked;
  };
  const unpack = async (nth: number, chunk: Chunk | PackedChunk) => {
    if (chunk instanceof Uint8Array) return;
    const unpacked = await unpackChunk(chunk).catch(() => null);
    // It may have been needed meanwhile, and be another by now.
    if (unpacked !== null && chunks[nth] === chunk) chunks[nth] = unpacked;
  };
  return {
    chunkAt,
    unpackSome: (most: number): boolean => {
      for (let left = most; left > 0 && looked < chunks.length; looked += 1) {
        if (chunks[looked] instanceof Uint8Array) continue;
        chunkAt(looked);
        left -= 1;
      }
      return looked < chunks.length;
    },
    unpacked: async (): Promise<void> => {
      for (let from = 0; from < chunks.length; from += MANY_AT_ONCE) {
        const some = [...chunks.entries()].slice(from, from + MANY_AT_ONCE);
        await Promise.all(some.map(([nth, chunk]) => unpack(nth, chunk)));
      }
    },
  };
}
