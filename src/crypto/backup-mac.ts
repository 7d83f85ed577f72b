import { AppError } from "../domain/app-error";
import { ageRecipient, parseAgeIdentity } from "./age-key";
import { type Bytes, utf8 } from "./bytes";
import { deriveHmacKey } from "./hkdf";

const INFO = "confidant/backup/mac/v1";

/** 32 bytes by HMAC-SHA-256 over the text, which only who has the identity can make. */
export async function backupMac(identity: string, text: string): Promise<Bytes> {
  const key = await deriveMacKey(identity);
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, utf8(text)));
}

/** Whether that is the text's code under the identity; in a time that tells nothing of where not. */
export async function isBackupMac(identity: string, text: string, mac: Bytes): Promise<boolean> {
  return crypto.subtle.verify("HMAC", await deriveMacKey(identity), mac, utf8(text));
}

async function deriveMacKey(identity: string): Promise<CryptoKey> {
  const secret = parseAgeIdentity(identity);
  if (secret === null) throw new AppError("backup-wrong-key");
  return deriveHmacKey({ secret, salt: utf8(await ageRecipient(secret)), info: INFO });
}
