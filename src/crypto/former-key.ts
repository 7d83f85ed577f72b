import { AppError } from "../domain/app-error";
import { openKey, sealKey } from "./aes-gcm";
import { type Bytes, utf8 } from "./bytes";
import { deriveAesKey } from "./hkdf";
import { keyIdBytes, VAULT_KEY_BYTES } from "./keyring";

/** iv, vault key, tag. */
export const SEALED_FORMER_KEY_BYTES = 12 + VAULT_KEY_BYTES + 16;

/** Which key is sealed under which, and of what vault. */
export type FormerLabel = {
  readonly vaultId: string;
  readonly keyId: string;
  readonly formerKeyId: string;
};

/** The former vault key sealed under the current one, for as long as rows need it. */
export async function sealFormerKey(input: {
  readonly vaultKey: Bytes;
  readonly formerKey: Bytes;
  readonly label: FormerLabel;
}): Promise<Bytes> {
  const key = await sealingKey(input.vaultKey, input.label);
  return sealKey(key, labelAad(input.label), input.formerKey);
}

/** The former vault key (32 bytes); throws `header-corrupt` where it does not open. */
export async function openFormerKey(input: {
  readonly vaultKey: Bytes;
  readonly sealed: Uint8Array;
  readonly label: FormerLabel;
}): Promise<Bytes> {
  const key = await sealingKey(input.vaultKey, input.label);
  try {
    return await openKey(key, labelAad(input.label), input.sealed);
  } catch (cause) {
    throw new AppError("header-corrupt", { cause });
  }
}

function sealingKey(secret: Bytes, { keyId }: FormerLabel): Promise<CryptoKey> {
  return deriveAesKey({ secret, salt: keyIdBytes(keyId), info: "confidant/former/v1" });
}

function labelAad({ vaultId, keyId, formerKeyId }: FormerLabel): Bytes {
  return utf8(JSON.stringify(["former-key", vaultId, keyId, formerKeyId]));
}
