import { createConversationHub } from "../../src/background/conversation-hub";
import { createPanelHub } from "../../src/background/panel-hub";
import type { PanelEvent } from "../../src/contract/conversation";

/** Hubs as an app has them, the lists told at once; and what a panel of window 1 was told so far. */
export function makeHubs() {
  const panelEvents: PanelEvent[] = [];
  const looks: string[] = [];
  const panels = createPanelHub({
    clock: { now: () => 0 },
    later: (run) => run(),
    announceLists: () => {},
    hasPanels: () => true,
  });
  panels.listen({ windowId: 1 }, (event) => panelEvents.push(event));
  const expiry = {
    begin: () => {},
    wake: () => looks.push("wake"),
    look: () => looks.push("look"),
  };
  const answered = { ended: () => {}, seen: () => {}, look: () => {} };
  return { hub: createConversationHub(), panels, expiry, answered, panelEvents, looks };
}
