import { browserAlarms } from "../platform/alarms";
import type { Badge } from "../platform/badge";
import { systemClock } from "../platform/clock";
import { createKeyValueArea } from "../platform/key-value-area";
import { later } from "../platform/later";
import { logError } from "../platform/log";
import { forgetAnswered } from "./answered-mark";
import type { App } from "./app";
import { createExpiryWatch, type ExpiryWatch, forgetExpiry } from "./expiry-watch";
import { notifyContextsChanged } from "./notify-changes";

type Deps = Pick<App, "store" | "hub" | "panels" | "signal" | "keepAlive"> & {
  readonly badge: Badge;
};

/** A watch over this store that shows in the browser's toolbar and wakes the worker by its alarm. */
export function createExpiry({ store, hub, panels, signal, keepAlive, badge }: Deps): ExpiryWatch {
  const expiry: ExpiryWatch = createExpiryWatch({
    ...browserMarks(badge),
    contexts: store.contexts,
    clock: systemClock,
    later,
    signal,
    keepAlive,
    onCleanUp: () => notifyContextsChanged({ hub, panels, expiry }),
    onError: logError,
  });
  return expiry;
}

/** Takes away what an earlier worker may have left in the toolbar. */
export function forgetShown(badge: Badge): void {
  const marks = browserMarks(badge);
  forgetExpiry(marks);
  void forgetAnswered(marks.session);
}

function browserMarks(badge: Badge) {
  const session = createKeyValueArea(chrome.storage.session);
  return { session, badge, alarms: browserAlarms };
}
