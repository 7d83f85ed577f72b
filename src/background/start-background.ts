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

/** Registers every listener in the worker's first turn, then opens what they need. */
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
  // Being listened to is what starts a worker with the browser.
  chrome.runtime.onStartup.addListener(() => undefined);
  chrome.sidePanel.setPanelBehavior({ openPanelOnActionClick: true });
  announceWorkerStart();
  // At once, not when the first message is handed over: a call has woken this worker and waits, and
  // a turn that an earlier worker left open is to be closed.
  ready().catch((error: unknown) => log.warn(toFailure(error).code));
}
