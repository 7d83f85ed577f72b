import { throughStream } from "./through-stream";

/** Bytes of a piece: a change of one page writes no more than this anew. */
export const PIECE_BYTES = 65_536;

export type Piece = Uint8Array<ArrayBuffer>;

/** A whole piece, deflated. */
export type PackedPiece = { readonly packed: Piece };

type Sealing = { readonly key: CryptoKey; readonly place: string };

const IV_BYTES = 12;

/** The bytes in fewer bytes, sealed to their place: iv, ciphertext, tag. */
export async function packPiece({ key, place }: Sealing, bytes: Piece): Promise<Piece> {
  const packed = await throughStream(bytes, new CompressionStream("deflate-raw"));
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(methodOf(iv, place), key, packed);
  const whole = new Uint8Array(IV_BYTES + sealed.byteLength);
  whole.set(iv);
  whole.set(new Uint8Array(sealed), IV_BYTES);
  return whole;
}

/** What `packPiece` sealed, still packed; fails where key, place or any byte differ. */
export async function openPiece({ key, place }: Sealing, whole: Piece): Promise<PackedPiece> {
  const method = methodOf(whole.subarray(0, IV_BYTES), place);
  const packed = await crypto.subtle.decrypt(method, key, whole.subarray(IV_BYTES));
  return { packed: new Uint8Array(packed) };
}

/** As many bytes as were packed; fails where these are none. */
export function unpackPiece({ packed }: PackedPiece): Promise<Piece> {
  return throughStream(packed, new DecompressionStream("deflate-raw"));
}

/** All of them, one after the other: unpacking takes the time, not waiting for it. */
export async function unpackPieces(packed: readonly PackedPiece[]): Promise<Piece[]> {
  const pieces: Piece[] = [];
  for (const piece of packed) pieces.push(await unpackPiece(piece));
  return pieces;
}

function methodOf(iv: Piece, place: string) {
  return { name: "AES-GCM", iv, additionalData: new TextEncoder().encode(place) };
}
