import { type Bytes, utf8 } from "./bytes";

type Derivation = {
  readonly secret: Bytes;
  readonly salt: Bytes;
  /** Says what the key is for; different words give independent keys. */
  readonly info: string | Bytes;
};

/** A non-extractable 256-bit AES-GCM key by HKDF-SHA-256 (RFC 5869). */
export function deriveAesKey(derivation: Derivation): Promise<CryptoKey> {
  return derive(derivation, { name: "AES-GCM", length: 256 }, ["encrypt", "decrypt"]);
}

/** A non-extractable 256-bit HMAC-SHA-256 key by HKDF-SHA-256 (RFC 5869). */
export function deriveHmacKey(derivation: Derivation): Promise<CryptoKey> {
  return derive(derivation, { name: "HMAC", hash: "SHA-256", length: 256 }, ["sign", "verify"]);
}

async function derive(
  { secret, salt, info }: Derivation,
  kind: AesDerivedKeyParams | HmacImportParams,
  uses: KeyUsage[],
): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveKey"]);
  const words = typeof info === "string" ? utf8(info) : info;
  const method = { name: "HKDF", hash: "SHA-256", salt, info: words };
  return crypto.subtle.deriveKey(method, base, kind, false, uses);
}
