import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Id } from "../../src/domain/id";
import { makeContext } from "./harness/contexts-page";
import { deferCalls } from "./harness/hold-calls";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";
import {
  chooseAction,
  openConversations,
  readConversation,
  say,
  switchContext,
  untilContext,
  untilStatus,
} from "./harness/panel-page";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const PATIENCE = { timeout: 10_000 };
const COUNT = 60;
/** What the panel may hold of a long list at once. */
const MOST_ROWS = 40;

let extension: RunningExtension;
let panel: Page;
let contextId: Id;

beforeAll(async () => {
  extension = await launchWithOllama(NO_SERVER);
  panel = await extension.openPanel();
  const opened = await extension.call(panel, "conversation.open", { channel: "side-panel" });
  contextId = opened.conversation.contextId;
  await fill();
  await makeContext(extension, panel, "Elsewhere");
});

afterAll(() => extension?.close());

/** Stores conversations as an import does, the one of rank 0 last. */
async function fill(): Promise<void> {
  const source = "chatgpt";
  const { base } = await extension.call(panel, "import.begin", { contextId, source });
  const createdAt = Date.UTC(2024, 0, 1);
  const conversations = Array.from({ length: COUNT }, (_, rank) => ({
    id: `c${rank}`,
    title: `About bird ${rank}`,
    createdAt,
    updatedAt: createdAt - rank * 60_000,
    messages: [
      { id: `q${rank}`, previous: null, role: "user" as const, text: `Ask ${rank}` },
      { id: `a${rank}`, previous: `q${rank}`, role: "assistant" as const, text: `Say ${rank}` },
    ].map((message) => ({ ...message, createdAt, model: "" })),
    leaf: null,
    rank,
  }));
  const input = { contextId, source, base, conversations } as const;
  const { results } = await extension.call(panel, "import.add", input);
  expect(results.filter(({ result }) => result === "added")).toHaveLength(COUNT);
}

/** The titles on the page, top to bottom, as far as they are laid out. */
function readTitles(): Promise<string[]> {
  return panel.$$eval("[data-conversation-row]", (rows) =>
    rows
      .map((row) => ({ top: row.getBoundingClientRect().top, row }))
      .sort((one, other) => one.top - other.top)
      .map(({ row }) => row.querySelector("bdi")?.textContent ?? ""),
  );
}

/** Closes the list; resolves once the keyboard is back, which comes a moment after the list is gone. */
async function closeList(): Promise<void> {
  await panel.keyboard.press("Escape");
  await panel.waitForSelector("[data-conversation-sheet]", { hidden: true });
  await untilSeen(panel, "[data-conversation-list]:focus");
}

/** Resolves once the question is gone and the keyboard is back at the menu. */
async function untilAnswered(): Promise<void> {
  await panel.waitForSelector("[data-small-dialog]", { hidden: true });
  await untilSeen(panel, "[data-conversation-menu]:focus");
}

/** Finds a conversation by its title and shows it. */
async function show(title: string): Promise<void> {
  await openConversations(panel);
  await panel.keyboard.sendCharacter(title);
  await expect.poll(readTitles, PATIENCE).toEqual([title]);
  await panel.keyboard.press("Enter");
  await panel.waitForSelector("[data-conversation-sheet]", { hidden: true });
  await untilTitle(title);
  await untilSeen(panel, "[data-composer]:focus");
}

async function untilTitle(title: string): Promise<void> {
  await panel.waitForFunction(
    (wanted) => document.querySelector("[data-conversation-title]")?.textContent === wanted,
    {},
    title,
  );
}

describe("the list of conversations", () => {
  it("M-083 holds few rows at a time, and comes to the oldest of sixty", async () => {
    await openConversations(panel);
    expect((await readTitles())[0]).not.toBe("");
    const most = { rows: 0 };
    await expect
      .poll(async () => {
        const titles = await readTitles();
        most.rows = Math.max(most.rows, titles.length);
        await panel.keyboard.press("End");
        return titles;
      }, PATIENCE)
      .toContain(`About bird ${COUNT - 1}`);
    expect(most.rows).toBeGreaterThan(5);
    expect(most.rows).toBeLessThan(MOST_ROWS);
    await closeList();
  });

  it("stands newest first, also after a message made an old one the newest", async () => {
    await show("About bird 41");
    await untilStatus(panel, await say(panel, "What can you do?"), "complete");
    await openConversations(panel);
    await expect
      .poll(async () => (await readTitles()).filter((title) => title !== "New conversation")[0])
      .toBe("About bird 41");
    await closeList();
  });

  it("finds by a part of the title, and Enter shows what was found", async () => {
    await show("About bird 37");
    expect(await readConversation(panel)).toEqual(["Ask 37", "Say 37"]);
  });

  it("keeps an Enter until what was looked for is there, and takes no row of before", async () => {
    await openConversations(panel);
    const { letGo } = await deferCalls(panel, "conversation.list");
    await panel.keyboard.sendCharacter("About bird 36");
    await panel.keyboard.press("Enter");
    await letGo();
    await panel.waitForSelector("[data-conversation-sheet]", { hidden: true });
    await untilTitle("About bird 36");
  });

  it("says so where nothing is found", async () => {
    await openConversations(panel);
    await panel.keyboard.sendCharacter("no such title");
    await expect
      .poll(() => panel.$eval("[data-conversation-sheet]", (sheet) => sheet.textContent), PATIENCE)
      .toContain("Nothing has these words.");
    expect(await readTitles()).toEqual([]);
    await closeList();
  });
});

