import type { DeriveKey } from "../../src/crypto/argon2";
import { concat, utf8 } from "../../src/crypto/bytes";
import { toBase64 } from "../../src/domain/base64";

/** A derivation that costs nothing: 32 bytes by SHA-256 over everything that was given. */
export function createFakeDeriveKey(): DeriveKey & { readonly calls: string[] } {
  const calls: string[] = [];
  const derive: DeriveKey = async ({ password, salt, memoryKiB, passes, lanes }) => {
    calls.push(`${memoryKiB} ${passes} ${lanes}`);
    const parts = utf8(JSON.stringify([toBase64(salt), memoryKiB, passes, lanes]));
    return new Uint8Array(await crypto.subtle.digest("SHA-256", concat(parts, password)));
  };
  return Object.assign(derive, { calls });
}
