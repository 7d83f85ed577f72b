import type { Page } from "puppeteer-core";

/** How often a place is looked at: a page behind another paints no frame that could be waited for (ms). */
const LOOK_MS = 30;

/** Resolves once this is on the page. No handle to it is left: that would keep it in memory. */
export async function untilSeen(page: Page, selector: string): Promise<void> {
  const found = await page.waitForSelector(selector);
  await found?.dispose();
}

/**
 * Clicks the first of these, or the one whose text is this, once it is enabled, stands still and is
 * what a click there meets; leaves no handle to it either. What is drawn anew meanwhile is found anew.
 * Fails as `waitForFunction` does.
 */
export async function clickOnceSeen(page: Page, selector: string, text?: string): Promise<void> {
  const { x, y } = await untilClickable(page, selector, text ?? null);
  await page.mouse.click(x, y);
}

/** Clicks it where it is on the page, and does nothing where it is not. */
export async function clickIfThere(page: Page, selector: string): Promise<void> {
  const found = await page.$(selector);
  await found?.dispose();
  if (found !== null) await clickOnceSeen(page, selector);
}

async function untilClickable(page: Page, selector: string, text: string | null): Promise<Point> {
  try {
    const found = await page.waitForFunction(findPlace, { polling: LOOK_MS }, selector, text);
    const place = await found.jsonValue();
    await found.dispose();
    if (place === null) throw new Error("it is nowhere");
    return place;
  } catch (error) {
    throw new Error(`cannot be clicked: ${selector}`, { cause: error });
  }
}

type Point = { readonly x: number; readonly y: number };

/** Runs in the page: where to click; null while that is not to be said. */
async function findPlace(selector: string, text: string | null): Promise<Point | null> {
  const find = () =>
    [...document.querySelectorAll(selector)].find(
      ({ textContent }) => text === null || textContent === text,
    );
  const element = find();
  if (element === undefined || element.matches(":disabled")) return null;
  const frame = () =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, 50);
      requestAnimationFrame(() => resolve());
    });
  const look = () => {
    // A link over two lines has nothing in its middle.
    const [box] = [...element.getClientRects()].filter(({ width, height }) => width * height > 0);
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const before = look();
  await frame();
  await frame();
  const place = look();
  const isStill = place?.x === before?.x && place?.y === before?.y;
  if (place === undefined || !isStill || find() !== element) return null;
  const met = document.elementFromPoint(place.x, place.y);
  if (met !== null && (element.contains(met) || met.closest("label")?.contains(element))) {
    return place;
  }
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  return null;
}
