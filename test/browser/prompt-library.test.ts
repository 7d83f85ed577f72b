import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { barriers } from "./harness/barriers";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import { readComposer, say, untilChosen, untilStatus } from "./harness/panel-page";
import { hasKeyboard } from "./harness/tab-to";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const COMPOSER = "[data-composer]";

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;
let options: Page;

beforeAll(async () => {
  server = await startOllamaServer({ models: [{ name: "calm:1b" }] });
  extension = await launchWithOllama(new URL(server.url).port);
  panel = await extension.openPanel();
  await untilChosen(panel, "calm:1b");
  options = await extension.openPage("options.html#library");
  await untilSeen(options, "[data-prompt-fields]");
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
});

const titles = () =>
  options.$$eval("[data-prompt] p:first-child bdi:first-child", (all) =>
    all.map((one) => one.textContent),
  );

async function untilTitles(...wanted: readonly string[]): Promise<void> {
  await options.bringToFront();
  await options.waitForFunction(
    (all) => {
      const shown = [...document.querySelectorAll("[data-prompt] p:first-child bdi:first-child")];
      return shown.map((one) => one.textContent).join() === all;
    },
    {},
    wanted.join(),
  );
}

/** Fills the form that adds a prompt, by keys alone, and saves it. */
async function addPrompt(title: string, command: string, text: string): Promise<void> {
  await options.bringToFront();
  await options.focus('section:last-of-type [name="title"]');
  for (const [nth, value] of [title, command, text].entries()) {
    if (nth > 0) await options.keyboard.press("Tab");
    await options.keyboard.sendCharacter(value);
  }
  await options.keyboard.press("Tab");
  await options.keyboard.press("Enter");
  await options.waitForFunction(
    (name) => document.querySelector("main ul")?.textContent?.includes(name),
    {},
    title,
  );
}

async function typeInComposer(text: string): Promise<void> {
  await panel.bringToFront();
  await emptyComposer();
  await panel.keyboard.type(text);
}

async function emptyComposer(): Promise<void> {
  await panel.focus(COMPOSER);
  await panel.$eval(COMPOSER, (field) => (field as HTMLTextAreaElement).select());
  await panel.keyboard.press("Backspace");
}

const untilComposer = (text: string) =>
  panel.waitForFunction(
    (wanted) => document.querySelector<HTMLTextAreaElement>("[data-composer]")?.value === wanted,
    {},
    text,
  );

