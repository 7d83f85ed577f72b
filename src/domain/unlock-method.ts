import * as z from "zod/mini";
import { idSchema } from "./id";

/** `device`: the key lies in the same profile, which protects nothing there. */
export const methodKindSchema = z.enum(["device", "passphrase", "passkey", "recovery"]);
export type MethodKind = z.infer<typeof methodKindSchema>;

/** Far beyond what is allowed, so that too long a passphrase is told as that and not as nonsense. */
export const passphraseSchema = z.string().check(z.maxLength(8_192));

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
export const newMethodSchema = z.discriminatedUnion("kind", [
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
export type NewMethod = z.infer<typeof newMethodSchema>;

/** What the person, or their authenticator, gives to open the vault. */
export const unlockSecretSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("passphrase"), passphrase: passphraseSchema }),
  z.object({ kind: z.literal("passkey"), methodId: idSchema, secret: base64Schema }),
  z.object({ kind: z.literal("recovery"), key: z.string().check(z.maxLength(200)) }),
]);
export type UnlockSecret = z.infer<typeof unlockSecretSchema>;
