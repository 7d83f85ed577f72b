type Browser = {
  readonly commands: {
    readonly onCommand: {
      readonly addListener: (
        listener: (command: string, tab?: { readonly windowId: number }) => void,
      ) => void;
    };
  };
  readonly sidePanel: { readonly open: (options: { windowId: number }) => Promise<void> };
};

/**
 * Opens the side panel of the window in which its shortcut was pressed. To be called in the worker's
 * first turn.
 */
export function openPanelOnCommand({ commands, sidePanel }: Browser = chrome): void {
  commands.onCommand.addListener((command, tab) => {
    if (command !== "panel" || tab === undefined) return;
    // At once: the browser opens it only within the keystroke, which ends with the first wait. A
    // window that has no panel (an app's, a devtools') opens none.
    sidePanel.open({ windowId: tab.windowId }).catch(() => undefined);
  });
}
