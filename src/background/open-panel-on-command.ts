import { openSidePanel, type PanelBrowser } from "../platform/side-panel";

type Browser = PanelBrowser & {
  readonly commands: {
    readonly onCommand: {
      readonly addListener: (
        listener: (command: string, tab?: { readonly windowId: number }) => void,
      ) => void;
    };
  };
};

/**
 * Opens the side panel of the window in which its shortcut was pressed. To be called in the worker's
 * first turn.
 */
export function openPanelOnCommand(browser: Browser = chrome): void {
  browser.commands.onCommand.addListener((command, tab) => {
    if (command !== "panel" || tab === undefined) return;
    // At once: the browser opens it only within the keystroke, which ends with the first wait. A
    // window that has no panel (an app's, a devtools') opens none.
    openSidePanel(tab.windowId, browser).catch(() => undefined);
  });
}
