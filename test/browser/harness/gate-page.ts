import type { Page } from "puppeteer-core";
import type { Gate } from "./launch-extension";
import { clickOnceSeen, untilSeen } from "./until-seen";

/** Resolves once the page shows what it shows in that state of the vault. */
export async function untilGate(page: Page, gate: Gate): Promise<void> {
  // What is seen seldom is loaded when it is: until then its place is empty.
  await untilSeen(page, `[data-gate="${gate}"]:not(:empty)`);
}

/** Fills in a new passphrase, twice as it is asked for, and saves it. */
export async function fillNewPassphrase(page: Page, passphrase: string): Promise<void> {
  await untilSeen(page, "[data-new-passphrase]");
  for (const field of ["[data-passphrase]", "[data-again]"]) {
    await retype(page, `[data-new-passphrase] ${field}`, passphrase);
  }
  await clickOnceSeen(page, "[data-new-passphrase] [data-save-method]");
}

/** Goes through the first run by hand: a passphrase; resolves ready to type. */
export async function setUpByPassphrase(page: Page, passphrase: string): Promise<void> {
  await clickOnceSeen(page, '[data-choose="passphrase"]');
  await fillNewPassphrase(page, passphrase);
  await untilSeen(page, "main[data-ready]");
}

/** Types into the lock screen and presses Enter; what comes of it is the caller's to wait for. */
export async function typePassphrase(page: Page, passphrase: string): Promise<void> {
  await untilSeen(page, "[data-unlock] [data-passphrase]");
  // Enter does nothing while the attempt before is being answered.
  await untilSeen(page, '[data-unlock] [type="submit"]:enabled');
  await retype(page, "[data-unlock] [data-passphrase]", passphrase);
  await page.keyboard.press("Enter");
}

/** Whether a text stands anywhere in the page: in its elements, their attributes or its fields. */
export function hasText(page: Page, text: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const fields = [...document.querySelectorAll<HTMLInputElement>("input, textarea")];
    const held = [document.documentElement.outerHTML, document.title, location.href];
    return [...held, ...fields.map(({ value }) => value)].some((part) => part.includes(wanted));
  }, text);
}

async function retype(page: Page, selector: string, text: string): Promise<void> {
  await page.focus(selector);
  await page.$eval(selector, (field) => (field as HTMLInputElement).select());
  await page.keyboard.sendCharacter(text);
}

/**
 * Resolves once a page has heard of every lock that there was: its mark in the storage may come late,
 * and hides what is shown for a moment. What is stored after it is heard after it.
 */
export async function untilLocksAreHeard(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        chrome.storage.local.onChanged.addListener((changes) => {
          if (Object.hasOwn(changes, "heard")) resolve();
        });
        void chrome.storage.local.set({ heard: Date.now() });
      }),
  );
  await page.waitForFunction(() => !document.body.hasAttribute("data-covered"));
}
