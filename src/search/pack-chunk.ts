import { throughStream } from "./through-stream";

/** Bytes of a chunk: a change of one page writes no more than this anew. */
export const CHUNK_BYTES = 65_536;

export type Chunk = Uint8Array<ArrayBuffer>;

/** A whole chunk, deflated. */
export type PackedChunk = { readonly packed: Chunk };

type Sealing = { readonly key: CryptoKey; readonly aad: string };

const IV_BYTES = 12;

/** The bytes in fewer bytes, sealed to their place: iv, ciphertext, tag. */
export async function packChunk({ key, aad }: Sealing, bytes: Chunk): Promise<Chunk> {
  const packed = await throughStream(bytes, new CompressionStream("deflate-raw"));
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(methodOf(iv, aad), key, packed);
  const whole = new Uint8Array(IV_BYTES + sealed.byteLength);
  whole.set(iv);
  whole.set(new Uint8Array(sealed), IV_BYTES);
  return whole;
}

/** What `packChunk` sealed, still packed; fails where key, place or any byte differ. */
export async function openChunk({ key, aad }: Sealing, whole: Chunk): Promise<PackedChunk> {
  const method = methodOf(whole.subarray(0, IV_BYTES), aad);
  const packed = await crypto.subtle.decrypt(method, key, whole.subarray(IV_BYTES));
  return { packed: new Uint8Array(packed) };
}

/** As many bytes as were packed; fails where these are none. */
export function unpackChunk({ packed }: PackedChunk): Promise<Chunk> {
  return throughStream(packed, new DecompressionStream("deflate-raw"));
}

/** All of them, one after the other: unpacking takes the time, not waiting for it. */
export async function unpackChunks(packed: readonly PackedChunk[]): Promise<Chunk[]> {
  const chunks: Chunk[] = [];
  for (const chunk of packed) chunks.push(await unpackChunk(chunk));
  return chunks;
}

function methodOf(iv: Chunk, additionalData: string) {
  return { name: "AES-GCM", iv, additionalData: new TextEncoder().encode(additionalData) };
}
