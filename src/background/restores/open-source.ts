import type { RestoreSecret, RestoreSource } from "../../contract/restore";
import { formatAgeIdentity } from "../../crypto/age-key";
import { AppError, type ErrorCode } from "../../domain/app-error";
import { assertNever } from "../../domain/assert-never";
import { fromBase64 } from "../../domain/base64";
import type { FileFolder } from "../../domain/file-folder";
import { parseRecoveryKey } from "../../vault/recovery-method";
import type { App } from "../app";

export type SourceFolders = {
  /** Where pages put what is to be restored. */
  readonly incoming: FileFolder;
  /** Where backups that were made here lie. */
  readonly kept: FileFolder;
};

/** The file of a backup; `not-found` where there is none. */
export async function openSource(
  { incoming, kept }: SourceFolders,
  source: RestoreSource,
): Promise<Blob> {
  const file =
    source.from === "file"
      ? await incoming.read(incomingName(source))
      : await kept.read(source.name);
  if (file === null) throw new AppError("not-found");
  return file;
}

/** Deletes the file of a page's; a backup that was made here stays. */
export async function dropSource(
  { incoming }: Pick<SourceFolders, "incoming">,
  source: RestoreSource,
): Promise<void> {
  if (source.from === "file") await incoming.remove(incomingName(source));
}

const OLD_MS = 24 * 60 * 60_000;

/** Deletes files of pages that nobody has come back to for a day. */
export async function dropOldSources(
  { incoming }: Pick<SourceFolders, "incoming">,
  now: number,
): Promise<void> {
  for (const { name } of await incoming.list()) {
    const file = await incoming.read(name);
    if (file instanceof File && file.lastModified < now - OLD_MS) await incoming.remove(name);
  }
}

type SecretDeps = {
  readonly openKeyFile: (
    file: Uint8Array<ArrayBuffer>,
    passphrase: string,
  ) => Promise<readonly string[]>;
};

/**
 * The identities that a secret gives, the newest first. Fails with `not-set-up` where the vault's own
 * are asked for and there is none; with `wrong-passphrase`, whose reason is `recovery` for what is no
 * recovery key; with `backup-damaged`, whose reason is `key-file`, where that is none that opens.
 */
export async function readIdentities(
  { openKeyFile }: SecretDeps,
  app: { readonly backups: Pick<App["backups"], "identities"> } | null,
  secret: RestoreSecret,
): Promise<readonly string[]> {
  switch (secret.kind) {
    case "vault":
      if (app === null) throw new AppError("not-set-up");
      return app.backups.identities();
    case "recovery":
      return [readRecoveryKey(secret.key)];
    case "passphrase":
      try {
        const file = fromBase64(secret.keyFile);
        if (file === null) throw new AppError("backup-damaged");
        return await openKeyFile(file, secret.passphrase);
      } catch (error) {
        throw withReason(error, { code: "backup-damaged", reason: "key-file" });
      }
    default:
      return assertNever(secret);
  }
}

function readRecoveryKey(typed: string): string {
  try {
    return formatAgeIdentity(parseRecoveryKey(typed));
  } catch (error) {
    throw withReason(error, { code: "wrong-passphrase", reason: "recovery" });
  }
}

/** A failure of that code tells that reason; any other is as it was. */
export function withReason(
  error: unknown,
  { code, reason }: { readonly code: ErrorCode; readonly reason: string },
): unknown {
  if (!(error instanceof AppError) || error.code !== code) return error;
  return new AppError(code, { data: { reason }, cause: error });
}

function incomingName({ id }: { readonly id: string }): string {
  return `${id}.age`;
}
