import { importKeySealer } from "../crypto/key-pair";
import { AppError } from "../domain/app-error";
import { readDeviceCopies } from "./device-copies";
import { claimsNewerKey, type Header, parseHeader } from "./header";
import { type HeaderCopies, healCopies, isNowhere, listHeaders, readCopies } from "./header-copies";
import { deriveRing, openFirst } from "./open-header";
import type { KeyLease, SessionRecord } from "./session-keys";
import { tryMethods } from "./try-methods";
import type { OpenedVault } from "./vault";
import type { VaultDeps } from "./vault-deps";

type Deps = VaultDeps & { readonly keys: KeyLease };

/** The best copy of the header, unverified; null for no vault, `header-corrupt` if none is readable. */
export async function describeVault(deps: VaultDeps): Promise<Header | null> {
  const copies = await readCopies(deps);
  const [best] = listHeaders(copies);
  if (best === undefined && !isNowhere(copies)) throw new AppError("header-corrupt");
  return best ?? null;
}

/**
 * The vault by a key of this session and the header beside the rows alone; null without these, and
 * where a newer header was seen in this session: then the copies tell.
 */
export async function openWarm({ keys, headers }: Deps): Promise<OpenedVault | null> {
  // All that a restarted worker waits for; the keys are derived while the database is read.
  const [left, stored] = await Promise.all([keys.read().then(deriveRings), headers.read()]);
  const header = parseUndamaged(stored);
  if (header === null || header.generation < left.generation) return null;
  for (const candidate of left.rings) {
    const opened = await openFirst([header], candidate);
    if (opened !== null) return { ...opened, isWarm: true };
  }
  return null;
}

/** The vault by a key of this session or by its device method, after all copies were compared. */
export async function openCold(deps: Deps): Promise<OpenedVault> {
  const { copies, found } = await findHeaders(deps);
  const bySession = await openBySession(deps, found);
  const { opened, deviceKey } =
    bySession === null ? await openByDevice(deps, found) : { opened: bySession, deviceKey: null };
  // Dying in here loses nothing: the next open heals what is not healed.
  await healCopies(deps, copies, { header: opened.header, deviceKey });
  await deps.keys.save({ keys: [opened.key], generation: opened.header.generation });
  return opened;
}

/**
 * All copies and the headers among them, best first. Throws `not-set-up` in a new profile,
 * `key-missing` where rows are there but no header, `header-corrupt` where none can be read.
 */
export async function findHeaders(
  deps: VaultDeps,
): Promise<{ readonly copies: HeaderCopies; readonly found: readonly Header[] }> {
  const copies = await readCopies(deps);
  const found = listHeaders(copies);
  if (found.length > 0) return { copies, found };
  if (!isNowhere(copies)) throw new AppError("header-corrupt");
  throw new AppError((await deps.headers.hasRows()) ? "key-missing" : "not-set-up");
}

async function openBySession(deps: Deps, found: readonly Header[]): Promise<OpenedVault | null> {
  const { rings } = await deriveRings(await deps.keys.read());
  for (const ring of rings) {
    const opened = await openFirst(found, ring);
    // A key that was changed since must not be used on.
    const isOld = found.some((header) => opened !== null && claimsNewerKey(header, opened.header));
    if (opened !== null && !isOld) return opened;
  }
  return null;
}

type ByDevice = { readonly opened: OpenedVault; readonly deviceKey: Uint8Array };

async function openByDevice(deps: Deps, found: readonly Header[]): Promise<ByDevice> {
  const stored = await deps.headers.readDeviceKey();
  const byStored = stored === null ? null : await tryDeviceKey(found, stored);
  if (byStored !== null) return byStored;
  // The browser may have deleted the database, and with it the key.
  const copies = await readDeviceCopies(deps);
  for (const copy of copies) {
    const byCopy = await tryDeviceKey(found, copy);
    if (byCopy !== null) return byCopy;
  }
  // A person may still have what opens it.
  const hasLock = found.some(({ ways: methods }) => methods.some(({ kind }) => kind !== "device"));
  if (hasLock) throw new AppError("locked");
  const isMissing = stored === null && copies.length === 0;
  throw new AppError(isMissing ? "key-missing" : "header-corrupt");
}

/** The first of these that opens the header's device method; null where none does, or it has none. */
export async function findDeviceKey<T extends Uint8Array>(
  header: Header,
  candidates: readonly T[],
): Promise<T | null> {
  for (const candidate of candidates) {
    const opened = await tryDeviceKey([header], candidate).catch(() => null);
    if (opened !== null) return candidate;
  }
  return null;
}

async function tryDeviceKey(
  found: readonly Header[],
  deviceKey: Uint8Array,
): Promise<ByDevice | null> {
  const sealer = await importKeySealer(deviceKey);
  const secret = {
    fits: ({ kind }: { readonly kind: string }) => kind === "device",
    sealer: async () => sealer,
  };
  // No one typed this key: a seal that it does not open is a damaged header, not a wrong passphrase.
  const tried = await tryMethods(found, secret);
  return typeof tried === "string" ? null : { opened: tried.opened, deviceKey };
}

async function deriveRings({ keys, generation }: SessionRecord) {
  return { rings: await Promise.all(keys.map(deriveRing)), generation };
}

function parseUndamaged(stored: unknown): Header | null {
  try {
    return parseHeader(stored);
  } catch (error) {
    // Another copy may be good.
    if (error instanceof AppError && error.code === "header-corrupt") return null;
    throw error;
  }
}
