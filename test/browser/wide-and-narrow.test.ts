import type { Page, Target } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { barriers } from "./harness/barriers";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";
import {
  chooseAction,
  openConversations,
  readConversation,
  say,
  untilStatus,
} from "./harness/panel-page";
import { untilSeen } from "./harness/until-seen";

const QUESTION = "What can you do?";
const LONG_TITLE = `Heron ${"n".repeat(10_240)}`;

let extension: RunningExtension;
let panel: Page;

beforeAll(async () => {
  extension = await launchWithOllama(NO_SERVER);
  panel = await extension.openPanel();
  await untilStatus(panel, await say(panel, QUESTION), "complete");
  await importLongTitle();
});

afterAll(() => extension?.close());

/** From somewhere else, where titles may be of any length. */
async function importLongTitle(): Promise<void> {
  const opened = await extension.call(panel, "conversation.open", { channel: "side-panel" });
  const { contextId } = opened.conversation;
  const source = "chatgpt" as const;
  const { base } = await extension.call(panel, "import.begin", { contextId, source });
  const createdAt = Date.UTC(2024, 0, 1);
  const message = { id: "q", previous: null, role: "user" as const, text: "Ask", model: "" };
  const conversation = {
    ...{ id: "c", title: LONG_TITLE, createdAt, updatedAt: createdAt, leaf: null, rank: 0 },
    messages: [{ ...message, createdAt }],
  };
  const input = { contextId, base, conversations: [conversation] };
  const { results } = await extension.call(panel, "import.add", { ...input, source });
  expect(results.map(({ result }) => result)).toEqual(["added"]);
}

