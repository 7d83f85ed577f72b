import type { Page } from "puppeteer-core";
import { clickOnceSeen, closeByEscape, untilSeen } from "./until-seen";

/** Opens the inspector of the message being typed by its keys; resolves once it shows everything. */
export async function openInspector(panel: Page): Promise<void> {
  await panel.keyboard.down("Control");
  await panel.keyboard.press("i");
  await panel.keyboard.up("Control");
  await untilSeen(panel, '[data-inspector="typed"] [data-exact-request]');
}

/** Opens the inspector of what the model saw at a turn. */
export async function openSent(panel: Page, turnId: string): Promise<void> {
  await clickOnceSeen(panel, `article[data-turn="${turnId}"] [data-inspect]`);
  await untilSeen(panel, '[data-inspector="turn"] [data-exact-request]');
}

export async function closeInspector(panel: Page): Promise<void> {
  await closeByEscape(panel, "[data-inspector]");
}

/** The text of one part of the open inspector, unfolded. */
export async function readPart(panel: Page, part: string): Promise<string> {
  await clickOnceSeen(panel, `[data-part="${part}"] > button`);
  return panel.$eval(`[data-part="${part}"]`, (line) => line.textContent ?? "");
}

/** Unfolds every part of the open inspector, those within them too. */
export async function unfoldAll(panel: Page): Promise<void> {
  const folded = '[data-part] > button[aria-expanded="false"]';
  // One that is unfolded may hold others.
  while ((await panel.$$eval(folded, ({ length }) => length)) > 0) {
    await clickOnceSeen(panel, folded);
  }
}

/** Everything that the open inspector tells, with all of its parts unfolded. */
export async function readInspector(panel: Page): Promise<string> {
  await unfoldAll(panel);
  return panel.$eval("[data-inspector]", (sheet) => sheet.textContent ?? "");
}

/** The body of the request as the open inspector shows it. */
export function readBody(panel: Page): Promise<string> {
  return panel.$eval("[data-exact-request] [data-long-text]", (text) => text.textContent ?? "");
}
