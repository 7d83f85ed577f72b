import { AppError } from "../domain/app-error";
import { claimsNewerKey, type Header, type UnlockMethod } from "./header";
import { deriveRing, openFirst } from "./open-header";
import { openMethod } from "./unlock-method";
import type { OpenedVault } from "./vault";

/** A secret that was given, as far as methods are tried with it. */
export type Secret = {
  /** Whether that method may be one of this secret's. */
  readonly fits: (method: UnlockMethod) => boolean;
  /** What the secret gives with a method that fits. */
  readonly sealer: (method: UnlockMethod) => Promise<CryptoKey>;
};

/** Why a secret opens nothing. */
type Refusal = "wrong-passphrase" | "header-corrupt";

/** What a secret opens, and the id of the method by which it does. */
type Tried = { readonly opened: OpenedVault; readonly methodId: string };

/**
 * The newest header that verifies under the vault key to which this secret leads by a method of any
 * copy, and the id of that method, which that header must still have. `wrong-passphrase` where the
 * secret opens no method that is still one. `header-corrupt` where it opens a method that leads to no
 * header that verifies, or to one that only a stranger among the copies contradicts: a header which
 * claims to be newer, verifies under no key that was found, and has nothing in common with it. The
 * secret is right then, but which copy is true cannot be told, so neither opens nor is overwritten.
 */
export async function tryMethods(
  headers: readonly Header[],
  secret: Secret,
): Promise<Tried | Refusal> {
  let refusal: Refusal = "wrong-passphrase";
  for (const header of headers) {
    for (const method of header.ways.filter(secret.fits)) {
      const sealer = await secret.sealer(method);
      const tried = await tryMethod({ header, method, headers, sealer });
      if (typeof tried !== "string") return tried;
      if (tried === "header-corrupt") refusal = tried;
    }
  }
  return refusal;
}

async function tryMethod(input: {
  readonly header: Header;
  readonly method: UnlockMethod;
  readonly headers: readonly Header[];
  readonly sealer: CryptoKey;
}): Promise<Tried | Refusal> {
  const { header, method, headers, sealer } = input;
  const key = await openMethod(header, method, sealer).catch(toRefusal);
  if (typeof key === "string") return key;
  const opened = await openFirst(headers, await deriveRing(key));
  if (opened === null) return "header-corrupt";
  const against = findContradictions(method, opened.header, headers);
  if (against.length === 0) return { opened, methodId: method.id };
  const isDisputed = against.every((other) => isStranger(other, opened.header));
  return isDisputed ? "header-corrupt" : "wrong-passphrase";
}

/**
 * The headers that say that a method which led to `opened` is none any more. One that was replaced or
 * removed opens old copies of the header yet, so it must be in the newest; and also in any that
 * claims a newer key, which is refuted only because this very method, tried before, led to nothing in it.
 */
function findContradictions(
  method: UnlockMethod,
  opened: Header,
  headers: readonly Header[],
): Header[] {
  const newer = headers.filter((header) => claimsNewerKey(header, opened));
  return [opened, ...newer].filter((header) => !hasMethod(header, method));
}

/** Whether a header shows no sign of having come from the other: no method of it, nor its key. */
function isStranger(header: Header, than: Header): boolean {
  return (
    header.former?.keyId !== than.keyId && !than.ways.some((method) => hasMethod(header, method))
  );
}

function hasMethod({ ways: methods }: Header, { id, publicKey }: UnlockMethod): boolean {
  return methods.some((method) => method.id === id && method.publicKey === publicKey);
}

function toRefusal(error: unknown): Refusal {
  const code = error instanceof AppError ? error.code : null;
  if (code === "wrong-passphrase" || code === "header-corrupt") return code;
  throw error;
}
