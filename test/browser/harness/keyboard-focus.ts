import type { KeyInput, Page } from "puppeteer-core";
import { untilSeen } from "./until-seen";

/** Presses a button by the keyboard, as whoever has no pointer does. */
export async function pressButton(
  page: Page,
  selector: string,
  key: KeyInput = "Enter",
): Promise<void> {
  await page.bringToFront();
  await untilSeen(page, selector);
  await page.focus(selector);
  await page.keyboard.press(key);
}

/**
 * Resolves where something on the page has the keyboard; fails where it is left on the body. What the
 * page still has to do about a change that is seen gets its turn first, a reply of the worker does not.
 */
export async function untilSomewhere(page: Page): Promise<void> {
  const tagName = await page.evaluate(async () => {
    for (let turns = 0; turns < 5; turns += 1) await new Promise((done) => setTimeout(done, 0));
    return document.activeElement?.tagName ?? null;
  });
  if (tagName === null || tagName === "BODY")
    throw new Error("nothing on the page has the keyboard");
}

/** Resolves once this is not to be seen any more. */
export async function untilGone(page: Page, selector: string): Promise<void> {
  await page.waitForSelector(selector, { hidden: true });
}
