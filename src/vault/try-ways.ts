import { AppError } from "../domain/app-error";
import { claimsNewerKey, type Header, type Way } from "./header";
import { deriveRing, openFirst } from "./open-header";
import type { OpenedVault } from "./vault";
import { openWay } from "./way";

/** A secret that was given, as far as ways are tried with it. */
export type Secret = {
  /** Whether that way may be one of this secret's. */
  readonly fits: (way: Way) => boolean;
  /** What the secret gives with a way that fits. */
  readonly sealer: (way: Way) => Promise<CryptoKey>;
};

/** Why a secret opens nothing. */
type Refusal = "wrong-passphrase" | "header-corrupt";

/** What a secret opens, and the id of the way by which it does. */
type Tried = { readonly opened: OpenedVault; readonly wayId: string };

/**
 * The newest header that verifies under the vault key to which this secret leads by a way of any
 * copy, and the id of that way, which that header must still have. `wrong-passphrase` where the
 * secret opens no way that is still one. `header-corrupt` where it opens a way that leads to no
 * header that verifies, or to one that only a stranger among the copies contradicts: a header which
 * claims to be newer, verifies under no key that was found, and has nothing in common with it. The
 * secret is right then, but which copy is true cannot be told, so neither opens nor is overwritten.
 */
export async function tryWays(
  headers: readonly Header[],
  secret: Secret,
): Promise<Tried | Refusal> {
  let refusal: Refusal = "wrong-passphrase";
  for (const header of headers) {
    for (const way of header.ways.filter(secret.fits)) {
      const sealer = await secret.sealer(way);
      const tried = await tryWay({ header, way, headers, sealer });
      if (typeof tried !== "string") return tried;
      if (tried === "header-corrupt") refusal = tried;
    }
  }
  return refusal;
}

async function tryWay(input: {
  readonly header: Header;
  readonly way: Way;
  readonly headers: readonly Header[];
  readonly sealer: CryptoKey;
}): Promise<Tried | Refusal> {
  const { header, way, headers, sealer } = input;
  const key = await openWay(header, way, sealer).catch(toRefusal);
  if (typeof key === "string") return key;
  const opened = await openFirst(headers, await deriveRing(key));
  if (opened === null) return "header-corrupt";
  const against = findContradictions(way, opened.header, headers);
  if (against.length === 0) return { opened, wayId: way.id };
  const isDisputed = against.every((other) => isStranger(other, opened.header));
  return isDisputed ? "header-corrupt" : "wrong-passphrase";
}

/**
 * The headers that say that a way which led to `opened` is none any more. One that was replaced or
 * removed opens old copies of the header yet, so it must be in the newest; and also in any that
 * claims a newer key, which is refuted only because this very way, tried before, led to nothing in it.
 */
function findContradictions(way: Way, opened: Header, headers: readonly Header[]): Header[] {
  const newer = headers.filter((header) => claimsNewerKey(header, opened));
  return [opened, ...newer].filter((header) => !hasWay(header, way));
}

/** Whether a header shows no sign of having come from the other: no way of it, nor its key. */
function isStranger(header: Header, than: Header): boolean {
  return header.former?.keyId !== than.keyId && !than.ways.some((way) => hasWay(header, way));
}

function hasWay({ ways }: Header, { id, publicKey }: Way): boolean {
  return ways.some((way) => way.id === id && way.publicKey === publicKey);
}

function toRefusal(error: unknown): Refusal {
  const code = error instanceof AppError ? error.code : null;
  if (code === "wrong-passphrase" || code === "header-corrupt") return code;
  throw error;
}