/** How many pixels a page is wider than its window. */
function sticksOut(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

function isInWindow(page: Page, selector: string): Promise<boolean> {
  return page.$eval(selector, (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  });
}

it("opens in a tab by the menu: the same conversation, in a column that can be read", async () => {
  const isPanel = (target: Target) => target.url().endsWith("/sidepanel.html");
  const before = extension.browser.targets().filter(isPanel);
  const opening = extension.browser.waitForTarget(
    (target) => isPanel(target) && !before.includes(target),
  );
  await chooseAction(panel, "tab");
  const tab = await (await opening).asPage();
  await tab.setViewport({ width: 1280, height: 800 });
  await untilSeen(tab, "main[data-ready]");
  await expect.poll(() => readConversation(tab)).toContain(QUESTION);
  const width = await tab.$eval("[data-reply-text]", (one) => one.getBoundingClientRect().width);
  expect(width).toBeLessThan(800);
  const sides = (selector: string) =>
    tab.$eval(selector, (one) => ({ at: one.getBoundingClientRect().x, width: one.clientWidth }));
  const [column, foot] = [await sides("[data-conversation] > div"), await sides("footer")];
  expect(foot.width, "what is written stands below what was said").toBe(column.width);
  // The one may have a scroll bar beside it.
  expect(Math.abs(foot.at - column.at)).toBeLessThanOrEqual(8);
  expect(await barriers(tab)).toEqual([]);
  await untilStatus(tab, await say(tab, "And what else?"), "complete");
  await expect.poll(() => readConversation(panel)).toContain("And what else?");
  await tab.close();
  await panel.bringToFront();
});

it("where there is room the list stands beside the conversation, and follows what is said", async () => {
  await panel.setViewport({ width: 1280, height: 800 });
  const side = "[data-conversation-side]";
  await untilSeen(panel, `${side} [data-conversation-row]`);
  expect(await panel.evaluate(() => document.activeElement?.closest("aside"))).toBeNull();
  const lastWords = () =>
    panel.$$eval(`${side} [data-last-words]`, (all) => all.map((one) => one.textContent));
  const before = (await lastWords())[0];
  await untilStatus(panel, await say(panel, "How is it kept?"), "complete");
  await expect.poll(async () => (await lastWords())[0]).not.toBe(before);
  expect(await barriers(panel)).toEqual([]);
  const { right } = await boxOf(side);
  expect((await boxOf("main")).left).toBeGreaterThanOrEqual(right);
  await panel.keyboard.press("Escape");
  await chooseAction(panel, "search");
  await panel.waitForFunction(
    () => document.activeElement?.matches("aside [data-find-conversation]") === true,
  );
  await panel.keyboard.type("Heron");
  await panel.waitForFunction(
    () => document.querySelectorAll("aside [data-conversation-row]").length === 1,
  );
  await panel.keyboard.press("Enter");
  await expect.poll(() => readConversation(panel)).not.toContain(QUESTION);
  expect(await panel.$("[data-conversation-sheet]")).toBeNull();
  await panel.click(`${side} [data-find-conversation]`, { count: 3 });
  await panel.keyboard.press("Backspace");
  await panel.waitForFunction(
    () => document.querySelectorAll("aside [data-conversation-row]").length === 2,
  );
  await panel.click(`${side} [data-conversation-row]`);
  await expect.poll(() => readConversation(panel)).toContain(QUESTION);
  await panel.setViewport({ width: 800, height: 600 });
  await panel.waitForSelector(side, { hidden: true });
});

function boxOf(selector: string) {
  return panel.$eval(selector, (one) => {
    const { left, right } = one.getBoundingClientRect();
    return { left, right };
  });
}

it("a conversation stands in the list under its day, with what was said in it last", async () => {
  await openConversations(panel);
  const groups = () =>
    panel.$$eval("[data-list-group]", (all) => all.map((one) => one.textContent));
  await expect.poll(groups).toEqual(["today", "January 2024"]);
  const last = () => panel.$$eval("[data-last-words]", (all) => all.map((one) => one.textContent));
  await expect.poll(async () => (await last())[1]).toBe("Ask");
  expect(await last()).toHaveLength(2);
});

it("a title of 10 KB keeps to its row", async () => {
  const titles = await panel.$$eval("[data-conversation-row] div bdi", (all) =>
    all.map((one) => one.textContent ?? ""),
  );
  expect(titles[1]).toMatch(/^Heron n+/);
  expect(await sticksOut(panel)).toBe(0);
  const widths = await panel.$$eval("[data-conversation-row]", (all) =>
    all.map((row) => row.getBoundingClientRect().right <= innerWidth),
  );
  expect(widths).toEqual([true, true]);
  await panel.keyboard.press("Escape");
  await panel.waitForSelector("[data-conversation-sheet]", { hidden: true });
});

it("at a zoom of 400 % nothing sticks out, and what is written can be seen and sent", async () => {
  // A window of 1280 by 1024 px.
  await panel.setViewport({ width: 320, height: 256, deviceScaleFactor: 4 });
  expect(await sticksOut(panel)).toBe(0);
  for (const part of ["[data-composer]", "[data-conversation-menu]"]) {
    expect(await isInWindow(panel, part), part).toBe(true);
  }
  await untilStatus(panel, await say(panel, "Once more?"), "complete");
});

it("with texts a third longer nothing sticks out at 360 px: panel, list, menu and model", async () => {
  await panel.setViewport({ width: 360, height: 740 });
  await panel.evaluate(() => localStorage.setItem("language", "en-XA"));
  await panel.reload();
  await untilSeen(panel, "main[data-ready]");
  for (const [button, opened] of [
    ["[data-conversation-list]", "[data-conversation-sheet]"],
    ["[data-conversation-menu]", '[role="menu"]'],
    ["[data-model-button]", '[role="dialog"]'],
    ["[data-window-bar]", "[data-inspector]"],
  ] as const) {
    expect(await sticksOut(panel), button).toBe(0);
    await panel.click(button);
    await untilSeen(panel, opened);
    expect(await sticksOut(panel), opened).toBe(0);
    await panel.keyboard.press("Escape");
    await panel.waitForSelector(opened, { hidden: true });
  }
});

it("says by a frame where files that are held over the panel go, until they are let go or taken away", async () => {
  const drag = (kind: string) =>
    panel.evaluate((name) => {
      const held = new DataTransfer();
      held.items.add(new File(["seen"], "seen.txt", { type: "text/plain" }));
      const event = { bubbles: true, cancelable: true, dataTransfer: held, relatedTarget: null };
      document.body.dispatchEvent(new DragEvent(name, event));
    }, kind);
  await drag("dragover");
  await untilSeen(panel, "[data-drop-here]");
  await drag("dragleave");
  await panel.waitForSelector("[data-drop-here]", { hidden: true });
  await drag("dragover");
  await untilSeen(panel, "[data-drop-here]");
  await drag("drop");
  await panel.waitForSelector("[data-drop-here]", { hidden: true });
  await untilSeen(panel, "form [data-attachment]");
});
