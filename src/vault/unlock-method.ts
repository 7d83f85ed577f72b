import type { Bytes } from "../crypto/bytes";
import { createKeyPair, type MethodLabel, openPrivateKey } from "../crypto/key-pair";
import { openVaultKey, sealVaultKey } from "../crypto/key-wrap";
import { AppError } from "../domain/app-error";
import { fromBase64, toBase64 } from "../domain/base64";
import type { Header, UnlockMethod } from "./header";
import type { VaultKey } from "./vault-key";

/** A kind of method with its parameters; of each kind with its own. */
type KindAndKdf = UnlockMethod extends infer W
  ? W extends UnlockMethod
    ? Pick<W, "kind" | "kdf">
    : never
  : never;

/** What a method is made from: `sealer` is what only its secret gives. */
export type MethodSeed = KindAndKdf & { readonly sealer: CryptoKey };

/** A new method for that vault key, with a key pair of its own. */
export async function createMethod(input: {
  readonly vaultId: string;
  readonly id: string;
  readonly createdAt: number;
  readonly seed: MethodSeed;
  readonly key: VaultKey;
}): Promise<UnlockMethod> {
  const { vaultId, id, createdAt, key } = input;
  const { sealer, ...kindAndKdf } = input.seed;
  const label = methodLabel(vaultId, { id, ...kindAndKdf });
  const { publicKey, sealedPrivateKey } = await createKeyPair({ sealer, label });
  return {
    id,
    createdAt,
    ...kindAndKdf,
    publicKey: toBase64(publicKey),
    sealedPrivateKey: toBase64(sealedPrivateKey),
    sealedVaultKey: await sealTo({ vaultId, methodId: id, publicKey, key }),
  };
}

/** The same method for another vault key, which needs no secret; it must be of a verified header. */
export async function resealMethod(
  vaultId: string,
  method: UnlockMethod,
  key: VaultKey,
): Promise<UnlockMethod> {
  const publicKey = decode(method.publicKey);
  return {
    ...method,
    sealedVaultKey: await sealTo({ vaultId, methodId: method.id, publicKey, key }),
  };
}

/**
 * The header's vault key by one of its methods. Throws `wrong-passphrase` where the sealer does not
 * open it, and `header-corrupt` where the vault key's seal does not.
 */
export async function openMethod(
  header: Header,
  method: UnlockMethod,
  sealer: CryptoKey,
): Promise<VaultKey> {
  const label = methodLabel(header.vault, method);
  const sealedPrivateKey = decode(method.sealedPrivateKey);
  const vaultKey = await openVaultKey({
    privateKey: await openPrivateKey({ sealer, label, sealedPrivateKey }),
    publicKey: decode(method.publicKey),
    label: { vaultId: header.vault, methodId: method.id, keyId: header.keyId },
    sealedVaultKey: decode(method.sealedVaultKey),
  });
  return { keyId: header.keyId, vaultKey };
}

/** The bytes of a header's field; throws `header-corrupt` where it is no base64. */
export function decode(text: string): Bytes {
  const bytes = fromBase64(text);
  if (bytes === null) throw new AppError("header-corrupt");
  return bytes;
}

async function sealTo(input: {
  readonly vaultId: string;
  readonly methodId: string;
  readonly publicKey: Bytes;
  readonly key: VaultKey;
}): Promise<string> {
  const { vaultId, methodId, publicKey, key } = input;
  const label = { vaultId, methodId, keyId: key.keyId };
  return toBase64(await sealVaultKey({ vaultKey: key.vaultKey, publicKey, label }));
}

function methodLabel(
  vaultId: string,
  method: Pick<UnlockMethod, "id" | "kind" | "kdf">,
): MethodLabel {
  return { vaultId, methodId: method.id, kind: method.kind, kdf: method.kdf };
}
