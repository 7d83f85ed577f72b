import "../theme.css";
import { popupContract } from "../../contract/popup-contract";
import { createClient } from "../../messaging/client";
import { listenForLock } from "../../messaging/lock-mark";
import { drawPage } from "../draw-page";
import { createGate } from "../gate/gate";
import { readLockHint, saveLockHint } from "../gate/lock-hint";
import { pageCover } from "../gate/page-cover";
import { keepFocus } from "../keep-focus";
import { ShortcutProvider } from "../keys/shortcut-provider";
import { createPopup } from "./popup";
import { createPopupBrowser } from "./popup-browser";
import { PopupPage } from "./popup-page";

/** Shows the popup at once; the contexts appear in it as the worker answers. */
export function mountPopup(root: Element): void {
  const browser = createPopupBrowser();
  const gate = createGate({
    client: createClient(popupContract),
    open: createPopup,
    early: readLockHint(localStorage),
    later: (run, ms) => setTimeout(run, ms),
    onLockBegun: (listener) => listenForLock({ area: chrome.storage.local, listener }),
    cover: pageCover,
  });
  gate.subscribe(() => {
    const { status } = gate.get();
    if (status !== null) saveLockHint(localStorage, status);
  });
  keepFocus(document);
  drawPage(root, () => (
    <ShortcutProvider gate={gate}>
      <PopupPage gate={gate} browser={browser} />
    </ShortcutProvider>
  ));
  gate.start();
}
