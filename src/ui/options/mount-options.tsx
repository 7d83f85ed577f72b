import "../theme.css";
import { optionsContract } from "../../contract/options-contract";
import { createClient } from "../../messaging/client";
import { listenForLock } from "../../messaging/lock-mark";
import { drawPage } from "../draw-page";
import { createGate } from "../gate/gate";
import { pageCover } from "../gate/page-cover";
import { keepFocus } from "../keep-focus";
import { ShortcutProvider } from "../keys/shortcut-provider";
import { OptionsPage } from "./options-page";
import type { OptionsSession } from "./options-session";

/** Shows the options page; `version` is the extension's own. */
export function mountOptions(root: Element, version: string): void {
  const gate = createGate<OptionsSession>({
    client: createClient(optionsContract),
    open: (client) => ({ client, close: () => {} }),
    early: false,
    later: (run, ms) => setTimeout(run, ms),
    onLockBegun: (listener) => listenForLock({ area: chrome.storage.local, listener }),
    cover: pageCover,
  });
  keepFocus(document);
  drawPage(root, () => (
    <ShortcutProvider gate={gate}>
      <OptionsPage gate={gate} version={version} />
    </ShortcutProvider>
  ));
  gate.start();
}
