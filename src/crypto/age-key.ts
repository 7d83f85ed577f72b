import { bech32 } from "@scure/base";
import { AppError } from "../domain/app-error";
import { fromBase64 } from "../domain/base64";
import { type Bytes, concat } from "./bytes";

/** Bytes of an age identity. */
export const AGE_KEY_BYTES = 32;

/** What a recipient looks like: 52 letters for its 32 bytes and 6 of checksum. */
export const AGE_RECIPIENT = /^age1[02-9ac-hj-np-z]{58}$/;

const IDENTITY_PREFIX = "age-secret-key-";
const RECIPIENT_PREFIX = "age";
// SEQUENCE { version 0, AlgorithmIdentifier X25519, OCTET STRING of an OCTET STRING } (RFC 8410).
const PKCS8_HEAD = Uint8Array.of(48, 46, 2, 1, 0, 48, 5, 6, 3, 43, 101, 110, 4, 34, 4, 32);

/** The text of an age X25519 identity (`AGE-SECRET-KEY-1…`, age-encryption.org/v1). */
export function formatAgeIdentity(key: Uint8Array): string {
  return bech32.encode(IDENTITY_PREFIX, bech32.toWords(key), false).toUpperCase();
}

/**
 * The 32 bytes of an age identity as a person may type it, with blanks, line breaks or in lower
 * case; null where its checksum or form is wrong.
 */
export function parseAgeIdentity(text: string): Bytes | null {
  const compact = text.replaceAll(/\s/g, "").toUpperCase();
  const decoded = bech32.decodeUnsafe(compact, false);
  if (decoded?.prefix !== IDENTITY_PREFIX) return null;
  const bytes = bech32.fromWordsUnsafe(decoded.words);
  return bytes?.length === AGE_KEY_BYTES ? new Uint8Array(bytes) : null;
}

/** The recipient (`age1…`) of an age identity: the public half of its X25519 pair. */
export async function ageRecipient(key: Uint8Array): Promise<string> {
  const pkcs8 = concat(PKCS8_HEAD, key);
  const method = { name: "X25519" };
  const pair = await crypto.subtle.importKey("pkcs8", pkcs8, method, true, ["deriveBits"]);
  const { x = "" } = await crypto.subtle.exportKey("jwk", pair);
  const publicKey = fromBase64(`${x.replaceAll("-", "+").replaceAll("_", "/")}=`);
  if (publicKey === null) throw new AppError("internal");
  return bech32.encode(RECIPIENT_PREFIX, bech32.toWords(publicKey), false);
}
