import type { Page } from "puppeteer-core";
import { clickIfThere, clickOnceSeen } from "./until-seen";

type Into = { readonly newName: string } | { readonly contextId: string };

/** Imports a file as the person does; resolves with how it ended and all that the report tells. */
export async function importFile(
  options: Page,
  path: string,
  /** Null for a card, which makes its own. */
  into: Into | null,
): Promise<{ readonly how: string | undefined; readonly report: string }> {
  await clickIfThere(options, "[data-import-again]");
  const field = await options.waitForSelector("input[data-import-file]");
  await (field as Awaited<ReturnType<typeof options.$<"input">>>)?.uploadFile(path);
  if (into === null) {
    await options.waitForSelector("[data-import-card]");
  } else if ("newName" in into) {
    await options.focus("[data-import-name]");
    await options.keyboard.sendCharacter(into.newName);
  } else {
    await options.waitForSelector(`option[value="${into.contextId}"]`);
    await options.select('[data-select="import-into"]', into.contextId);
  }
  await clickOnceSeen(options, "[data-import-start]:enabled");
  await options.waitForSelector("[data-import-ended]");
  return options.$eval("[data-import-ended]", (report) => ({
    how: (report as HTMLElement).dataset.importEnded,
    report: report.textContent ?? "",
  }));
}
