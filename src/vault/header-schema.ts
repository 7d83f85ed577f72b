import * as z from "zod/mini";
import { SEALED_FORMER_KEY_BYTES } from "../crypto/former-key";
import { PUBLIC_KEY_BYTES, SEALED_PRIVATE_KEY_BYTES } from "../crypto/key-pair";
import { SEALED_VAULT_KEY_BYTES } from "../crypto/key-wrap";
import { idSchema } from "../domain/id";
import { base64Of, passkeyKdfSchema, passphraseKdfSchema, recoveryKdfSchema } from "./kdf";

export const HEADER_VERSION = 1;
/** More than anybody keeps, and few enough to try each. */
export const MAX_METHODS = 16;

const MAC_BYTES = 32;

const keyIdSchema = z.string().check(z.regex(/^[0-9a-f]{8}$/));

const anyMethod = {
  id: idSchema,
  /** Milliseconds since 1970, UTC. */
  createdAt: z.int().check(z.nonnegative()),
  publicKey: base64Of(PUBLIC_KEY_BYTES),
  sealedPrivateKey: base64Of(SEALED_PRIVATE_KEY_BYTES),
  sealedVaultKey: base64Of(SEALED_VAULT_KEY_BYTES),
};

const unlockMethodSchema = z.discriminatedUnion("kind", [
  /** The key lies in the same profile, which protects nothing there. */
  z.strictObject({ ...anyMethod, kind: z.literal("device"), kdf: z.null() }),
  z.strictObject({ ...anyMethod, kind: z.literal("passphrase"), kdf: passphraseKdfSchema }),
  z.strictObject({ ...anyMethod, kind: z.literal("passkey"), kdf: passkeyKdfSchema }),
  z.strictObject({ ...anyMethod, kind: z.literal("recovery"), kdf: recoveryKdfSchema }),
]);

/** The clear unlock header. Strict: a field that the MAC does not cover must not come in. */
export const headerSchema = z.strictObject({
  v: z.literal(HEADER_VERSION),
  vault: idSchema,
  /** Grows by one with every change; the highest that verifies is the truth. */
  generation: z.int().check(z.positive()),
  keyId: keyIdSchema,
  /** The unlock methods, stored under the name they had in the first release. */
  ways: z.array(unlockMethodSchema).check(z.minLength(1), z.maxLength(MAX_METHODS)),
  /** The vault key before this one, sealed under it, for as long as rows need it. */
  former: z.nullable(
    z.strictObject({
      keyId: keyIdSchema,
      sealed: base64Of(SEALED_FORMER_KEY_BYTES),
      /** Whether a device key opened it: what is left under it is not protected. */
      wasOpen: z.boolean(),
    }),
  ),
  mac: base64Of(MAC_BYTES),
});

export const newerHeaderSchema = z.object({
  v: z.int().check(z.gte(HEADER_VERSION + 1)),
});

export type UnlockMethod = z.infer<typeof unlockMethodSchema>;
export type Header = z.infer<typeof headerSchema>;
export type UnsignedHeader = Omit<Header, "mac">;
