import { assertNever } from "../domain/assert-never";
import type { NewWay } from "../domain/unlock-way";
import { createDeviceSeed } from "./device-way";
import type { Way } from "./header";
import { createPasskeySeed } from "./passkey-way";
import { createPassphraseSeed } from "./passphrase-way";
import { createRecoverySeed } from "./recovery-way";
import type { VaultDeps } from "./vault-deps";
import type { VaultKey } from "./vault-key";
import { createWay, type WaySeed } from "./way";

type Deps = Pick<VaultDeps, "deriveKey" | "randomBytes" | "cost" | "clock">;

/** A way that was made, with its device key where it is a device way. */
export type MadeWay = { readonly way: Way; readonly deviceKey: Uint8Array | null };

/** A new way to that vault key; throws `weak-passphrase`, or `bad-request` for other secrets. */
export async function makeWay(
  deps: Deps,
  input: { readonly vaultId: string; readonly key: VaultKey; readonly from: NewWay },
): Promise<MadeWay> {
  const { vaultId, key, from } = input;
  const { seed, deviceKey } = await makeSeed(deps, from);
  const createdAt = Math.max(0, Math.trunc(deps.clock.now()));
  const id = crypto.randomUUID();
  return { way: await createWay({ vaultId, id, createdAt, seed, key }), deviceKey };
}

async function makeSeed(
  deps: Deps,
  from: NewWay,
): Promise<{ readonly seed: WaySeed; readonly deviceKey: Uint8Array | null }> {
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
