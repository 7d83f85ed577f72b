import { AppError } from "../domain/app-error";
import { openKey, sealKey } from "./aes-gcm";
import { type Bytes, utf8 } from "./bytes";

export const PUBLIC_KEY_BYTES = 32;
/** iv, PKCS #8 form of an X25519 key (48 bytes), tag. */
export const SEALED_PRIVATE_KEY_BYTES = 12 + 48 + 16;

/** What a private half is bound to, so that it cannot be passed off as another method's. */
export type MethodLabel = {
  readonly vaultId: string;
  readonly methodId: string;
  readonly kind: string;
  /** Parameters of the key derivation in a fixed order: altered ones do not open the seal. */
  readonly kdf: readonly (string | number)[] | null;
};

/** The key that seals a private half, from 32 secret bytes (a device key, a derivation's output). */
export function importKeySealer(secret: Uint8Array): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", secret.slice(), "AES-GCM", false, ["encrypt", "decrypt"]);
}

/** A new X25519 pair for an unlock method: 32 public bytes, and the private half sealed by `sealer`. */
export async function createKeyPair(input: {
  readonly sealer: CryptoKey;
  readonly label: MethodLabel;
}): Promise<{ readonly publicKey: Bytes; readonly sealedPrivateKey: Bytes }> {
  const pair = await crypto.subtle.generateKey({ name: "X25519" }, true, ["deriveBits"]);
  const publicKey = new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey));
  const privateKey = new Uint8Array(await crypto.subtle.exportKey("pkcs8", pair.privateKey));
  const sealedPrivateKey = await sealKey(input.sealer, labelAad(input.label), privateKey);
  privateKey.fill(0);
  return { publicKey, sealedPrivateKey };
}

/**
 * The private half, not extractable; throws `wrong-passphrase` where it does not open, which is
 * the only place that may say so: a wrong secret and an altered seal look the same.
 */
export async function openPrivateKey(input: {
  readonly sealer: CryptoKey;
  readonly label: MethodLabel;
  readonly sealedPrivateKey: Uint8Array;
}): Promise<CryptoKey> {
  try {
    const privateKey = await openKey(input.sealer, labelAad(input.label), input.sealedPrivateKey);
    const opened = await importPrivateKey(privateKey);
    privateKey.fill(0);
    return opened;
  } catch (cause) {
    throw new AppError("wrong-passphrase", { cause });
  }
}

/** An X25519 private key from its PKCS #8 form, not extractable. */
export function importPrivateKey(pkcs8: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey("pkcs8", pkcs8, { name: "X25519" }, false, ["deriveBits"]);
}

/** The 32 bytes both sides share (RFC 7748, 6.1); throws on a public key of low order. */
export async function agree(privateKey: CryptoKey, publicKey: Uint8Array): Promise<Bytes> {
  const method = { name: "X25519" };
  const imported = await crypto.subtle.importKey("raw", publicKey.slice(), method, false, []);
  const shared = await crypto.subtle.deriveBits({ ...method, public: imported }, privateKey, 256);
  return new Uint8Array(shared);
}

function labelAad({ vaultId, methodId, kind, kdf }: MethodLabel): Bytes {
  return utf8(JSON.stringify(["way", vaultId, methodId, kind, kdf]));
}
