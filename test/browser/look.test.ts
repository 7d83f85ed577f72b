import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { barriers, contrastBarriers } from "./harness/barriers";
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

it("the panel's script draws nothing before the first picture stands, or is late", async () => {
  const fresh = await extension.openPage("icon/16.png");
  await fresh.evaluateOnNewDocument(() => {
    let frames = 0;
    requestAnimationFrame(() => {
      frames += 1;
    });
    const watch = new MutationObserver(() => {
      const main = document.querySelector("main");
      if (main === null) return;
      watch.disconnect();
      document.documentElement.dataset.frames = String(performance.now() > 250 ? "late" : frames);
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await fresh.goto(panel.url().split("#")[0] ?? "");
  await fresh.waitForSelector("main");
  expect(await fresh.evaluate(() => document.documentElement.dataset.frames)).toMatch(/^1$|late/);
  expect(await fresh.$("script[type=module]")).toBeNull();
  await fresh.close();
});

describe.each(["light", "dark"] as const)("more contrast, where it is %s", (scheme) => {
  const emulate = async (page: Page, value: "more" | "no-preference") => {
    const session = await page.createCDPSession();
    const features = [
      { name: "prefers-color-scheme", value: scheme },
      { name: "prefers-contrast", value },
    ];
    await session.send("Emulation.setEmulatedMedia", { features });
  };
  const inkOf = (page: Page) => page.$eval("h1", (one) => getComputedStyle(one).color);
  const lineOf = (page: Page) =>
    page.$eval("header", (one) => getComputedStyle(one).borderBottomColor);

  it("is given where the system asks for it, and the same where it was chosen", async () => {
    for (const page of [panel, options]) await emulate(page, "no-preference");
    await options.select('[data-select="theme"]', "system");
    const chosen = () => panel.evaluate(() => document.documentElement.dataset.theme);
    await expect.poll(chosen).toBe("system");
    const usual = [await inkOf(panel), await lineOf(panel)];
    await emulate(panel, "more");
    const more = [await inkOf(panel), await lineOf(panel)];
    expect(more[0]).not.toBe(usual[0]);
    expect(more[1]).not.toBe(usual[1]);
    expect(await contrastBarriers(panel)).toEqual([]);
    await emulate(panel, "no-preference");
    await options.select('[data-select="contrast"]', "more");
    await expect.poll(() => inkOf(panel)).toBe(more[0]);
    expect(await lineOf(panel)).toBe(more[1]);
    expect(await contrastBarriers(panel)).toEqual([]);
    expect(await contrastBarriers(options)).toEqual([]);
    await options.select('[data-select="contrast"]', "system");
    await expect.poll(() => inkOf(panel)).toBe(usual[0]);
  });
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
