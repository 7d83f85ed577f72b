import { AppError } from "../domain/app-error";
import { openKey, sealKey } from "./aes-gcm";
import { type Bytes, concat, utf8 } from "./bytes";
import { deriveAesKey } from "./hkdf";
import { agree, PUBLIC_KEY_BYTES } from "./key-pair";

/** Ephemeral public key, iv, vault key, tag. */
export const SEALED_VAULT_KEY_BYTES = PUBLIC_KEY_BYTES + 12 + 32 + 16;

/** What a sealed vault key is bound to. */
export type WrapLabel = {
  readonly vaultId: string;
  readonly methodId: string;
  readonly keyId: string;
};

/**
 * The vault key sealed to a method's public half, so that a new vault key needs no method present. The
 * public half must come from a header whose MAC was checked: sealing to a planted one gives the
 * vault away.
 */
export async function sealVaultKey(input: {
  readonly vaultKey: Bytes;
  readonly publicKey: Uint8Array;
  readonly label: WrapLabel;
}): Promise<Bytes> {
  const { vaultKey, publicKey, label } = input;
  const pair = await crypto.subtle.generateKey({ name: "X25519" }, false, ["deriveBits"]);
  const ephemeral = new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey));
  const shared = await agree(pair.privateKey, publicKey);
  const key = await wrapKey(shared, concat(ephemeral, publicKey));
  return concat(ephemeral, await sealKey(key, labelAad(label), vaultKey));
}

/** The vault key (32 bytes); throws `header-corrupt` where it does not open. */
export async function openVaultKey(input: {
  readonly privateKey: CryptoKey;
  readonly publicKey: Uint8Array;
  readonly label: WrapLabel;
  readonly sealedVaultKey: Uint8Array;
}): Promise<Bytes> {
  const { privateKey, publicKey, label, sealedVaultKey } = input;
  try {
    const ephemeral = sealedVaultKey.slice(0, PUBLIC_KEY_BYTES);
    const shared = await agree(privateKey, ephemeral);
    const key = await wrapKey(shared, concat(ephemeral, publicKey));
    return await openKey(key, labelAad(label), sealedVaultKey.slice(PUBLIC_KEY_BYTES));
  } catch (cause) {
    throw new AppError("header-corrupt", { cause });
  }
}

function wrapKey(secret: Bytes, salt: Bytes): Promise<CryptoKey> {
  return deriveAesKey({ secret, salt, info: "confidant/vault-key/v1" });
}

function labelAad({ vaultId, methodId, keyId }: WrapLabel): Bytes {
  return utf8(JSON.stringify(["vault-key", vaultId, methodId, keyId]));
}
