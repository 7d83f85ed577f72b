import { AppError, type ErrorCode, toFailure } from "../../domain/app-error";
import { createOneByOne, type OneByOne } from "../../domain/one-by-one";
import { createProgress } from "./create-progress";
import { createForgetting } from "./forget-unwatched";
import { listKept } from "./list-kept";
import { findApp, type Looked, lookInto } from "./look-into";
import { dropOldSources, dropSource } from "./open-source";
import type { Restores } from "./restores";
import type { RestoresDeps } from "./restores-deps";
import { runRestore } from "./run-restore";
import { tidyRestore } from "./tidy-restore";
import { toPreview } from "./to-preview";

/** After these, what was previewed is not to be run again as it is. */
const VOID: readonly ErrorCode[] = [
  "locked",
  "not-found",
  "conflict",
  "backup-damaged",
  "backup-wrong-key",
  "version-unknown",
];

/** Restores of this profile; what was previewed is forgotten with a lock, and with the worker. */
export function createRestores(deps: RestoresDeps): Restores {
  const [progress, turns] = [createProgress(), createOneByOne()];
  const work = createWork(deps.keepAlive, { turns, onEnd: () => progress.report(null) });
  let looked: Looked | null = null;

  const forget = async () => {
    const before = looked;
    looked = null;
    if (before !== null) await dropSource(deps, before.source).catch(deps.onError);
  };
  // Where a vault is open, its lock forgets it.
  const held = () => (work.running() === null && looked?.app === null ? looked : null);
  const forgetting = createForgetting({ ...deps, ...progress, held, forget });
  const keep = (found: Looked) => {
    looked = found;
    if (found.app === null) forgetting.keep(found);
    found.app?.signal.addEventListener("abort", () => {
      if (looked === found) void forget();
    });
  };
  return {
    preview: async (input) => {
      if (work.running() === "run") throw new AppError("conflict");
      // The one before is nobody's any more.
      work.stop();
      return work.begin("preview", async (signal) => {
        if (looked !== null && !isSame(looked, input)) await forget();
        looked = null;
        const found = await lookInto(deps, input, { signal, onProgress: progress.report });
        keep(found);
        return toPreview(found);
      });
    },
    run: async (input) => {
      if (work.running() !== null) throw new AppError("conflict");
      const lockCount = deps.lifecycle.lockCount();
      return work.begin("run", async (signal) => {
        const app = await findApp(deps.lifecycle);
        const found = looked;
        if (found === null || found.app !== app) throw new AppError("not-found");
        try {
          const { report: onProgress } = progress;
          const given = { looked: found, input, lockCount, signal, onProgress };
          const done = await runRestore(deps, given);
          await forget();
          return done;
        } catch (error) {
          if (VOID.includes(toFailure(error).code)) await forget();
          throw error;
        }
      });
    },
    cancel: async () => {
      work.stop();
      await turns.run(forget);
    },
    kept: (input) => turns.run(() => listKept(deps, input)),
    watch: forgetting.watch,
    begin: () => turns.run(() => clearUp(deps)),
  };
}

type Working = { readonly turns: Pick<OneByOne, "run">; readonly onEnd: () => void };

/** One piece of work at a time: begun at once, done after what was begun before. */
function createWork(keepAlive: RestoresDeps["keepAlive"], { turns, onEnd }: Working) {
  let running: { readonly what: "preview" | "run"; readonly stop: AbortController } | null = null;
  return {
    running: () => running?.what ?? null,
    begin: <T>(what: "preview" | "run", work: (signal: AbortSignal) => Promise<T>) => {
      const mine = { what, stop: new AbortController() };
      running = mine;
      return turns.run(async () => {
        const release = keepAlive();
        try {
          mine.stop.signal.throwIfAborted();
          return await work(mine.stop.signal);
        } finally {
          release();
          if (running === mine) running = null;
          onEnd();
        }
      });
    },
    stop: () => running?.stop.abort(new AppError("not-found")),
  };
}

async function clearUp(deps: RestoresDeps): Promise<void> {
  await tidyRestore(deps).catch(deps.onError);
  await dropOldSources(deps, deps.clock.now()).catch(deps.onError);
}

function isSame({ source }: Looked, input: Pick<Looked, "source">): boolean {
  return JSON.stringify(source) === JSON.stringify(input.source);
}
