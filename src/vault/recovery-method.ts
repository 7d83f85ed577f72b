import { ageRecipient, parseAgeIdentity } from "../crypto/age-key";
import { type Bytes, utf8 } from "../crypto/bytes";
import { deriveAesKey } from "../crypto/hkdf";
import { AppError } from "../domain/app-error";
import type { RecoveryKdf } from "./kdf";
import type { MethodSeed } from "./unlock-method";

/** What a method by a recovery key is made from; throws `bad-request` where that is none. */
export async function createRecoverySeed(text: string): Promise<MethodSeed> {
  const secret = parseAgeIdentity(text);
  if (secret === null) throw new AppError("bad-request");
  const kdf: RecoveryKdf = ["age-x25519", await ageRecipient(secret)];
  return { kind: "recovery", kdf, sealer: await recoverySealer(secret, kdf) };
}

/** The 32 bytes of a recovery key as typed; throws `wrong-passphrase` where it is none. */
export function parseRecoveryKey(text: string): Bytes {
  const secret = parseAgeIdentity(text);
  if (secret === null) throw new AppError("wrong-passphrase");
  return secret;
}

/** The key that a recovery key gives. */
export function recoverySealer(secret: Bytes, [, recipient]: RecoveryKdf): Promise<CryptoKey> {
  return deriveAesKey({ secret, salt: utf8(recipient), info: "confidant/recovery/v1" });
}
