import { utf8 } from "../../crypto/bytes";

/**
 * A key file that no passphrase opens, found out after as much work as one of ours takes: the same
 * scrypt of age, over a salt of zeros, for what seals nothing.
 */
export const NO_KEY_FILE = utf8(
  [
    "age-encryption.org/v1",
    `-> scrypt ${"A".repeat(22)} 18`,
    "A".repeat(43),
    `--- ${"A".repeat(43)}`,
    "\0".repeat(32),
  ].join("\n"),
);
