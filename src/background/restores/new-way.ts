import type { CallInput } from "../../contract/contract";
import { AppError } from "../../domain/app-error";
import { assertNever } from "../../domain/assert-never";
import type { NewWay } from "../../domain/unlock-way";
import type { OpenedVault, UnlockOptions, Vault } from "../../vault/vault";
import type { Looked } from "./look-into";

/** How a vault that a restore makes is unlocked: chosen here, and no recovery key, which comes after. */
export type MadeWay = Exclude<NewWay, { kind: "recovery" }>;

/**
 * The way that was chosen for the vault of a new profile. Fails with `bad-request` where there is
 * none, and with `weak-passphrase` for the passphrase of a backup that is somebody else's: they know it.
 */
export function readMadeWay(
  { secret }: Pick<Looked, "secret">,
  { way, isOwn }: Pick<CallInput<"restore.run">, "way" | "isOwn">,
): MadeWay {
  if (way === undefined || way.kind === "recovery") throw new AppError("bad-request");
  const isTheirs =
    isOwn !== true &&
    way.kind === "passphrase" &&
    secret.kind === "passphrase" &&
    secret.passphrase.normalize("NFC") === way.passphrase.normalize("NFC");
  if (isTheirs) throw new AppError("weak-passphrase", { data: { reason: "known" } });
  return way;
}

/** Opens a vault by what it was made with. */
export async function openMade(
  vault: Pick<Vault, "open" | "unlock" | "describe">,
  way: MadeWay,
  options: UnlockOptions = {},
): Promise<OpenedVault> {
  switch (way.kind) {
    case "device":
      return vault.open();
    case "passphrase":
      return vault.unlock({ kind: "passphrase", passphrase: way.passphrase }, options);
    case "passkey": {
      const [made] = (await vault.describe())?.ways ?? [];
      if (made === undefined) throw new AppError("not-set-up");
      return vault.unlock({ kind: "passkey", wayId: made.id, secret: way.secret }, options);
    }
    default:
      return assertNever(way);
  }
}
