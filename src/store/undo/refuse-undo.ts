import { AppError } from "../../domain/app-error";
import { MAX_CONNECTIONS } from "../../domain/limits";
import type { TurnDeps } from "../branches/turn-deps";
import { type Row, ruleOf } from "../database/schema";
import { stepKey, type UndoRecord, type UndoStep } from "../rows/undo-record";
import { isNameTaken } from "../rows/unique-name";
import { listPresets } from "../settings/change-preset";
import { refuseTakenMemory } from "./refuse-undo-memory";

/**
 * Fails with `conflict` where what an act has changed has no place any more in what is here now, and with
 * `undo-late` where nothing opens it any more.
 */
export async function refuseUndo(deps: TurnDeps, record: UndoRecord): Promise<void> {
  const steps = [...record.steps.values()];
  refuseGoneKeys(deps, steps);
  await Promise.all([
    refuseGoneContexts(deps, steps),
    refuseGoneOwners(deps, record),
    refuseTakenNames(deps, steps),
    refuseTakenMemory(deps, record),
    refuseFullConnections(deps, steps),
  ]);
}

/** A rotation may have ended while the act was done: what is sealed under the former key would stay away unsaid. */
function refuseGoneKeys({ keys }: TurnDeps, steps: readonly UndoStep[]): void {
  const isGone = steps.some(
    ({ before }) => before !== null && keys.find(before.keyId) === undefined,
  );
  if (isGone) throw new AppError("undo-late");
}

/** A conversation goes back only to a context that is there, and that answers. */
async function refuseGoneContexts({ reader }: TurnDeps, steps: readonly UndoStep[]): Promise<void> {
  for (const { table, before, after } of steps) {
    if (table !== "conversations" || before === null || !("parent" in before)) continue;
    const parent = String(before.parent);
    if (after?.head?.columns.parent === parent) continue;
    const context = await reader.get("contexts", parent);
    if (context === null) throw new AppError("conflict");
    if (after !== null && context.payload.archived !== null) throw new AppError("conflict");
  }
}

/**
 * What was taken out of a draft goes back only to a conversation that is there, and what was removed only
 * beside what it belonged to: nothing of what was deleted for good since comes back with it.
 */
async function refuseGoneOwners({ reader }: TurnDeps, { steps }: UndoRecord): Promise<void> {
  for (const step of steps.values()) {
    const owner = ownerOf(step);
    if (owner === null || steps.has(stepKey(owner))) continue;
    if ((await reader.find(owner.table, owner.id)) === null) throw new AppError("conflict");
  }
}

const OWNERS = {
  context: "contexts",
  conversation: "conversations",
  block: "blocks",
  connection: "connections",
} as const;

/** What has to be there for a step to be taken back; null for nothing. */
function ownerOf({ table, before, after }: UndoStep) {
  const { owner } = ruleOf(table);
  if (before === null || owner === null || owner.of === "turn") return null;
  if (after !== null && table !== "composer_drafts") return null;
  const cells: Readonly<Record<string, unknown>> = { ...before };
  return { table: OWNERS[owner.of], id: String(cells[owner.by]) };
}

/** What comes back does not take the name that another one got meanwhile. */
async function refuseTakenNames(deps: TurnDeps, steps: readonly UndoStep[]): Promise<void> {
  await Promise.all([refuseTakenContexts(deps, steps), refuseTakenPresets(deps, steps)]);
}

async function refuseTakenContexts(
  { contexts, reader }: TurnDeps,
  steps: readonly UndoStep[],
): Promise<void> {
  const ids = steps.filter(({ table }) => table === "contexts").map(({ id }) => id);
  if (ids.length === 0) return;
  const others = (await contexts.list()).filter(
    ({ context }) => context.archived === null && !ids.includes(context.id),
  );
  const names = others.map(({ context }) => context.name);
  for (const id of ids) {
    const context = await reader.get("contexts", id);
    if (context !== null && isNameTaken(context.payload.name, names)) {
      throw new AppError("conflict");
    }
  }
}

async function refuseTakenPresets({ reader }: TurnDeps, steps: readonly UndoStep[]): Promise<void> {
  const own = steps.filter(({ table }) => table === "presets");
  if (own.length === 0) return;
  const ids = own.map(({ id }) => id);
  const names = (await listPresets(reader))
    .filter(({ id, isActive }) => isActive && !ids.includes(id))
    .map(({ name }) => name);
  for (const { before } of own) {
    // The row was read from the table of presets, which TypeScript cannot follow.
    const preset = before && (await reader.tryOpen("presets", before as Row<"presets">));
    if (preset?.payload.isActive && isNameTaken(preset.payload.name, names)) {
      throw new AppError("conflict");
    }
  }
}

/** What was added meanwhile may have taken the last place. */
async function refuseFullConnections(
  { reader }: TurnDeps,
  steps: readonly UndoStep[],
): Promise<void> {
  const back = steps.filter(({ table, after }) => table === "connections" && after === null);
  if (back.length === 0) return;
  const rows = await reader.findAll("connections");
  if (rows.length + back.length > MAX_CONNECTIONS) throw new AppError("conflict");
}
