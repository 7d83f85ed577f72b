import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Id } from "../../src/domain/id";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { makeContext } from "./harness/contexts-page";
import { keptRows } from "./harness/kept-rows";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import { addRedaction } from "./harness/options-page";
import {
  chooseAction,
  messageIds,
  openConversations,
  readConversation,
  say,
  untilChosen,
  untilStatus,
} from "./harness/panel-page";
import { hasKeyboard, tabTo } from "./harness/tab-to";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const PATIENCE = { timeout: 10_000 };
const UNDO = "[data-undo-act]";

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;
let contextId: Id;
let conversationId: Id;

beforeAll(async () => {
  server = await startOllamaServer({ models: [{ name: "calm:1b" }] });
  extension = await launchWithOllama(new URL(server.url).port);
  panel = await extension.openPanel();
  await untilChosen(panel, "calm:1b");
  const opened = await extension.call(panel, "conversation.open", { channel: "side-panel" });
  ({ contextId, id: conversationId } = opened.conversation);
  await makeContext(extension, panel, "Elsewhere");
  await exchange("First?", "One.");
  await exchange("Second?", "Two.");
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
});

async function exchange(text: string, reply: string): Promise<string> {
  server.setScript("reply", { text: reply });
  const turn = await say(panel, text);
  await untilStatus(panel, turn, "complete");
  return turn;
}

async function remove(messageId: string): Promise<void> {
  await clickOnceSeen(panel, `[data-message-menu="${messageId}"]`);
  await clickOnceSeen(panel, '[data-action="delete"]');
  await clickOnceSeen(panel, "[data-delete-confirm]");
  await untilSeen(panel, UNDO);
}

async function undo(): Promise<void> {
  await clickOnceSeen(panel, UNDO);
  await untilSeen(panel, '[data-undo-bar="ended"]');
}

async function untilNotice(text: string): Promise<void> {
  const read = () => panel.$eval("[data-undo-notice]", (notice) => notice.textContent);
  await expect.poll(read, PATIENCE).toBe(text);
}

/** Archives the conversation; resolves once this act, not one before it, is what can be undone. */
async function archiveNow(): Promise<void> {
  await chooseAction(panel, "archive");
  await untilSeen(panel, '[data-storage-note="archived"]');
  await untilSeen(panel, '[data-undo-act][aria-label="Undo: conversation archived"]');
  await panel.waitForSelector('[role="menu"]', { hidden: true });
  await untilKeyboardIs("[data-conversation-menu]");
}

/** What has the keyboard; never the page as such. */
async function untilKeyboardIs(selector: string, page = panel): Promise<void> {
  await expect.poll(() => hasKeyboard(page, selector), PATIENCE).toBe(true);
}

async function untilShown(texts: readonly string[]): Promise<void> {
  await expect.poll(() => readConversation(panel), PATIENCE).toEqual(texts);
}

const ALL = ["First?", "One.", "Second?", "Two."];

describe("a deleted message", () => {
  it("comes back as it was, with everything that went with it", async () => {
    const before = await keptRows(panel);
    await remove((await messageIds(panel))[1] ?? "");
    await untilShown(["First?", "Second?", "Two."]);
    await untilKeyboardIs("[data-composer]");
    await untilNotice("1 message deleted.");
    await undo();
    await untilShown(ALL);
    expect(await keptRows(panel)).toEqual(before);
    const health = await extension.call(panel, "vault.check", {});
    expect(health).toMatchObject({ unreadable: [], mismatched: [] });
  });

  it("comes back by the keyboard alone, which stands where it stood before", async () => {
    await remove((await messageIds(panel)).at(-1) ?? "");
    await untilShown(ALL.slice(0, 3));
    await untilKeyboardIs("[data-composer]");
    await tabTo(panel, UNDO, { isBack: true });
    await panel.keyboard.press("Enter");
    await untilShown(ALL);
    // What Tab had come from, in the foot of the panel.
    await untilKeyboardIs("footer *");
  });

  it("leaves a way to answer where the reply stood, on the branch that is shown", async () => {
    const [, reply = ""] = await messageIds(panel);
    await remove(reply);
    await panel.keyboard.press("Escape");
    server.setScript("reply", { text: "One again." });
    expect(await panel.$(UNDO)).not.toBeNull();
    await clickOnceSeen(panel, `[data-answer="${reply}"]`);
    // The answer stands where the deleted one would have to come back.
    await panel.waitForSelector(UNDO, { hidden: true, timeout: 3_000 });
    await untilStatus(panel, reply, "complete");
    await untilShown(["First?", "One again.", "Second?", "Two."]);
    expect(await panel.$("[data-answer]")).toBeNull();
    expect(await panel.$("[data-branch-switch]")).toBeNull();
  });
});

