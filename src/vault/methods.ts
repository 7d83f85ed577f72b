import { AppError } from "../domain/app-error";
import type { NewMethod } from "../domain/unlock-method";
import { changeMethods } from "./change-methods";
import type { UnlockMethod } from "./header";
import { createRaisedSeed, isOutdated } from "./passphrase-method";
import { type ChangeDeps, saveChange, saveNext } from "./save-next";
import { createMethod } from "./unlock-method";
import type { OpenedVault } from "./vault";

/**
 * Adds a method. The first real lock takes the device method's place and starts a new vault key: the old
 * one lay open beside the rows.
 */
export function addMethod(
  deps: ChangeDeps,
  opened: OpenedVault,
  method: NewMethod,
): Promise<OpenedVault> {
  const { ways: methods } = opened.header;
  const leaves = method.kind !== "device" && methods.some(isDevice);
  const keep = methods.filter((other) => !isDevice(other));
  return changeMethods(deps, opened, {
    keep,
    add: method,
    rotates: leaves,
    dropsDeviceKey: leaves,
  });
}

/** Puts a method in the place of another; a new vault key where that was the device method. */
export async function replaceMethod(
  deps: ChangeDeps,
  opened: OpenedVault,
  { methodId, method }: { readonly methodId: string; readonly method: NewMethod },
): Promise<OpenedVault> {
  const target = findMethod(opened, methodId);
  const leaves = isDevice(target) && method.kind !== "device";
  // There is one device key, so there is one device method.
  const keep = opened.header.ways.filter(
    (other) => other !== target && !(method.kind === "device" && isDevice(other)),
  );
  return changeMethods(deps, opened, {
    keep,
    add: method,
    rotates: leaves,
    dropsDeviceKey: leaves,
  });
}

/** Removes a method; a new vault key where that was the device method. */
export async function removeMethod(
  deps: ChangeDeps,
  opened: OpenedVault,
  methodId: string,
): Promise<OpenedVault> {
  const target = findMethod(opened, methodId);
  const keep = opened.header.ways.filter((other) => other !== target);
  if (keep.length === 0) throw new AppError("last-method");
  const leaves = isDevice(target);
  return changeMethods(deps, opened, { keep, add: null, rotates: leaves, dropsDeviceKey: leaves });
}

/** A new vault key for every method there is. */
export function rotate(deps: ChangeDeps, opened: OpenedVault): Promise<OpenedVault> {
  const keep = opened.header.ways;
  return changeMethods(deps, opened, { keep, add: null, rotates: true, dropsDeviceKey: false });
}

/** The vault without its former key. */
export async function finishRotation(deps: ChangeDeps, opened: OpenedVault): Promise<OpenedVault> {
  if (opened.header.former === null) return opened;
  const { ways: methods } = opened.header;
  return saveChange(deps, opened, { ...opened, ways: methods, former: null, formerRing: null });
}

/**
 * The vault with that passphrase's method made anew at today's cost, where it costs less; as it was
 * where that fails, which is logged: the person has unlocked and wants to go on.
 */
export async function raiseCost(
  deps: ChangeDeps,
  opened: OpenedVault,
  { methodId, passphrase }: { readonly methodId: string; readonly passphrase: string },
): Promise<OpenedVault> {
  const { header, key } = opened;
  const method = header.ways.find(({ id }) => id === methodId);
  if (method?.kind !== "passphrase" || !isOutdated(method.kdf, deps.cost)) return opened;
  try {
    const seed = await createRaisedSeed(deps, passphrase, method.kdf);
    const { id, createdAt } = method;
    const raised = await createMethod({ vaultId: header.vault, id, createdAt, seed, key });
    const methods = header.ways.map((other) => (other === method ? raised : other));
    const { former } = header;
    return await saveNext(deps, opened, {
      ...opened,
      ways: methods,
      former,
      formerRing: opened.former,
    });
  } catch {
    deps.log.warn("cost-not-raised");
    return opened;
  }
}

function findMethod({ header }: OpenedVault, methodId: string): UnlockMethod {
  const method = header.ways.find(({ id }) => id === methodId);
  if (method === undefined) throw new AppError("not-found");
  return method;
}

function isDevice({ kind }: UnlockMethod): boolean {
  return kind === "device";
}
