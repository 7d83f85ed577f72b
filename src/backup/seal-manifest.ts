import { backupMac, isBackupMac } from "../crypto/backup-mac";
import { utf8 } from "../crypto/bytes";
import { AppError } from "../domain/app-error";
import { fromBase64, toBase64 } from "../domain/base64";
import { isRecord } from "../domain/is-record";
import type { BackupManifest } from "./backup-manifest";
import { sha256Hex } from "./sha256-hex";

/** The SHA-256 over the slices' digests, as a manifest tells it. */
export function slicesDigest(slices: BackupManifest["slices"]): Promise<string> {
  return sha256Hex(utf8(slices.map(({ sha256 }) => sha256).join("")));
}

/** The manifest with its code under the identity that opens the backup. */
export async function sealManifest(
  manifest: Omit<BackupManifest, "mac">,
  identity: string,
): Promise<BackupManifest> {
  return { ...manifest, mac: toBase64(await backupMac(identity, canonicalJson(manifest))) };
}

/** Fails with `backup-damaged` where the identity's owner did not make exactly this manifest. */
export async function checkManifestSeal(manifest: BackupManifest, identity: string): Promise<void> {
  const { mac, ...rest } = manifest;
  const bytes = fromBase64(mac);
  if (bytes !== null && (await isBackupMac(identity, canonicalJson(rest), bytes))) return;
  throw new AppError("backup-damaged", { data: { reason: "not-made-by-its-owner" } });
}

/** JSON without blanks, the keys of every object in the order of their UTF-16 units. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    isRecord(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
