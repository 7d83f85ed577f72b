import type { App } from "./app";

type Deps = { readonly ready: () => Promise<Pick<App, "runs" | "sweep">> };

type Runtime = {
  readonly getContexts: (filter: chrome.runtime.ContextFilter) => Promise<readonly unknown[]>;
  readonly reload: () => void;
};

/**
 * Installs a waiting update now, if no page is open and nothing runs. Otherwise nothing is to be
 * done: the browser installs it by itself once the pages are closed and the worker rests.
 */
export async function updateWhenQuiet(
  { ready }: Deps,
  runtime: Runtime = chrome.runtime,
): Promise<void> {
  // A vault that is locked or does not open has nothing running.
  const app = await ready().catch(() => null);
  const pages = await runtime.getContexts({
    contextTypes: ["SIDE_PANEL", "TAB", "POPUP"] as never,
  });
  const isBusy = app !== null && (app.runs.list().length > 0 || app.sweep.progress() !== null);
  if (pages.length === 0 && !isBusy) runtime.reload();
}
