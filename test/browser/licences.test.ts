import { readFile } from "node:fs/promises";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchExtension, type RunningExtension } from "./harness/launch-extension";
import { clickOnceSeen } from "./harness/until-seen";

const root = new URL("../../", import.meta.url);

let extension: RunningExtension;
let options: Page;

beforeAll(async () => {
  extension = await launchExtension();
  options = await extension.openPage("options.html#about");
});

afterAll(() => extension.close());

describe("the licences", () => {
  it.each([
    ["LICENSE.txt", "LICENSE"],
    ["THIRD-PARTY-NOTICES.txt", "THIRD-PARTY-NOTICES.md"],
  ])("are a click away in Options, About, to the letter: %s", async (name, source) => {
    await options.bringToFront();
    const link = `[data-folded="licences"] a[href="/${name}"]`;
    if ((await options.$('[data-folded="licences"][open]')) === null) {
      await clickOnceSeen(options, '[data-folded="licences"] summary');
    }
    const opening = extension.browser.waitForTarget((target) => target.url().endsWith(`/${name}`));
    await clickOnceSeen(options, link);
    const page = await (await opening).page();
    if (page === null) throw new Error("no page");
    // A page has one kind of line's end.
    const kept = (await readFile(new URL(source, root), "utf8")).replaceAll("\r\n", "\n").trim();
    // A long text comes in parts.
    const read = () => page.$eval("pre", (one) => (one.textContent ?? "").trim()).catch(() => "");
    await expect.poll(read).toBe(kept);
    await page.close();
  });
});
