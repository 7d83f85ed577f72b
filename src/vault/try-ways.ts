import { AppError } from "../domain/app-error";
import { claimsNewerKey, type Header, type Way } from "./header";
import { deriveRing, openFirst } from "./open-header";
import type { OpenedVault } from "./vault";
import type { VaultKey } from "./vault-key";
import { openWay } from "./way";

/** A secret that was given, as far as ways are tried with it. */
export type Secret = {
  /** Whether that way may be one of this secret's. */
  readonly fits: (way: Way) => boolean;
  /** What the secret gives with a way that fits. */
  readonly sealer: (way: Way) => Promise<CryptoKey>;
};

/**
 * The newest header that verifies under the vault key to which this secret leads by a way of any
 * copy, and the id of that way, which that header must still have. Throws `wrong-passphrase` where
 * there is none, `header-corrupt` where the secret opens a way that leads to no header that verifies.
 */
export async function tryWays(
  headers: readonly Header[],
  secret: Secret,
): Promise<{ readonly opened: OpenedVault; readonly wayId: string }> {
  let isCorrupt = false;
  for (const header of headers) {
    for (const way of header.ways.filter(secret.fits)) {
      const key = await tryWay(header, way, await secret.sealer(way));
      if (key === "wrong-passphrase") continue;
      const opened =
        key === "header-corrupt" ? null : await openFirst(headers, await deriveRing(key));
      if (opened === null) isCorrupt = true;
      else if (isInForce(way, opened.header, headers)) return { opened, wayId: way.id };
    }
  }
  throw new AppError(isCorrupt ? "header-corrupt" : "wrong-passphrase");
}

/**
 * Whether a way that led to `opened` is still one. One that was replaced or removed opens old copies
 * of the header yet, so it must be in the newest; and also in any that claims a newer key, which is
 * refuted only because this very way, tried before, led to nothing in it.
 */
function isInForce(way: Way, opened: Header, headers: readonly Header[]): boolean {
  const newer = headers.filter((header) => claimsNewerKey(header, opened));
  return [opened, ...newer].every((header) => hasWay(header, way));
}

function hasWay({ ways }: Header, { id, publicKey }: Way): boolean {
  return ways.some((way) => way.id === id && way.publicKey === publicKey);
}

async function tryWay(
  header: Header,
  way: Way,
  sealer: CryptoKey,
): Promise<VaultKey | "wrong-passphrase" | "header-corrupt"> {
  try {
    return await openWay(header, way, sealer);
  } catch (error) {
    const code = error instanceof AppError ? error.code : null;
    if (code === "wrong-passphrase" || code === "header-corrupt") return code;
    throw error;
  }
}
