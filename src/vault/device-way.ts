import { type Bytes, fromBase64, toBase64 } from "../crypto/bytes";
import { createKeyPair, importKeySealer, openPrivateKey, type WayLabel } from "../crypto/key-pair";
import { openVaultKey, sealVaultKey } from "../crypto/key-wrap";
import type { RandomBytes } from "../crypto/random-bytes";
import { AppError } from "../domain/app-error";
import type { Clock } from "../platform/clock";
import type { Header, Way } from "./header";
import type { VaultKey } from "./vault-key";

const DEVICE_KEY_BYTES = 32;

/** A new device way to that vault key, and the device key that opens it. */
export async function createDeviceWay(input: {
  readonly vaultId: string;
  readonly key: VaultKey;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
}): Promise<{ readonly way: Way; readonly deviceKey: Bytes }> {
  const { vaultId, key } = input;
  const deviceKey = input.randomBytes(DEVICE_KEY_BYTES);
  const label = wayLabel(vaultId, { id: crypto.randomUUID(), kind: "device", kdf: null });
  const sealer = await importKeySealer(deviceKey);
  const { publicKey, sealedPrivateKey } = await createKeyPair({ sealer, label });
  const sealedVaultKey = await sealVaultKey({
    vaultKey: key.vaultKey,
    publicKey,
    label: { vaultId, wayId: label.wayId, keyId: key.keyId },
  });
  const way: Way = {
    id: label.wayId,
    kind: "device",
    createdAt: input.clock.now(),
    kdf: null,
    publicKey: toBase64(publicKey),
    sealedPrivateKey: toBase64(sealedPrivateKey),
    sealedVaultKey: toBase64(sealedVaultKey),
  };
  return { way, deviceKey };
}

/**
 * The header's vault key by its device way. Throws `locked` where it has none, `wrong-passphrase`
 * where the device key does not open it, and `header-corrupt` where the vault key's seal does not.
 */
export async function openDeviceWay(header: Header, deviceKey: Uint8Array): Promise<VaultKey> {
  const way = header.ways.find(({ kind }) => kind === "device");
  if (way === undefined) throw new AppError("locked");
  const sealer = await importKeySealer(deviceKey);
  const label = wayLabel(header.vault, way);
  const sealedPrivateKey = decode(way.sealedPrivateKey);
  const opened = await openVaultKey({
    privateKey: await openPrivateKey({ sealer, label, sealedPrivateKey }),
    publicKey: decode(way.publicKey),
    label: { vaultId: header.vault, wayId: way.id, keyId: header.keyId },
    sealedVaultKey: decode(way.sealedVaultKey),
  });
  return { keyId: header.keyId, vaultKey: opened };
}

function wayLabel(vaultId: string, way: Pick<Way, "id" | "kind" | "kdf">): WayLabel {
  return { vaultId, wayId: way.id, kind: way.kind, kdf: way.kdf };
}

function decode(text: string): Bytes {
  const bytes = fromBase64(text);
  if (bytes === null) throw new AppError("header-corrupt");
  return bytes;
}
