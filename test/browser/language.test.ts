import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { BUILT_IN_PRESETS } from "../../src/domain/built-in-presets";
import { STARTER_BLOCKS } from "../../src/store/memory/starter-blocks";
import { SECTIONS } from "../../src/ui/options/use-section";
import { barriers } from "./harness/barriers";
import { launchExtension, type RunningExtension } from "./harness/launch-extension";
import { say, untilStatus } from "./harness/panel-page";

let extension: RunningExtension;
let panel: Page;

beforeAll(async () => {
  extension = await launchExtension();
  panel = await extension.openPanel();
  const turn = await say(panel, "What can you do?");
  await untilStatus(panel, turn, "complete");
});

afterAll(() => extension.close());

/** What is stored from the beginning: texts of the person, who may change them. */
const STORED = JSON.stringify([BUILT_IN_PRESETS, STARTER_BLOCKS]);

/** What a page says that no catalogue gave it: of the pseudo-locale's texts each begins with a bracket. */
function plainTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // What a person or a model wrote, keys, code and names of the product's own.
    const others =
      "[data-reply-text], [data-role=user], [data-lang], code, kbd, pre, bdi, select option, script, style";
    const all = [...document.querySelectorAll("body *")].filter((one) => !one.closest(others));
    return all.flatMap((one) => {
      const names = ["aria-label", "title", "placeholder", "alt"].map((name) =>
        one.getAttribute(name),
      );
      const own = one.childElementCount === 0 ? [one.textContent] : [];
      return [...own, ...names].filter(
        (text) =>
          text !== null &&
          /\p{L}{3}/u.test(text) &&
          !text.includes("[") &&
          !/^https?:|\d{4} at \d/.test(text),
      );
    });
  }) as Promise<string[]>;
}

const choose = (page: Page, language: string) =>
  page.evaluate((one) => {
    localStorage.setItem("language", one);
    // Of its own storing a page is not told.
    dispatchEvent(new StorageEvent("storage", { key: "language" }));
  }, language);

it("a language that is chosen on one page is at once that of all, without a restart", async () => {
  const options = await extension.openPage("options.html#appearance");
  await options.waitForSelector("[data-language]");
  await options.select("[data-language]", "en");
  await choose(options, "en-XA");
  const heard = (page: Page) =>
    page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
  await expect.poll(() => heard(panel)).toEqual(["en-XA", "ltr"]);
  await expect
    .poll(() => panel.$eval("[data-composer]", (one) => one.getAttribute("placeholder")))
    .toMatch(/^\[/);
  expect(await plainTexts(panel)).toEqual([]);
  await options.close();
});

it("no page of the options says anything that is not from a catalogue, or is wider than 360 px", async () => {
  const options = await extension.openPage("options.html#appearance");
  await choose(options, "en-XA");
  await options.setViewport({ width: 360, height: 740 });
  const found: unknown[] = [];
  for (const section of SECTIONS) {
    await options.goto(`chrome-extension://${extension.extensionId}/options.html#${section}`);
    await options.waitForSelector(`[data-section="${section}"] h1`);
    await options.waitForNetworkIdle();
    const width = await options.evaluate(() => document.documentElement.scrollWidth);
    found.push(
      ...(await plainTexts(options))
        .filter((text) => !STORED.includes(text))
        .map((text) => `${section}: ${text}`),
    );
    if (width > 360) found.push(`${section}: ${width} px`);
  }
  expect(found).toEqual([]);
  await options.close();
});

it("Arabic runs from right to left, in the panel and on every page of the options, at 360 px and without a barrier", async () => {
  const options = await extension.openPage("options.html#appearance");
  await choose(options, "ar");
  await Promise.all([options, panel].map((page) => page.setViewport({ width: 360, height: 740 })));
  const shape = (page: Page) =>
    page.evaluate(() => {
      const { lang, dir, scrollWidth } = document.documentElement;
      return [lang, dir, scrollWidth];
    });
  await expect.poll(() => shape(panel)).toEqual(["ar", "rtl", 360]);
  expect(await barriers(panel), "panel").toEqual([]);
  for (const section of SECTIONS) {
    await options.goto(`chrome-extension://${extension.extensionId}/options.html#${section}`);
    await options.waitForSelector(`[data-section="${section}"] h1`);
    await options.waitForNetworkIdle();
    expect(await shape(options), section).toEqual(["ar", "rtl", 360]);
    expect(await barriers(options), section).toEqual([]);
  }
  await options.close();
});
