import type { ImageFile } from "../../src/search/sealed-image";

/** A file that is written in place, with the bytes that lie there; it fails once `fail` was called. */
export type MemoryFile = ImageFile & {
  readonly all: () => Uint8Array<ArrayBuffer>;
  /** Writes are refused from so many on. */
  readonly failAfter: (writes: number) => void;
};

export function memoryFile(): MemoryFile {
  let bytes = new Uint8Array();
  let left = Number.POSITIVE_INFINITY;
  const resize = (size: number) => {
    const next = new Uint8Array(size);
    next.set(bytes.subarray(0, size));
    bytes = next;
  };
  return {
    read: (into, { at }) => {
      const found = bytes.subarray(at, at + into.length);
      into.set(found);
      return found.length;
    },
    write: (given, { at }) => {
      if (left === 0) throw new DOMException("", "QuotaExceededError");
      left -= 1;
      if (at + given.length > bytes.length) resize(at + given.length);
      bytes.set(given, at);
      return given.length;
    },
    truncate: resize,
    getSize: () => bytes.length,
    flush: () => {},
    close: () => {},
    all: () => bytes.slice(),
    failAfter: (writes) => {
      left = writes;
    },
  };
}
