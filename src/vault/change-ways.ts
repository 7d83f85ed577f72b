import { sealFormerKey } from "../crypto/former-key";
import { newKeyId, VAULT_KEY_BYTES } from "../crypto/keyring";
import { AppError } from "../domain/app-error";
import { toBase64 } from "../domain/base64";
import type { NewWay } from "../domain/unlock-way";
import type { Way } from "./header";
import { MAX_WAYS } from "./header-schema";
import { makeWay } from "./new-way";
import { deriveRing } from "./open-header";
import { type ChangeDeps, type NextHeader, saveChange } from "./save-next";
import type { OpenedVault } from "./vault";
import { resealWay } from "./way";

/** What a change makes of the ways. */
export type WayChange = {
  /** Ways that stay. */
  readonly keep: readonly Way[];
  readonly add: NewWay | null;
  /** Whether it starts a new vault key. */
  readonly rotates: boolean;
  /** Whether the device key goes. */
  readonly dropsDeviceKey: boolean;
};

/**
 * The vault with its ways changed, on disk before it is returned. Throws `rotation-running` where
 * it would need a new vault key while rows are left of the former one, `limit-exceeded` for too many
 * ways; `conflict`, `locked` and `quota-exceeded` as saving the header does.
 */
export async function changeWays(
  deps: ChangeDeps,
  opened: OpenedVault,
  change: WayChange,
): Promise<OpenedVault> {
  const { keep, add, rotates, dropsDeviceKey } = change;
  const { header } = opened;
  const vaultId = header.vault;
  if (keep.length + (add === null ? 0 : 1) > MAX_WAYS) {
    throw new AppError("limit-exceeded", { data: { limit: "unlock-ways", max: MAX_WAYS } });
  }
  const base = rotates
    ? await startRotation(deps, opened)
    : { ...opened, former: header.former, formerRing: opened.former };
  const { key } = base;
  const made = add === null ? null : await makeWay(deps, { vaultId, key, from: add });
  const kept = rotates ? await Promise.all(keep.map((way) => resealWay(vaultId, way, key))) : keep;
  const next = {
    ...base,
    ways: made === null ? [...kept] : [...kept, made.way],
    deviceKey: made?.deviceKey ?? (dropsDeviceKey ? null : undefined),
  };
  return saveChange(deps, opened, next);
}

async function startRotation(
  deps: ChangeDeps,
  { header, key: formerKey, keyring: formerRing }: OpenedVault,
): Promise<Omit<NextHeader, "ways">> {
  if (header.former !== null) throw new AppError("rotation-running");
  const key = { keyId: newKeyId(), vaultKey: deps.randomBytes(VAULT_KEY_BYTES) };
  const label = { vaultId: header.vault, keyId: key.keyId, formerKeyId: formerKey.keyId };
  const sealed = await sealFormerKey({
    vaultKey: key.vaultKey,
    formerKey: formerKey.vaultKey,
    label,
  });
  const wasOpen = header.ways.some(({ kind }) => kind === "device");
  const former = { keyId: formerKey.keyId, sealed: toBase64(sealed), wasOpen };
  return { ...(await deriveRing(key)), former, formerRing };
}
