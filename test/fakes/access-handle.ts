import type { AccessHandle } from "../../src/compute/access-handle";

export type FakeAccessHandle = AccessHandle & {
  readonly bytes: () => Uint8Array;
  readonly flushes: () => number;
};

/** A file in memory; beyond `room` bytes the disk is full. */
export function createFakeAccessHandle({
  initial = new Uint8Array(0),
  room = Number.POSITIVE_INFINITY,
}: {
  readonly initial?: Uint8Array;
  readonly room?: number;
} = {}): FakeAccessHandle {
  let bytes = Uint8Array.from(initial);
  let flushes = 0;
  const resize = (size: number) => {
    const next = new Uint8Array(size);
    next.set(bytes.subarray(0, size));
    bytes = next;
  };
  return {
    read: (buffer, { at }) => {
      const part = bytes.subarray(at, at + buffer.length);
      buffer.set(part);
      return part.length;
    },
    write: (buffer, { at }) => {
      if (at + buffer.length > room) throw new DOMException("full", "QuotaExceededError");
      if (at + buffer.length > bytes.length) resize(at + buffer.length);
      bytes.set(buffer, at);
      return buffer.length;
    },
    truncate: resize,
    getSize: () => bytes.length,
    flush: () => {
      flushes += 1;
    },
    close: () => {},
    bytes: () => bytes,
    flushes: () => flushes,
  };
}
