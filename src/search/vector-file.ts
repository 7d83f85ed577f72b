import { createChunkFile, type FrozenChunks } from "./chunk-file";
import type { Chunk } from "./pack-chunk";

/** What lies in a slot: the text that it is of, the version of that text's row, and a vector. */
export type VectorRecord = {
  readonly id: Uint32Array;
  readonly version: number;
  readonly vector: Int8Array;
};

/** Records of one size, one after the other, in chunks. */
export type VectorFile = {
  readonly dimensions: number;
  /** Four numbers, to be read before the next call; zeros of a slot that is free. */
  readonly idOf: (slot: number) => Uint32Array;
  readonly versionOf: (slot: number) => number;
  readonly setVersion: (slot: number, version: number) => void;
  readonly readVector: (slot: number, into: Int8Array) => Int8Array;
  readonly write: (slot: number, record: VectorRecord) => void;
  /** Fills it with zeros. */
  readonly clear: (slot: number) => void;
  /** Those that are not free, each to be read before the next one. */
  readonly eachTaken: () => Iterable<{ readonly slot: number } & Omit<VectorRecord, "version">>;
  readonly freeze: () => FrozenChunks;
};

const ID_WORDS = 4;
const VERSION_AT = 4 * ID_WORDS;
const VECTOR_AT = VERSION_AT + 4;
/** Records that are read at once. */
const AT_ONCE = 1_000;

/** A file of these chunks, or an empty one. */
export function createVectorFile(dimensions: number, given: readonly Chunk[]): VectorFile {
  // Numbers of 32 bits begin where they can be read in place.
  const size = Math.ceil((VECTOR_AT + dimensions) / 4) * 4;
  const file = createChunkFile(given);
  const id = new Uint32Array(ID_WORDS);
  const idBytes = new Uint8Array(id.buffer);
  const version = new Uint32Array(1);
  const versionBytes = new Uint8Array(version.buffer);
  const clear = (slot: number) => file.write(new Uint8Array(size), slot * size);
  return {
    dimensions,
    clear,
    idOf: (slot) => {
      file.read(idBytes, slot * size);
      return id;
    },
    versionOf: (slot) => {
      file.read(versionBytes, slot * size + VERSION_AT);
      return version[0] ?? 0;
    },
    setVersion: (slot, value) => {
      version[0] = value;
      file.write(versionBytes, slot * size + VERSION_AT);
    },
    readVector: (slot, into) => {
      file.read(new Uint8Array(into.buffer), slot * size + VECTOR_AT);
      return into;
    },
    write: (slot, record) => {
      const bytes = new Uint8Array(size);
      new Uint32Array(bytes.buffer, 0, ID_WORDS).set(record.id);
      new Uint32Array(bytes.buffer, VERSION_AT, 1)[0] = record.version;
      new Int8Array(bytes.buffer, VECTOR_AT, dimensions).set(record.vector);
      file.write(bytes, slot * size);
    },
    eachTaken: function* () {
      const count = Math.floor(file.size() / size);
      for (let first = 0; first < count; first += AT_ONCE) {
        const bytes = new Uint8Array(Math.min(AT_ONCE, count - first) * size);
        file.read(bytes, first * size);
        for (let at = 0; at < bytes.length; at += size) {
          const own = new Uint32Array(bytes.buffer, at, ID_WORDS);
          if (own[0] === 0 && own.every((word) => word === 0)) continue;
          const vector = new Int8Array(bytes.buffer, at + VECTOR_AT, dimensions);
          yield { slot: first + at / size, id: own, vector };
        }
      }
    },
    freeze: file.freeze,
  };
}
