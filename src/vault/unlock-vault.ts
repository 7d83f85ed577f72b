import { AppError } from "../domain/app-error";
import type { UnlockSecret } from "../domain/unlock-way";
import type { Attempts } from "./attempts";
import { healCopies } from "./header-copies";
import { findHeaders } from "./open-vault";
import type { ChangeDeps } from "./save-next";
import { tryWays } from "./try-ways";
import { readSecret } from "./typed-secret";
import type { OpenedVault, UnlockOptions } from "./vault";
import { raiseCost } from "./ways";

/** The vault by a secret that a person, or their authenticator, gave. */
export async function unlockVault(
  deps: ChangeDeps & { readonly attempts: Attempts },
  given: UnlockSecret,
  { keepHeader = false }: UnlockOptions = {},
): Promise<OpenedVault> {
  const { copies, found } = await findHeaders(deps);
  const secret = readSecret(deps, given);
  const isKnown = found.some(({ ways }) => ways.some(secret.fits));
  if (!isKnown) throw new AppError("not-found");
  // Counted before the answer is known: a worker killed in between gives no free guess.
  await deps.attempts.begin();
  const tried = await tryWays(found, secret);
  if (tried === "wrong-passphrase") throw new AppError(tried);
  // Whatever the header is, the secret was right.
  await deps.attempts.clear();
  if (tried === "header-corrupt") throw new AppError(tried);
  const { opened, wayId } = tried;
  if (keepHeader) return opened;
  await healCopies(deps, copies, { header: opened.header, deviceKey: null });
  const raised =
    given.kind === "passphrase"
      ? await raiseCost(deps, opened, { wayId, passphrase: given.passphrase })
      : opened;
  await deps.keys.save({ keys: [raised.key], generation: raised.header.generation });
  return raised;
}
