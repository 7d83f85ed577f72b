import { newKeyId, openKeyring, VAULT_KEY_BYTES } from "../crypto/keyring";
import type { RandomBytes } from "../crypto/random-bytes";
import { AppError } from "../domain/app-error";
import type { Clock } from "../platform/clock";
import { createDeviceWay } from "./device-way";
import { type Header, signHeader } from "./header";
import type { HeaderStore } from "./header-store";
import type { OpenedHeader } from "./open-header";
import type { VaultKey } from "./vault-key";

type Deps = {
  readonly headers: Pick<HeaderStore, "hasRows" | "saveFirst">;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
};

/**
 * A new vault with a device key, saved before it is returned. Null, with nothing written, where
 * rows or a header exist by now: an empty vault must never stand beside rows it cannot read.
 */
export async function setUpVault(deps: Deps): Promise<OpenedHeader | null> {
  if (await deps.headers.hasRows()) return null;
  const key: VaultKey = { keyId: newKeyId(), vaultKey: deps.randomBytes(VAULT_KEY_BYTES) };
  const keyring = await openKeyring(key);
  const vaultId = crypto.randomUUID();
  const { clock, randomBytes } = deps;
  const { way, deviceKey } = await createDeviceWay({ vaultId, key, clock, randomBytes });
  const header = await signHeader(
    { v: 1, vault: vaultId, generation: 1, keyId: key.keyId, ways: [way] },
    keyring.headerKey,
  );
  const saved = await saveFirst(deps.headers, { header, deviceKey });
  return saved ? { header, key, keyring } : null;
}

async function saveFirst(
  headers: Pick<HeaderStore, "saveFirst">,
  input: { readonly header: Header; readonly deviceKey: Uint8Array },
): Promise<boolean> {
  try {
    await headers.saveFirst(input);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "conflict") return false;
    throw error;
  }
}
