import * as z from "zod/mini";
import { AGE_RECIPIENT } from "../crypto/age-key";
import type { Argon2Cost } from "../crypto/argon2";
import { fromBase64 } from "../domain/base64";

/** Bytes of what an authenticator's PRF is evaluated over, and of what it answers. */
export const PRF_BYTES = 32;
/** Bytes of a passphrase's salt. */
export const SALT_BYTES = 16;
// WebAuthn level 3 limits a credential's id to 1,023 bytes.
const CREDENTIAL_ID_BYTES = { min: 1, max: 1_023 } as const;

/**
 * What new passphrases are derived with: above the minimum of OWASP's Password Storage Cheat Sheet
 * (19 MiB, 2 passes), at the second recommendation of RFC 9106, section 4 (64 MiB, 3 passes).
 */
export const DEFAULT_COST: Argon2Cost = { memoryKiB: 65_536, passes: 3, lanes: 1 };

/** Base64 of so many bytes. */
export const base64Of = (min: number, max = min) =>
  z.string().check(
    z.refine((text) => {
      const length = fromBase64(text)?.length ?? -1;
      return length >= min && length <= max;
    }),
  );

/**
 * `["argon2id", KiB, passes, lanes, salt]`. The floor keeps a written header from making guesses
 * cheap, the ceiling from making an unlock take all memory.
 */
export const passphraseKdfSchema = z.tuple([
  z.literal("argon2id"),
  z.int().check(z.gte(19 * 1_024), z.lte(1_024 * 1_024)),
  z.int().check(z.gte(2), z.lte(10)),
  z.int().check(z.gte(1), z.lte(4)),
  base64Of(SALT_BYTES),
]);
export type PassphraseKdf = z.infer<typeof passphraseKdfSchema>;

/** `["webauthn-prf", credential id, salt]`. */
export const passkeyKdfSchema = z.tuple([
  z.literal("webauthn-prf"),
  base64Of(CREDENTIAL_ID_BYTES.min, CREDENTIAL_ID_BYTES.max),
  base64Of(PRF_BYTES),
]);
export type PasskeyKdf = z.infer<typeof passkeyKdfSchema>;

/** `["age-x25519", recipient]`. */
export const recoveryKdfSchema = z.tuple([
  z.literal("age-x25519"),
  z.string().check(z.regex(AGE_RECIPIENT)),
]);
export type RecoveryKdf = z.infer<typeof recoveryKdfSchema>;
