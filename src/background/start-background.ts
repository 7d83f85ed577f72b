import type { CallName, StreamName } from "../contract/contract";
import { toFailure } from "../domain/app-error";
import { isOwnPage, type Sender } from "../messaging/own-page";
import { serveCalls } from "../messaging/serve-calls";
import { createStreamListener } from "../messaging/serve-streams";
import { announceWorkerStart } from "../messaging/worker-start";
import { log } from "../platform/log";
import { createCallHandlers } from "./call-handlers";
import { createApp } from "./create-app";
import { memoiseReady } from "./memoise-ready";
import { createStreamHandlers } from "./stream-handlers";

/** Registers every listener in the worker's first turn; what they need is made when first asked for. */
export function startBackground(): void {
  const ready = memoiseReady(createApp);
  const own = { id: chrome.runtime.id, origin: new URL(chrome.runtime.getURL("")).origin };
  const isTrusted = (sender: Sender | undefined) => isOwnPage(sender, own);
  const onError = (name: CallName | StreamName, error: unknown) => {
    log.warn(toFailure(error).code, { entry: name });
  };
  serveCalls({ handlers: createCallHandlers(ready), isTrusted, onError });
  const streams = { handlers: createStreamHandlers(ready), isTrusted, onError };
  chrome.runtime.onConnect.addListener(createStreamListener(streams));
  chrome.runtime.onInstalled.addListener(({ reason }) => {
    if (reason === "install") chrome.tabs.create({ url: chrome.runtime.getURL("welcome.html") });
  });
  // A turn that an earlier worker left open is closed at once, not when somebody asks.
  chrome.runtime.onStartup.addListener(() => {
    ready().catch((error: unknown) => log.warn(toFailure(error).code));
  });
  chrome.sidePanel.setPanelBehavior({ openPanelOnActionClick: true });
  announceWorkerStart();
}
