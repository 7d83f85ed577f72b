import { sealFormerKey } from "../crypto/former-key";
import { newKeyId, VAULT_KEY_BYTES } from "../crypto/keyring";
import { AppError } from "../domain/app-error";
import { toBase64 } from "../domain/base64";
import type { NewMethod } from "../domain/unlock-method";
import type { UnlockMethod } from "./header";
import { MAX_METHODS } from "./header-schema";
import { makeMethod } from "./new-method";
import { deriveRing } from "./open-header";
import { type ChangeDeps, type NextHeader, saveChange } from "./save-next";
import { resealMethod } from "./unlock-method";
import type { OpenedVault } from "./vault";

/** What a change makes of the methods. */
export type MethodChange = {
  /** Methods that stay. */
  readonly keep: readonly UnlockMethod[];
  readonly add: NewMethod | null;
  /** Whether it starts a new vault key. */
  readonly rotates: boolean;
  /** Whether the device key goes. */
  readonly dropsDeviceKey: boolean;
};

/**
 * The vault with its methods changed, on disk before it is returned. Throws `rotation-running` where
 * it would need a new vault key while rows are left of the former one, `limit-exceeded` for too many
 * methods; `conflict`, `locked` and `quota-exceeded` as saving the header does.
 */
export async function changeMethods(
  deps: ChangeDeps,
  opened: OpenedVault,
  change: MethodChange,
): Promise<OpenedVault> {
  const { keep, add, rotates, dropsDeviceKey } = change;
  const { header } = opened;
  const vaultId = header.vault;
  if (keep.length + (add === null ? 0 : 1) > MAX_METHODS) {
    throw new AppError("limit-exceeded", { data: { limit: "unlock-methods", max: MAX_METHODS } });
  }
  const base = rotates
    ? await startRotation(deps, opened)
    : { ...opened, former: header.former, formerRing: opened.former };
  const { key } = base;
  const made = add === null ? null : await makeMethod(deps, { vaultId, key, from: add });
  const kept = rotates
    ? await Promise.all(keep.map((method) => resealMethod(vaultId, method, key)))
    : keep;
  const next = {
    ...base,
    ways: made === null ? [...kept] : [...kept, made.method],
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
