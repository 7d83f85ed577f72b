import type { Page } from "puppeteer-core";

/** Decides on the first card by the keyboard: a click is taken only once it can have been read. */
export async function decideOnCard(page: Page, what: string): Promise<void> {
  const button = await page.waitForSelector(`[data-tool-${what}]:not(:disabled)`);
  await button?.press("Enter");
  await button?.dispose();
}
