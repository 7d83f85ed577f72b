import type { OpenedBackup } from "../../backup/open-backup";
import type { Comparison } from "../../backup/restore/comparison";
import type { CallInput } from "../../contract/contract";
import type { RestoreProgress, RestoreSecret, RestoreSource } from "../../contract/restore";
import { AppError, type ErrorCode } from "../../domain/app-error";
import { fromBase64 } from "../../domain/base64";
import type { App } from "../app";
import type { Lifecycle } from "../lifecycle";
import { countGuess } from "./count-guess";
import { hasToWait, openKeptKeys } from "./kept-keys";
import { openSource, readIdentities, withReason } from "./open-source";
import type { RestoresDeps } from "./restores-deps";

/** A backup that was compared with what is here: what a restore goes by. In memory only. */
export type Looked = {
  /** The open vault that it was compared with; null where there is no vault. */
  readonly app: App | null;
  readonly source: RestoreSource;
  readonly secret: RestoreSecret;
  /** What the secret has given. */
  readonly identities: readonly string[];
  /** Of the file. */
  readonly bytes: number;
  readonly backup: OpenedBackup;
  readonly comparison: Comparison;
  /**
   * Whether what has opened it is no key of this open vault's own: anybody may have made it. Without a
   * vault nothing tells, so it is until the person says that it is theirs.
   */
  readonly isForeign: boolean;
  /** Of the rows here: with the same one nothing was written since. Null where there is no vault. */
  readonly generation: number | null;
};

type Work = {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: RestoreProgress) => void;
};

type Deps = Pick<
  RestoresDeps,
  "engine" | "lifecycle" | "incoming" | "kept" | "beside" | "local" | "clock" | "log"
>;

/** Opens a backup and compares it with what is here; fails as `restore.preview` says. */
export async function lookInto(
  deps: Deps,
  { source, secret }: CallInput<"restore.preview">,
  { signal, onProgress }: Work,
): Promise<Looked> {
  const app = await findApp(deps.lifecycle);
  if (app !== null) beginUse(app);
  const ending = signalOf(app, signal);
  await refuseHidden(deps, app, source);
  const file = await openSource(deps, source);
  const { identities, backup } = await openWith(deps, app, {
    source,
    secret,
    file,
    signal: ending,
  });
  const made = { identity: backup.identity, name: source.from === "kept" ? source.name : "" };
  const isForeign = !((await app?.backups.isOwn(made)) ?? false);
  const comparison = await compare(
    deps,
    { app, backup, isForeign },
    { signal: ending, onProgress },
  );
  ending.throwIfAborted();
  const { generation } = comparison;
  const { size: bytes } = file;
  return {
    ...{ app, source, secret, identities, bytes },
    ...{ backup, comparison, isForeign, generation },
  };
}

type Opening = CallInput<"restore.preview"> & {
  readonly file: Blob;
  readonly signal: AbortSignal;
};

type Opened = Pick<Looked, "identities" | "backup">;

/** By the secret; one that is kept here by every key file that lies beside it, too. */
async function openWith(
  deps: Deps,
  app: App | null,
  { source, secret, file, signal }: Opening,
): Promise<Opened> {
  const open = async (identities: readonly string[]): Promise<Opened> => {
    const backup = await deps.engine.openBackup({ file, identities, signal });
    return { identities, backup };
  };
  try {
    return await open(await readIdentities(counting(deps), app, secret));
  } catch (error) {
    const isOther = error instanceof AppError && OTHER_KEY.includes(error.code);
    if (isOther && source.from === "kept" && secret.kind === "passphrase") {
      const tried = fromBase64(secret.keyFile);
      const others = await openKeptKeys(deps, secret.passphrase, tried).catch(noneUnlessWaiting);
      const found = others.length === 0 ? null : await open(others).catch(() => null);
      if (found !== null) return found;
    }
    signal.throwIfAborted();
    // What was given decides what helps.
    throw withReason(error, { code: "backup-wrong-key", reason: secret.kind });
  }
}

/** One that has to wait may be the one that opens it. */
function noneUnlessWaiting(error: unknown): readonly string[] {
  if (hasToWait(error)) throw error;
  return [];
}

/** A newer key file may stand where the one of this backup stood. */
const OTHER_KEY: readonly ErrorCode[] = ["backup-wrong-key", "wrong-passphrase"];

/** Fails with `not-found` for a backup that may be one of a store whose lock nobody has opened. */
async function refuseHidden({ beside }: Deps, app: App | null, source: RestoreSource) {
  if (source.from === "file") return;
  const { records = [] } = (await app?.store.backups.read()) ?? {};
  if (records.some(({ name }) => name === source.name)) return;
  if (!(await beside.mayShow(source.name))) throw new AppError("not-found");
}

/** What opens key files, and counts each guess. */
function counting(deps: Deps): Pick<RestoresDeps["engine"], "openKeyFile"> {
  return {
    openKeyFile: (file, passphrase) =>
      countGuess(deps, file, () => deps.engine.openKeyFile(file, passphrase)),
  };
}

/** The backup compared with what is here now. */
export function compare(
  { engine }: Pick<RestoresDeps, "engine">,
  { app, backup, isForeign }: Pick<Looked, "app" | "backup" | "isForeign">,
  { signal, onProgress }: Work,
): Promise<Comparison> {
  const rows = Object.values(backup.manifest.counts);
  const total = rows.reduce((sum, count) => sum + count, 0);
  const report = (done: number) =>
    onProgress({ stage: "reading", done: Math.min(done, total), total });
  report(0);
  const here = app?.store.rows ?? null;
  return engine.compareBackup({ backup, here, isForeign, onProgress: report, signal });
}

/** The open app; null where there is no vault. Fails as the lifecycle does otherwise. */
export async function findApp(lifecycle: Pick<Lifecycle, "ready">): Promise<App | null> {
  try {
    return await lifecycle.ready();
  } catch (error) {
    if (error instanceof AppError && error.code === "not-set-up") return null;
    throw error;
  }
}

/** Counts as use of the vault. Throws `rotation-running` while rows lie under two keys. */
export function beginUse({ idle, vault }: Pick<App, "idle" | "vault">): void {
  idle.touch();
  if (vault.opened().header.former !== null) throw new AppError("rotation-running");
}

/** Aborted by the signal, or with `locked` by a lock. */
export function signalOf(app: Pick<App, "signal"> | null, signal: AbortSignal): AbortSignal {
  return app === null ? signal : AbortSignal.any([signal, app.signal]);
}
