import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchExtension, type RunningExtension } from "./harness/launch-extension";
import { untilSeen } from "./harness/until-seen";

const BEGIN = '[data-shortcut="begin"]';

let extension: RunningExtension;
let options: Page;

beforeAll(async () => {
  extension = await launchExtension();
  options = await extension.openPage("options.html#keyboard");
  await untilSeen(options, "[data-browser-keys]");
});

afterAll(() => extension.close());

/** Resolves once a page lists a key and what it does. */
async function untilListed(page: Page, row: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll("[data-shortcuts] tr")].some(
        (one) => one.textContent === wanted,
      ),
    {},
    row,
  );
}

describe("the keys that the browser keeps", () => {
  it("are named in the options, set or not, with the way to where they are set", async () => {
    await untilListed(options, "Open the popupAlt+J");
    await untilListed(options, "Ask about this pageAlt+Shift+J");
    const kept = await options.evaluate(() => chrome.commands.getAll());
    expect(kept.map(({ name, shortcut }) => [name, shortcut])).toEqual([
      ["_execute_action", "Alt+J"],
      ["lock", "Alt+Shift+L"],
      ["page", "Alt+Shift+J"],
      ["panel", ""],
    ]);
    const opening = extension.browser.waitForTarget((target) =>
      target.url().startsWith("chrome://extensions"),
    );
    await options.click("[data-browser-keys]");
    expect((await opening).url()).toContain("chrome://extensions/shortcuts");
  });

  it("are among those that the panel lists", async () => {
    const panel = await extension.openPanel();
    await untilSeen(panel, "main[data-ready]");
    await panel.bringToFront();
    await panel.focus("[data-conversation]");
    await panel.keyboard.type("?");
    await untilListed(panel, "Ask about this page, anywhere in the browserAlt+Shift+J");
  });

  it("are no keys of the panel's own: that for asking about a page is refused there", async () => {
    await options.bringToFront();
    // No extension can set a key of the browser's: this is what it would tell then.
    await options.evaluate(() => {
      chrome.commands.getAll = () => Promise.resolve([{ name: "page", shortcut: "Alt+G" }]);
      window.dispatchEvent(new Event("focus"));
    });
    await untilListed(options, "Ask about this pageAlt+G");
    await options.click(`${BEGIN} [data-change]`);
    await untilSeen(options, `${BEGIN} [data-capture]:focus`);
    await options.keyboard.down("Alt");
    await options.keyboard.press("g");
    await options.keyboard.up("Alt");
    const said = "Alt+G is already used in the whole browser for “Ask about this page”";
    await options.waitForFunction(
      (wanted) => document.querySelector("[data-capture-note]")?.textContent?.includes(wanted),
      {},
      said,
    );
    await options.keyboard.press("Escape");
    await untilSeen(options, `${BEGIN} [data-keys="Alt+N"]`);
  });
});
