import { type Keyring, openKeyring } from "../crypto/keyring";
import { AppError } from "../domain/app-error";
import { openDeviceWay } from "./device-way";
import { type Header, verifyHeader } from "./header";
import type { HeaderCopies } from "./header-copies";
import type { VaultKey } from "./vault-key";

/** A header whose MAC was checked under the vault key that it led to. */
export type OpenedHeader = {
  readonly header: Header;
  readonly key: VaultKey;
  readonly keyring: Keyring;
};

/**
 * The copy of the highest generation that verifies. Throws `key-missing` where there is a header
 * but no device key, `header-corrupt` where no copy verifies.
 */
export async function openBestHeader(
  copies: HeaderCopies,
  readDeviceKey: () => Promise<Uint8Array | null>,
): Promise<OpenedHeader> {
  const candidates = [copies.stored, copies.local]
    .filter((copy) => typeof copy !== "string")
    .sort((left, right) => right.generation - left.generation);
  if (candidates.length === 0) throw new AppError("header-corrupt");
  const deviceKey = await readDeviceKey();
  if (deviceKey === null) throw new AppError("key-missing");
  for (const header of candidates) {
    const opened = await tryHeader(header, deviceKey);
    if (opened !== null) return opened;
  }
  throw new AppError("header-corrupt");
}

async function tryHeader(header: Header, deviceKey: Uint8Array): Promise<OpenedHeader | null> {
  const key = await openDeviceWay(header, deviceKey).catch(refusalToNull);
  if (key === null) return null;
  const keyring = await openKeyring(key);
  return (await verifyHeader(header, keyring)) ? { header, key, keyring } : null;
}

// No one typed this key: a seal that it does not open is a damaged header, not a wrong passphrase.
function refusalToNull(error: unknown): null {
  const code = error instanceof AppError ? error.code : null;
  if (code === "wrong-passphrase" || code === "header-corrupt") return null;
  throw error;
}
