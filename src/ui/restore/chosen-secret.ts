import type { RestoreSecret } from "../../contract/restore";
import { cleanRecoveryKey } from "../set-up/recovery-key";

/** How a backup is to be opened, as the person has given it. */
export type GivenSecret = {
  readonly kind: RestoreSecret["kind"];
  /** The key, or the passphrase. */
  readonly typed: string;
  readonly keyFile: Blob | null;
};

/** Bech32 behind its prefix: 58 characters for the 32 bytes of an age identity. */
const IDENTITY = /^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/;

/** The secret to restore with, or what is wrong with what was given. */
export async function chosenSecret(
  given: GivenSecret,
): Promise<RestoreSecret | "not-a-key" | "no-key-file"> {
  if (given.kind === "vault") return { kind: "vault" };
  if (given.kind === "recovery") {
    const key = cleanRecoveryKey(given.typed);
    return IDENTITY.test(key) ? { kind: "recovery", key } : "not-a-key";
  }
  const { typed: passphrase, keyFile } = given;
  if (keyFile === null) return "no-key-file";
  return { kind: "passphrase", passphrase, keyFile: toBase64(await keyFile.arrayBuffer()) };
}

function toBase64(bytes: ArrayBuffer): string {
  let binary = "";
  // One by one: a spread of many arguments has a limit.
  for (const byte of new Uint8Array(bytes)) binary += String.fromCharCode(byte);
  return btoa(binary);
}
