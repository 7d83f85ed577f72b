import type { KeyInput, Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { barriers } from "./harness/barriers";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import {
  chooseAction,
  readComposer,
  readConversation,
  say,
  untilChosen,
  untilReplyHas,
  untilStatus,
  writeMessage,
} from "./harness/panel-page";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const PASSPHRASE = "seven quiet herons over one lake";
const LIST = "[data-conversation-sheet]";

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;

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

async function press(key: KeyInput, ...held: KeyInput[]): Promise<void> {
  await panel.bringToFront();
  for (const one of held) await panel.keyboard.down(one);
  await panel.keyboard.press(key);
  for (const one of held) await panel.keyboard.up(one);
}

async function untilGone(selector: string): Promise<void> {
  await panel.waitForSelector(selector, { hidden: true });
}

/** Whatever floats over the page. */
function countFloating(): Promise<number> {
  return panel.$$eval('[role="dialog"], [role="menu"]', (parts) => parts.length);
}

describe("a key of the side panel", () => {
  it("sends by Enter, breaks the line by Shift+Enter, and edits what was sent last by ↑", async () => {
    await writeMessage(panel, "one line");
    await press("Enter", "Shift");
    await panel.keyboard.sendCharacter("another line");
    expect(await readComposer(panel)).toBe("one line\nanother line");
    const before = (await readConversation(panel)).length;
    await press("Enter");
    await untilSeen(panel, 'article[data-role="assistant"][data-status="complete"]');
    expect((await readConversation(panel)).length).toBe(before + 2);
    await panel.focus("[data-composer]");
    await press("ArrowUp");
    await untilSeen(panel, "[data-message-field]:focus");
    await press("Escape");
    await untilSeen(panel, "[data-composer]:focus");
  });

  it("finds conversations by Ctrl+K, with the keyboard in the field for it", async () => {
    await press("k", "Control");
    await untilSeen(panel, `${LIST} [data-find-conversation]:focus`);
    await press("Escape");
    await untilGone(LIST);
    await untilSeen(panel, "[data-composer]:focus");
  });

  it("offers the contexts by Ctrl+J, and closes them again", async () => {
    await press("j", "Control");
    await untilSeen(panel, "[data-finder]:focus");
    await press("j", "Control");
    await untilGone("[data-finder]");
    // It has the keyboard back a moment later, and would take it from what comes next.
    await untilSeen(panel, "[data-context-menu]:focus");
  });

  it("shows what the model is told by Ctrl+I, and closes it again", async () => {
    await panel.focus("[data-composer]");
    await press("i", "Control");
    await untilSeen(panel, '[data-inspector="typed"]');
    await press("i", "Control");
    await untilGone("[data-inspector]");
    await untilSeen(panel, "[data-composer]:focus");
  });

  it("lists the commands by a slash, and is a question mark while one is written", async () => {
    await writeMessage(panel, "/");
    await untilSeen(panel, "[data-command-list]");
    await press("Backspace");
    await panel.keyboard.type("?");
    expect(await readComposer(panel)).toBe("?");
    expect(await countFloating()).toBe(0);
    await press("Backspace");
  });

  it("lists all of them by ? where nothing is written, and from the menu", async () => {
    await panel.focus("[data-conversation]");
    await panel.keyboard.type("?");
    // The browser tells its own a moment later.
    await panel.waitForFunction(() =>
      [...document.querySelectorAll("[data-shortcuts] kbd")].some(
        (one) => one.textContent === "Alt+J",
      ),
    );
    const keys = await panel.$$eval("[data-shortcuts] kbd", (parts) =>
      parts.map((part) => part.textContent),
    );
    expect(keys).toEqual([
      ...[
        "Enter",
        "Shift+Enter",
        "Esc",
        "↑",
        "Ctrl+K",
        "Ctrl+F",
        "Ctrl+J",
        "Ctrl+I",
        "Ctrl+Shift+L",
      ],
      ...["Alt+N", "/", "@", "?", "Alt+J", "Alt+Shift+L", "Alt+Shift+J", "Not set"],
      ...["Esc", "Tab", "Ctrl+Enter", "Shift+F10"],
    ]);
    const does = await panel.$$eval("[data-shortcuts] tbody th", (parts) =>
      parts.map((part) => part.textContent),
    );
    for (const command of ["Lock Confidant", "Open the side panel", "Open the popup"]) {
      expect(does).toContain(`${command}, anywhere in the browser`);
    }
    expect(await barriers(panel)).toEqual([]);
    await press("Escape");
    await untilGone("[data-shortcuts]");
    await untilSeen(panel, "[data-conversation]:focus");
    await chooseAction(panel, "shortcuts");
    await untilSeen(panel, "[data-shortcuts]");
    await press("Escape");
    await untilGone("[data-shortcuts]");
    await untilSeen(panel, "[data-conversation-menu]:focus");
  });

  it("begins a new conversation by Alt+N", async () => {
    await press("KeyN", "Alt");
    await untilSeen(panel, "[data-empty], main[data-ready]:not(:has(article))");
    await untilSeen(panel, "[data-composer]:focus");
  });
});

describe("behind what is modal", () => {
  it("no key of the page does anything, nor stops a reply", async () => {
    server.setScript("hold");
    const turn = await say(panel, "Go on and on");
    await untilReplyHas(panel, turn, "word5");
    await clickOnceSeen(panel, "[data-conversation-list]");
    await untilSeen(panel, LIST);
    for (const key of ["j", "i", "k"] as const) await press(key, "Control");
    await press("KeyN", "Alt");
    await panel.focus(`${LIST} [role="listbox"]`);
    await panel.keyboard.type("?");
    // What a key opens is there in the next frame, or is still being loaded: the list itself shows.
    await press("Escape");
    await untilGone(LIST);
    expect(await countFloating()).toBe(0);
    expect(await panel.$(`[data-turn="${turn}"][data-status="streaming"]`)).not.toBe(null);
    server.release();
    await untilStatus(panel, turn, "complete");
  });

  it("no key of the page opens anything under a dialog of the browser's own kind", async () => {
    await panel.evaluate(() => {
      const dialog = document.createElement("dialog");
      dialog.id = "over-all";
      document.body.append(dialog);
      dialog.showModal();
    });
    await press("k", "Control");
    // As long as the list takes to be there, and one that was wanted would be.
    await panel.evaluate(
      () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
    );
    expect(await panel.$(LIST)).toBeNull();
    await panel.evaluate(() => document.querySelector("#over-all")?.remove());
    await press("k", "Control");
    await untilSeen(panel, LIST);
    await press("Escape");
    await panel.waitForSelector(LIST, { hidden: true });
  });

  it("the panel can be locked", async () => {
    await clickOnceSeen(panel, "[data-conversation-list]");
    await untilSeen(panel, LIST);
    await press("L", "Control", "Shift");
    await untilSeen(panel, '[data-gate="locked"]');
  });
});
