import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { makeContext } from "./harness/contexts-page";
import { pressButton, untilGone, untilSomewhere } from "./harness/keyboard-focus";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import {
  chooseAction,
  newTurn,
  openConversations,
  say,
  turnIds,
  untilChosen,
  untilContext,
  untilReplyHas,
  untilStatus,
  writeMessage,
} from "./harness/panel-page";
import { hasKeyboard } from "./harness/tab-to";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;

beforeAll(async () => {
  server = await startOllamaServer({ models: [{ name: "calm:1b" }] });
  extension = await launchWithOllama(new URL(server.url).port);
  panel = await extension.openPanel();
  await untilChosen(panel, "calm:1b");
});

afterAll(async () => {
  await extension.close();
  await server.close();
});

/** Presses a button that answers anew; resolves with the new turn once it is whole. */
async function answerBy(selector: string): Promise<string> {
  const before = await turnIds(panel);
  await pressButton(panel, selector);
  const turn = await newTurn(panel, before);
  await untilStatus(panel, turn, "complete");
  return turn;
}

/** The newest reply: once it is deleted, an earlier answer to the same may be shown in its place. */
async function lastReply(): Promise<string> {
  return `article[data-turn="${(await turnIds(panel)).at(-1)}"]`;
}

async function closeList(): Promise<void> {
  await panel.keyboard.press("Escape");
  await untilGone(panel, "[data-conversation-sheet]");
  await untilSomewhere(panel);
}

