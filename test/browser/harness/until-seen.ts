import type { Page } from "puppeteer-core";

/** Resolves once this is on the page. No handle to it is left: that would keep it in memory. */
export async function untilSeen(page: Page, selector: string): Promise<void> {
  const found = await page.waitForSelector(selector);
  await found?.dispose();
}

/** Clicks this once it is on the page, and leaves no handle to it either. */
export async function clickOnceSeen(page: Page, selector: string): Promise<void> {
  const found = await page.waitForSelector(selector);
  await found?.click();
  await found?.dispose();
}
