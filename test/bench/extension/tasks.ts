import { measureModes } from "../modes/measure-modes";
import { measureContext, prepareContext } from "./measure-context";
import { measureContextCache, measurePrompts, preparePrompts } from "./measure-prompt";
import { measureCheck, measureScan, seedPlainScan } from "./measure-scan";
import { measureTails, seedTails } from "./measure-tail";
import { measureJournal, measureTurns } from "./measure-turns";
import { measureKdf, measureRotation, measureUnlock } from "./measure-vault";
import { seedVault, setUpLockedVault } from "./vault-bench";

/** What the bench's worker can be asked to do, by name. */
export const TASKS = {
  measureCheck,
  measureContext,
  measureContextCache,
  measureJournal,
  measureKdf,
  measureModes,
  measurePrompts,
  measureRotation,
  measureScan,
  measureTails,
  measureTurns,
  measureUnlock,
  prepareContext,
  preparePrompts,
  seedPlainScan,
  seedTails,
  seedVault,
  setUpLockedVault,
};

export type TaskName = keyof typeof TASKS;
export type TaskInput<N extends TaskName> = Parameters<(typeof TASKS)[N]>[0];
export type TaskResult<N extends TaskName> = Awaited<ReturnType<(typeof TASKS)[N]>>;
