import { assertNever } from "../domain/assert-never";
import type { NewMethod } from "../domain/unlock-method";
import { createDeviceSeed } from "./device-method";
import type { UnlockMethod } from "./header";
import { createPasskeySeed } from "./passkey-method";
import { createPassphraseSeed } from "./passphrase-method";
import { createRecoverySeed } from "./recovery-method";
import { createMethod, type MethodSeed } from "./unlock-method";
import type { VaultDeps } from "./vault-deps";
import type { VaultKey } from "./vault-key";

type Deps = Pick<VaultDeps, "deriveKey" | "randomBytes" | "cost" | "clock">;

/** A method that was made, with its device key where it is a device method. */
export type MadeMethod = { readonly method: UnlockMethod; readonly deviceKey: Uint8Array | null };

/** A new method for that vault key; throws `weak-passphrase`, or `bad-request` for other secrets. */
export async function makeMethod(
  deps: Deps,
  input: { readonly vaultId: string; readonly key: VaultKey; readonly from: NewMethod },
): Promise<MadeMethod> {
  const { vaultId, key, from } = input;
  const { seed, deviceKey } = await makeSeed(deps, from);
  const createdAt = Math.max(0, Math.trunc(deps.clock.now()));
  const id = crypto.randomUUID();
  return { method: await createMethod({ vaultId, id, createdAt, seed, key }), deviceKey };
}

async function makeSeed(
  deps: Deps,
  from: NewMethod,
): Promise<{ readonly seed: MethodSeed; readonly deviceKey: Uint8Array | null }> {
  switch (from.kind) {
    case "device":
      return createDeviceSeed(deps);
    case "passphrase":
      return { seed: await createPassphraseSeed(deps, from.passphrase), deviceKey: null };
    case "passkey":
      return { seed: await createPasskeySeed(from), deviceKey: null };
    case "recovery":
      return { seed: await createRecoverySeed(from.key), deviceKey: null };
    default:
      return assertNever(from);
  }
}
