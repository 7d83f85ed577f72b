import { openFormerKey } from "../crypto/former-key";
import { type Keyring, openKeyring } from "../crypto/keyring";
import { type Header, verifyHeader } from "./header";
import { decode } from "./unlock-method";
import type { OpenedVault } from "./vault";
import type { VaultKey } from "./vault-key";

/** A vault key that may be a header's, and what is derived from it. */
export type KeyAndRing = { readonly key: VaultKey; readonly keyring: Keyring };

/** The key with its derived keys. */
export async function deriveRing(key: VaultKey): Promise<KeyAndRing> {
  return { key, keyring: await openKeyring(key) };
}

/** The first of these headers whose MAC is right under that key, opened; null where none is. */
export async function openFirst(
  headers: readonly Header[],
  keyAndRing: KeyAndRing,
): Promise<OpenedVault | null> {
  for (const header of headers) {
    if (await verifyHeader(header, keyAndRing.keyring)) return openVerified(header, keyAndRing);
  }
  return null;
}

async function openVerified(header: Header, { key, keyring }: KeyAndRing): Promise<OpenedVault> {
  return { header, key, keyring, former: await openFormer(header, key.vaultKey) };
}

async function openFormer(
  { vault, keyId, former }: Header,
  vaultKey: VaultKey["vaultKey"],
): Promise<Keyring | null> {
  if (former === null) return null;
  const label = { vaultId: vault, keyId, formerKeyId: former.keyId };
  const sealed = decode(former.sealed);
  const formerKey = await openFormerKey({ vaultKey, sealed, label });
  return openKeyring({ keyId: former.keyId, vaultKey: formerKey });
}
