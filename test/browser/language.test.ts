import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { BUILT_IN_PRESETS } from "../../src/domain/built-in-presets";
import { STARTER_BLOCKS } from "../../src/store/memory/starter-blocks";
import { SECTIONS } from "../../src/ui/options/use-section";
import { barriers } from "./harness/barriers";
import { closeInspector, openInspector } from "./harness/inspector-page";
import { launchExtension, type RunningExtension } from "./harness/launch-extension";
import { say, untilStatus } from "./harness/panel-page";
import { closePopup, openPopup, untilListed } from "./harness/popup-page";
import { type Heard, missingInOrder, nameless, readingOrder } from "./harness/reading-order";
import { clickOnceSeen, closeByEscape, untilSeen } from "./harness/until-seen";

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

it("the texts of the wanted language are read with the page's script, and of the others only English", async () => {
  const before = await panel.evaluate(() => localStorage.getItem("language") ?? "");
  const readAhead = async (language: string) => {
    await panel.evaluate((one) => localStorage.setItem("language", one), language);
    const page = await extension.openPage("sidepanel.html");
    await page.waitForSelector(`html[lang="${language}"] main[data-ready]`);
    const links = await page.$$eval("head [data-words]", (all) =>
      all.map((one) => one.getAttribute("data-words")),
    );
    await page.close();
    return links.toSorted();
  };
  expect(await readAhead("ar")).toEqual(["ar", "en"]);
  expect(await readAhead("en")).toEqual(["en"]);
  await panel.evaluate((one) => localStorage.setItem("language", one), before);
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

/** What a screen reader comes to, in its order; between these there may be more. */
const READ_IN_ORDER = {
  panel: [
    ...["banner", "button: Conversations", "button: Not locked", "button: Options"],
    ...["button: This conversation", "main: Conversation", "heading: You wrote"],
    ...["StaticText: What can you do?", "button: Edit", "button: Copy"],
    ...["button: More actions for this message", "heading: Reply", "button: Copy"],
    ...["button: Regenerate", "button: More actions for this message", "contentinfo"],
    ...["button: Attach", "textbox: Message", "button: Send"],
  ],
  inspector: [
    ...["dialog: What the model will see", "heading: What the model will see"],
    ...["button: Refresh", "button: Close", "StaticText: 0 tokens"],
    ...["region: Parts, in the order in which they are sent", "region: Left out"],
    ...["region: Exact request", "button: Copy", "button: Copy as …"],
  ],
  options: [
    ...["navigation: Options", "button: Options Memory", "link: Models", "link: Memory"],
    ...["link: About", "main"],
    ...["heading: Memory", "combobox: Memory of", "region: Blocks", "heading: Blocks"],
    ...["button: Add a block", "region: Facts", "textbox: About", "textbox: Value"],
    ...["button: Add this fact", "DisclosureTriangle: References", "DisclosureTriangle: Notes"],
  ],
} as const;

async function readAll(options: Page) {
  const whole = await readingOrder(panel);
  await openInspector(panel);
  const inspector = await readingOrder(panel, "[data-inspector]");
  await closeInspector(panel);
  return { panel: whole, inspector, options: await readingOrder(options) };
}

/** Names of the person's and the product's own, and what is sent. */
const OWN_NAMES = /^(?:Confidant|persona|human|scratchpad|\{".*)$/i;

it("a screen reader comes to everything by a name, in the same order in English and in Arabic", async () => {
  const options = await extension.openPage("options.html#memory");
  const heard = async (language: string) => {
    await choose(options, language);
    await expect.poll(() => panel.evaluate(() => document.documentElement.lang)).toBe(language);
    await options.reload();
    await untilSeen(options, "[data-memory] [data-label=scratchpad]");
    await clickOnceSeen(options, "[data-section-menu]");
    return readAll(options);
  };
  const english = await heard("en");
  const arabic = await heard("ar");
  for (const page of ["panel", "inspector", "options"] as const) {
    expect(missingInOrder(english[page], READ_IN_ORDER[page]), page).toEqual([]);
    expect(nameless(english[page]), page).toEqual([]);
    const roles = (all: readonly Heard[]) => all.map(({ role }) => role);
    expect(roles(arabic[page]), page).toEqual(roles(english[page]));
    // What was said in the panel is in the language in which it was asked.
    const ours = arabic[page].filter(
      ({ role }) => page !== "panel" || !["StaticText", "link"].includes(role),
    );
    const others = ours.filter(
      ({ name }) =>
        /\p{L}/u.test(name) && !/\p{Script=Arabic}/u.test(name) && !OWN_NAMES.test(name),
    );
    expect(others, page).toEqual([]);
  }
  await options.close();
});

/** What opens over the panel: what it is pressed by, an entry of a menu that it is behind, and what is there then. */
const OPENED: readonly (readonly [button: string, entry: string | null, opened: string])[] = [
  ["[data-model-button]", null, '[role="dialog"]'],
  ["[data-lock-state]", null, '[role="dialog"]'],
  ["[data-context-menu]", null, '[role="dialog"]'],
  ["[data-conversation-menu]", null, '[role="menu"]'],
  ["[data-message-menu]", null, '[role="menu"]'],
  ["[data-conversation-list]", null, "[data-conversation-sheet]"],
  ["[data-window-bar]", null, "[data-inspector]"],
  ["[data-conversation-menu]", "search", "[data-conversation-sheet]"],
  ["[data-conversation-menu]", "memory", "[data-memory-sheet]"],
  ["[data-conversation-menu]", "shortcuts", "[data-small-dialog]"],
  ["[data-conversation-menu]", "parameters", "[data-small-dialog]"],
  ["[data-conversation-menu]", "rename", "[data-small-dialog]"],
  ["[data-conversation-menu]", "tags", "[data-small-dialog]"],
  ["[data-conversation-menu]", "move", "[data-small-dialog]"],
  ["[data-conversation-menu]", "remove", "[data-small-dialog]"],
];

/** Keys, commands, a day as the browser names it, and a request as it is sent. */
const SAME_EVERYWHERE = /^(?:(?:Alt|Ctrl|Shift)\+|\/[a-z]+$|today$|\{")/;

it("nothing that opens over the panel says anything that is not from a catalogue, or is wider than it", async () => {
  await choose(panel, "en-XA");
  const found: unknown[] = [];
  const look = async (where: string) => {
    await panel.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    const texts = (await plainTexts(panel)).filter(
      (text) => !STORED.includes(text) && !SAME_EVERYWHERE.test(text),
    );
    found.push(...texts.map((text) => `${where}: ${text}`));
    const beyond = await panel.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (beyond > 0) found.push(`${where}: ${beyond} px too wide`);
  };
  for (const [button, entry, opened] of OPENED) {
    await clickOnceSeen(panel, button);
    if (entry !== null) await clickOnceSeen(panel, `[data-action="${entry}"]`);
    await untilSeen(panel, opened);
    await look(entry ?? button);
    await closeByEscape(panel, opened);
  }
  await panel.focus("[data-composer]");
  await panel.keyboard.sendCharacter("/");
  await untilSeen(panel, '[role="listbox"] [role="option"]');
  await look("slash");
  await panel.keyboard.press("Backspace");
  expect(found).toEqual([]);
});

it("neither the popup nor the welcome page says anything that is not from a catalogue", async () => {
  const welcome = await extension.openPage("welcome.html");
  await choose(welcome, "en-XA");
  await untilSeen(welcome, "#open-panel");
  await expect.poll(() => welcome.evaluate(() => document.body.textContent)).toContain("[");
  expect(await plainTexts(welcome)).toEqual([]);
  const popup = await openPopup(extension, welcome);
  await untilListed(popup);
  expect((await plainTexts(popup)).filter((text) => !STORED.includes(text))).toEqual([]);
  await closePopup(popup);
  await welcome.close();
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
