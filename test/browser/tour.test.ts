import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { barriers } from "./harness/barriers";
import { launchExtension, type RunningExtension } from "./harness/launch-extension";
import { chooseAction, say, untilStatus } from "./harness/panel-page";
import { hasKeyboard } from "./harness/tab-to";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const COMPOSER = "footer textarea";
const STEPS = ["private", "model", "prompt", "memory", "keep"];

let extension: RunningExtension;
let panel: Page;

beforeAll(async () => {
  extension = await launchExtension({ tour: true });
  panel = await extension.openPanel();
  await panel.setViewport({ width: 360, height: 800 });
});

afterAll(() => extension.close());

function stepOf(page: Page): Promise<string | null> {
  return page.evaluate(
    () => document.querySelector("[data-tour]")?.getAttribute("data-tour") ?? null,
  );
}

async function reload(): Promise<void> {
  await panel.reload();
  await untilSeen(panel, "main[data-ready]");
}

/** What no theme may break: nothing axe finds, and nothing beyond the edge. */
async function expectWell(): Promise<void> {
  for (const value of ["light", "dark"]) {
    await panel.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
    expect(await barriers(panel)).toEqual([]);
  }
  const beyond = await panel.$eval("[data-tour]", (strip) => strip.scrollWidth - strip.clientWidth);
  expect(beyond).toBeLessThanOrEqual(0);
}

// One story: what is kept of the tour goes on from one test to the next, as a person's does.
describe("the tour", () => {
  it("is offered once the first question is answered, and takes the keyboard from nobody", async () => {
    expect(await stepOf(panel)).toBe(null);
    await untilStatus(panel, await say(panel, "What can you do?"), "complete");
    await untilSeen(panel, '[data-tour="offered"]');
    expect(await hasKeyboard(panel, COMPOSER)).toBe(true);
    expect(await panel.$('[role="dialog"], [aria-modal]')).toBe(null);
    await expectWell();
  });

  it("has five steps, gone through by one key", async () => {
    await clickOnceSeen(panel, '[data-tour-action="begin"]');
    await untilSeen(panel, '[data-tour="private"]');
    // This profile has no lock.
    const first = await panel.$eval("[data-tour]", (strip) => strip.textContent);
    expect(first).toContain("the key is stored in this profile");
    for (const step of STEPS) {
      await untilSeen(panel, `[data-tour="${step}"]`);
      expect(await hasKeyboard(panel, "[data-tour] button:first-of-type"), step).toBe(true);
      await expectWell();
      if (step !== "keep") await panel.keyboard.press("Enter");
    }
    const links = await panel.$$eval("[data-tour] a", (all) =>
      all.map((one) => one.getAttribute("data-options-link")),
    );
    expect(links).toEqual(["lock", "backup"]);
  });

  it("goes back, and on where it was left when the panel opens anew", async () => {
    await clickOnceSeen(panel, '[data-tour-action="back"]');
    await untilSeen(panel, '[data-tour="memory"]');
    await reload();
    await untilSeen(panel, '[data-tour="memory"]');
    expect(await hasKeyboard(panel, COMPOSER), "a step that was there takes no keyboard").toBe(
      true,
    );
  });

  it("ends for good, and gives the keyboard to the message", async () => {
    await clickOnceSeen(panel, '[data-tour-action="skip"]');
    await panel.waitForSelector("[data-tour]", { hidden: true });
    expect(await hasKeyboard(panel, COMPOSER)).toBe(true);
    await reload();
    await untilStatus(panel, await say(panel, "And what else?"), "complete");
    expect(await stepOf(panel)).toBe(null);
  });

  it("begins again from the menu, with the keyboard, from right to left too", async () => {
    await panel.evaluate(() => localStorage.setItem("language", "ar"));
    await reload();
    expect(await panel.evaluate(() => document.documentElement.dir)).toBe("rtl");
    await chooseAction(panel, "tour");
    for (const step of STEPS) {
      await untilSeen(panel, `[data-tour="${step}"]`);
      expect(await hasKeyboard(panel, "[data-tour] button:first-of-type"), step).toBe(true);
      await expectWell();
      await panel.keyboard.press("Enter");
    }
    await panel.waitForSelector("[data-tour]", { hidden: true });
    expect(await hasKeyboard(panel, COMPOSER)).toBe(true);
  });
});
