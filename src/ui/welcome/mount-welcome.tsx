import "../theme.css";
import { welcomeContract } from "../../contract/welcome-contract";
import { createClient } from "../../messaging/client";
import { listenForLock } from "../../messaging/lock-mark";
import { drawPage } from "../draw-page";
import { createGate } from "../gate/gate";
import { pageCover } from "../gate/page-cover";
import { keepFocus } from "../keep-focus";
import { keepStorage } from "../keep-storage";
import { WelcomePage } from "./welcome-page";

/** Shows the welcome page; what opens the panel is called back within seconds of a click. */
export function mountWelcome(root: Element, onOpen: () => Promise<void>): void {
  const gate = createGate({
    client: createClient(welcomeContract),
    open: () => ({ close: () => {} }),
    early: false,
    later: (run, ms) => setTimeout(run, ms),
    onLockBegun: (listener) => listenForLock({ area: chrome.storage.local, listener }),
    cover: pageCover,
  });
  keepFocus(document);
  // Told in Options, under Health.
  void keepStorage();
  drawPage(root, () => <WelcomePage gate={gate} onOpen={onOpen} />);
  gate.start();
}
