import { pageAskSchema } from "../../domain/page-ask";

type Menus = {
  readonly create: (entry: chrome.contextMenus.CreateProperties) => unknown;
  readonly removeAll: () => Promise<void>;
};

type Texts = Pick<typeof chrome.i18n, "getMessage">;

/** Puts the entries into web pages' menu, in the browser's language; to be called on install. */
export async function addMenu(
  menus: Menus = chrome.contextMenus,
  texts: Texts = chrome.i18n,
): Promise<void> {
  await menus.removeAll();
  // What is wanted of the page, or of what is selected in it; named the same in public/_locales.
  for (const id of pageAskSchema.options) {
    menus.create({
      id,
      title: texts.getMessage(id),
      // Much of many pages is links and pictures: there the page is meant, too.
      contexts: ["page", "selection", "link", "image"],
      documentUrlPatterns: ["http://*/*", "https://*/*", "file:///*"],
    });
  }
}
