import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SECTIONS, type Section } from "../../src/ui/options/use-section";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { closeInspector, openInspector, openSent, unfoldAll } from "./harness/inspector-page";
import { launchExtension, type RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import { openConversations, say, untilChosen, untilStatus } from "./harness/panel-page";
import { closePopup, openPopup, untilListed } from "./harness/popup-page";
import { clickOnceSeen } from "./harness/until-seen";

let extension: RunningExtension;

beforeAll(async () => {
  extension = await launchExtension({ extraArgs: ["--accept-lang=de-DE"] });
});

afterAll(() => extension.close());

describe("in a browser that is German", () => {
  it("words are German, and numbers and dates are written as there", async () => {
    const panel = await extension.openPanel();
    expect(await panel.evaluate(() => navigator.language)).toBe("de-DE");
    const turn = await say(panel, "word ".repeat(6_000));
    await untilStatus(panel, turn, "complete");
    await openConversations(panel);
    const counts = await panel.$eval("[data-row-counts]", (part) => part.textContent);
    expect(counts).toMatch(/^2 Nachrichten · \d{4} Token/);
    const when = await panel.$eval("[data-conversation-row] time", (part) => [
      part.textContent,
      part.getAttribute("title"),
    ]);
    expect(when[0]).toMatch(/dieser Minute|vor/);
    expect(when[1]).toMatch(/^(Mon|Diens|Mitt|Donners|Frei|Sams|Sonn)\w+, \d+\. \p{L}+ \d{4}/u);
    await panel.keyboard.press("Escape");
    await panel.waitForSelector("[data-conversation-sheet]", { hidden: true });
    await panel.focus("[data-composer]");
    await panel.keyboard.sendCharacter("word ".repeat(6_000));
    await panel.waitForFunction(() =>
      /\d\.\d{3} Token/.test(
        document.querySelector("[data-window-bar]")?.getAttribute("aria-label") ?? "",
      ),
    );
  });
});

/**
 * What the page shows with digits that are not Egypt's own, where the page writes them: addresses, names
 * of keys and versions, and what is sent byte for byte, are no numbers of its own.
 */
function foreignDigits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isForeign = (text: string | null) => /[0-9]/.test(text ?? "");
    // The time is told as the model is told it, beside the person's own form.
    const theirs =
      "[data-part=time], code, kbd, pre, [data-exact-request], [data-version], script, style";
    const all = [...document.querySelectorAll("body *")].filter((one) => !one.closest(theirs));
    return all.flatMap((one) => {
      const texts = [...one.childNodes].map((node) => (node instanceof Text ? node.data : null));
      const names = ["aria-label", "title", "placeholder", "aria-valuetext"];
      const values = one instanceof HTMLInputElement && one.type !== "range" ? [one.value] : [];
      const shown = [...texts, ...names.map((name) => one.getAttribute(name)), ...values];
      // An address, and a key's name.
      const others = /127\.0\.0\.1|Shift\+F10/;
      return shown.filter((text) => isForeign(text) && !others.test(text ?? "")).map(String);
    });
  });
}

/** Pages of the options that tell no number of what is stored. */
const WITHOUT_NUMBERS: readonly Section[] = [
  "library",
  "tools",
  "appearance",
  "programs",
  "keyboard",
  "health",
  "about",
];

/** Whether the page shows a number as Egypt writes it: what it tells is read by then. */
function hasOwnDigits(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll("input")].map(({ value }) => value);
    return /[٠-٩]/.test(`${document.body.textContent}${fields.join()}`);
  });
}

describe("in a browser that is Egypt's", () => {
  let server: OllamaServer;
  let cairo: RunningExtension;
  let panel: Page;
  let turn: string;

  beforeAll(async () => {
    server = await startOllamaServer({ models: [{ name: "calm" }] });
    cairo = await launchWithOllama(new URL(server.url).port, {
      extraArgs: ["--accept-lang=ar-EG"],
    });
    panel = await cairo.openPanel();
    await untilChosen(panel, "calm");
    server.setScript("reply", { text: "A calm answer." });
    turn = await say(panel, "word ".repeat(6_000));
    await untilStatus(panel, turn, "complete");
  });

  afterAll(async () => {
    await cairo.close();
    await server.close();
  });

  const keptTurns = async (page: Page) => (await cairo.call(page, "prompt.settings", {})).maxTurns;

  it("a conversation, its list and the models write every number and date as there", async () => {
    await clickOnceSeen(panel, "[data-model-button]");
    await panel.waitForSelector("[data-model]");
    expect(await foreignDigits(panel)).toEqual([]);
    await panel.keyboard.press("Escape");
    await openConversations(panel);
    const counts = () => panel.$eval("[data-row-counts]", (part) => part.textContent);
    await expect.poll(counts).toMatch(/^رسالتان · [٠-٩٫]+\sألف رمز/);
    expect(await foreignDigits(panel)).toEqual([]);
    await panel.keyboard.press("Escape");
  });

  it("so does the inspector, of what was sent and of what would be", async () => {
    await openSent(panel, turn);
    await unfoldAll(panel);
    expect(await panel.$eval("[data-inspector]", (part) => part.textContent)).toMatch(/[٠-٩]+٬/);
    expect(await foreignDigits(panel)).toEqual([]);
    await closeInspector(panel);
    await panel.focus("[data-composer]");
    await panel.keyboard.sendCharacter("word ".repeat(6_000));
    await openInspector(panel);
    expect(await foreignDigits(panel)).toEqual([]);
    await closeInspector(panel);
  });

  it("so does every page of the options, with a backup, usage and fields to type in", async () => {
    await cairo.call(panel, "backup.make", { withKeys: false });
    const options = await cairo.openPage("options.html#models");
    for (const section of SECTIONS) {
      await options.goto(`chrome-extension://${cairo.extensionId}/options.html#${section}`);
      await options.waitForSelector(`[data-section="${section}"] h1`);
      if (!WITHOUT_NUMBERS.includes(section)) {
        await expect.poll(() => hasOwnDigits(options), { message: section }).toBe(true);
      }
      expect(await foreignDigits(options), section).toEqual([]);
    }
    await options.close();
  });

  it("a field takes the digits that it shows, and those of ASCII", async () => {
    const options = await cairo.openPage("options.html#prompt");
    const field = '[data-number="max-turns"]';
    await options.waitForSelector(field);
    const shown = () => options.$eval(field, (input) => (input as HTMLInputElement).value);
    expect(await shown()).toBe("١٥");
    for (const typed of ["١٢", "11"]) {
      await options.click(field, { count: 3 });
      await options.keyboard.type(typed);
      await options.keyboard.press("Enter");
      await expect.poll(() => keptTurns(options)).toBe(typed === "11" ? 11 : 12);
    }
    await expect.poll(shown).toBe("١١");
    await options.close();
  });

  it("so does the popup", async () => {
    const tab = await cairo.openPage("welcome.html");
    const popup = await openPopup(cairo, tab);
    await untilListed(popup);
    expect(await foreignDigits(popup)).toEqual([]);
    await closePopup(popup);
  });
});
