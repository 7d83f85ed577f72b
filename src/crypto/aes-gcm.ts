import { type Bytes, concat } from "./bytes";
import { randomBytes } from "./random-bytes";

export const IV_BYTES = 12;
export const TAG_BYTES = 16;

type Parts = { readonly key: CryptoKey; readonly iv: Bytes; readonly aad: Bytes };

/**
 * Ciphertext and 16-byte tag. The iv must be new for every call: with random ones a key is good
 * for 2^32 messages (NIST SP 800-38D, 8.3).
 */
export async function encrypt({ key, iv, aad }: Parts, plaintext: Bytes): Promise<Bytes> {
  const method = { name: "AES-GCM", iv, additionalData: aad, tagLength: TAG_BYTES * 8 };
  return new Uint8Array(await crypto.subtle.encrypt(method, key, plaintext));
}

/** The plaintext; throws WebCrypto's OperationError where any of key, iv, AAD or bytes differ. */
export async function decrypt({ key, iv, aad }: Parts, sealed: Bytes): Promise<Bytes> {
  const method = { name: "AES-GCM", iv, additionalData: aad, tagLength: TAG_BYTES * 8 };
  return new Uint8Array(await crypto.subtle.decrypt(method, key, sealed));
}

/** A key sealed under another: iv (12 bytes), ciphertext, tag; unpadded, as keys have one length. */
export async function sealKey(key: CryptoKey, aad: Bytes, secret: Bytes): Promise<Bytes> {
  const iv = randomBytes(IV_BYTES);
  return concat(iv, await encrypt({ key, iv, aad }, secret));
}

/** What `sealKey` sealed; throws OperationError where anything differs. */
export function openKey(key: CryptoKey, aad: Bytes, sealed: Uint8Array): Promise<Bytes> {
  const iv = sealed.slice(0, IV_BYTES);
  return decrypt({ key, iv, aad }, sealed.slice(IV_BYTES));
}