describe("a conversation", () => {
  it("that was archived comes back", async () => {
    const before = await keptRows(panel);
    await chooseAction(panel, "archive");
    await untilSeen(panel, '[data-storage-note="archived"]');
    await undo();
    await panel.waitForSelector('[data-storage-note="archived"]', { hidden: true });
    expect(await keptRows(panel)).toEqual(before);
  });

  it("that was restored elsewhere meanwhile stays as it is, and the way back tells so", async () => {
    await chooseAction(panel, "archive");
    await untilSeen(panel, UNDO);
    await extension.call(panel, "conversation.archive", { conversationId, archived: false });
    await panel.waitForSelector('[data-storage-note="archived"]', { hidden: true });
    const before = await keptRows(panel);
    await undo();
    await untilNotice("This has changed since, so nothing was undone.");
    expect(await keptRows(panel)).toEqual(before);
  });

  it("that was moved is back where it was", async () => {
    const before = await keptRows(panel);
    await chooseAction(panel, "move");
    await untilSeen(panel, "[data-finder]");
    await panel.keyboard.sendCharacter("Elsewhere");
    await panel.waitForFunction(
      () =>
        document.querySelector('[data-option][aria-selected="true"] bdi')?.textContent ===
        "Elsewhere",
    );
    await panel.keyboard.press("Enter");
    await undo();
    expect(await keptRows(panel)).toEqual(before);
    const list = { contextId, after: null, limit: 9, query: "", archived: false };
    const { conversations } = await extension.call(panel, "conversation.list", list);
    expect(conversations).toHaveLength(1);
  });

  it("that was deleted is back, and shown", async () => {
    const texts = await readConversation(panel);
    const before = await keptRows(panel);
    await chooseAction(panel, "remove");
    await clickOnceSeen(panel, "[data-remove-confirm]");
    await untilShown([]);
    await undo();
    await untilShown(texts);
    const after = await keptRows(panel);
    expect(after).toEqual(expect.arrayContaining(before.filter((line) => !isOfStore(line))));
  });

  it("that was archived in the list comes back there", async () => {
    await openConversations(panel);
    await panel.keyboard.press("ContextMenu");
    await clickOnceSeen(panel, '[data-action="archive"]');
    await untilSeen(panel, `[data-conversation-sheet] ${UNDO}`);
    expect(await hasKeyboard(panel, "body")).toBe(false);
    await undo();
    await expect
      .poll(() => panel.$$eval("[data-conversation-row]", (rows) => rows.length), PATIENCE)
      .toBeGreaterThan(0);
    await panel.keyboard.press("Escape");
  });
});

describe("a temporary conversation", () => {
  it("that was discarded is back with what was said, and shown", async () => {
    await chooseAction(panel, "temporary");
    await untilSeen(panel, '[data-storage-note="temporary"]');
    await exchange("Not kept?", "Not kept.");
    await chooseAction(panel, "discard");
    await clickOnceSeen(panel, "[data-remove-confirm]");
    await panel.waitForSelector('[data-storage-note="temporary"]', { hidden: true });
    await undo();
    await untilSeen(panel, '[data-storage-note="temporary"]');
    await untilShown(["Not kept?", "Not kept."]);
    await chooseAction(panel, "discard");
    await clickOnceSeen(panel, "[data-remove-confirm]");
    await panel.waitForSelector('[data-storage-note="temporary"]', { hidden: true });
  });
});

