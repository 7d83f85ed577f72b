import { later } from "../platform/later";

type Deps = {
  /** Settles once what wakes with the worker has begun, or cannot. */
  readonly ready: () => Promise<unknown>;
  /** Whether anything keeps the worker: of an open vault, or where none is open, as a restore into a new profile. */
  readonly isHeld: () => boolean;
  /** Whether there are temporary conversations: they lie in memory that a reload empties. */
  readonly hasTemporary: () => Promise<boolean>;
};

type Runtime = {
  readonly getContexts: (filter: chrome.runtime.ContextFilter) => Promise<readonly unknown[]>;
  readonly reload: () => void;
};

/** Milliseconds until one looks again. */
const AGAIN_MS = 60_000;

/**
 * Installs a waiting update once no page is open, no temporary conversation would be lost, and nothing
 * is under way: no turn, download, backup or anything else that keeps the worker. The browser would do so by itself once the worker rests, which
 * programs that are let in may keep it from.
 */
export async function updateWhenQuiet(
  deps: Deps,
  runtime: Runtime = chrome.runtime,
  again: (run: () => void, ms: number) => unknown = later,
): Promise<void> {
  const { ready, isHeld, hasTemporary } = deps;
  await ready().catch(() => undefined);
  const isLost = await hasTemporary();
  const pages = await runtime.getContexts({
    contextTypes: ["SIDE_PANEL", "TAB", "POPUP"] as never,
  });
  if (pages.length === 0 && !isLost && !isHeld()) runtime.reload();
  else again(() => void updateWhenQuiet(deps, runtime, again), AGAIN_MS);
}
