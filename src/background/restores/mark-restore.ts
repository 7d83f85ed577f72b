import type { OpenedBackup } from "../../backup/open-backup";
import { backupMac } from "../../crypto/backup-mac";
import { toBase64 } from "../../domain/base64";
import type { Header } from "../../vault/header";

type Begun = {
  readonly backup: Pick<OpenedBackup, "identity" | "manifest">;
  readonly mode: "merge" | "replace";
  /** Whether it is marked as brought in. */
  readonly isForeign: boolean;
  /** What it plans and stores follows from these. */
  readonly release: { readonly app: string; readonly form: string };
  /** Of the vault that was made for it, verified. */
  readonly header: Pick<Header, "mac">;
};

/**
 * Tells what a restore was begun with (base64): another one of the same goes on with it. A code under
 * the backup's identity over both the manifest's and the header's, so it tells nothing to anybody else,
 * and who writes to the profile cannot put a vault whose key they know in the place of the one made.
 */
export async function markRestore({
  backup,
  mode,
  isForeign,
  release,
  header,
}: Begun): Promise<string> {
  const { identity, manifest } = backup;
  // No manifest, whose codes are made under the same key, is a list.
  const text = JSON.stringify([
    manifest.mac,
    mode,
    isForeign,
    release.app,
    release.form,
    header.mac,
  ]);
  return toBase64(await backupMac(identity, text));
}