function isOfStore(line: string): boolean {
  return ["settings", "backups"].includes((JSON.parse(line) as { table: string }).table);
}

describe("the way back", () => {
  it("is offered for as long as somebody is at it, and for ten seconds else", async () => {
    await archiveNow();
    await panel.focus(UNDO);
    const begun = Date.now();
    await panel.waitForFunction((at) => Date.now() - at > 12_000, { timeout: 20_000 }, begun);
    expect(await hasKeyboard(panel, UNDO)).toBe(true);
    await panel.keyboard.press("Enter");
    await panel.waitForSelector('[data-storage-note="archived"]', { hidden: true });
    await panel.waitForSelector("[data-undo-bar]", { hidden: true, timeout: 15_000 });
    await untilKeyboardIs("[data-composer], [data-conversation-menu]");
  });

  it("is told as closed where the worker that held it is gone", async () => {
    await archiveNow();
    await extension.killWorker();
    await undo();
    await untilNotice("It is too late to undo this.");
    await chooseAction(panel, "archive");
    await panel.waitForSelector('[data-storage-note="archived"]', { hidden: true });
  });
});

describe("in the options", () => {
  it("an archived context comes back, and the keyboard is never lost", async () => {
    const page = await extension.openPage(`options.html#contexts/${contextId}`);
    await page.waitForSelector("[data-archive]");
    await clickOnceSeen(page, "[data-archive]");
    await untilSeen(page, UNDO);
    await untilKeyboardIs("h1", page);
    // The page has another button that says Undo.
    const name = await page.$eval(UNDO, (button) => button.getAttribute("aria-label"));
    expect(name).toBe("Undo: context archived");
    await tabTo(page, UNDO);
    await page.keyboard.press("Enter");
    await page.waitForSelector("[data-archive]");
    expect(await hasKeyboard(page, "body")).toBe(false);
    const card = await extension.call(page, "context.get", { id: contextId });
    expect(card.context.archived).toBeNull();
    await page.close();
  });

  it("a text that was hidden is hidden again, in its place", async () => {
    const page = await extension.openPage("options.html#prompt");
    await page.waitForSelector("[data-redaction-text]");
    for (const text of ["Anna", "Berta"]) await addRedaction(page, { text, when: "sent" });
    const read = () =>
      page.$$eval("[data-redaction] bdi", (rules) => rules.map((rule) => rule.textContent));
    await clickOnceSeen(page, "[data-redaction-remove]");
    await expect.poll(read, PATIENCE).toEqual(["Berta"]);
    await clickOnceSeen(page, UNDO);
    await expect.poll(read, PATIENCE).toEqual(["Anna", "Berta"]);
    await page.close();
  });

  it("messages deleted by their age come back", async () => {
    const before = await readConversation(panel);
    const page = await extension.openPage("options.html#data");
    await page.waitForSelector("[data-older-date]");
    const context = `[data-select="older-context"]`;
    // The contexts come after the field.
    await page.waitForSelector(`${context} option[value="${contextId}"]`);
    await page.select(context, contextId);
    const day = new Date(Date.now() + 172_800_000).toISOString().slice(0, 10);
    await page.$eval(
      "[data-older-date]",
      (field, value) => {
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
        set?.call(field, value);
        field.dispatchEvent(new Event("input", { bubbles: true }));
      },
      day,
    );
    await clickOnceSeen(page, "[data-older-ask]");
    await clickOnceSeen(page, "[data-older-confirm]");
    await untilSeen(page, UNDO);
    await untilShown([]);
    await clickOnceSeen(page, UNDO);
    await untilShown(before);
    await page.close();
  });
});
