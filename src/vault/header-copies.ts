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
export async function readCopies(places: CopyDeps): Promise<HeaderCopies> {
  const key = copyKey(places);
  const [stored, local, file] = await Promise.all([
    places.headers.read(),
    places.local.get(key),
    places.files.get(key).catch(() => places.log.warn("header-file-failed")),
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
  places: CopyDeps,
  copies: HeaderCopies,
  { header, deviceKey }: { readonly header: Header; readonly deviceKey: Uint8Array | null },
): Promise<void> {
  const { stored, local, file } = copies;
  const key = copyKey(places);
  // Without rows it is no copy that is lost but the database: what puts that back decides.
  const isGone = stored.found === "absent" && !(await places.headers.hasRows());
  if (!isGone && (isWorse(stored, header) || (await lacksDeviceKey(places, deviceKey)))) {
    // Only while what was read still lies there: it decides where all are good.
    const next = hasLock(header) ? null : (deviceKey ?? undefined);
    const expected = stored.generation;
    await logFailure(places, places.headers.replace({ header, expected, deviceKey: next }));
  }
  if (isWorse(local, header)) await logFailure(places, places.local.set(key, header));
  if (isWorse(file, header)) await logFailure(places, places.files.set(key, header));
  // Behind a lock none is to be left.
  await copyDeviceKey(places, header, hasLock(header) ? null : (deviceKey ?? undefined));
}

/**
 * Writes the copies of a header that was saved beside the rows, and of a device key that came with
 * it: null removes these, undefined leaves them. Failures as with `healCopies`.
 */
export async function writeCopies(
  places: CopyDeps,
  header: Header,
  deviceKey: Uint8Array | null | undefined,
): Promise<void> {
  const key = copyKey(places);
  await Promise.all([
    logFailure(places, places.local.set(key, header)),
    logFailure(places, places.files.set(key, header)),
    copyDeviceKey(places, header, deviceKey),
  ]);
}

async function copyDeviceKey(
  places: CopyDeps,
  header: Header,
  deviceKey: Uint8Array | null | undefined,
): Promise<void> {
  if (deviceKey === null) await logFailure(places, removeDeviceCopies(places));
  else if (deviceKey !== undefined) await keepDeviceKey(places, header, deviceKey);
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
export async function removeCopies(
  places: Parameters<typeof removeDeviceCopies>[0],
): Promise<void> {
  const key = copyKey(places);
  await Promise.all([
    places.local.remove(key),
    places.files.remove(key),
    removeDeviceCopies(places),
  ]);
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
