import type { DeriveKey } from "../../src/crypto/argon2";
import { concat } from "../../src/crypto/bytes";

/** In the place of Argon2id where many derivations are made and none has to be slow. */
export const deriveQuickly: DeriveKey = async ({ password, salt }) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", concat(salt, password)));
