import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { barriers } from "./harness/barriers";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import { moveClock } from "./harness/move-clock";
import { showSection } from "./harness/options-page";
import { say, untilChosen, untilStatus } from "./harness/panel-page";
import { hasKeyboard, tabTo } from "./harness/tab-to";
import { clickOnceSeen } from "./harness/until-seen";

const DAY_MS = 86_400_000;

/** More than is looked through without a search field. */
const MANY = Array.from({ length: 30 }, (_, index) => ({ name: `calm-${index}:1b` }));

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;
let options: Page;

beforeAll(async () => {
  server = await startOllamaServer({ models: MANY, scriptOptions: { text: "A real answer." } });
  extension = await launchWithOllama(new URL(server.url).port);
  panel = await extension.openPanel();
  await untilChosen(panel, "calm-0:1b");
  options = await extension.openPage("options.html");
  await options.setViewport({ width: 360, height: 800 });
});

afterAll(async () => {
  await extension.close();
  await server.close();
});

describe("a long list of models", () => {
  it("is searched and chosen from by the keyboard alone, and the place is told beside the name", async () => {
    await panel.bringToFront();
    await panel.focus("[data-model-button]");
    await panel.keyboard.press("Enter");
    // It opens at the chosen one; what is typed there looks for another.
    await panel.waitForSelector('[data-model="calm-0:1b"]:focus');
    expect(await barriers(panel)).toEqual([]);
    await panel.keyboard.type("17:");
    await panel.waitForFunction(() => document.querySelectorAll("[data-model]").length === 1);
    await panel.keyboard.press("ArrowDown");
    await panel.waitForSelector('[data-model="calm-17:1b"]:focus');
    await panel.keyboard.press("Enter");
    await untilChosen(panel, "calm-17:1b");
    await panel.keyboard.press("Escape");
    const button = () => panel.$eval("[data-model-button]", (part) => part.textContent);
    await expect.poll(button).toContain("on this machine");
  });
});

describe("the usage page", () => {
  it("tells what an answer came to, at 360 px and without barriers", async () => {
    await panel.bringToFront();
    await untilStatus(panel, await say(panel, "Hello"), "complete");
    await showSection(options, "usage");
    const row = await options.waitForSelector("[data-usage-month] tbody tr");
    const cells = await row?.$$eval("th, td", (all) => all.map((one) => one.textContent));
    expect(cells?.slice(0, 2)).toEqual(["calm-17:1bon this machine", "1"]);
    const readLabel = () => options.$eval("[data-plot] label", (bar) => bar.textContent);
    expect(await readLabel()).toMatch(/^[A-Z][a-z]+ \d{4}: [\d,]+ tokens/);
    for (const value of ["light", "dark"]) {
      await options.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
      expect(await barriers(options)).toEqual([]);
    }
    const [width, room] = await options.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    expect(width).toBeLessThanOrEqual(room ?? 0);
  });

  it("forgets all of it, once it was said what that means", async () => {
    await clickOnceSeen(options, "[data-forget-usage]");
    await options.waitForSelector("[data-forget-confirm]:focus");
    await options.keyboard.press("Enter");
    await options.waitForSelector('[data-usage="none"]');
    expect(await extension.call(options, "usage.read", {})).toEqual({ months: [] });
    expect(await hasKeyboard(options, "h1"), "not lost with the button").toBe(true);
  });

  it("shows the figures again where that is undone by the keyboard", async () => {
    await options.waitForSelector("[data-undo-act]");
    const readNotice = () => options.$eval("[data-undo-notice]", (one) => one.textContent);
    await expect.poll(readNotice, { timeout: 5_000 }).toBe("Usage statistics reset.");
    expect(await barriers(options)).toEqual([]);
    await tabTo(options, "[data-undo-act]");
    await options.keyboard.press("Enter");
    await options.waitForSelector("[data-usage-month] tbody tr");
    const { months } = await extension.call(options, "usage.read", {});
    expect(months[0]?.models).toMatchObject([{ replies: 1 }]);
    expect(await hasKeyboard(options, "body")).toBe(false);
  });

  it("shows months as bars that the arrow keys choose, and one's numbers where it is pointed at", async () => {
    await moveClock(extension, { ms: 40 * DAY_MS, pages: [panel] });
    await panel.bringToFront();
    await untilStatus(panel, await say(panel, "Hello again"), "complete");
    await options.reload();
    await showSection(options, "usage");
    const bars = () =>
      options.$$eval("[data-bar]", (all) => all.map((one) => one.getAttribute("data-bar")));
    await expect.poll(async () => (await bars()).length).toBeGreaterThan(1);
    const oldest = (await bars())[0] ?? "";
    const newest = (await bars()).at(-1) ?? "";
    await tabTo(options, `[data-bar="${newest}"]`);
    expect(await barriers(options)).toEqual([]);
    await options.keyboard.press("ArrowRight");
    await options.waitForSelector(`[data-usage-month="${oldest}"]`);
    expect(await hasKeyboard(options, `[data-bar="${oldest}"]`), "round to the first").toBe(true);
    const readSummary = () => options.$eval("[data-plot-summary]", (one) => one.textContent);
    const ofOldest = await readSummary();
    await options.hover(`label:has([data-bar="${newest}"])`);
    await expect.poll(readSummary, { timeout: 5_000 }).not.toBe(ofOldest);
    expect(await options.$(`[data-usage-month="${oldest}"]`), "pointing chooses none").not.toBe(
      null,
    );
    await clickOnceSeen(options, '[data-folded="usage-months"] summary');
    const rows = await options.$$eval("[data-usage-months] tbody tr", (all) => all.length);
    expect(rows).toBe(2);
    expect(await barriers(options)).toEqual([]);
  });
});
