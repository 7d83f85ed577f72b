import type { Page } from "puppeteer-core";
import type { RunningExtension } from "./launch-extension";

/** What the toolbar's button gives: the popup, ready to use, and leave to read that tab. */
export async function clickAction(
  { browser, extensionId }: RunningExtension,
  tab: Page,
): Promise<Page> {
  const own = (await browser.extensions()).get(extensionId);
  const opening = browser.waitForTarget((target) => target.url().endsWith("/popup.html"));
  await own?.triggerAction(tab);
  const popup = await (await opening).asPage();
  await popup.waitForSelector("[data-context-option]");
  return popup;
}
