import "./theme.css";
import { panelContract } from "../contract/panel-contract";
import { createClient } from "../messaging/client";
import { listenForLock } from "../messaging/lock-mark";
import { afterFrame } from "./after-frame";
import { createCell } from "./cell";
import { drawPage } from "./draw-page";
import { createGate } from "./gate/gate";
import { readLockHint, saveLockHint } from "./gate/lock-hint";
import { pageCover } from "./gate/page-cover";
import { createHeldTexts } from "./held-texts";
import { keepFocus } from "./keep-focus";
import { ShortcutProvider } from "./keys/shortcut-provider";
import { PanelPage } from "./panel-page";
import { createPanelShell } from "./panel-shell";
import { onTabMoved, readIsTab, readWindow } from "./read-window";
import { silencePage } from "./speech/silence";
import type { UndoOffer } from "./undo/undo-offer";

/** Shows the side panel at once; what is stored appears in it as the worker answers. */
export function mountSidePanel(root: Element): void {
  const undo = createCell<UndoOffer | null>(null);
  const held = createHeldTexts();
  const gate = createGate({
    client: createClient(panelContract),
    open: (client) => {
      const windowAccess = { readWindow, readIsTab, onMoved: onTabMoved };
      const shell = createPanelShell({ client, ...windowAccess, undo, held });
      // Asked once more afterwards: damage shows when what is stored is read.
      queueMicrotask(async () => {
        await shell.start();
        gate.ask();
        // Read beside the first conversation it would be in its way.
        afterFrame(offerReading);
      });
      return shell;
    },
    early: readLockHint(localStorage),
    later: (run, ms) => setTimeout(run, ms),
    onLockBegun: (listener) => listenForLock({ area: chrome.storage.local, listener }),
    cover: pageCover,
  });
  gate.subscribe(() => {
    const { status, session } = gate.get();
    if (session === null) silencePage();
    if (status !== null) saveLockHint(localStorage, status);
    if (status?.state !== "unlocked") held.forget();
    // The worker forgets with the lock, too.
    if (status !== null && status.state !== "unlocked" && undo.get() !== null) undo.set(null);
  });
  // Another window may have removed what is shown here, or repaired what did not open.
  gate.client.onVaultChange(() => gate.get().session?.refresh());
  drawPage(root, () => (
    <ShortcutProvider gate={gate}>
      <PanelPage gate={gate} />
    </ShortcutProvider>
  ));
  // Behind the question for the conversation, which is waited for.
  queueMicrotask(gate.start);
  // Browsers let a voice speak on when its page is gone.
  addEventListener("pagehide", silencePage);
  keepFocus(document);
}

let isReadingOffered = false;

async function offerReading(): Promise<void> {
  if (isReadingOffered) return;
  isReadingOffered = true;
  const { offerReader } = await import("./speech/offer-reader");
  offerReader();
}