/** What keeps anybody from using what is shown, and what sticks out, in light and dark. */
async function expectWithoutBarriers(page: Page, name: string): Promise<void> {
  for (const scheme of ["light", "dark"]) {
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/${name}-${scheme}.png` });
    expect(await barriers(page)).toEqual([]);
    const [needs, has] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth] as const;
    });
    expect(needs).toBeLessThanOrEqual(has);
  }
}

async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((code) => {
    localStorage.setItem("language", code);
    dispatchEvent(new StorageEvent("storage", { key: "language" }));
  }, language);
  await page.waitForFunction((code) => document.documentElement.lang === code, {}, language);
}

describe("the prompt library", () => {
  it("takes prompts by the keyboard, and keeps the order that the person gives them", async () => {
    await addPrompt("Translate", "tr", "Translate into {{language}} for {{reader}}: ");
    await addPrompt("Sum up", "", "Sum this up in five lines.");
    await untilTitles("Translate", "Sum up");
    await options.focus("li:last-child [data-up]");
    await options.keyboard.press("Enter");
    await untilTitles("Sum up", "Translate");
    expect(await hasKeyboard(options, "li:first-child [data-up]")).toBe(true);
    await options.setViewport({ width: 360, height: 700 });
    await expectWithoutBarriers(options, "library");
    await options.focus("[data-search]");
    await options.keyboard.type("five");
    await untilTitles("Sum up");
    await options.keyboard.press("Escape");
    await options.$eval("[data-search]", (field) => (field as HTMLInputElement).select());
    await options.keyboard.press("Backspace");
    await untilTitles("Sum up", "Translate");
  });

  it("changes a prompt, goes back by Escape, and gives a deleted one back", async () => {
    await clickOnceSeen(options, "li:first-child [data-edit]");
    await untilSeen(options, "li:first-child [name=title]");
    await options.focus("li:first-child [name=title]");
    await options.keyboard.press("End");
    await options.keyboard.type(" now");
    await options.keyboard.press("Escape");
    expect(await titles()).toEqual(["Sum up", "Translate"]);
    expect(await hasKeyboard(options, "li:first-child [data-edit]")).toBe(true);
    await options.keyboard.press("Enter");
    await options.focus("li:first-child [name=title]");
    await options.keyboard.press("End");
    await options.keyboard.type(" now");
    await options.keyboard.press("Enter");
    await untilTitles("Sum up now", "Translate");
    await clickOnceSeen(options, "li:first-child [data-remove]");
    await untilTitles("Translate");
    await clickOnceSeen(options, "[data-undo-act]");
    await untilTitles("Sum up now", "Translate");
  });

  it("fills the message field from the slash menu, and sends nothing by itself", async () => {
    await typeInComposer("/");
    await untilSeen(panel, '[data-option="sum-up-now"][aria-selected="true"]');
    await expectWithoutBarriers(panel, "library-menu");
    // The last of more than there is room for is seen once it is the one that Enter takes.
    await panel.keyboard.press("ArrowUp");
    await panel.waitForFunction(() => {
      const last = document.querySelector("[data-command-list] [data-option]:last-child");
      const [one, list] = [last, last?.parentElement].map((part) => part?.getBoundingClientRect());
      const isChosen = last?.getAttribute("aria-selected") === "true";
      return isChosen && one && list && one.top >= list.top && one.bottom <= list.bottom;
    });
    await panel.keyboard.press("ArrowDown");
    await untilSeen(panel, '[data-option="sum-up-now"][aria-selected="true"]');
    await panel.keyboard.press("Enter");
    await untilComposer("Sum this up in five lines.");
    expect(await panel.$('[data-role="user"]')).toBeNull();
    await emptyComposer();
    await typeInComposer("/sum-up-now of herons");
    await panel.keyboard.press("Enter");
    await untilComposer("Sum this up in five lines.\n\nof herons");
    await emptyComposer();
  });

  it("asks for each variable, Enter leads on, and Escape leaves the field as it was", async () => {
    await typeInComposer("/tr");
    await untilSeen(panel, '[data-option="tr"]');
    await panel.keyboard.press("Enter");
    await untilSeen(panel, "[data-prompt-form]");
    await panel.waitForFunction(
      () => document.activeElement?.getAttribute("name") === "variable-0",
    );
    await expectWithoutBarriers(panel, "library-form");
    await panel.keyboard.press("Escape");
    await panel.waitForSelector("[data-prompt-form]", { hidden: true });
    await untilComposer("/tr");
    await panel.waitForFunction(() => document.activeElement?.hasAttribute("data-composer"));
    await panel.keyboard.press("Enter");
    await untilSeen(panel, "[data-prompt-form]");
    await panel.waitForFunction(
      () => document.activeElement?.getAttribute("name") === "variable-0",
    );
    await panel.keyboard.type("French");
    await panel.keyboard.press("Enter");
    await panel.waitForFunction(
      () => document.activeElement?.getAttribute("name") === "variable-1",
    );
    await panel.keyboard.type("a child");
    await panel.keyboard.down("Shift");
    await panel.keyboard.press("Enter");
    await panel.keyboard.up("Shift");
    await panel.keyboard.type("of five");
    await panel.keyboard.press("Enter");
    await untilComposer("Translate into French for a child\nof five:");
    await panel.waitForFunction(() => document.activeElement?.hasAttribute("data-composer"));
    await emptyComposer();
  });

  it("takes a message of the person's by its menu", async () => {
    await untilStatus(panel, await say(panel, "Tell of {{bird}}s."), "complete");
    await clickOnceSeen(panel, '[data-role="user"] [data-message-menu]');
    await clickOnceSeen(panel, '[data-action="prompt"]');
    await untilSeen(panel, "[data-prompt-fields]");
    await expectWithoutBarriers(panel, "library-save");
    await panel.focus('[data-prompt-fields] [name="command"]');
    await panel.keyboard.type("bird");
    await panel.keyboard.press("Enter");
    await panel.waitForSelector("[data-prompt-fields]", { hidden: true });
    await untilTitles("Sum up now", "Translate", "Tell of {{bird}}s.");
    await typeInComposer("/bird heron");
    await panel.keyboard.press("Enter");
    await untilComposer("Tell of herons.");
    await emptyComposer();
  });

  it("is listed for a page that was asked about, which a prompt may name", async () => {
    await addPrompt("Page", "about", "What does {{page}} say of {{topic}}?");
    await panel.bringToFront();
    const windowId = await panel.evaluate(
      async () => (await chrome.windows.getCurrent()).id ?? null,
    );
    await extension.call(panel, "page.ask", { windowId, tabId: null, part: "page", ask: "prompt" });
    await untilSeen(panel, "[data-command-list]");
    const listed = await panel.$$eval("[data-command-list] [data-option]", (all) =>
      all.map((one) => one.getAttribute("data-option")),
    );
    expect(listed).toEqual(["sum-up-now", "tr", "bird", "about"]);
    await panel.keyboard.press("ArrowUp");
    await panel.keyboard.press("Enter");
    await untilSeen(panel, "[data-prompt-form]");
    expect(
      await panel.$$eval("[data-prompt-form] label", (all) => all.map((one) => one.textContent)),
    ).toEqual(["topic"]);
    await panel.keyboard.type("herons");
    await panel.keyboard.press("Enter");
    await untilComposer("What does the attached page say of herons?");
    await emptyComposer();
  });

  it("is used in Arabic from right to left", async () => {
    await speak(panel, "ar");
    await options.reload();
    await untilSeen(options, "[data-prompt]");
    await expectWithoutBarriers(options, "library-ar");
    await addPrompt("ترجمة", "", "ترجم إلى {{اللغة}}.");
    await typeInComposer("/ترجمة");
    await untilSeen(panel, '[data-option="ترجمة"]');
    await panel.keyboard.press("Enter");
    await untilSeen(panel, "[data-prompt-form]");
    await panel.waitForFunction(
      () => document.activeElement?.getAttribute("name") === "variable-0",
    );
    await expectWithoutBarriers(panel, "library-form-ar");
    await panel.keyboard.sendCharacter("الفرنسية");
    await panel.keyboard.press("Enter");
    await untilComposer("ترجم إلى الفرنسية.");
    expect(await readComposer(panel)).toBe("ترجم إلى الفرنسية.");
  });
});
