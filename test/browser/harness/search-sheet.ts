import type { Page } from "puppeteer-core";
import { openConversations } from "./panel-page";
import { clickOnceSeen } from "./until-seen";

/** Opens the search of the side panel, where it is not open, and types this in place of what is there. */
export async function search(panel: Page, typed: string): Promise<void> {
  if ((await panel.$("[data-conversation-sheet]")) === null) await openConversations(panel);
  await clickOnceSeen(panel, "[data-find-conversation]");
  await panel.keyboard.down("Control");
  await panel.keyboard.press("a");
  await panel.keyboard.up("Control");
  await panel.keyboard.press("Backspace");
  await panel.keyboard.sendCharacter(typed);
}

/** The snippets that are listed, top to bottom. */
export function foundTexts(panel: Page): Promise<string[]> {
  return panel.$$eval("[data-found]", (rows) =>
    rows.map((row) => row.querySelector("[data-snippet]")?.textContent ?? ""),
  );
}

/** Resolves once a text that holds this is listed. */
export async function untilFound(panel: Page, wanted: string): Promise<void> {
  await panel.waitForFunction(
    (text) =>
      [...document.querySelectorAll("[data-found]")].some((row) => row.textContent?.includes(text)),
    {},
    wanted,
  );
}

/** Resolves once the list says that nothing has these words. */
export async function untilNone(panel: Page): Promise<void> {
  await panel.waitForFunction(
    (none) =>
      document.querySelector("[data-found]") === null &&
      document.querySelector("[data-conversation-sheet] [role=status]")?.textContent === none,
    {},
    "Nothing has these words.",
  );
}

/** What stands in the search field. */
export function typedQuery(panel: Page): Promise<string> {
  return panel.$eval("[data-find-conversation]", (field) => (field as HTMLInputElement).value);
}
