import type { Page } from "puppeteer-core";
import type { Redaction } from "../../../src/domain/prompt-settings";
import { clickOnceSeen, untilSeen } from "./until-seen";

/** Brings the options page to the front, at one of its sections. */
export async function showSection(options: Page, section: string): Promise<void> {
  await options.bringToFront();
  await untilSeen(options, "[data-section-menu]");
  const isFolded = await options.$eval(
    "[data-section-menu]",
    (menu) => menu.checkVisibility() && menu.ariaExpanded === "false",
  );
  if (isFolded) await clickOnceSeen(options, "[data-section-menu]");
  await clickOnceSeen(options, `nav a[href="#${section}"]`);
  await options.waitForSelector(`[data-section="${section}"]`);
}

/** Sets what the model that answers holds, as the person does; null says nothing any more. */
export function setWindow(options: Page, tokens: number | null): Promise<void> {
  return setNumber(options, "window", tokens);
}

/** Types into a field for a number, by its `data-number`; null empties it. */
export async function setNumber(options: Page, name: string, number: number | null): Promise<void> {
  await options.bringToFront();
  const field = await options.waitForSelector(`[data-number="${name}"]`, { visible: true });
  await field?.focus();
  await field?.evaluate((input) => (input as HTMLInputElement).select());
  await options.keyboard.press("Backspace");
  if (number !== null) await options.keyboard.sendCharacter(String(number));
  await options.keyboard.press("Enter");
}

/** Hides a word by the form; resolves once it stands in the list. */
export async function addRedaction(
  options: Page,
  { text, when }: Pick<Redaction, "text" | "when">,
): Promise<void> {
  await options.bringToFront();
  await untilSeen(options, '[data-select="redaction-when"]');
  await options.select('[data-select="redaction-when"]', when);
  await options.focus("[data-redaction-text]");
  await options.keyboard.sendCharacter(text);
  await options.keyboard.press("Enter");
  await options.waitForFunction(
    (word) =>
      [...document.querySelectorAll("[data-redaction]")].some((rule) =>
        rule.textContent?.includes(word),
      ),
    {},
    text,
  );
}
