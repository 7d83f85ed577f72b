import type { Page } from "puppeteer-core";
import { clickOnceSeen, untilSeen } from "./until-seen";

/** What a restore into a new profile is locked with in these tests. */
export const NEW_PASSPHRASE = "nine brass owls beneath the moss";

/** Says whose backup it is, and gives what is restored a lock of its own. */
export async function answerAndLock(page: Page, whose: "own" | "other"): Promise<void> {
  await untilSeen(page, "[data-restore-preview]");
  await clickOnceSeen(page, `[data-restore-own="${whose}"]`);
  await clickOnceSeen(page, "[data-restore-next]");
  await clickOnceSeen(page, "[data-restore-lock] [data-choose='passphrase']");
  for (const name of ["passphrase", "again"]) {
    await page.focus(`[data-restore-lock] [data-${name}]`);
    await page.keyboard.sendCharacter(NEW_PASSPHRASE);
  }
  await clickOnceSeen(page, "[data-restore-lock] [data-save-method]");
}
