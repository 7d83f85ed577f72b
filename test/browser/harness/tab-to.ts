import type { Page } from "puppeteer-core";

type Options = {
  /** Backwards, as with Shift held. */
  readonly isBack?: boolean;
};

/** Presses Tab until this has the keyboard; fails where that does not reach it. */
export async function tabTo(page: Page, selector: string, options: Options = {}): Promise<void> {
  const { isBack = false } = options;
  await page.bringToFront();
  if (isBack) await page.keyboard.down("Shift");
  try {
    for (let steps = 0; steps < 100; steps += 1) {
      if (await hasKeyboard(page, selector)) return;
      await page.keyboard.press("Tab");
    }
  } finally {
    if (isBack) await page.keyboard.up("Shift");
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}

/** Whether what has the keyboard is this. */
export function hasKeyboard(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((css) => document.activeElement?.matches(css) ?? false, selector);
}
