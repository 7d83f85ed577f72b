import * as z from "zod/mini";
import type { CallName, StreamName } from "../contract/contract";
import { toFailure } from "../domain/app-error";
import { COMPUTE_PORT } from "../domain/compute-protocol";
import { once } from "../domain/once";
import { announce } from "../messaging/announcement";
import { announceLock, markLock } from "../messaging/lock-mark";
import { isOwnPage, type Sender } from "../messaging/own-page";
import { serveCalls } from "../messaging/serve-calls";
import { createStreamListener } from "../messaging/serve-streams";
import { type Badge, createBadge } from "../platform/badge";
import { systemClock } from "../platform/clock";
import { computeDocument } from "../platform/compute-document";
import { browserDiskRoom } from "../platform/disk-room";
import { createFileArea } from "../platform/file-area";
import { createHeaderRules } from "../platform/header-rules";
import { createKeepAlive } from "../platform/keep-alive";
import { createKeyValueArea } from "../platform/key-value-area";
import { rest } from "../platform/later";
import { log, logError } from "../platform/log";
import { createLogWall } from "../store/database/log-wall";
import { createTemporaryMemory } from "../store/temporary/temporary-memory";
import { dropSessionKeys } from "../vault/session-keys";
import { askAboutPage } from "./ask-about-page";
import { createCallHandlers } from "./call-handlers";
import { createApp, createReader } from "./create-app";
import { forgetShown } from "./create-expiry";
import type { StoreNames } from "./handlers/store-handlers";
import { LAST_USE, readLastUse } from "./idle-watch";
import { createKeptBeside, type KeptBeside } from "./kept-beside";
import { createLeftUse } from "./left-use";
import { createLifecycle, type Lifecycle } from "./lifecycle";
import { lockByItself } from "./lock-by-itself";
import { openPanelOnCommand } from "./open-panel-on-command";
import { openProfile, PROFILE_KEYS } from "./open-profile";
import { addMenu } from "./page/page-menu";
import { type Asks, createBrowserPrograms } from "./programs/browser-programs";
import type { Programs } from "./programs/create-programs";
import { createBrowserRecovery } from "./recovery/browser-recovery";
import type { Recovery } from "./recovery/recovery";
import { createBrowserRestores } from "./restores/browser-restores";
import type { Restores } from "./restores/restores";
import { createStreamHandlers } from "./stream-handlers";
import { updateWhenQuiet } from "./update-when-quiet";
import { announceStarted, makeReadyFor } from "./waking";

/** Registers every listener in the worker's first turn, then opens what they need. */
export function startBackground(): void {
  // Asked for before all else: the browser looks while the listeners are registered.
  const local = createKeyValueArea(chrome.storage.local, { ahead: PROFILE_KEYS });
  const session = createKeyValueArea(chrome.storage.session, { ahead: [LAST_USE] });
  // The extension's CSP forbids what zod would try at its first parse to be faster later; the
  // contract says so, too, but a worker reads it only when it is called.
  z.config({ jitless: true });
  const onVaultChange = () => announce("vault.changed");
  const onListsChange = () => announce("lists.changed");
  const sessionKeys = async () => Object.keys(await chrome.storage.session.get(null));
  const temporary = createTemporaryMemory({ ...session, keys: sessionKeys });
  const { free } = browserDiskRoom;
  const logWall = createLogWall({ session, databases: indexedDB, free, clock: systemClock, rest });
  const profile = {
    local,
    localKeys: async () => Object.keys(await chrome.storage.local.get(null)),
    databases: indexedDB,
  };
  const files = createFileArea(() => navigator.storage.getDirectory());
  const beside = createKeptBeside({ ...profile, files });
  // One for all: what an update waits for is also done where no vault is open.
  const { keepAlive, isHeld } = createKeepAlive();
  const recovery = createBrowserRecovery({ ...profile, files, logWall, keepAlive });
  const badge = createBadge();
  const above = { temporary, keepAlive, badge, onVaultChange, onListsChange };
  const lifecycle = createLifecycle({
    recovery,
    openProfile: (onClosed) => openProfile({ local, session, logWall, onClosed }),
    readLastUse: () => readLastUse(session),
    leftUse: once(() => createLeftUse(session)),
    forgetLastUse: () => session.remove(LAST_USE),
    createApp: (input) => createApp({ ...input, ...above, mayShow: beside.mayShow }),
    ...{ createReader, closeLeft },
    markLock: () => beginLock(beside, badge),
    dropSessionKey: () => dropSessionKeys(session),
    dropTemporary: temporary.drop,
    onChange: onVaultChange,
  });
  const stores = { ...profile, beside, logWall, lifecycle, recovery, keepAlive };
  const asks = { count: 0 };
  const programs = once(() => createBrowserPrograms({ lifecycle, asks, badge, onVaultChange }));
  const restores = serve({ ...stores, asks, programs, onChange: onVaultChange });
  lockByItself({ lifecycle, onError: logError });
  listenToBrowser(lifecycle, { isHeld, hasTemporary: temporary.isHolding });
  void announceStarted();
  // There only where the person lets programs of this machine in.
  if (chrome.runtime.connectNative !== undefined) void programs().connect(true);
  // At once, not when the first message is handed over: a call has woken this worker and waits, and
  // a turn that an earlier worker left open is to be closed.
  const opening = lifecycle.ready().catch((error: unknown) => {
    forgetShown(badge);
    void lifecycle.closeLeft(error);
    logError(error);
  });
  // After it: nobody waits for what is left over to be removed, and what is written waits by itself.
  void opening.then(() => {
    void logWall.build().catch(logError);
    void restores.begin();
  });
}

