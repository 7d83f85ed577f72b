import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HOSTILE, makeHostile, makeWideTable } from "../builders/hostile-markup";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { holdsText, setUpByPassphrase, typePassphrase, untilGate } from "./harness/gate-page";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import { say, untilChosen, untilReplyHas } from "./harness/panel-page";

const PASSPHRASE = "seven quiet herons at dusk";
const SAID = "farewell-canary";
const LENGTH = 200_000;
const CHUNK = 4_000;

/** What takes the lexer, the layout and the page's steps the longest. */
const TEXTS: Readonly<Record<string, string>> = {
  "nested list marks": makeHostile(HOSTILE["nested list marks"] ?? "", LENGTH),
  "indented list lines": makeHostile(HOSTILE["indented list lines"] ?? "", LENGTH),
  fences: makeHostile(HOSTILE.fences ?? "", LENGTH),
  "a wide table": makeWideTable(2_000, LENGTH),
};

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;
let tab: Page;

beforeAll(async () => {
  server = await startOllamaServer();
  extension = await launchWithOllama(new URL(server.url).port, { setUp: false });
  panel = await extension.openPanel({ gate: "new" });
  await setUpByPassphrase(panel, PASSPHRASE);
  await untilChosen(panel, "llama3.2:latest");
  tab = await extension.openPage("sidepanel.html");
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
});

/** Notes each moment at which a page that shows the lock shows a word of the reply as well. */
function watchLocked(page: Page): Promise<void> {
  return page.evaluate((said) => {
    const seen: string[] = [];
    Reflect.set(globalThis, "shownLocked", seen);
    const look = () => {
      const isLocked = document.querySelector('[data-gate="locked"]') !== null;
      if (isLocked && document.body.textContent?.includes(said)) seen.push("shown");
    };
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    new MutationObserver(look).observe(document.documentElement, all);
  }, SAID);
}

/** No page has to draw what the test before has said. */
async function beginAnew(page: Page): Promise<void> {
  await page.focus("[data-composer]");
  await page.keyboard.sendCharacter("/new");
  await page.keyboard.press("Enter");
  await page.waitForSelector("[data-turn]", { hidden: true });
}

describe("a lock while a hostile reply streams", () => {
  it.each(Object.keys(TEXTS))("leaves nothing of it in any page: %s", async (name) => {
    const text = TEXTS[name] ?? "";
    const line = `${SAID}\n\n`;
    let isOver = false;
    await beginAnew(panel);
    server.setScript(async (chat) => {
      await chat.send(chat.line({ text: line }));
      for (let at = 0; at < text.length && !isOver; at += CHUNK) {
        await chat.send(chat.line({ text: text.slice(at, at + CHUNK) + line }));
        await chat.sleep(50);
      }
      chat.response.end(chat.doneLine({ done_reason: "stop" }));
    });
    const turn = await say(panel, "Say it");
    await untilReplyHas(panel, turn, SAID);
    // It shows the conversation that was last said something in.
    await tab.reload();
    await untilReplyHas(tab, turn, SAID);
    await Promise.all([panel, tab].map(watchLocked));
    await extension.call(tab, "vault.lock", {});
    await Promise.all([panel, tab].map((page) => untilGate(page, "locked")));
    for (const page of [panel, tab]) {
      expect(await holdsText(page, SAID)).toBe(false);
      expect(await page.evaluate(() => Reflect.get(globalThis, "shownLocked"))).toEqual([]);
    }
    // The server went on until here.
    isOver = true;
    await typePassphrase(panel, PASSPHRASE);
    await Promise.all([panel, tab].map((page) => page.waitForSelector("main[data-ready]")));
  });
});
