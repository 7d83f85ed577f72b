import { AppError } from "../domain/app-error";
import { toBase64 } from "../domain/base64";
import { headerGeneration } from "../domain/header-generation";
import { keepDeviceKey, removeDeviceCopies } from "./device-copies";
import { type Header, hasLock, parseHeader, sameHeader } from "./header";
import type { VaultDeps } from "./vault-deps";

type CopyDeps = Pick<VaultDeps, "headers" | "local" | "files" | "storeName" | "log">;

/** One copy of the header as found: its MAC is not yet checked. */
type HeaderCopy = {
  readonly found: Header | "absent" | "corrupt";
  /** As it lies there, even where the rest is corrupt. */
  readonly generation: number | null;
};

/** `stored` lies beside the rows, `local` in the browser's extension storage, `file` in a file. */
export type HeaderCopies = Readonly<Record<"stored" | "local" | "file", HeaderCopy>>;

/**
 * All copies. Throws `version-unknown` if any is newer than this code, even where the others are
 * not: healing would overwrite the newer one. A file that cannot be read counts as absent.
 */
export async function readCopies(deps: CopyDeps): Promise<HeaderCopies> {
  const key = copyKey(deps);
  const [stored, local, file] = await Promise.all([
    deps.headers.read(),
    deps.local.get(key),
    deps.files.get(key).catch(() => deps.log.warn("header-file-failed")),
  ]);
  return { stored: toCopy(stored), local: toCopy(local), file: toCopy(file) };
}

/** The readable headers, highest generation first; where equal, the one beside the rows first. */
export function listHeaders({ stored, local, file }: HeaderCopies): Header[] {
  return [stored, local, file]
    .map(({ found }) => found)
    .filter((found) => typeof found !== "string")
    .sort((left, right) => right.generation - left.generation);
}

/** Whether no copy is there, not even a damaged one. */
export function isNowhere({ stored, local, file }: HeaderCopies): boolean {
  return [stored, local, file].every(({ found }) => found === "absent");
}

/**
 * Writes `header`, which must be the newest that there is, wherever a copy differs, and the device
 * key that opens it; null where that is not known. A failure is logged and left to the next open,
 * which finds the same difference: the vault is readable by the copy that is good.
 */
export async function healCopies(
  deps: CopyDeps,
  copies: HeaderCopies,
  { header, deviceKey }: { readonly header: Header; readonly deviceKey: Uint8Array | null },
): Promise<void> {
  const { stored, local, file } = copies;
  const key = copyKey(deps);
  // Without rows it is no copy that is lost but the database: what puts that back decides.
  const isGone = stored.found === "absent" && !(await deps.headers.hasRows());
  if (!isGone && (isWorse(stored, header) || (await lacksDeviceKey(deps, deviceKey)))) {
    // Only while what was read still lies there: it decides where all are good.
    const next = hasLock(header) ? null : (deviceKey ?? undefined);
    const expected = stored.generation;
    await logFailure(deps, deps.headers.replace({ header, expected, deviceKey: next }));
  }
  if (isWorse(local, header)) await logFailure(deps, deps.local.set(key, header));
  if (isWorse(file, header)) await logFailure(deps, deps.files.set(key, header));
  // Behind a lock none is to be left.
  await copyDeviceKey(deps, header, hasLock(header) ? null : (deviceKey ?? undefined));
}

/**
 * Writes the copies of a header that was saved beside the rows, and of a device key that came with
 * it: null removes these, undefined leaves them. Failures as with `healCopies`.
 */
export async function writeCopies(
  deps: CopyDeps,
  header: Header,
  deviceKey: Uint8Array | null | undefined,
): Promise<void> {
  const key = copyKey(deps);
  await Promise.all([
    logFailure(deps, deps.local.set(key, header)),
    logFailure(deps, deps.files.set(key, header)),
    copyDeviceKey(deps, header, deviceKey),
  ]);
}

async function copyDeviceKey(
  deps: CopyDeps,
  header: Header,
  deviceKey: Uint8Array | null | undefined,
): Promise<void> {
  if (deviceKey === null) await logFailure(deps, removeDeviceCopies(deps));
  else if (deviceKey !== undefined) await keepDeviceKey(deps, header, deviceKey);
}

async function lacksDeviceKey(
  { headers }: CopyDeps,
  deviceKey: Uint8Array | null,
): Promise<boolean> {
  if (deviceKey === null) return false;
  const stored = await headers.readDeviceKey();
  return stored === null || toBase64(stored) !== toBase64(deviceKey);
}

/** Removes the copies beside a database that is gone; fails as the places do. */
export async function removeCopies(deps: Parameters<typeof removeDeviceCopies>[0]): Promise<void> {
  const key = copyKey(deps);
  await Promise.all([deps.local.remove(key), deps.files.remove(key), removeDeviceCopies(deps)]);
}

function copyKey({ storeName }: Pick<CopyDeps, "storeName">): string {
  return `vault-header:${storeName}`;
}

function logFailure({ log }: CopyDeps, writing: Promise<void>): Promise<void> {
  return writing.catch(() => log.warn("header-copy-failed"));
}

function toCopy(value: unknown): HeaderCopy {
  const generation = headerGeneration(value);
  if (value === null || value === undefined) return { found: "absent", generation };
  try {
    return { found: parseHeader(value), generation };
  } catch (error) {
    if (error instanceof AppError && error.code === "header-corrupt") {
      return { found: "corrupt", generation };
    }
    throw error;
  }
}

function isWorse({ found }: HeaderCopy, header: Header): boolean {
  return typeof found === "string" || !sameHeader(found, header);
}
