import type { KeyInput, Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { barriers } from "./harness/barriers";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import { readComposer, readConversation, untilChosen, writeMessage } from "./harness/panel-page";
import { closePopup, openPopup, untilAnswered } from "./harness/popup-page";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const PASSPHRASE = "seven quiet herons over one lake";
const FIND = "Search conversations and memory";
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
    does + keys,
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
    expect(await options.$$eval("[data-shortcut]", (rows) => rows.length)).toBe(13);
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
    await untilSaid("Ctrl+J is already used for “Switch to another context”");
    await press(options, "b");
    await untilSaid("B alone is for typing and moving. Hold Ctrl or Alt as well.");
    await press(options, "c", "Control");
    await untilSaid("Ctrl+C edits text");
    await press(options, "F5");
    await untilSaid("The browser uses F5 itself");
    await press(options, "L", "Control", "Shift");
    await untilSaid("Ctrl+Shift+L is already used for “Lock Confidant”");
    await press(options, "Escape");
    await untilKeys("begin", "Alt+N");
  });

  it("send by other keys in the composer, where Enter breaks the line then", async () => {
    await capture("send");
    await press(options, "Enter", "Control");
    await untilKeys("send", "Mod+Enter");
    await untilPanelLists("Ctrl+Enter", "Send the message");
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
    await untilPanelLists("Alt+B", "List the commands, at the start of a message");
    await panel.focus("[data-composer]");
    await press(panel, "b", "Alt");
    await untilSeen(panel, "[data-command-list]");
    await press(panel, "Backspace");
    await panel.waitForSelector("[data-command-list]", { hidden: true });
    await panel.keyboard.type("/s");
    expect(await readComposer(panel)).toBe("/s");
    expect(await panel.$("[data-command-list]")).toBeNull();
    await press(panel, "Backspace");
    await press(panel, "Backspace");
  });

  it("attach by other keys, and a sign that is written lists nothing, at the same place either", async () => {
    await capture("mention");
    await press(options, "m", "Alt");
    await untilKeys("mention", "Alt+M");
    await untilPanelLists("Alt+M", "Attach an earlier conversation or file of this context");
    const open = "[data-mention-list], [data-mention-note]";
    await panel.focus("[data-composer]");
    await press(panel, "m", "Alt");
    await untilSeen(panel, open);
    await press(panel, "Backspace");
    await panel.waitForSelector(open, { hidden: true });
    await panel.keyboard.type("@");
    expect(await readComposer(panel)).toBe("@");
    expect(await panel.$(open)).toBeNull();
    await press(panel, "Backspace");
  });

  it("send, break the line and stop by other keys in the popup, too", async () => {
    await capture("stop");
    await press(options, "x", "Alt");
    await untilKeys("stop", "Alt+X");
    server.setScript("hold");
    const popup = await openPopup(extension, options);
    await popup.waitForSelector("[data-ask-line]");
    // Asked after the popup's own question: what that was told is in use by then.
    await extension.call(popup, "shortcut.list", {});
    await popup.focus("[data-ask-line]");
    await popup.keyboard.sendCharacter("one line");
    await popup.keyboard.press("Enter");
    await popup.keyboard.sendCharacter("another line");
    const read = (field: Element) => (field as HTMLTextAreaElement).value;
    expect(await popup.$eval("[data-ask-line]", read)).toBe("one line\nanother line");
    await popup.keyboard.down("Control");
    await popup.keyboard.press("Enter");
    await popup.keyboard.up("Control");
    await untilAnswered(popup, { status: "streaming", text: "word0 word1" });
    await popup.keyboard.down("Alt");
    await popup.keyboard.press("x");
    await popup.keyboard.up("Alt");
    await untilAnswered(popup, { status: "cancelled", text: "word0 word1" });
    await closePopup(popup);
    server.release();
    server.setScript("reply", { text: "One." });
    await options.bringToFront();
    await options.click(`${row("stop")} [data-reset]`);
    await untilKeys("stop", "Escape");
  });

  it("stay where a reset would take keys that another one has, and the reason is told", async () => {
    await capture("contexts");
    await press(options, "k", "Control");
    await untilKeys("contexts", "Mod+K");
    await options.click(`${row("search")} [data-reset]`);
    await untilSeen(options, `${row("search")} [data-capture]:focus`);
    await untilSaid("Not reset: Ctrl+K is now used for “Switch to another context”");
    expect(await options.$("main [role=alert]")).toBeNull();
    await options.keyboard.press("Escape");
    await untilKeys("search", "Mod+E");
    await options.click(`${row("contexts")} [data-reset]`);
    await untilKeys("contexts", "Mod+J");
  });

  it("are waited for no more once Change is clicked again", async () => {
    await options.bringToFront();
    await clickOnceSeen(options, `${row("begin")} [data-change]`);
    await untilSeen(options, `${row("begin")} [data-capture]:focus`);
    await clickOnceSeen(options, `${row("begin")} [data-change]`);
    await options.waitForSelector("[data-capture]", { hidden: true });
    await untilSeen(options, `${row("begin")} [data-change][aria-expanded="false"]:focus`);
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
    await untilPanelLists("Alt+L", "Lock Confidant");
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
});
