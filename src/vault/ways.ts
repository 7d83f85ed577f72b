import { AppError } from "../domain/app-error";
import type { NewWay } from "../domain/unlock-way";
import { changeWays } from "./change-ways";
import type { Way } from "./header";
import { createRaisedSeed, isOutdated } from "./passphrase-way";
import { type ChangeDeps, saveChange, saveNext } from "./save-next";
import type { OpenedVault } from "./vault";
import { createWay } from "./way";

/**
 * Adds a way. The first real lock takes the device way's place and starts a new vault key: the old
 * one lay open beside the rows.
 */
export function addWay(deps: ChangeDeps, opened: OpenedVault, way: NewWay): Promise<OpenedVault> {
  const { ways } = opened.header;
  const leaves = way.kind !== "device" && ways.some(isDevice);
  const keep = ways.filter((other) => !isDevice(other));
  return changeWays(deps, opened, { keep, add: way, rotates: leaves, dropsDeviceKey: leaves });
}

/** Puts a way in the place of another; a new vault key where that was the device way. */
export async function replaceWay(
  deps: ChangeDeps,
  opened: OpenedVault,
  { wayId, way }: { readonly wayId: string; readonly way: NewWay },
): Promise<OpenedVault> {
  const target = findWay(opened, wayId);
  const leaves = isDevice(target) && way.kind !== "device";
  // There is one device key, so there is one device way.
  const keep = opened.header.ways.filter(
    (other) => other !== target && !(way.kind === "device" && isDevice(other)),
  );
  return changeWays(deps, opened, { keep, add: way, rotates: leaves, dropsDeviceKey: leaves });
}

/** Removes a way; a new vault key where that was the device way. */
export async function removeWay(
  deps: ChangeDeps,
  opened: OpenedVault,
  wayId: string,
): Promise<OpenedVault> {
  const target = findWay(opened, wayId);
  const keep = opened.header.ways.filter((other) => other !== target);
  if (keep.length === 0) throw new AppError("last-way");
  const leaves = isDevice(target);
  return changeWays(deps, opened, { keep, add: null, rotates: leaves, dropsDeviceKey: leaves });
}

/** A new vault key for every way there is. */
export function rotate(deps: ChangeDeps, opened: OpenedVault): Promise<OpenedVault> {
  const keep = opened.header.ways;
  return changeWays(deps, opened, { keep, add: null, rotates: true, dropsDeviceKey: false });
}

/** The vault without its former key. */
export async function finishRotation(deps: ChangeDeps, opened: OpenedVault): Promise<OpenedVault> {
  if (opened.header.former === null) return opened;
  const { ways } = opened.header;
  return saveChange(deps, opened, { ...opened, ways, former: null, formerRing: null });
}

/**
 * The vault with that passphrase's way made anew at today's cost, where it costs less; as it was
 * where that fails, which is logged: the person has unlocked and wants to go on.
 */
export async function raiseCost(
  deps: ChangeDeps,
  opened: OpenedVault,
  { wayId, passphrase }: { readonly wayId: string; readonly passphrase: string },
): Promise<OpenedVault> {
  const { header, key } = opened;
  const way = header.ways.find(({ id }) => id === wayId);
  if (way?.kind !== "passphrase" || !isOutdated(way.kdf, deps.cost)) return opened;
  try {
    const seed = await createRaisedSeed(deps, passphrase, way.kdf);
    const { id, createdAt } = way;
    const raised = await createWay({ vaultId: header.vault, id, createdAt, seed, key });
    const ways = header.ways.map((other) => (other === way ? raised : other));
    const { former } = header;
    return await saveNext(deps, opened, { ...opened, ways, former, formerRing: opened.former });
  } catch {
    deps.log.warn("cost-not-raised");
    return opened;
  }
}

function findWay({ header }: OpenedVault, wayId: string): Way {
  const way = header.ways.find(({ id }) => id === wayId);
  if (way === undefined) throw new AppError("not-found");
  return way;
}

function isDevice({ kind }: Way): boolean {
  return kind === "device";
}
