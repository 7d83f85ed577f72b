import type { Bytes } from "../crypto/bytes";
import { createKeyPair, openPrivateKey, type WayLabel } from "../crypto/key-pair";
import { openVaultKey, sealVaultKey } from "../crypto/key-wrap";
import { AppError } from "../domain/app-error";
import { fromBase64, toBase64 } from "../domain/base64";
import type { Header, Way } from "./header";
import type { VaultKey } from "./vault-key";

/** A kind of way with its parameters; of each kind with its own. */
type KindAndKdf = Way extends infer W ? (W extends Way ? Pick<W, "kind" | "kdf"> : never) : never;

/** What a way is made from: `sealer` is what only its secret gives. */
export type WaySeed = KindAndKdf & { readonly sealer: CryptoKey };

/** A new way to that vault key, with a key pair of its own. */
export async function createWay(input: {
  readonly vaultId: string;
  readonly id: string;
  readonly createdAt: number;
  readonly seed: WaySeed;
  readonly key: VaultKey;
}): Promise<Way> {
  const { vaultId, id, createdAt, key } = input;
  const { sealer, ...kindAndKdf } = input.seed;
  const label = wayLabel(vaultId, { id, ...kindAndKdf });
  const { publicKey, sealedPrivateKey } = await createKeyPair({ sealer, label });
  return {
    id,
    createdAt,
    ...kindAndKdf,
    publicKey: toBase64(publicKey),
    sealedPrivateKey: toBase64(sealedPrivateKey),
    sealedVaultKey: await sealTo({ vaultId, wayId: id, publicKey, key }),
  };
}

/** The same way to another vault key, which needs no secret; the way must be of a verified header. */
export async function resealWay(vaultId: string, way: Way, key: VaultKey): Promise<Way> {
  const publicKey = decode(way.publicKey);
  return { ...way, sealedVaultKey: await sealTo({ vaultId, wayId: way.id, publicKey, key }) };
}

/**
 * The header's vault key by one of its ways. Throws `wrong-passphrase` where the sealer does not
 * open it, and `header-corrupt` where the vault key's seal does not.
 */
export async function openWay(header: Header, way: Way, sealer: CryptoKey): Promise<VaultKey> {
  const label = wayLabel(header.vault, way);
  const sealedPrivateKey = decode(way.sealedPrivateKey);
  const vaultKey = await openVaultKey({
    privateKey: await openPrivateKey({ sealer, label, sealedPrivateKey }),
    publicKey: decode(way.publicKey),
    label: { vaultId: header.vault, wayId: way.id, keyId: header.keyId },
    sealedVaultKey: decode(way.sealedVaultKey),
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
  readonly wayId: string;
  readonly publicKey: Bytes;
  readonly key: VaultKey;
}): Promise<string> {
  const { vaultId, wayId, publicKey, key } = input;
  const label = { vaultId, wayId, keyId: key.keyId };
  return toBase64(await sealVaultKey({ vaultKey: key.vaultKey, publicKey, label }));
}

function wayLabel(vaultId: string, way: Pick<Way, "id" | "kind" | "kdf">): WayLabel {
  return { vaultId, wayId: way.id, kind: way.kind, kdf: way.kdf };
}
