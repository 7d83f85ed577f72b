import * as z from "zod/mini";
import { idSchema } from "./id";

/** `device`: the key lies in the same profile, which protects nothing there. */
export const wayKindSchema = z.enum(["device", "passphrase", "passkey", "recovery"]);
export type WayKind = z.infer<typeof wayKindSchema>;

// Far beyond what is allowed, so that too long a passphrase is told as that and not as nonsense.
const passphraseSchema = z.string().check(z.maxLength(8_192));

const base64Schema = z.string().check(z.maxLength(4_096));

/** What a passkey is asked with: both are no secrets. */
export const passkeyQuestionSchema = z.object({
  /** Base64 of the credential's id. */
  credentialId: base64Schema,
  /** Base64 of the 32 bytes that its PRF is evaluated over. */
  salt: base64Schema,
});
export type PasskeyQuestion = z.infer<typeof passkeyQuestionSchema>;

/** An unlock method that is to be made. */
export const newWaySchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("device") }),
  z.object({ kind: z.literal("passphrase"), passphrase: passphraseSchema }),
  z.object({
    kind: z.literal("passkey"),
    passkey: passkeyQuestionSchema,
    /** Base64 of the PRF's 32 bytes. */
    secret: base64Schema,
  }),
  z.object({ kind: z.literal("recovery"), key: z.string().check(z.maxLength(200)) }),
]);
export type NewWay = z.infer<typeof newWaySchema>;

/** What the person, or their authenticator, gives to open the vault. */
export const unlockSecretSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("passphrase"), passphrase: passphraseSchema }),
  z.object({ kind: z.literal("passkey"), wayId: idSchema, secret: base64Schema }),
  z.object({ kind: z.literal("recovery"), key: z.string().check(z.maxLength(200)) }),
]);
export type UnlockSecret = z.infer<typeof unlockSecretSchema>;
