import { AppError } from "../domain/app-error";
import type { UnlockSecret } from "../domain/unlock-method";
import type { Attempts } from "./attempts";
import { healCopies } from "./header-copies";
import { raiseCost } from "./methods";
import { findHeaders } from "./open-vault";
import type { ChangeDeps } from "./save-next";
import { tryMethods } from "./try-methods";
import { readSecret } from "./typed-secret";
import type { OpenedVault, UnlockOptions } from "./vault";

/** The vault by a secret that a person, or their authenticator, gave. */
export async function unlockVault(
  deps: ChangeDeps & { readonly attempts: Attempts },
  given: UnlockSecret,
  { keepHeader = false }: UnlockOptions = {},
): Promise<OpenedVault> {
  const { copies, found } = await findHeaders(deps);
  const secret = readSecret(deps, given);
  const isKnown = found.some(({ ways: methods }) => methods.some(secret.fits));
  if (!isKnown) throw new AppError("not-found");
  // Counted before the answer is known: a worker killed in between gives no free guess.
  await deps.attempts.begin();
  const tried = await tryMethods(found, secret);
  if (tried === "wrong-passphrase") throw new AppError(tried);
  // Whatever the header is, the secret was right.
  await deps.attempts.clear();
  if (tried === "header-corrupt") throw new AppError(tried);
  const { opened, methodId } = tried;
  if (keepHeader) return opened;
  await healCopies(deps, copies, { header: opened.header, deviceKey: null });
  const raised =
    given.kind === "passphrase"
      ? await raiseCost(deps, opened, { methodId, passphrase: given.passphrase })
      : opened;
  await deps.keys.save({ keys: [raised.key], generation: raised.header.generation });
  return raised;
}
