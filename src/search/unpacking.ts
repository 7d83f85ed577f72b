import { inflate } from "./inflate";
import { type PackedPiece, PIECE_BYTES, type Piece, unpackPiece } from "./pack-piece";

/** Few enough that a search in between waits for no more than some milliseconds. */
const MANY_AT_ONCE = 8;

/** Unpacks pieces where they lie: each when it is needed, some at a time, or all. */
export function createUnpacking(pieces: (Piece | PackedPiece)[]) {
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
