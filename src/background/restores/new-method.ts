import type { CallInput } from "../../contract/contract";
import { AppError } from "../../domain/app-error";
import { assertNever } from "../../domain/assert-never";
import type { NewMethod } from "../../domain/unlock-method";
import type { OpenedVault, UnlockOptions, Vault } from "../../vault/vault";
import type { Looked } from "./look-into";

/** How a vault that a restore makes is unlocked: chosen here, and no recovery key, which comes after. */
export type MadeMethod = Exclude<NewMethod, { kind: "recovery" }>;

/**
 * The method that was chosen for the vault of a new profile. Fails with `bad-request` where there is
 * none, and with `weak-passphrase` for the passphrase of a backup that is somebody else's: they know it.
 */
export function readMadeMethod(
  { secret }: Pick<Looked, "secret">,
  { method, isOwn }: Pick<CallInput<"restore.run">, "method" | "isOwn">,
): MadeMethod {
  if (method === undefined || method.kind === "recovery") throw new AppError("bad-request");
  const isTheirs =
    isOwn !== true &&
    method.kind === "passphrase" &&
    secret.kind === "passphrase" &&
    secret.passphrase.normalize("NFC") === method.passphrase.normalize("NFC");
  if (isTheirs) throw new AppError("weak-passphrase", { data: { reason: "known" } });
  return method;
}

/** Opens a vault by what it was made with. */
export async function openMade(
  vault: Pick<Vault, "open" | "unlock" | "describe">,
  method: MadeMethod,
  options: UnlockOptions = {},
): Promise<OpenedVault> {
  switch (method.kind) {
    case "device":
      return vault.open();
    case "passphrase":
      return vault.unlock({ kind: "passphrase", passphrase: method.passphrase }, options);
    case "passkey": {
      const [made] = (await vault.describe())?.ways ?? [];
      if (made === undefined) throw new AppError("not-set-up");
      return vault.unlock({ kind: "passkey", methodId: made.id, secret: method.secret }, options);
    }
    default:
      return assertNever(method);
  }
}
