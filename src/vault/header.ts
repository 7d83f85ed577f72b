import * as z from "zod/mini";
import { type Bytes, fromBase64, toBase64, utf8 } from "../crypto/bytes";
import { PUBLIC_KEY_BYTES, SEALED_PRIVATE_KEY_BYTES } from "../crypto/key-pair";
import { SEALED_VAULT_KEY_BYTES } from "../crypto/key-wrap";
import type { Keyring } from "../crypto/keyring";
import { AppError } from "../domain/app-error";
import { idSchema } from "../domain/id";

const VERSION = 1;
const MAC_BYTES = 32;

const base64Of = (bytes: number) =>
  z.string().check(z.refine((text) => fromBase64(text)?.length === bytes));

const waySchema = z.strictObject({
  id: idSchema,
  /** `device`: the key lies in the same profile, which protects nothing there. */
  kind: z.enum(["device"]),
  /** Milliseconds since 1970, UTC. */
  createdAt: z.int().check(z.nonnegative()),
  kdf: z.null(),
  publicKey: base64Of(PUBLIC_KEY_BYTES),
  sealedPrivateKey: base64Of(SEALED_PRIVATE_KEY_BYTES),
  sealedVaultKey: base64Of(SEALED_VAULT_KEY_BYTES),
});

/** The clear unlock header. Strict: a field that the MAC does not cover must not come in. */
export const headerSchema = z.strictObject({
  v: z.literal(VERSION),
  vault: idSchema,
  /** Grows by one with every change; the highest that verifies is the truth. */
  generation: z.int().check(z.positive()),
  keyId: z.string().check(z.regex(/^[0-9a-f]{8}$/)),
  ways: z.array(waySchema).check(z.minLength(1)),
  mac: base64Of(MAC_BYTES),
});

const newerSchema = z.object({
  v: z.int().check(z.gte(VERSION + 1)),
});

export type Way = z.infer<typeof waySchema>;
export type Header = z.infer<typeof headerSchema>;
export type UnsignedHeader = Omit<Header, "mac">;

/** The header in a stored value; throws `version-unknown` for a newer one, else `header-corrupt`. */
export function parseHeader(value: unknown): Header {
  const parsed = headerSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const isNewer = newerSchema.safeParse(value).success;
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

function canonicalHeader(header: UnsignedHeader): Bytes {
  return utf8(canonicalText(header));
}

// Arrays, not objects: extension storage gives properties back in another order.
function canonicalText({ v, vault, generation, keyId, ways }: UnsignedHeader): string {
  return JSON.stringify(["header", v, vault, generation, keyId, ways.map(wayFields)]);
}

function wayFields(way: Way): unknown[] {
  const { id, kind, createdAt, kdf, publicKey, sealedPrivateKey, sealedVaultKey } = way;
  return [id, kind, createdAt, kdf, publicKey, sealedPrivateKey, sealedVaultKey];
}
