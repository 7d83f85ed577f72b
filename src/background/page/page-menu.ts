import type { PageAsk } from "../../domain/page-reading";

/** The entries of a page's menu: what is wanted of the page, or of what is selected in it. */
const ENTRIES: Readonly<Record<PageAsk, string>> = {
  ask: "Ask about this",
  explain: "Explain",
  summarise: "Summarize",
};

type Menus = {
  readonly create: (entry: chrome.contextMenus.CreateProperties) => unknown;
  readonly removeAll: () => Promise<void>;
};

/** Puts the entries into the menu of web pages; to be called when this release is installed. */
export async function addMenu(menus: Menus = chrome.contextMenus): Promise<void> {
  await menus.removeAll();
  for (const [id, title] of Object.entries(ENTRIES)) {
    menus.create({
      id,
      title,
      contexts: ["page", "selection"],
      documentUrlPatterns: ["http://*/*", "https://*/*", "file:///*"],
    });
  }
}
