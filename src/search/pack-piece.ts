import type { Piece } from "./piece-file";
import { throughStream } from "./through-stream";

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

/** What `packPiece` packed; fails where key, place or any byte differ. */
export async function unpackPiece({ key, place }: Sealing, whole: Piece): Promise<Piece> {
  const method = methodOf(whole.subarray(0, IV_BYTES), place);
  const packed = await crypto.subtle.decrypt(method, key, whole.subarray(IV_BYTES));
  return throughStream(new Uint8Array(packed), new DecompressionStream("deflate-raw"));
}

function methodOf(iv: Piece, place: string) {
  return { name: "AES-GCM", iv, additionalData: new TextEncoder().encode(place) };
}
