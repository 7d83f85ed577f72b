/** The slice of the browser that opens the panel beside a window's pages. */
export type PanelBrowser = {
  readonly sidePanel?: { readonly open: (options: { windowId: number }) => Promise<void> };
  /** Firefox's name for it; it opens in the window of the click. */
  readonly sidebarAction?: { readonly open: () => Promise<void> };
};

/** Whether the browser has such panels at all. */
export function hasPanels({ sidePanel, sidebarAction }: PanelBrowser = chrome): boolean {
  return (sidePanel ?? sidebarAction) !== undefined;
}

/** Opens the panel of a window; only within the person's own click or key. */
export async function openSidePanel(
  windowId: number,
  { sidePanel, sidebarAction }: PanelBrowser = chrome,
): Promise<void> {
  await (sidePanel === undefined ? sidebarAction?.open() : sidePanel.open({ windowId }));
}
