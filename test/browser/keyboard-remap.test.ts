import type { KeyInput, Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { barriers } from "./harness/barriers";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import { readComposer, readConversation, untilChosen, writeMessage } from "./harness/panel-page";
import { untilSeen } from "./harness/until-seen";

const PASSPHRASE = "seven quiet herons over one lake";
const FIND = "Finds a conversation by its title or a tag; what was said in it is not searched yet";
const LIST = "[data-conversation-sheet]";

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;
let options: Page;

beforeAll(async () => {
  server = await startOllamaServer({ models: [{ name: "calm:1b" }] });
  const setUp = { kind: "passphrase", passphrase: PASSPHRASE } as const;
  extension = await launchWithOllama(new URL(server.url).port, { setUp });
  panel = await extension.openPanel();
  await untilChosen(panel, "calm:1b");
});

afterAll(async () => {
  await extension.close();
  await server.close();
});

async function press(page: Page, key: KeyInput, ...held: KeyInput[]): Promise<void> {
  await page.bringToFront();
  for (const one of held) await page.keyboard.down(one);
  await page.keyboard.press(key);
  for (const one of held) await page.keyboard.up(one);
}

const row = (shortcut: string) => `[data-shortcut="${shortcut}"]`;

/** Begins to change a shortcut, by the keyboard alone. */
async function capture(shortcut: string): Promise<void> {
  await options.bringToFront();
  await options.focus(`${row(shortcut)} [data-change]`);
  await options.keyboard.press("Enter");
  await untilSeen(options, `${row(shortcut)} [data-capture]:focus`);
}

async function untilKeys(shortcut: string, keys: string): Promise<void> {
  await untilSeen(options, `${row(shortcut)} [data-keys="${keys}"]`);
}

/** What is said of the keys that were pressed last, once it says this. */
async function untilSaid(part: string): Promise<void> {
  await options.waitForFunction(
    (wanted) => document.querySelector("[data-capture-note]")?.textContent?.includes(wanted),
    {},
    part,
  );
}

/** Resolves once the panel knows of them: its list says that they do this. */
async function untilPanelLists(keys: string, does: string): Promise<void> {
  await panel.bringToFront();
  await panel.focus("[data-conversation]");
  await panel.keyboard.type("?");
  await panel.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll("[data-shortcuts] tr")].some(
        (one) => one.textContent === wanted,
      ),
    {},
    keys + does,
  );
  await panel.keyboard.press("Escape");
  await panel.waitForSelector("[data-shortcuts]", { hidden: true });
  // The keyboard is given back a moment after the list is gone.
  await untilSeen(panel, "[data-conversation]:focus");
}

