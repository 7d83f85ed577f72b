import * as z from "zod/mini";
import { type Bytes, fromBase64, toBase64 } from "../crypto/bytes";
import { VAULT_KEY_BYTES } from "../crypto/keyring";
import type { KeyValueArea } from "../platform/key-value-area";

/** The secret itself, with the id that tells which one it is. Never logged, never on disk in clear. */
export type VaultKey = { readonly keyId: string; readonly vaultKey: Bytes };

const SESSION_KEY = "vault-key";

const sessionSchema = z.object({
  keyId: z.string().check(z.regex(/^[0-9a-f]{8}$/)),
  key: z.string(),
});

/** The vault key that an earlier worker of this browser session left; null where there is none. */
export async function readSessionKey(session: Pick<KeyValueArea, "get">): Promise<VaultKey | null> {
  const parsed = sessionSchema.safeParse(await session.get(SESSION_KEY));
  if (!parsed.success) return null;
  const bytes = fromBase64(parsed.data.key);
  return bytes?.length === VAULT_KEY_BYTES ? { keyId: parsed.data.keyId, vaultKey: bytes } : null;
}

/** Leaves the vault key for the next worker of this browser session. */
export function saveSessionKey(session: Pick<KeyValueArea, "set">, key: VaultKey): Promise<void> {
  return session.set(SESSION_KEY, { keyId: key.keyId, key: toBase64(key.vaultKey) });
}
