import type { Page } from "puppeteer-core";
import type { RestoreProgress } from "../../src/contract/restore";

/** Resolves once a restore has come to a stage, or the worker has died. */
export function watchRestore(page: Page, stage: RestoreProgress["stage"]): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const port = chrome.runtime.connect({ name: "restore.watch" });
        port.onDisconnect.addListener(() => resolve());
        port.onMessage.addListener((event) => {
          if (event.progress?.stage !== wanted) return;
          port.disconnect();
          resolve();
        });
        port.postMessage({});
      }),
    stage,
  );
}
