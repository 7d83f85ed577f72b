import { AppError } from "../domain/app-error";
import { cleanLabel } from "../domain/clean-label";
import type { AboutModel } from "../domain/compute-protocol";

/** The first four bytes of every GGUF file. */
export const GGUF_MAGIC = new TextEncoder().encode("GGUF");

// Numbers of value types, as the format's description numbers them
// (https://github.com/ggml-org/ggml/blob/master/docs/gguf.md).
const SIZES: ReadonlyMap<number, number> = new Map([
  [0, 1],
  [1, 1],
  [2, 2],
  [3, 2],
  [4, 4],
  [5, 4],
  [6, 4],
  [7, 1],
  [10, 8],
  [11, 8],
  [12, 8],
]);
const UINT32 = 4;
const STRING = 8;
const ARRAY = 9;
const UINT64 = 10;

// Real files have some dozens of entries, and vocabularies of a few hundred thousand words.
const MAX_ENTRIES = 10_000;
const MAX_ITEMS = 10_000_000;
const MAX_TENSORS = 1_000_000;
const MAX_DEPTH = 3;
/** The format's own limit. */
const MAX_KEY_LENGTH = 65_535;
const MAX_KEPT_LENGTH = 1_000;
const MAX_SHOWN_LENGTH = 200;

/**
 * What a GGUF file (version 2 or 3) tells of itself; reads its metadata only. Fails with
 * `engine-failed` (reason `file`) where it is none, is cut off, or claims absurd sizes.
 */
export function readGgufHeader(read: ReadBytes, size: number): AboutModel {
  const reader = createHeaderReader(read, size);
  if (!GGUF_MAGIC.every((byte) => byte === reader.uint8())) throw fileError();
  const version = reader.uint32();
  // A file for machines of the other byte order has a version of 16 million here.
  if (version !== 2 && version !== 3) throw fileError();
  if (reader.uint64() > MAX_TENSORS) throw fileError();
  const entries = reader.uint64();
  if (entries > MAX_ENTRIES) throw fileError();
  const kept = new Map<string, string | number>();
  for (let entry = 0; entry < entries; entry += 1) {
    const key = reader.text(MAX_KEY_LENGTH);
    const type = reader.uint32();
    const value = readKept(reader, key, type);
    // The first counts: a later one of the same name is nobody's honest work.
    if (value !== null && !kept.has(key)) kept.set(key, value);
  }
  return describe(kept);
}

/** The value where it may be needed, null where it was passed by. */
function readKept(reader: HeaderReader, key: string, type: number): string | number | null {
  if (type === STRING && (key === "general.architecture" || key === "general.name")) {
    return reader.clippedText(MAX_KEPT_LENGTH);
  }
  if (key.endsWith(".context_length")) {
    if (type === UINT32) return reader.uint32();
    if (type === UINT64) return reader.uint64();
  }
  skip(reader, type, 0);
  return type === STRING && key === "tokenizer.chat_template" ? "" : null;
}

function skip(reader: HeaderReader, type: number, depth: number): void {
  const size = SIZES.get(type);
  if (size !== undefined) reader.skip(size);
  else if (type === STRING) reader.skip(reader.uint64());
  else if (type === ARRAY) skipArray(reader, depth);
  else throw fileError();
}

function skipArray(reader: HeaderReader, depth: number): void {
  if (depth >= MAX_DEPTH) throw fileError();
  const type = reader.uint32();
  const count = reader.uint64();
  if (count > MAX_ITEMS) throw fileError();
  const size = SIZES.get(type);
  if (size !== undefined) reader.skip(size * count);
  else for (let item = 0; item < count; item += 1) skip(reader, type, depth + 1);
}

function describe(kept: ReadonlyMap<string, string | number>): AboutModel {
  const architecture = textOf(kept.get("general.architecture"));
  if (architecture === "") throw fileError();
  const window = kept.get(`${architecture}.context_length`);
  const shown = cleanLabel(architecture, MAX_SHOWN_LENGTH);
  if (shown === "") throw fileError();
  return {
    architecture: shown,
    title: cleanLabel(textOf(kept.get("general.name")), MAX_SHOWN_LENGTH),
    window: typeof window === "number" && window > 0 ? window : null,
    hasChatTemplate: kept.has("tokenizer.chat_template"),
  };
}

function textOf(value: string | number | undefined): string {
  return typeof value === "string" ? value.trim() : "";
}

/** `engine-failed`: the file is no model that can be run. */
export function fileError(cause?: unknown): AppError {
  return new AppError("engine-failed", { data: { reason: "file" }, cause });
}

/** The bytes from `at` on, fewer than `length` only at the end of the file. */
type ReadBytes = (at: number, length: number) => Uint8Array;

/** Reads little-endian values one after another; each fails where the file ends before its end. */
type HeaderReader = {
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

const CHUNK_BYTES = 1_048_576;

/** More metadata than any model has. */
const MAX_HEADER_BYTES = 256 * 1_048_576;

/** A reader from the file's first byte on; fails with `engine-failed` (reason `file`). */
function createHeaderReader(read: ReadBytes, size: number): HeaderReader {
  const end = Math.min(size, MAX_HEADER_BYTES);
  let at = 0;
  let chunk = new Uint8Array(0);
  let chunkAt = 0;

  const take = (length: number): Uint8Array => {
    if (length > end - at) throw cutError();
    if (at < chunkAt || at + length > chunkAt + chunk.length) {
      chunk = Uint8Array.from(read(at, Math.max(length, CHUNK_BYTES)));
      chunkAt = at;
      if (chunk.length < length) throw cutError();
    }
    const bytes = chunk.subarray(at - chunkAt, at - chunkAt + length);
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
