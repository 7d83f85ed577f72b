import { inflate } from "./inflate";
import { type PackedPiece, PIECE_BYTES, type Piece, unpackPiece } from "./pack-piece";

/** A file in memory, in pieces, which knows which of them were written. A packed one is unpacked when it is needed. */
export type PieceFile = {
  readonly size: () => number;
  /** Fills the rest with zeros, and is false, where the file ends before. */
  readonly read: (into: Uint8Array, at: number) => boolean;
  readonly write: (bytes: Uint8Array, at: number) => void;
  readonly truncate: (size: number) => void;
  /** The pieces as they are now, whatever is written from here on, and which were written since the last time. */
  readonly freeze: () => FrozenPieces;
  /** Unpacks so many pieces more; whether some may be left. */
  readonly unpackSome: (most: number) => boolean;
  /** Resolves once no piece is packed any more, which takes half as long as one after the other. */
  readonly unpacked: () => Promise<void>;
};

export type FrozenPieces = {
  readonly pieces: readonly Piece[];
  readonly changed: ReadonlySet<number>;
  /** They may be written in place again; where they were not stored, they count as changed still. */
  readonly end: (isStored: boolean) => void;
};

/** A file of these pieces, or an empty one. */
export function createPieceFile(given: readonly (Piece | PackedPiece)[] = []): PieceFile {
  const pieces = [...given];
  let size = pieces.length * PIECE_BYTES;
  let changed = new Set<number>();
  const frozen = new Set<number>();
  const { pieceAt, ...unpacking } = createUnpacking(pieces);
  const own = (nth: number): Piece => {
    let piece = pieceAt(nth) ?? new Uint8Array(PIECE_BYTES);
    // Somebody stores the former form.
    if (frozen.delete(nth)) piece = piece.slice();
    pieces[nth] = piece;
    changed.add(nth);
    return piece;
  };
  return {
    ...unpacking,
    size: () => size,
    read: (into, at) => {
      const until = Math.min(size, at + into.length);
      for (const { nth, from, start, length } of spans(at, until - at)) {
        into.set(pieceAt(nth)?.subarray(from, from + length) ?? [], start);
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
      pieces.length = Math.min(pieces.length, Math.ceil(size / PIECE_BYTES));
      const rest = size % PIECE_BYTES;
      if (rest > 0) own(pieces.length - 1).fill(0, rest);
    },
    freeze: () => {
      const taken = changed;
      changed = new Set();
      for (const nth of pieces.keys()) frozen.add(nth);
      const end = (isStored: boolean) => {
        frozen.clear();
        if (!isStored) for (const nth of taken) changed.add(nth);
      };
      const whole = Array.from(pieces, (_, nth) => pieceAt(nth) ?? new Uint8Array(PIECE_BYTES));
      return { pieces: whole, changed: taken, end };
    },
  };
}

function* spans(at: number, length: number) {
  for (let start = 0; start < length; ) {
    const nth = Math.floor((at + start) / PIECE_BYTES);
    const from = (at + start) % PIECE_BYTES;
    const part = Math.min(PIECE_BYTES - from, length - start);
    yield { nth, from, start, length: part };
    start += part;
  }
}

/** Few enough that a search in between waits for no more than some milliseconds. */
const MANY_AT_ONCE = 8;

/** Unpacks pieces where they lie: each when it is needed, some at a time, or all. */
function createUnpacking(pieces: (Piece | PackedPiece)[]) {
  /** Those before it are unpacked. */
  let looked = 0;
  const pieceAt = (nth: number): Piece | undefined => {
    const piece = pieces[nth];
    if (piece === undefined || piece instanceof Uint8Array) return piece;
    const unpacked = new Uint8Array(PIECE_BYTES);
    inflate(piece.packed, unpacked);
    pieces[nth] = unpacked;
    return unpacked;
  };
  const unpack = async (nth: number, piece: Piece | PackedPiece) => {
    if (piece instanceof Uint8Array) return;
    const unpacked = await unpackPiece(piece).catch(() => null);
    // It may have been needed meanwhile, and be another by now.
    if (unpacked !== null && pieces[nth] === piece) pieces[nth] = unpacked;
  };
  return {
    pieceAt,
    unpackSome: (most: number): boolean => {
      for (let left = most; left > 0 && looked < pieces.length; looked += 1) {
        if (pieces[looked] instanceof Uint8Array) continue;
        pieceAt(looked);
        left -= 1;
      }
      return looked < pieces.length;
    },
    unpacked: async (): Promise<void> => {
      for (let from = 0; from < pieces.length; from += MANY_AT_ONCE) {
        const some = [...pieces.entries()].slice(from, from + MANY_AT_ONCE);
        await Promise.all(some.map(([nth, piece]) => unpack(nth, piece)));
      }
    },
  };
}
