import type { Bytes } from "../crypto/bytes";
import { deriveAesKey } from "../crypto/hkdf";
import { AppError } from "../domain/app-error";
import { fromBase64 } from "../domain/base64";
import type { PasskeyQuestion } from "../domain/unlock-method";
import { type PasskeyKdf, PRF_BYTES, passkeyKdfSchema } from "./kdf";
import { decode, type MethodSeed } from "./unlock-method";

/** What a method by a passkey is made from; throws `bad-request` where a part has not its length. */
export async function createPasskeySeed(input: {
  readonly passkey: PasskeyQuestion;
  readonly secret: string;
}): Promise<MethodSeed> {
  const { credentialId, salt } = input.passkey;
  const kdf = passkeyKdfSchema.safeParse(["webauthn-prf", credentialId, salt]);
  if (!kdf.success) throw new AppError("bad-request", { cause: kdf.error });
  const sealer = await passkeySealer(readPasskeyAnswer(input.secret), kdf.data);
  return { kind: "passkey", kdf: kdf.data, sealer };
}

/** The 32 bytes that an authenticator's PRF answered, from base64; else throws `bad-request`. */
export function readPasskeyAnswer(answer: string): Bytes {
  const secret = fromBase64(answer);
  if (secret?.length !== PRF_BYTES) throw new AppError("bad-request");
  return secret;
}

/** The key that an authenticator's answer gives. */
export function passkeySealer(secret: Bytes, [, , salt]: PasskeyKdf): Promise<CryptoKey> {
  return deriveAesKey({ secret, salt: decode(salt), info: "confidant/passkey/v1" });
}
