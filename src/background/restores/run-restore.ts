import type { CallInput, CallOutput } from "../../contract/contract";
import type { RestoreProgress } from "../../contract/restore";
import { AppError, toFailure } from "../../domain/app-error";
import type { HeldItem } from "../../domain/held";
import type { App } from "../app";
import { onMethodAdded } from "../handlers/vault-handlers";
import { listHeld } from "../held-back";
import { beginUse, compare, type Looked, signalOf } from "./look-into";
import { readMadeMethod } from "./new-method";
import { giveUpRestore } from "./restore-record";
import type { RestoresDeps } from "./restores-deps";
import { type Staged, stageStore } from "./stage-store";
import { switchStore } from "./switch-store";
import { tidyRestore } from "./tidy-restore";

type Run = {
  readonly looked: Looked;
  readonly input: CallInput<"restore.run">;
  /** How many locks there were when it began. */
  readonly lockCount: number;
  /** Stops it as long as nothing is switched. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: RestoreProgress) => void;
};

/** Of backups that are made because something was said while the one before was, and of restores. */
const TRIES = 3;

/** How many times the size of a backup its restore takes for a while, beside the file itself. */
const SIZES = 2;

/** What a try went by: where nothing but that row of the product's own has changed, it is made again. */
type Base = Pick<Staged, "generation" | "headerGeneration">;

/** Restores what was looked into: all of it, or nothing. Fails as `restore.run` says. */
export async function runRestore(deps: RestoresDeps, run: Run): Promise<CallOutput<"restore.run">> {
  for (let nth = 1; ; nth += 1) {
    let base: Base | null = null;
    const onStaged = (staged: Base) => {
      base = staged;
    };
    try {
      const { came, app } = await tryRestore(deps, run, onStaged);
      return { ...came, held: [...(await heldIn(app))] };
    } catch (error) {
      const isTried = nth < TRIES && toFailure(error).code === "conflict";
      if (!isTried || !(await isAsBefore(run.looked.app, base))) throw error;
    }
  }
}

/** What came, and the app over it. */
type Restored = {
  readonly came: Omit<CallOutput<"restore.run">, "held">;
  readonly app: App;
};

/** What is held back of it: nothing is told of that any more once it was locked, though it is restored. */
async function heldIn({ store, signal }: App): Promise<readonly HeldItem[]> {
  // The options tell it, too: what is restored is not told as failed for that.
  const held = await listHeld(store).catch(() => []);
  return signal.aborted ? [] : held;
}

/** Whether nobody has written here since but the product, of its backups. */
async function isAsBefore(app: App | null, base: Base | null): Promise<boolean> {
  if (app === null || app.signal.aborted || base === null || base.generation === null) return false;
  if (app.runs.list().length > 0) return false;
  if (app.vault.opened().header.generation !== base.headerGeneration) return false;
  return !(await app.store.backups.changedSince(base.generation));
}

async function tryRestore(
  deps: RestoresDeps,
  { looked: seen, input, lockCount, signal, onProgress }: Run,
  onStaged: (staged: Base) => void,
): Promise<Restored> {
  const { app } = seen;
  const { mode } = input;
  const method = app === null ? readMadeMethod(seen, input) : null;
  const looked = app === null ? { ...seen, isForeign: input.isOwn !== true } : seen;
  const ending = signalOf(app, signal);
  // What an earlier one has left would be forgotten by this one's record.
  await tidyRestore(deps);
  // The other store, and what the browser writes twice of it.
  await deps.disk.require(SIZES * looked.bytes);
  try {
    const now = await lookAgain(deps, { looked, input, signal: ending, onProgress });
    const total = now.backup.manifest.slices.length;
    const onSlice = (slice: number) => {
      app?.idle.touch();
      onProgress({ stage: "staging", done: Math.min(slice, total), total });
    };
    onSlice(0);
    const given = { looked: now, mode, bringsBack: input.bringsBack, method };
    const staged = await stageStore(deps, { ...given, signal: ending, onSlice });
    onStaged(staged);
    onProgress({ stage: "switching", done: 0, total: 1 });
    const to = { looked: now, method, staged, lockCount };
    const next = await switchStore(deps, { ...to, signal: ending });
    if (method !== null) await onMethodAdded(next, method);
    const { lastOrder: _lastOrder, ...came } = staged.result;
    return { came, app: next };
  } catch (error) {
    await giveUpRestore(deps.local).catch(deps.onError);
    throw error;
  } finally {
    // One of both stores is left over. What cannot be removed now, the next worker removes.
    await tidyRestore(deps).catch(deps.onError);
  }
}

/** What is compared with what is here now, with a backup of that first. */
async function lookAgain(
  deps: Pick<RestoresDeps, "engine">,
  { looked, input, signal, onProgress }: Omit<Run, "lockCount">,
): Promise<Looked> {
  const { app } = looked;
  if (app === null) return looked;
  beginUse(app);
  // Its answer would come into the store that is left.
  if (app.runs.list().length > 0) throw new AppError("conflict");
  onProgress({ stage: "backing-up", done: 0, total: 1 });
  const generation = await backUpFirst(app, looked, input);
  signal.throwIfAborted();
  // One that began meanwhile.
  if (app.runs.list().length > 0) throw new AppError("conflict");
  if (generation === looked.generation) return looked;
  // What is replaced as a whole lies in the backup, or was shown just so.
  if (input.mode === "replace") return { ...looked, generation };
  const comparison = await compare(deps, looked, { signal, onProgress });
  return { ...looked, comparison, generation: comparison.generation };
}

/**
 * Makes the backup of what is here; gives a generation up to which everything lies in it, or without
 * one in what was previewed. `conflict` where more was written than that.
 */
async function backUpFirst(
  { backups, store }: App,
  { source, generation: seen }: Looked,
  { mode, withoutBackup }: Run["input"],
): Promise<number> {
  // Its newer one of the same day would be kept in its place.
  const spared = source.from === "kept" ? source.name : undefined;
  for (let nth = 1; nth <= TRIES; nth += 1) {
    await backups.before("before-restore", { withoutBackup, spared });
    // Read before it is asked: what is written between both has changed something.
    const { generation } = await store.rows.generation();
    const isKept =
      withoutBackup === true
        ? mode === "merge" || (seen !== null && !(await store.backups.changedSince(seen)))
        : !(await store.backups.hasChanged());
    if (isKept) return generation;
    if (withoutBackup === true) break;
  }
  throw new AppError("conflict");
}
