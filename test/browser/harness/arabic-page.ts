import type { Page } from "puppeteer-core";
import { expect } from "vitest";
import { barriers } from "./barriers";
import { readingOrder } from "./reading-order";

const PATIENCE = { timeout: 20_000 };

/** The width that a panel is made for. */
export const NARROW = { width: 360, height: 740 };

/** Sets the language of all pages, and draws this one in it at its narrowest. */
export async function speakArabic(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem("language", "ar"));
  await page.reload();
  await page.setViewport(NARROW);
}

/**
 * What is on the page is Arabic, from right to left, has no barrier, and neither the page nor what is
 * open over it is wider than it: what is too wide there would be scrolled to.
 */
export async function untilArabic(page: Page): Promise<void> {
  const shape = () =>
    page.evaluate(() => {
      const { lang, dir, scrollWidth } = document.documentElement;
      const open = [...document.querySelectorAll('[role="dialog"], [role="dialog"] > *')];
      const wide = open.filter((one) => one.scrollWidth > one.clientWidth && one.clientWidth > 0);
      return [lang, dir, scrollWidth, ...wide.map(({ outerHTML }) => outerHTML.slice(0, 200))];
    });
  await expect.poll(shape, PATIENCE).toEqual(["ar", "rtl", NARROW.width]);
  expect(await barriers(page)).toEqual([]);
}

/** Names that a screen reader tells in a part of a page and that are not Arabic, but for these. */
export async function notArabic(page: Page, part: string, own: RegExp): Promise<string[]> {
  const heard = await readingOrder(page, part);
  return heard
    .map(({ name }) => name)
    .filter((name) => /\p{L}/u.test(name) && !/\p{Script=Arabic}/u.test(name) && !own.test(name));
}

/** Whether the one lies to the right of the other: what comes first from right to left does. */
export async function isRightOf(page: Page, first: string, second: string): Promise<boolean> {
  const leftOf = (selector: string) =>
    page.$eval(selector, (one) => one.getBoundingClientRect().left);
  return (await leftOf(first)) > (await leftOf(second));
}
