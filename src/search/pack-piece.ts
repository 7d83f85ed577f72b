import type { Piece } from "./piece-file";

type Sealing = { readonly key: CryptoKey; readonly place: string };

const IV_BYTES = 12;

/** The bytes in fewer bytes, sealed to their place: iv, ciphertext, tag. */
export async function packPiece({ key, place }: Sealing, bytes: Piece): Promise<Piece> {
  const packed = await through(bytes, new CompressionStream("deflate-raw"));
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
  return through(new Uint8Array(packed), new DecompressionStream("deflate-raw"));
}

function methodOf(iv: Piece, place: string) {
  return { name: "AES-GCM", iv, additionalData: new TextEncoder().encode(place) };
}

async function through(
  bytes: Piece,
  stream: CompressionStream | DecompressionStream,
): Promise<Piece> {
  const writer = stream.writable.getWriter();
  // What goes wrong there is met by whoever reads.
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
  return new Uint8Array(await new Response(stream.readable).arrayBuffer());
}
