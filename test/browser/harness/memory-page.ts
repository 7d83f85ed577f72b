import type { Page } from "puppeteer-core";
import { clickOnceSeen, untilSeen } from "./until-seen";

/** The card of the block of that name. */
export function blockCard(label: string): string {
  return `[data-label="${label}"]`;
}

/** What a field holds. */
export function readValue(page: Page, selector: string): Promise<string> {
  return page.$eval(selector, (field) => (field as HTMLTextAreaElement).value);
}

/** Resolves once what is shown there is this. */
export async function untilText(page: Page, selector: string, text: string): Promise<void> {
  await page.waitForFunction(
    (where, wanted) => document.querySelector(where)?.textContent?.includes(wanted),
    { polling: 50 },
    selector,
    text,
  );
}

/** Resolves once the field holds this. */
export async function untilValue(page: Page, selector: string, value: string): Promise<void> {
  await page.waitForFunction(
    (where, wanted) => document.querySelector<HTMLTextAreaElement>(where)?.value === wanted,
    { polling: 50 },
    selector,
    value,
  );
}

/** Adds a block by its form, laid out that way, at the keyboard's own places. */
export async function addBlock(page: Page, label: string, layout: string): Promise<void> {
  await clickOnceSeen(page, "[data-add-block]");
  await untilSeen(page, "[data-block-form]");
  await page.focus('[data-field-name="label"]');
  await page.keyboard.sendCharacter(label);
  await clickOnceSeen(page, `[data-choices="layout"] input[value="${layout}"]`);
  if (layout === "map" || layout === "composite") await nameParts(page);
  await clickOnceSeen(page, "[data-block-form] [data-save]");
  await untilSeen(page, blockCard(label));
}

async function nameParts(page: Page): Promise<void> {
  for (const [at, name] of ["first", "second"].entries()) {
    if (at > 0) await clickOnceSeen(page, "[data-add-field], [data-add-section]");
    const fields = await page.$$("[data-part-name]");
    await fields.at(-1)?.focus();
    await page.keyboard.sendCharacter(name);
  }
  const types = await page.$$("[data-field-type]");
  await types.at(-1)?.select("counter");
}