describe("the keys of the side panel", () => {
  it("are listed by ? with a link to where they are changed", async () => {
    await panel.bringToFront();
    await panel.focus("[data-conversation]");
    await panel.keyboard.type("?");
    await untilSeen(panel, '[data-small-dialog] a[data-options-link="keyboard"]');
    const opening = extension.browser.waitForTarget((target) =>
      target.url().endsWith("options.html#keyboard"),
    );
    await panel.click('[data-small-dialog] a[data-options-link="keyboard"]');
    const opened = await (await opening).page();
    if (opened === null) throw new Error("no page");
    options = opened;
    await untilSeen(options, row("search"));
    await panel.bringToFront();
    await panel.keyboard.press("Escape");
    await panel.waitForSelector("[data-small-dialog]", { hidden: true });
    expect(await options.$$eval("[data-shortcut]", (rows) => rows.length)).toBe(12);
  });

  it("have no barrier where they are changed, waiting for keys or not", async () => {
    for (const value of ["light", "dark"]) {
      await options.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
      expect(await barriers(options)).toEqual([]);
      await capture("search");
      expect(await barriers(options)).toEqual([]);
      await options.keyboard.press("Escape");
      await options.waitForSelector("[data-capture]", { hidden: true });
      await untilSeen(options, `${row("search")} [data-change]:focus`);
    }
  });

  it("are others at once in a panel that is open, and the former do nothing any more", async () => {
    await capture("search");
    await press(options, "e", "Control");
    await untilKeys("search", "Mod+E");
    await untilSeen(options, `${row("search")} [data-change]:focus`);
    await untilPanelLists("Ctrl+E", FIND);
    await press(panel, "k", "Control");
    await press(panel, "e", "Control");
    await untilSeen(panel, LIST);
    expect((await panel.$$(LIST)).length).toBe(1);
    await press(panel, "Escape");
    await panel.waitForSelector(LIST, { hidden: true });
  });

  it("are refused with the reason where another has them, the browser, or writing", async () => {
    await capture("begin");
    await press(options, "j", "Control");
    await untilSaid("Ctrl+J is taken: “Switches to another context”");
    await press(options, "b");
    await untilSaid("B alone is for writing and moving");
    await press(options, "c", "Control");
    await untilSaid("Ctrl+C edits text");
    await press(options, "F5");
    await untilSaid("The browser itself uses F5");
    await press(options, "L", "Control", "Shift");
    await untilSaid("Ctrl+Shift+L is taken: “Locks Confidant”");
    await press(options, "Escape");
    await untilKeys("begin", "Alt+N");
  });

  it("send by other keys in the composer, where Enter breaks the line then", async () => {
    await capture("send");
    await press(options, "Enter", "Control");
    await untilKeys("send", "Mod+Enter");
    await untilPanelLists("Ctrl+Enter", "Sends the message");
    await writeMessage(panel, "one line");
    await press(panel, "Enter");
    await panel.keyboard.sendCharacter("another line");
    expect(await readComposer(panel)).toBe("one line\nanother line");
    const before = (await readConversation(panel)).length;
    await press(panel, "Enter", "Control");
    await untilSeen(panel, 'article[data-role="assistant"][data-status="complete"]');
    expect((await readConversation(panel)).length).toBe(before + 2);
  });

  it("list the commands by other keys, and a slash that is written lists none", async () => {
    await capture("commands");
    await press(options, "b", "Alt");
    await untilKeys("commands", "Alt+B");
    await untilPanelLists("Alt+B", "At the start of a message: lists the commands");
    await panel.focus("[data-composer]");
    await press(panel, "b", "Alt");
    await untilSeen(panel, "[data-command-list]");
    await press(panel, "Escape");
    await panel.waitForSelector("[data-command-list]", { hidden: true });
    await press(panel, "Backspace");
    await panel.keyboard.type("/s");
    expect(await readComposer(panel)).toBe("/s");
    expect(await panel.$("[data-command-list]")).toBeNull();
    await press(panel, "Backspace");
    await press(panel, "Backspace");
  });

  it("are the former ones again, one by one or all together", async () => {
    await options.bringToFront();
    await options.click(`${row("search")} [data-reset]`);
    await untilKeys("search", "Mod+K");
    await untilKeys("send", "Mod+Enter");
    await options.click("[data-reset-all]");
    await untilKeys("send", "Enter");
    await untilKeys("commands", "/");
    await untilSeen(options, "[data-reset-all]:disabled");
    await untilPanelLists("Ctrl+K", FIND);
  });

  it("lock by other keys and by those that come with it, in the options too", async () => {
    await capture("lock");
    await press(options, "l", "Alt");
    await untilKeys("lock", "Alt+L");
    await untilPanelLists("Alt+L", "Locks Confidant");
    await press(panel, "l", "Alt");
    await untilSeen(panel, '[data-gate="locked"]');
    const secret = { kind: "passphrase", passphrase: PASSPHRASE } as const;
    await extension.call(panel, "vault.unlock", { secret });
    await untilSeen(panel, "main[data-ready]");
    await untilKeys("lock", "Alt+L");
    await press(options, "L", "Control", "Shift");
    await untilSeen(options, '[data-gate="locked"]');
    await untilSeen(panel, '[data-gate="locked"]');
  });

  it("names the keys that the browser keeps, with the way to them", async () => {
    const secret = { kind: "passphrase", passphrase: PASSPHRASE } as const;
    await extension.call(panel, "vault.unlock", { secret });
    await untilSeen(options, "[data-browser-keys]");
    await options.waitForFunction(() =>
      [...document.querySelectorAll("[data-shortcuts] td")].some(
        (one) => one.textContent === "Open the popup",
      ),
    );
    await options.bringToFront();
    const opening = extension.browser.waitForTarget((target) =>
      target.url().startsWith("chrome://extensions"),
    );
    await options.click("[data-browser-keys]");
    expect((await opening).url()).toContain("chrome://extensions/shortcuts");
  });
});
