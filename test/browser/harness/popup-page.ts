import type { KeyInput, Page, Target } from "puppeteer-core";
import type { RunningExtension } from "./launch-extension";

/**
 * The popup, opened as the toolbar's button does it, in the window of an extension page; perhaps
 * before its contexts are there.
 */
export async function openPopup(
  { browser }: Pick<RunningExtension, "browser">,
  page: Page,
): Promise<Page> {
  await page.bringToFront();
  const isPopup = (target: Target) => target.url().endsWith("/popup.html");
  const before = new Set(browser.targets().filter(isPopup));
  const opening = browser.waitForTarget((target) => isPopup(target) && !before.has(target));
  await page.evaluate(() => chrome.action.openPopup());
  const popup = await (await opening).asPage();
  await popup.waitForSelector("[data-context-search], [data-gate]");
  return popup;
}

/** Resolves once the popup shows contexts to choose from. */
export async function untilListed(popup: Page): Promise<void> {
  await popup.waitForSelector("[data-context-option]");
}

/** The names of the contexts that are shown, top to bottom. */
export function readNames(popup: Page): Promise<string[]> {
  return popup.$$eval("[data-context-option] > bdi", (names) =>
    names.map((name) => name.textContent ?? ""),
  );
}

/** The name that Enter takes. */
export function readChosen(popup: Page): Promise<string> {
  return popup.$eval(
    '[data-context-option][aria-selected="true"] > bdi',
    (name) => name.textContent ?? "",
  );
}

/** Asks the context that answers now; resolves once its answer begins. */
export async function askQuickly(popup: Page, text: string): Promise<void> {
  await popup.focus("[data-ask-line]");
  await popup.keyboard.sendCharacter(text);
  await popup.keyboard.press("Enter");
  await popup.waitForSelector("[data-quick-reply]");
}

/** Resolves once the answer in the popup has ended with this status and shows this text. */
export async function untilAnswered(
  popup: Page,
  { status, text }: { readonly status: string; readonly text: string },
): Promise<void> {
  await popup.waitForFunction(
    (ended, part) =>
      document.querySelector(`[data-quick-reply="${ended}"]`)?.textContent?.includes(part),
    {},
    status,
    text,
  );
}

/** Presses a key by which the popup closes; resolves once it has. */
export async function pressLast(popup: Page, key: KeyInput): Promise<void> {
  // The page may be gone before it could answer.
  popup.keyboard.press(key).catch(() => {});
  await untilClosed(popup);
}

/** Closes the popup as a click beside it does. */
export async function closePopup(popup: Page): Promise<void> {
  popup.evaluate(() => window.close()).catch(() => {});
  await untilClosed(popup);
}

/** Resolves once a page has gone, as a popup that has closed itself. */
export async function untilClosed(page: Page): Promise<void> {
  if (page.isClosed()) return;
  await new Promise((resolve) => page.once("close", resolve));
}

/** Chooses a context by its name; resolves with the keyboard where it is asked. */
export async function chooseToAsk(popup: Page, name: string): Promise<void> {
  await popup.focus("[data-context-search]");
  await popup.keyboard.sendCharacter(name);
  await popup.keyboard.press("Enter");
  await popup.waitForSelector(`[data-ask-line][aria-label="Ask ${name}"]:focus`);
}

/** What stands in the line. */
export function readLine(popup: Page): Promise<string> {
  return popup.$eval("[data-ask-line]", (field) => (field as HTMLTextAreaElement).value);
}
