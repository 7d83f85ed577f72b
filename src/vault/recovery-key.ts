import { AGE_KEY_BYTES, formatAgeIdentity } from "../crypto/age-key";
import { randomBytes } from "../crypto/random-bytes";

/** A new recovery key: the text of a random age identity, to be printed. */
export function newRecoveryKey(): string {
  return formatAgeIdentity(randomBytes(AGE_KEY_BYTES));
}
