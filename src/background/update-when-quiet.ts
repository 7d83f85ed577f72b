import { later } from "../platform/later";
import type { App } from "./app";

type Deps = { readonly ready: () => Promise<Pick<App, "isHeld">> };

type Runtime = {
  readonly getContexts: (filter: chrome.runtime.ContextFilter) => Promise<readonly unknown[]>;
  readonly reload: () => void;
};

/** Milliseconds until one looks again. */
const AGAIN_MS = 60_000;

/**
 * Installs a waiting update once no page is open and nothing is under way: no turn, download, backup or
 * anything else that keeps the worker. The browser would do so by itself once the worker rests, which
 * programs that are let in may keep it from.
 */
export async function updateWhenQuiet(
  { ready }: Deps,
  runtime: Runtime = chrome.runtime,
  again: (run: () => void, ms: number) => unknown = later,
): Promise<void> {
  // A vault that is locked or does not open has nothing running.
  const app = await ready().catch(() => null);
  const pages = await runtime.getContexts({
    contextTypes: ["SIDE_PANEL", "TAB", "POPUP"] as never,
  });
  if (pages.length === 0 && app?.isHeld() !== true) runtime.reload();
  else again(() => void updateWhenQuiet({ ready }, runtime, again), AGAIN_MS);
}
