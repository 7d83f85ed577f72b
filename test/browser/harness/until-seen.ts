import type { Page } from "puppeteer-core";

/** How often a place is looked at: a page behind another paints no frame that could be waited for (ms). */
const LOOK_MS = 30;

/** Resolves once this is on the page. No handle to it is left: that would keep it in memory. */
export async function untilSeen(page: Page, selector: string): Promise<void> {
  const found = await page.waitForSelector(selector);
  await found?.dispose();
}

/** Closes what is open over the page by Escape, and resolves once the keyboard is back where it was. */
export async function closeByEscape(page: Page, selector: string): Promise<void> {
  await page.keyboard.press("Escape");
  await page.waitForSelector(selector, { hidden: true });
  // It is given back in a task of its own, which would take it from what a test does next.
  await page.waitForFunction(() => document.activeElement !== document.body, { polling: LOOK_MS });
}

/** How often a click may miss what moved after it was looked for: a page that is filled in does that. */
const MOST_MISSES = 5;

/**
 * Clicks the first of these, or the one whose text is this, once it is enabled, stands still and is
 * what a click there meets; leaves no handle to it either. What is drawn anew meanwhile is found anew,
 * and what has moved away under the pointer is clicked again: what lies there instead hears nothing.
 * Fails where that takes longer than the page waits for anything.
 */
export async function clickOnceSeen(page: Page, selector: string, text?: string): Promise<void> {
  for (let misses = 0; misses < MOST_MISSES; misses += 1) {
    const { x, y } = await untilClickable(page, selector, text ?? null);
    await page.mouse.click(x, y);
    // A click may take the page with it.
    const hasMissed = await page.evaluate(hasClickMissed).catch(() => false);
    if (!hasMissed) return;
  }
  throw new Error(`moves away under each click: ${selector}`);
}

/** Runs in the page: whether the last click met something else; it is guarded no more. */
function hasClickMissed(): boolean {
  const { clickGuard } = globalThis as { clickGuard?: ClickGuard };
  clickGuard?.end.abort();
  // What it has looked at must not stay in memory by it.
  Reflect.deleteProperty(globalThis, "clickGuard");
  return clickGuard?.hasMissed === true;
}

type ClickGuard = { readonly end: AbortController; hasMissed: boolean };

/** Clicks it where it is on the page, and does nothing where it is not. */
export async function clickIfThere(page: Page, selector: string): Promise<void> {
  const found = await page.$(selector);
  await found?.dispose();
  if (found !== null) await clickOnceSeen(page, selector);
}

/**
 * One look after the other: `waitForFunction` begins the next before the last has ended, and one that
 * ends behind the click puts a guard of its own in the place of the one that saw the click.
 */
async function untilClickable(page: Page, selector: string, text: string | null): Promise<Point> {
  const end = Date.now() + page.getDefaultTimeout();
  let cause: unknown;
  while (Date.now() < end && !page.isClosed()) {
    try {
      const point = await page.evaluate(findPoint, selector, text);
      if (point !== null) return point;
    } catch (error) {
      // The page may be on its way to another one.
      cause = error;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new Error(`cannot be clicked: ${selector}`, { cause });
}

type Point = { readonly x: number; readonly y: number };

/** Runs in the page: where to click; null while that is not to be said. */
async function findPoint(selector: string, text: string | null): Promise<Point | null> {
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
  const point = look();
  const isStill = point?.x === before?.x && point?.y === before?.y;
  if (point === undefined || !isStill || find() !== element) return null;
  const isMet = (met: Element | null) => {
    const wanted = find();
    if (met === null || wanted === undefined) return false;
    return wanted.contains(met) || met.closest("label")?.contains(wanted) === true;
  };
  if (isMet(document.elementFromPoint(point.x, point.y))) {
    guardClick();
    return point;
  }
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  return null;

  /** What is not wanted hears nothing of the click that follows. */
  function guardClick() {
    const guard: ClickGuard = { end: new AbortController(), hasMissed: false };
    const heed = (event: Event) => {
      if (event.type === "pointerdown") guard.hasMissed = !isMet(event.target as Element);
      if (!guard.hasMissed) return guard.end.abort();
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const part of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"]) {
      addEventListener(part, heed, { capture: true, signal: guard.end.signal });
    }
    // One that no click followed must not take the next one for its own.
    (globalThis as { clickGuard?: ClickGuard }).clickGuard?.end.abort();
    Object.assign(globalThis, { clickGuard: guard });
  }
}