/** Tells pages and forgets what they were shown, before the time of the lock is kept. */
function beginLock(beside: KeptBeside, badge: Badge): Promise<void> {
  // A page that is told late is read on in: before all else.
  announceLock();
  // The mark on the button outlives the worker that has put it there.
  forgetShown(badge);
  // What was shown to whoever had its key is not to be seen by who comes next.
  beside.forget();
  return markLock(chrome.storage.local, Date.now());
}

/** What the browser tells by itself: an install, an update, its start, the keys that open the panel. */
function listenToBrowser(
  lifecycle: Lifecycle,
  quiet: Pick<Parameters<typeof updateWhenQuiet>[0], "isHeld" | "hasTemporary">,
): void {
  chrome.runtime.onInstalled.addListener(({ reason }) => {
    if (reason === "install") chrome.tabs.create({ url: chrome.runtime.getURL("welcome.html") });
    void addMenu().catch(logError);
  });
  const { ready } = lifecycle;
  chrome.runtime.onUpdateAvailable.addListener(() => void updateWhenQuiet({ ready, ...quiet }));
  // Being listened to is what starts a worker with the browser.
  chrome.runtime.onStartup.addListener(() => undefined);
  openPanelOnCommand();
  askAboutPage(lifecycle);
  // The browser keeps what an earlier release has set: the button opens the popup now.
  chrome.sidePanel?.setPanelBehavior({ openPanelOnActionClick: false });
}

/** What an earlier worker has opened may still know what was said, and tell which servers are used. */
async function closeLeft(): Promise<void> {
  await Promise.all([
    computeDocument.close().catch(logError),
    createHeaderRules().hideOriginFrom([]).catch(logError),
  ]);
}

type Served = StoreNames & {
  readonly asks: Asks;
  readonly programs: () => Programs;
  readonly lifecycle: Lifecycle;
  readonly beside: KeptBeside;
  readonly recovery: Recovery;
};

function serve(stores: Served & Parameters<typeof createBrowserRestores>[0]): Restores {
  const { lifecycle, onChange: onVaultChange } = stores;
  const own = { id: chrome.runtime.id, origin: new URL(chrome.runtime.getURL("")).origin };
  const isTrusted = (sender: Sender | undefined) => isOwnPage(sender, own);
  const onError = (name: CallName | StreamName, error: unknown) => {
    log.warn(toFailure(error).code, { entry: name });
  };
  const restores = createBrowserRestores(stores);
  const handlers = createCallHandlers({
    lifecycle,
    stores,
    restores,
    recovery: stores.recovery,
    asks: stores.asks,
    programs: stores.programs,
    clock: systemClock,
    onVaultChange,
  });
  serveCalls({ handlers, isTrusted, onError });
  const streams = { handlers: createStreamHandlers(lifecycle, restores), isTrusted, onError };
  const listen = createStreamListener(streams);
  chrome.runtime.onConnect.addListener((port) => {
    void makeReadyFor(port, { lifecycle, isTrusted, onError: logError });
    // The compute host's is taken by whoever has asked for it.
    if (port.name !== COMPUTE_PORT) listen(port);
  });
  return restores;
}
