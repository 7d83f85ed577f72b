import type { RunningExtension } from "./launch-extension";

/** Ends the browser as a crash does: nothing is closed, nothing is written any more. */
export async function killBrowser({ browser }: Pick<RunningExtension, "browser">): Promise<void> {
  const running = browser.process();
  const gone = new Promise((resolve) => running?.once("exit", resolve));
  running?.kill("SIGKILL");
  await gone;
}