describe("a conversation", () => {
  it("stands first once it is pinned", async () => {
    await show("About bird 50");
    await chooseAction(panel, "pin");
    await openConversations(panel);
    await expect.poll(async () => (await readTitles())[0], PATIENCE).toBe("About bird 50");
    await closeList();
  });

  it("is called what it was renamed to, in the header and in the list", async () => {
    await show("About bird 51");
    await chooseAction(panel, "rename");
    await untilSeen(panel, "[data-text-question]");
    await panel.keyboard.sendCharacter("Herons at dusk");
    await panel.keyboard.press("Enter");
    await untilTitle("Herons at dusk");
    await untilAnswered();
    await show("Herons at dusk");
    expect(await readConversation(panel)).toEqual(["Ask 51", "Say 51"]);
  });

  it("M-087 is found by its tags", async () => {
    await show("About bird 52");
    await chooseAction(panel, "tags");
    await untilSeen(panel, "[data-text-question]");
    await panel.keyboard.sendCharacter("wetland, dusk");
    await panel.keyboard.press("Enter");
    await untilAnswered();
    await openConversations(panel);
    await panel.keyboard.sendCharacter("wetland");
    await expect.poll(readTitles, PATIENCE).toEqual(["About bird 52"]);
    await closeList();
  });

  it("is answered by another context once it was moved there, and is listed there", async () => {
    await show("About bird 53");
    await chooseAction(panel, "move");
    await untilSeen(panel, "[data-small-dialog] [data-finder]");
    await panel.keyboard.sendCharacter("Elsewhere");
    await panel.waitForFunction(() => document.querySelectorAll("[data-option]").length === 1);
    await panel.keyboard.press("Enter");
    await untilContext(panel, "Elsewhere");
    await untilAnswered();
    await openConversations(panel);
    await expect.poll(readTitles, PATIENCE).toContain("About bird 53");
    expect(await readTitles()).not.toContain("About bird 50");
    await closeList();
    await switchContext(panel, "Confidant");
  });

  it("is archived and restored whole", async () => {
    await show("About bird 54");
    await chooseAction(panel, "archive");
    await untilSeen(panel, '[data-storage-note="archived"]');
    await openConversations(panel);
    await panel.keyboard.sendCharacter("bird 54");
    // What is looked for is found there, too, and marked.
    await expect.poll(readTitles, PATIENCE).toEqual(["About bird 54"]);
    await untilSeen(panel, "[data-conversation-row] [data-aside]");
    await closeList();
    await chooseAction(panel, "archive");
    await panel.waitForSelector("[data-storage-note]", { hidden: true });
    expect(await readConversation(panel)).toEqual(["Ask 54", "Say 54"]);
  });

  it("is deleted only after it was told how much goes", async () => {
    await show("About bird 55");
    await chooseAction(panel, "remove");
    await untilSeen(panel, "[data-remove-confirm]");
    const shown = await panel.$eval("[data-small-dialog]", (dialog) => dialog.textContent ?? "");
    expect(shown).toContain("About bird 55");
    expect(shown).toContain("2 messages");
    await clickOnceSeen(panel, "[data-remove-confirm]");
    await panel.waitForSelector("[data-small-dialog]", { hidden: true });
    await untilSeen(panel, "[data-composer]:focus");
    await expect.poll(() => readConversation(panel), PATIENCE).not.toContain("Ask 55");
    const input = { contextId: null, after: null, limit: 100, query: "bird 55", archived: true };
    expect(await extension.call(panel, "conversation.list", input)).toMatchObject({
      conversations: [],
    });
  });
});

describe("the keys of the side panel", () => {
  it("begin another conversation by Alt+N, and only one while nothing is said in it", async () => {
    await show("About bird 10");
    const { total } = await counted();
    for (const expected of [total + 1, total + 1]) {
      await panel.keyboard.down("Alt");
      await panel.keyboard.press("KeyN");
      await panel.keyboard.up("Alt");
      await expect.poll(() => readConversation(panel), PATIENCE).toEqual([]);
      await untilSeen(panel, "[data-composer]:focus");
      expect((await counted()).total).toBe(expected);
    }
  });

  it("switch to another context by Ctrl+J, its name and Enter", async () => {
    await switchContext(panel, "Elsewhere");
    expect(await panel.evaluate(() => document.activeElement?.matches("[data-composer]"))).toBe(
      true,
    );
    await switchContext(panel, "Confidant");
  });
});

function counted() {
  return extension.call(panel, "conversation.count", { contextId });
}
