import { AppError } from "../domain/app-error";
import { type Bytes, u32 } from "./bytes";

const LENGTH_BYTES = 4;
/** Shorter rows are all alike: most fields of a row say less than this. */
const SMALLEST = 256;

/** The length (u32, big-endian), the bytes, then zeros up to `paddedLength` in all. */
export function pad(bytes: Uint8Array): Bytes {
  const padded = new Uint8Array(paddedLength(LENGTH_BYTES + bytes.length));
  padded.set(u32(bytes.length));
  padded.set(bytes, LENGTH_BYTES);
  return padded;
}

/** What `pad` was given; throws `row-tampered` for every array that `pad` does not make. */
export function unpad(padded: Bytes): Bytes {
  if (padded.length < SMALLEST) throw new AppError("row-tampered");
  const length = new DataView(padded.buffer, padded.byteOffset).getUint32(0);
  const end = LENGTH_BYTES + length;
  if (paddedLength(end) !== padded.length) throw new AppError("row-tampered");
  // A loop, and no copy: this is done for every row that is read.
  for (let at = end; at < padded.length; at += 1) {
    if (padded[at] !== 0) throw new AppError("row-tampered");
  }
  return padded.subarray(LENGTH_BYTES, end);
}

/**
 * Bytes after padding: at least 256, then Padmé, which rounds up so that only O(log log n) bits of
 * the length show and at most 12 % is added (Nikitin et al., "Reducing Metadata Leakage from
 * Encrypted Files and Communication with PURBs", PETS 2019, section 4).
 */
function paddedLength(length: number): number {
  if (length <= SMALLEST) return SMALLEST;
  const exponent = floorLog2(length);
  const significant = floorLog2(exponent) + 1;
  const step = 2 ** (exponent - significant);
  return Math.ceil(length / step) * step;
}

/** Of an integer from 1 to 2^32 - 1. */
function floorLog2(value: number): number {
  return 31 - Math.clz32(value);
}
