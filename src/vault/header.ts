import { type Bytes, utf8 } from "../crypto/bytes";
import type { Keyring } from "../crypto/keyring";
import { AppError } from "../domain/app-error";
import { fromBase64, toBase64 } from "../domain/base64";
import {
  type Header,
  headerSchema,
  newerHeaderSchema,
  type UnlockMethod,
  type UnsignedHeader,
} from "./header-schema";

export type { Header, UnlockMethod };

/** The header in a stored value; throws `version-unknown` for a newer one, else `header-corrupt`. */
export function parseHeader(value: unknown): Header {
  const parsed = headerSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const isNewer = newerHeaderSchema.safeParse(value).success;
  throw new AppError(isNewer ? "version-unknown" : "header-corrupt", { cause: parsed.error });
}

/** The header with its MAC by HMAC-SHA-256 under the vault key's header key. */
export async function signHeader(header: UnsignedHeader, headerKey: CryptoKey): Promise<Header> {
  const mac = await crypto.subtle.sign("HMAC", headerKey, canonicalHeader(header));
  return { ...header, mac: toBase64(new Uint8Array(mac)) };
}

/** Whether the header names that keyring's vault key and its MAC is of these very contents. */
export async function verifyHeader(
  header: Header,
  { keyId, headerKey }: Pick<Keyring, "keyId" | "headerKey">,
): Promise<boolean> {
  const mac = fromBase64(header.mac);
  if (header.keyId !== keyId || mac === null) return false;
  return crypto.subtle.verify("HMAC", headerKey, mac, canonicalHeader(header));
}

/** Whether both say the same in every field. */
export function sameHeader(left: Header, right: Header): boolean {
  return left.mac === right.mac && canonicalText(left) === canonicalText(right);
}

/** Whether locking means anything: a device method opens at once what was locked. */
export function hasLock({ ways: methods }: Pick<Header, "ways">): boolean {
  return methods.every(({ kind }) => kind !== "device");
}

/** Whether a header claims to come after the other one and under another vault key. */
export function claimsNewerKey(header: Header, than: Header): boolean {
  return header.generation > than.generation && header.keyId !== than.keyId;
}

function canonicalHeader(header: UnsignedHeader): Bytes {
  return utf8(canonicalText(header));
}

// Arrays, not objects: extension storage gives properties back in another order.
function canonicalText({
  v,
  vault,
  generation,
  keyId,
  ways: methods,
  former,
}: UnsignedHeader): string {
  const formerFields = former && [former.keyId, former.sealed, former.wasOpen];
  return JSON.stringify([
    "header",
    v,
    vault,
    generation,
    keyId,
    methods.map(methodFields),
    formerFields,
  ]);
}

function methodFields(method: UnlockMethod): unknown[] {
  const { id, kind, createdAt, kdf, publicKey, sealedPrivateKey, sealedVaultKey } = method;
  return [id, kind, createdAt, kdf, publicKey, sealedPrivateKey, sealedVaultKey];
}
