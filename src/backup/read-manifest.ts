import { fromUtf8 } from "../crypto/bytes";
import { AppError } from "../domain/app-error";
import { openWithIdentities } from "./age-file";
import { MAX_LINE_BYTES, MAX_MANIFEST_BYTES } from "./backup-limits";
import { type BackupManifest, backupManifestSchema, newerManifestSchema } from "./backup-manifest";
import { type ByteReader, createByteReader } from "./byte-reader";
import type { ByteStream } from "./byte-stream";
import { checkManifestSeal, slicesDigest } from "./seal-manifest";

/** A backup that is open behind its manifest. */
export type BegunBackup = {
  readonly manifest: BackupManifest;
  /** The one of the identities that opens it. */
  readonly identity: string;
  /** At the first slice; to be closed. */
  readonly reader: ByteReader;
};

/**
 * Opens a backup and reads its manifest, which its owner made and which agrees with itself. Fails with
 * `backup-wrong-key`, `backup-damaged`, and `version-unknown` for one of a newer release.
 */
export async function beginBackup(
  file: ByteStream,
  identities: readonly string[],
): Promise<BegunBackup> {
  const { identity, plain } = await openWithIdentities(file, identities);
  const reader = createByteReader(plain);
  try {
    const manifest = parseManifest(await reader.takeLine(MAX_MANIFEST_BYTES));
    await checkManifest(manifest, identity);
    return { manifest, identity, reader };
  } catch (error) {
    await reader.close();
    throw error;
  }
}

function parseManifest(line: Uint8Array): BackupManifest {
  const value = parseJson(line);
  if (newerManifestSchema.safeParse(value).success) throw new AppError("version-unknown");
  const parsed = backupManifestSchema.safeParse(value);
  if (!parsed.success) throw new AppError("backup-damaged");
  return parsed.data;
}

function parseJson(line: Uint8Array): unknown {
  try {
    return JSON.parse(fromUtf8(line));
  } catch {
    throw new AppError("backup-damaged");
  }
}

async function checkManifest(manifest: BackupManifest, identity: string): Promise<void> {
  await checkManifestSeal(manifest, identity);
  const { slices, changes, digest } = manifest;
  const fits = changes <= slices.length && slices.every(({ bytes }) => bytes <= MAX_LINE_BYTES);
  if (!fits || digest !== (await slicesDigest(slices))) throw new AppError("backup-damaged");
}
