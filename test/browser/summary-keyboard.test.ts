import type { KeyInput, Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { answerBy } from "./harness/job-script";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import { say, untilChosen, untilStatus, writeMessage } from "./harness/panel-page";

const QUESTION = "מה אוכלות האנפות באגם Zv9t?";
const SUMMARY = "האדם שואל על אנפות באגם Zv9t.";
const EDITED = "האדם אוהב אנפות ואינו רוצה עצות.";

const MARK = "[data-summary-mark] > button";
const UNDO = "[data-summary-dropped] [data-summary-undo]";
const MAX_TABS = 60;

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;

beforeAll(async () => {
  server = await startOllamaServer({
    models: [{ name: "calm:1b", window: 131_072 }],
    script: answerBy(({ job }) => (job === null ? "הן אוכלות דגים." : SUMMARY)),
  });
  extension = await launchWithOllama(new URL(server.url).port);
  panel = await extension.openPanel();
  await untilChosen(panel, "calm:1b");
  for (const text of [QUESTION, "ובחורף?"])
    await untilStatus(panel, await say(panel, text), "complete");
  await writeMessage(panel, "/summary");
  await panel.keyboard.press("Enter");
  await panel.waitForSelector(`${MARK}[aria-expanded="true"]`);
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
});

/** Presses Tab until this has the keyboard; fails where it is not on the way. */
async function tabTo(selector: string, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    if (await hasKeyboard(selector)) return;
    await press(key);
  }
  throw new Error(`Tab does not come to ${selector}`);
}

function hasKeyboard(selector: string): Promise<boolean> {
  return panel.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);
}

/** Keys that are pressed together: "Control+Enter". */
async function press(keys: string): Promise<void> {
  const all = keys.split("+") as KeyInput[];
  const last = all.pop();
  for (const key of all) await panel.keyboard.down(key);
  if (last !== undefined) await panel.keyboard.press(last);
  for (const key of all.reverse()) await panel.keyboard.up(key);
}

/** The direction in which what is shown there reads. */
function directionOf(selector: string): Promise<string> {
  return panel.$eval(selector, (part) => getComputedStyle(part).direction);
}

/** Whether a line that begins with this text begins at the right edge of what it stands in. */
function startsAtRight(selector: string, text: string): Promise<boolean> {
  return panel.$eval(
    selector,
    (part, wanted) => {
      const node = part.firstChild;
      const at = part.textContent?.indexOf(wanted) ?? -1;
      if (node === null || at < 0) return false;
      const first = document.createRange();
      first.setStart(node, at);
      first.setEnd(node, at + 1);
      const padding = Number.parseFloat(getComputedStyle(part).paddingRight);
      // A scroll bar takes its part of the box.
      const edge = part.getBoundingClientRect().left + part.clientWidth - padding;
      return Math.abs(first.getBoundingClientRect().right - edge) < 2;
    },
    text,
  );
}

// One story: each test goes on with the summary that the one before has left, and never by a mouse.
describe("a summary in Hebrew, by the keyboard alone", () => {
  it("reads from right to left where its words do, as the message and its field do", async () => {
    expect(await directionOf("[data-summary-text]")).toBe("rtl");
    expect(await directionOf('[data-role="user"] > p')).toBe("rtl");
    expect(await directionOf(MARK)).toBe("ltr");
    await panel.focus("[data-composer]");
    await tabTo("[data-summary-edit]", "Shift+Tab");
    await press("Enter");
    await panel.waitForSelector("[data-summary-field]:focus");
    expect(await directionOf("[data-summary-field]")).toBe("rtl");
  });

  it("is edited and saved, and the keyboard is back at its mark", async () => {
    await press("Control+a");
    await panel.keyboard.sendCharacter(EDITED);
    await press("Control+Enter");
    await panel.waitForSelector(`${MARK}:focus`);
    expect(await panel.$eval("[data-summary-text]", (part) => part.textContent)).toBe(EDITED);
  });

  it("stays as it was by Escape, and the keyboard is back at its mark", async () => {
    await tabTo("[data-summary-edit]");
    await press("Enter");
    await panel.waitForSelector("[data-summary-field]:focus");
    await press("Escape");
    await panel.waitForSelector(`${MARK}:focus`);
    expect(await panel.$eval("[data-summary-text]", (part) => part.textContent)).toBe(EDITED);
  });

  it("is dropped, and one more key takes that back", async () => {
    await tabTo("[data-summary-drop]");
    await press("Enter");
    await panel.waitForSelector(`${UNDO}:focus`);
    await press("Enter");
    await panel.waitForSelector(`${MARK}:focus`);
    expect(await panel.$eval("[data-summary-text]", (part) => part.textContent)).toBe(EDITED);
  });

  it("is folded and unfolded", async () => {
    await press("Enter");
    await panel.waitForSelector(`${MARK}[aria-expanded="false"]`);
    expect(await panel.$("[data-summary-text]")).toBeNull();
    await press("Space");
    await panel.waitForSelector("[data-summary-text]");
  });
});

describe("the inspector, by the keyboard alone", () => {
  it("opens by the window's bar, shows each text in its direction and the bytes from the left", async () => {
    await panel.focus("[data-composer]");
    await panel.keyboard.sendCharacter(QUESTION);
    await panel.waitForSelector("[data-window-bar]:enabled");
    const bar = await panel.$eval("[data-window-bar]", ({ textContent }) => textContent);
    expect(bar, "the number says what it is of").toMatch(/^Window \d+%$/);
    await tabTo("[data-window-bar]");
    await press("Enter");
    await panel.waitForSelector('[data-inspector="typed"] [data-exact-request]');
    for (const [part, text] of [
      ["summary", EDITED],
      ["message", QUESTION],
    ] as const) {
      await tabTo(`[data-part="${part}"] > button`);
      await press("Enter");
      expect(await startsAtRight(`[data-part="${part}"] [data-long-text]`, text), part).toBe(true);
    }
    expect(await directionOf("[data-exact-request] [data-long-text]")).toBe("ltr");
  });

  it("closes by Escape, and the keyboard is back at the window's bar", async () => {
    await press("Escape");
    await panel.waitForSelector("[data-inspector]", { hidden: true });
    await panel.waitForSelector("[data-window-bar]:focus");
    expect(
      await panel.$eval("[data-composer]", (field) => (field as HTMLTextAreaElement).value),
    ).toBe(QUESTION);
  });
});