describe("the keyboard has a place on the side panel", () => {
  it("after Stop, Continue, Retry and Regenerate", async () => {
    server.setScript("hold");
    const stopped = await say(panel, "Hold on");
    await untilReplyHas(panel, stopped, "word5");
    await pressButton(panel, "[data-stop]");
    await untilStatus(panel, stopped, "cancelled");
    await untilSomewhere(panel);
    server.setScript("reply", { text: "And so on." });
    await pressButton(panel, `[data-continue="${stopped}"]`);
    await untilStatus(panel, stopped, "complete");
    await untilSeen(panel, "[data-answer-again]");
    await untilSomewhere(panel);
    server.setScript("status", { status: 500 });
    const failed = await say(panel, "Fail once");
    await untilStatus(panel, failed, "failed");
    server.setScript("reply", { text: "Here it is." });
    const retried = await answerBy(`[data-retry="${failed}"]`);
    await untilSomewhere(panel);
    await answerBy(`[data-answer-again="${retried}"]`);
    await untilSomewhere(panel);
    expect(await hasKeyboard(panel, "[data-composer]")).toBe(true);
  });

  it.each([
    ["[data-conversation-list]", "[data-conversation-sheet]"],
    ["[data-conversation-menu]", '[role="menu"]'],
    ["[data-context-menu]", '[role="dialog"]'],
    ["[data-lock-state]", '[role="dialog"]'],
    ["[data-model-button]", '[role="dialog"]'],
    ["[data-window-bar]", "[data-inspector]"],
    ["[data-inspect]", "[data-inspector]"],
    ["[data-message-menu]", '[role="menu"]'],
    ["[data-edit]", "[data-message-field]"],
  ])("when what %s opens is closed", async (button, opened) => {
    await pressButton(panel, button);
    await untilSeen(panel, opened);
    await panel.keyboard.press("Escape");
    await untilGone(panel, opened);
    await untilSomewhere(panel);
  });

  it.each(["rename", "tags", "move", "remove"])(
    "when the question of %s is left, from the menu and from the list's",
    async (action) => {
      const leave = async () => {
        await pressButton(panel, `[data-action="${action}"]`);
        await untilSeen(panel, "[data-small-dialog]");
        await untilSomewhere(panel);
        await panel.keyboard.press("Escape");
        await untilGone(panel, "[data-small-dialog]");
        await untilSomewhere(panel);
      };
      await pressButton(panel, "[data-conversation-menu]");
      await leave();
      await openConversations(panel);
      await clickOnceSeen(panel, "[data-row-menu]");
      await leave();
      await closeList();
    },
  );

  it("when a row's menu is left", async () => {
    await openConversations(panel);
    await clickOnceSeen(panel, "[data-row-menu]");
    await untilSeen(panel, '[role="menu"]');
    await panel.keyboard.press("Escape");
    await untilGone(panel, '[role="menu"]');
    await untilSomewhere(panel);
    await closeList();
  });

  it.each(["rename", "tags", "remove"])("when %s is cancelled by its button", async (action) => {
    await pressButton(panel, "[data-conversation-menu]");
    await pressButton(panel, `[data-action="${action}"]`);
    await pressButton(panel, "[data-small-dialog] [data-cancel]");
    await untilGone(panel, "[data-small-dialog]");
    await untilSomewhere(panel);
  });

  it.each(["rename", "tags"])("when %s is saved", async (action) => {
    await pressButton(panel, "[data-conversation-menu]");
    await pressButton(panel, `[data-action="${action}"]`);
    await untilSeen(panel, "[data-small-dialog] input:focus");
    await panel.keyboard.sendCharacter(" kept");
    await panel.keyboard.press("Enter");
    await untilGone(panel, "[data-small-dialog]");
    await untilSomewhere(panel);
  });

  it("when the conversation is moved", async () => {
    await makeContext(extension, panel, "Elsewhere");
    await pressButton(panel, "[data-conversation-menu]");
    await pressButton(panel, '[data-action="move"]');
    await untilSeen(panel, "[data-small-dialog] [data-option]");
    await panel.keyboard.sendCharacter("Elsewhere");
    await panel.waitForFunction(
      () =>
        document.querySelector('[data-option][aria-selected="true"] bdi')?.textContent ===
        "Elsewhere",
    );
    await panel.keyboard.press("Enter");
    await untilGone(panel, "[data-small-dialog]");
    await untilSomewhere(panel);
    await untilContext(panel, "Elsewhere");
    await untilSomewhere(panel);
  });

  it("when a list is opened again in the moment that it closes", async () => {
    await clickOnceSeen(panel, "[data-context-name]");
    await untilSeen(panel, "[data-finder]:focus");
    // What is still appearing goes only once it is there.
    await panel.waitForFunction(() => document.getAnimations().length === 0);
    const has = await panel.evaluate(async () => {
      const press = (init: KeyboardEventInit) =>
        (document.activeElement ?? document.body).dispatchEvent(
          new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init }),
        );
      const first = document.querySelector("[data-finder]");
      press({ key: "Escape" });
      for (let at = 0; at < 1_000 && first?.isConnected; at += 1) await Promise.resolve();
      const wasClosed = first?.isConnected === false;
      press({ key: "j", code: "KeyJ", ctrlKey: true });
      // What gives the keyboard back is a task that was asked for before this one.
      await new Promise((resolve) => setTimeout(resolve));
      return [wasClosed, document.activeElement?.matches("[data-finder]")];
    });
    expect(has).toEqual([true, true]);
    await panel.keyboard.press("Escape");
    await untilGone(panel, "[data-finder]");
  });

  it("when the deletion of a message is cancelled", async () => {
    await pressButton(panel, '[data-role="assistant"]:last-of-type [data-message-menu]');
    await pressButton(panel, '[data-action="delete"]');
    await pressButton(panel, "[data-small-dialog] [data-cancel]");
    await untilGone(panel, "[data-small-dialog]");
    await untilSomewhere(panel);
  });

  it("when a message is deleted, and when a card or a notice is dismissed", async () => {
    const deleted = await lastReply();
    await pressButton(panel, '[data-role="assistant"]:last-of-type [data-message-menu]');
    await pressButton(panel, '[data-action="delete"]');
    await pressButton(panel, "[data-delete-confirm]");
    await untilGone(panel, deleted);
    await untilSomewhere(panel);
    await writeMessage(panel, "/status");
    await panel.keyboard.press("Enter");
    await pressButton(panel, "[data-command-card] [data-dismiss]");
    await untilGone(panel, "[data-command-card]");
    await untilSomewhere(panel);
  });

  it("when its window is not the active one, where the browser tells nobody that it moves", async () => {
    await panel.focus("[data-composer]");
    await panel.emulateFocusedPage(false);
    const tab = await extension.openPage("options.html");
    await tab.bringToFront();
    expect(await panel.evaluate(() => document.hasFocus())).toBe(false);
    const deleted = await lastReply();
    const press = async (selector: string) => {
      await untilSeen(panel, selector);
      await panel.$eval(selector, (button) => {
        (button as HTMLElement).focus();
        (button as HTMLElement).click();
      });
    };
    await press('[data-role="assistant"]:last-of-type [data-message-menu]');
    await press('[data-action="delete"]');
    await press("[data-delete-confirm]");
    await untilGone(panel, deleted);
    await press("[data-undo-bar] button:last-of-type");
    await untilGone(panel, "[data-undo-bar]");
    await untilSomewhere(panel);
    await panel.emulateFocusedPage(true);
    await tab.close();
  });

  it("when what had it stops to work, and when it works again", async () => {
    const look = "[data-look-again]";
    server.setScript("reply", { text: "Fine." });
    await pressButton(panel, "[data-model-button]");
    await untilSeen(panel, look);
    await pressButton(panel, look);
    await untilSeen(panel, `${look}:enabled`);
    await untilSomewhere(panel);
    await panel.keyboard.press("Escape");
    await untilGone(panel, look);
    await untilSomewhere(panel);
  });

  it("when a conversation goes from the list, or the one that is shown goes", async () => {
    await chooseAction(panel, "new");
    // What is written before the new one shows is a draft of the former.
    await untilGone(panel, "article[data-message]");
    await untilStatus(panel, await say(panel, "Another one"), "complete");
    await openConversations(panel);
    await panel.waitForFunction(
      () => document.querySelectorAll("[data-conversation-row]").length > 1,
    );
    const other = '[data-conversation-row][aria-current="false"]';
    await clickOnceSeen(panel, `${other} [data-row-menu]`);
    await pressButton(panel, '[data-action="remove"]');
    await pressButton(panel, "[data-remove-confirm]");
    await untilGone(panel, other);
    await untilSomewhere(panel);
    await closeList();
    const shown = await panel.$eval("article[data-message]", (one) =>
      one.getAttribute("data-message"),
    );
    await chooseAction(panel, "remove");
    await pressButton(panel, "[data-remove-confirm]");
    await untilGone(panel, `[data-message="${shown}"]`);
    await untilSomewhere(panel);
  });
});
