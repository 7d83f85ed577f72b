import { AppError } from "../domain/app-error";

/** The bytes from `at` on, fewer than `length` only at the end of the file. */
export type ReadBytes = (at: number, length: number) => Uint8Array;

/** Reads little-endian values one after another; each fails where the file ends before its end. */
export type HeaderReader = {
  readonly uint8: () => number;
  readonly uint32: () => number;
  /** Fails on more than a number can hold exactly. */
  readonly uint64: () => number;
  /** A text with its length before it; fails on one of more than `maxBytes`. */
  readonly text: (maxBytes: number) => string;
  /** The first `maxBytes` of a text of any length. */
  readonly clippedText: (maxBytes: number) => string;
  readonly skip: (bytes: number) => void;
};

const PIECE_BYTES = 1_048_576;

/** More metadata than any model has. */
const MAX_HEADER_BYTES = 256 * 1_048_576;

/** A reader from the file's first byte on; fails with `engine-failed` (reason `file`). */
export function createHeaderReader(read: ReadBytes, size: number): HeaderReader {
  const end = Math.min(size, MAX_HEADER_BYTES);
  let at = 0;
  let piece = new Uint8Array(0);
  let pieceAt = 0;

  const take = (length: number): Uint8Array => {
    if (length > end - at) throw cutError();
    if (at < pieceAt || at + length > pieceAt + piece.length) {
      piece = Uint8Array.from(read(at, Math.max(length, PIECE_BYTES)));
      pieceAt = at;
      if (piece.length < length) throw cutError();
    }
    const bytes = piece.subarray(at - pieceAt, at - pieceAt + length);
    at += length;
    return bytes;
  };
  const view = (length: number) => {
    const bytes = take(length);
    return new DataView(bytes.buffer, bytes.byteOffset, length);
  };
  const uint64 = () => {
    const value = view(8).getBigUint64(0, true);
    if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw cutError();
    return Number(value);
  };
  const skip = (bytes: number) => {
    if (bytes > end - at) throw cutError();
    at += bytes;
  };
  const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  return {
    uint8: () => view(1).getUint8(0),
    uint32: () => view(4).getUint32(0, true),
    uint64,
    text: (maxBytes) => {
      const length = uint64();
      if (length > maxBytes) throw cutError();
      return decode(take(length));
    },
    clippedText: (maxBytes) => {
      const length = uint64();
      const text = decode(take(Math.min(length, maxBytes)));
      skip(Math.max(0, length - maxBytes));
      return text;
    },
    skip,
  };
}

function cutError(): AppError {
  return new AppError("engine-failed", { data: { reason: "file" } });
}
