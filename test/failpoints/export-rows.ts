import type { Page } from "puppeteer-core";
import type { ExportEvent } from "../../src/contract/data";

export type Exported = {
  readonly lines: readonly string[];
  readonly summary: Extract<ExportEvent, { type: "summary" }>;
};

/** All that is exported, or `gone` where the worker dies before the summary. */
export function exportRows(page: Page): Promise<Exported | "gone"> {
  return page.evaluate(
    () =>
      new Promise<Exported | "gone">((resolve) => {
        const lines: string[] = [];
        const port = chrome.runtime.connect({ name: "store.export" });
        port.onDisconnect.addListener(() => resolve("gone"));
        port.onMessage.addListener((event: ExportEvent | { readonly type: "failure" }) => {
          if (event.type === "rows") lines.push(...event.lines);
          if (event.type === "summary") resolve({ lines, summary: event });
          if (event.type === "failure") resolve("gone");
        });
        port.postMessage({});
      }),
  );
}
