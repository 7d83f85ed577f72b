import { toBase64 } from "../../src/domain/base64";
import type { NewMethod, UnlockSecret } from "../../src/domain/unlock-method";

type NewPasskey = Extract<NewMethod, { kind: "passkey" }>;

/** A passkey whose authenticator answers with 32 bytes of `fill`. */
export function makePasskey(fill = 1): NewPasskey {
  const credentialId = toBase64(new Uint8Array(16).fill(fill));
  const salt = toBase64(new Uint8Array(32).fill(fill + 1));
  const secret = toBase64(new Uint8Array(32).fill(fill + 2));
  return { kind: "passkey", passkey: { credentialId, salt }, secret };
}

/** A new method by that passphrase, which also unlocks it. */
export function makePassphrase(passphrase: string): Extract<UnlockSecret, { kind: "passphrase" }> {
  return { kind: "passphrase", passphrase };
}
