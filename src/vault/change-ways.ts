import { toBase64 } from "../crypto/bytes";
import { sealFormerKey } from "../crypto/former-key";
import { newKeyId, VAULT_KEY_BYTES } from "../crypto/keyring";
import { AppError } from "../domain/app-error";
import type { NewWay } from "../domain/unlock-way";
import { type Header, signHeader, type Way } from "./header";
import { writeCopies } from "./header-copies";
import { MAX_WAYS } from "./header-schema";
import { makeWay } from "./new-way";
import { deriveRing, type KeyAndRing } from "./open-header";
import type { KeyLease } from "./session-keys";
import type { OpenedVault } from "./vault";
import type { VaultDeps } from "./vault-deps";
import { resealWay } from "./way";

export type ChangeDeps = VaultDeps & { readonly keys: KeyLease };

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

/** What the next header says that the last one did not. */
export type NextHeader = KeyAndRing &
  Pick<Header, "ways" | "former"> & { readonly deviceKey?: Uint8Array | null | undefined };

/**
 * The vault with its ways changed, on disk before it is returned. Throws `rotation-running` where
 * it would need a new vault key while rows are left of the former one, `conflict` where the header
 * changed meanwhile, `limit-exceeded` for too many ways.
 */
export async function changeWays(
  deps: ChangeDeps,
  opened: OpenedVault,
  change: WayChange,
): Promise<OpenedVault> {
  const { keep, add, rotates, dropsDeviceKey } = change;
  const { header } = opened;
  const vaultId = header.vault;
  if (keep.length + (add === null ? 0 : 1) > MAX_WAYS) throw new AppError("limit-exceeded");
  const base = rotates ? await startRotation(deps, opened) : { ...opened, former: header.former };
  const { key } = base;
  const made = add === null ? null : await makeWay(deps, { vaultId, key, from: add });
  const kept = rotates ? await Promise.all(keep.map((way) => resealWay(vaultId, way, key))) : keep;
  const next = {
    ...base,
    ways: made === null ? [...kept] : [...kept, made.way],
    deviceKey: made?.deviceKey ?? (dropsDeviceKey ? null : undefined),
  };
  return rotates ? saveRotation(deps, opened, next) : saveNext(deps, opened, next);
}

/** The next header, beside the rows before it is returned, then in the copies. */
export async function saveNext(
  deps: VaultDeps,
  { header: before, former }: Pick<OpenedVault, "header" | "former">,
  next: NextHeader,
): Promise<OpenedVault> {
  const { key, keyring, ways, deviceKey } = next;
  const unsigned = {
    v: before.v,
    vault: before.vault,
    generation: before.generation + 1,
    keyId: key.keyId,
    ways,
    former: next.former,
  };
  const header = await signHeader(unsigned, keyring.headerKey);
  await deps.headers.replace({ header, expected: before.generation, deviceKey });
  await writeCopies(deps, header);
  return { header, key, keyring, former: next.former === null ? null : former };
}

async function startRotation(
  deps: ChangeDeps,
  { header, key: formerKey }: OpenedVault,
): Promise<KeyAndRing & Pick<Header, "former">> {
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
  return { ...(await deriveRing(key)), former };
}

async function saveRotation(
  deps: ChangeDeps,
  opened: OpenedVault,
  next: NextHeader,
): Promise<OpenedVault> {
  // Whichever header a worker finds that is started from here on, its key is there.
  await deps.keys.save([next.key, opened.key]);
  const saved = await saveNext(deps, { header: opened.header, former: opened.keyring }, next);
  await deps.keys.save([next.key]);
  return saved;
}
