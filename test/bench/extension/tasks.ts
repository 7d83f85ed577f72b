import { measureContext, prepareContext } from "./measure-context";
import { measureTails, seedTails } from "./measure-tail";
import { measureTurns } from "./measure-turns";

/** What the bench's worker can be asked to do, by name. */
export const TASKS = { measureContext, measureTails, measureTurns, prepareContext, seedTails };

export type TaskName = keyof typeof TASKS;
export type TaskInput<N extends TaskName> = Parameters<(typeof TASKS)[N]>[0];
export type TaskResult<N extends TaskName> = Awaited<ReturnType<(typeof TASKS)[N]>>;
