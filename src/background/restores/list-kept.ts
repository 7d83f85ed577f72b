import type { CallInput, CallOutput } from "../../contract/contract";
import { AppError, toFailure } from "../../domain/app-error";
import { BACKUP_NAME } from "../../domain/backup";
import { openKeptKeys } from "./kept-keys";
import { findApp } from "./look-into";
import { readIdentities } from "./open-source";
import type { RestoresDeps } from "./restores-deps";

type Deps = Pick<
  RestoresDeps,
  "engine" | "lifecycle" | "kept" | "beside" | "local" | "clock" | "log"
>;

/**
 * The backups in this browser that may be shown where no vault lists them, the newest first; with a
 * secret also those that it opens. Fails as `restore.kept` says; a wrong one tells nothing of how
 * many there are, or whether there are any.
 */
export async function listKept(
  deps: Deps,
  { secret }: CallInput<"restore.kept">,
): Promise<CallOutput<"restore.kept">> {
  const { kept, beside } = deps;
  const around = { isUnopened: await isUnopened(deps) };
  const listed = (await kept.list()).map(({ name }) => name);
  const all = listed
    .filter((name) => BACKUP_NAME.test(name))
    .sort()
    .reverse();
  if (secret !== null) await prove(deps, all, secret);
  const isHiding = await beside.isHiding(around);
  const names: string[] = [];
  for (const name of all) if (await beside.mayShow(name, around)) names.push(name);
  return { names, asks: isHiding && names.length === 0 };
}

/** Whether the store in use does not open, whoever asks. Fails with `locked`: those are nobody's to list. */
async function isUnopened({ lifecycle }: Deps): Promise<boolean> {
  try {
    await findApp(lifecycle);
    return false;
  } catch (error) {
    if (toFailure(error).code === "locked") throw error;
    return true;
  }
}

type Secret = NonNullable<CallInput<"restore.kept">["secret"]>;

async function prove(deps: Deps, all: readonly string[], secret: Secret): Promise<void> {
  const { engine, kept, beside } = deps;
  const show = beside.expect();
  const identities =
    secret.kind === "recovery"
      ? await readIdentities(engine, null, secret)
      : await openKeptKeys(deps, secret.passphrase);
  const { signal } = new AbortController();
  const opened: string[] = [];
  for (const name of all) {
    const file = await kept.read(name);
    const isOpened =
      file !== null &&
      (await engine.openBackup({ file, identities, signal }).then(
        () => true,
        () => false,
      ));
    if (isOpened) opened.push(name);
  }
  if (opened.length === 0)
    throw new AppError("backup-wrong-key", { data: { reason: secret.kind } });
  show(opened);
}
