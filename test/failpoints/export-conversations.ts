import type { Page } from "puppeteer-core";
import type { ConversationExportEvent, ExportScope } from "../../src/contract/export";

/** All that a readable export gives, or `gone` where the worker dies before its end. */
export function exportConversations(
  page: Page,
  scope: ExportScope,
): Promise<readonly ConversationExportEvent[] | "gone"> {
  return page.evaluate(
    (of) =>
      new Promise<readonly ConversationExportEvent[] | "gone">((resolve) => {
        const events: ConversationExportEvent[] = [];
        const port = chrome.runtime.connect({ name: "export.conversations" });
        port.onDisconnect.addListener(() => resolve("gone"));
        port.onMessage.addListener((event: ConversationExportEvent | { type: "failure" }) => {
          if (event.type === "failure") return resolve("gone");
          events.push(event);
          if (event.type === "end") resolve(events);
        });
        port.postMessage({ scope: of });
      }),
    scope,
  );
}
