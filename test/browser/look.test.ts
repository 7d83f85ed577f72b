import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { barriers } from "./harness/barriers";
import { launchExtension, type RunningExtension } from "./harness/launch-extension";

let extension: RunningExtension;
let panel: Page;
let options: Page;

beforeAll(async () => {
  extension = await launchExtension();
  panel = await extension.openPanel();
  options = await extension.openPage("options.html#appearance");
  await options.waitForSelector('[data-select="theme"]');
  for (const page of [panel, options]) {
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: "light" }]);
  }
});

afterAll(() => extension.close());

const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const letterOf = (page: Page) =>
  page.$eval("[data-composer]", (one) => Number.parseFloat(getComputedStyle(one).fontSize));

it("a page is dark where that was chosen, whatever the system is, and so is every other at once", async () => {
  const light = await groundOf(options);
  await options.select('[data-select="theme"]', "dark");
  await expect.poll(() => groundOf(panel)).not.toBe(light);
  expect(await groundOf(options)).toBe(await groundOf(panel));
  expect(await barriers(options)).toEqual([]);
  expect(await barriers(panel)).toEqual([]);
});

it("a page that opens then is dark before any of its own script has run", async () => {
  const fresh = await extension.openPage("icon/16.png");
  // Nothing of the page's own runs: what it looks like is of its first picture.
  await fresh.setRequestInterception(true);
  fresh.on("request", (request) => {
    const isOwn = request.url().includes("/chunks/");
    void (isOwn ? request.abort() : request.continue());
  });
  const url = panel.url().split("#")[0] ?? "";
  await fresh.goto(url, { waitUntil: "domcontentloaded" });
  expect(await fresh.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
  await fresh.close();
});

it("texts are larger where that was chosen, and as they were once it is taken back", async () => {
  const usual = await letterOf(panel);
  await options.select('[data-select="text-size"]', "larger");
  await expect.poll(() => letterOf(panel)).toBeCloseTo(usual * 1.3, 1);
  expect(await barriers(panel)).toEqual([]);
  await options.select('[data-select="text-size"]', "normal");
  await options.select('[data-select="theme"]', "system");
  await expect.poll(() => letterOf(panel)).toBe(usual);
  expect(await panel.evaluate(() => Object.keys(localStorage))).not.toContain("theme");
});
