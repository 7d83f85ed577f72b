import { openSidePanel } from "../../platform/side-panel";
import { openOptions, openOptionsAt } from "../open-options";
import { createEarlyTyped, type EarlyTyped } from "./early-field";

/** What the popup needs of the browser around it. */
export type PopupBrowser = {
  /** The window that it belongs to; null until the browser has told. */
  readonly windowId: () => number | null;
  /** The tab in front of that window; null until the browser has told. */
  readonly tabId: () => number | null;
  /** Opens the side panel of that window; only within the person's own click or key. */
  readonly openPanel: () => Promise<void>;
  /** Shows the options, in a tab. */
  readonly openOptions: () => void;
  /** Shows the backups, in a tab. */
  readonly openBackup: () => void;
  /** What was typed before the script was there; nothing when asked again. */
  readonly takeTyped: () => EarlyTyped;
  /** Closes the popup. */
  readonly close: () => void;
};

/** The browser as it is; asks at once which window and tab this is, because a gesture cannot wait for it. */
export function createPopupBrowser(): PopupBrowser {
  let windowId: number | null = null;
  chrome.windows.getCurrent().then(({ id }) => {
    windowId = id ?? null;
  });
  let tabId: number | null = null;
  chrome.tabs.query({ active: true, currentWindow: true }).then(([tab]) => {
    tabId = tab?.id ?? null;
  });
  return {
    windowId: () => windowId,
    tabId: () => tabId,
    openPanel: async () => {
      if (windowId !== null) await openSidePanel(windowId);
    },
    openOptions,
    openBackup: () => openOptionsAt("backup"),
    takeTyped: createEarlyTyped(document),
    close: () => window.close(),
  };
}
