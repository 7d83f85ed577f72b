import type { Bytes } from "../crypto/bytes";

/** The secret itself, with the id that tells which one it is. Never logged, never on disk in clear. */
export type VaultKey = { readonly keyId: string; readonly vaultKey: Bytes };
