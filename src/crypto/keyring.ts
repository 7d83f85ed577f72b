import { AppError } from "../domain/app-error";
import { type Bytes, u32 } from "./bytes";
import { deriveAesKey, deriveHmacKey } from "./hkdf";
import { randomBytes } from "./random-bytes";

/** The working keys of one vault key. None can be exported, so printing it shows no key. */
export type Keyring = {
  /** 8 hex digits, random per vault key; stands in clear in every envelope. */
  readonly keyId: string;
  /** AES-256-GCM, for rows. */
  readonly rowKey: CryptoKey;
  /** HMAC-SHA-256, for members of set digests. */
  readonly digestKey: CryptoKey;
  /** HMAC-SHA-256, for the unlock header. */
  readonly headerKey: CryptoKey;
};

/** Bytes of a vault key. */
export const VAULT_KEY_BYTES = 32;

const KEY_ID = /^[0-9a-f]{8}$/;

/** The keys of a vault key by HKDF, the key id as salt; throws `internal` on a wrong length. */
export async function openKeyring(input: {
  readonly keyId: string;
  readonly vaultKey: Uint8Array;
}): Promise<Keyring> {
  const { keyId } = input;
  if (input.vaultKey.length !== VAULT_KEY_BYTES) throw new AppError("internal");
  const secret = input.vaultKey.slice();
  const salt = keyIdBytes(keyId);
  const [rowKey, digestKey, headerKey] = await Promise.all([
    deriveAesKey({ secret, salt, info: "confidant/rows/v1" }),
    deriveHmacKey({ secret, salt, info: "confidant/digest/v1" }),
    deriveHmacKey({ secret, salt, info: "confidant/header/v1" }),
  ]);
  return { keyId, rowKey, digestKey, headerKey };
}

/** A new random key id: 8 hex digits. */
export function newKeyId(): string {
  return keyIdText(randomBytes(4));
}

/** The 8 hex digits of a key id's 4 bytes. */
export function keyIdText(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, 4);
  return view.getUint32(0).toString(16).padStart(8, "0");
}

/** The 4 bytes of a key id; throws `internal` on anything but 8 lower-case hex digits. */
export function keyIdBytes(keyId: string): Bytes {
  if (!KEY_ID.test(keyId)) throw new AppError("internal");
  return u32(Number.parseInt(keyId, 16));
}
