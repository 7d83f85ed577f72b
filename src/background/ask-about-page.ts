import type { PageAsk, PagePart } from "../domain/page-ask";
import { openSidePanel, type PanelBrowser } from "../platform/side-panel";
import type { App } from "./app";

const ASKS: readonly unknown[] = ["ask", "explain", "summarise", "prompt"] satisfies PageAsk[];

type Clicked = { readonly menuItemId: string | number; readonly selectionText?: string };
type Tab = { readonly id?: number; readonly windowId: number };

type Browser = PanelBrowser & {
  readonly contextMenus: {
    readonly onClicked: {
      readonly addListener: (listener: (clicked: Clicked, tab?: Tab) => void) => void;
    };
  };
  readonly commands: {
    readonly onCommand: {
      readonly addListener: (listener: (command: string, tab?: Tab) => void) => void;
    };
  };
};

type Deps = {
  readonly ready: () => Promise<Pick<App, "panels">>;
  readonly browser?: Browser;
};

/**
 * Opens the panel with the page that was clicked on, or whose shortcut was pressed, which lets the
 * browser read that page; nothing is read where the vault is locked. To be called in the worker's first
 * turn.
 */
export function askAboutPage({ ready, browser = chrome as unknown as Browser }: Deps): void {
  const begin = (tab: Tab | undefined, ask: PageAsk, part: PagePart) => {
    if (tab === undefined) return;
    // At once: the browser opens it only within the click. A window without a panel opens none.
    openSidePanel(tab.windowId, browser).catch(() => undefined);
    ready().then(
      ({ panels }) => panels.askPage(tab.windowId, { part, ask, tabId: tab.id ?? null }),
      () => undefined,
    );
  };
  browser.contextMenus.onClicked.addListener(({ menuItemId, selectionText }, tab) => {
    if (!isAsk(menuItemId)) return;
    begin(tab, menuItemId, selectionText === undefined ? "page" : "selection");
  });
  browser.commands.onCommand.addListener((command, tab) => {
    if (command === "page") begin(tab, "ask", "page");
  });
}

function isAsk(id: string | number): id is PageAsk {
  return ASKS.includes(id);
}
