import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeCanaries, needlesOf } from "../at-rest/canaries";
import { searchProfile } from "../at-rest/search-profile";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { hasText, typePassphrase, untilGate } from "./harness/gate-page";
import { turnBodies } from "./harness/heard";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import {
  closePanel,
  openConversations,
  readConversation,
  say,
  untilChosen,
  untilStatus,
  writeMessage,
} from "./harness/panel-page";
import { readRows } from "./harness/read-rows";
import { untilSeen } from "./harness/until-seen";

const PASSPHRASE = "seven quiet herons at dusk";
const PATIENCE = { timeout: 10_000 };
const { message: QUESTION, reply: ANSWERED } = makeCanaries();

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;
let rowsBefore: string;

beforeAll(async () => {
  server = await startOllamaServer({ models: [{ name: "calm:1b" }] });
  extension = await launchWithOllama(new URL(server.url).port, {
    setUp: { kind: "passphrase", passphrase: PASSPHRASE },
  });
  panel = await extension.openPanel();
  await untilChosen(panel, "calm:1b");
  await untilStatus(panel, await say(panel, "Kept"), "complete");
  // Written once the app is open and quiet: the passphrase's own file.
  while ((await extension.call(panel, "backup.status", {})).keyFile?.isCurrent !== true) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  rowsBefore = await readRows(panel);
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
});

async function exchange(text: string, reply: string): Promise<void> {
  server.setScript("reply", { text: reply });
  await untilStatus(panel, await say(panel, text), "complete");
}

function readSession(): Promise<string> {
  return panel.evaluate(async () => JSON.stringify(await chrome.storage.session.get(null)));
}

/** What a worker that died amid the lock has left: a conversation, named by the index or not. */
async function leaveBehind(): Promise<void> {
  await panel.evaluate(async (held) => {
    const id = crypto.randomUUID();
    await chrome.storage.session.set({ [`temporary:${id}`]: held, temporary: [id] });
  }, QUESTION);
}

// One story: what is said here goes from one test to the next, and is gone after the last.
describe("a temporary conversation", () => {
  it("begins by its command, says so, and is answered as any other", async () => {
    await writeMessage(panel, "/temp");
    await panel.keyboard.press("Enter");
    await untilSeen(panel, '[data-storage-note="temporary"]');
    await expect.poll(() => readConversation(panel), PATIENCE).toEqual([]);
    const means = await panel.$eval("[data-empty]", (empty) => empty.textContent);
    expect(means).toContain("With a model on this machine");
    expect(means).not.toContain("sealed");
    await exchange(QUESTION, ANSWERED);
    expect(await readConversation(panel)).toEqual([QUESTION, ANSWERED]);
  });

  it("is still there after the worker was stopped, and the model hears all of it", async () => {
    await extension.killWorker();
    await exchange("Go on", "And on.");
    expect(await readConversation(panel)).toEqual([QUESTION, ANSWERED, "Go on", "And on."]);
    const heard = turnBodies(server).at(-1) ?? "";
    expect(heard).toContain(QUESTION);
    expect(heard).toContain(ANSWERED);
    expect(heard).not.toContain("Kept");
  });

  it("is not listed among the stored ones, and changes no row of the database", async () => {
    const input = { contextId: null, after: null, limit: 100, query: "", archived: true };
    const { conversations } = await extension.call(panel, "conversation.list", input);
    expect(conversations.map(({ conversation }) => conversation.temporary)).not.toContain(true);
    expect(await readRows(panel)).toBe(rowsBefore);
  });

  it("changes that database as soon as something is said that is kept", async () => {
    const tab = await extension.openPage("sidepanel.html");
    await tab.waitForSelector("main[data-ready]");
    server.setScript("reply", { text: "Kept, too." });
    await untilStatus(tab, await say(tab, "Another one"), "complete");
    expect(await readRows(panel)).not.toBe(rowsBefore);
    await tab.close();
    await panel.bringToFront();
  });

  it("lies in no file of the profile", async () => {
    const needles = new Map([
      ["asked", needlesOf(QUESTION)],
      ["answered", needlesOf(ANSWERED)],
    ]);
    expect(await searchProfile(extension.profileDir, needles)).toEqual(new Map());
  });

  it("is gone with the lock, and nothing of it comes back with the passphrase", async () => {
    await extension.call(panel, "vault.lock", {});
    await untilGate(panel, "locked");
    expect(await readSession()).not.toContain(QUESTION);
    await typePassphrase(panel, PASSPHRASE);
    await untilSeen(panel, "main[data-ready]");
    await closePanel(panel);
    panel = await extension.openPanel();
    await openConversations(panel);
    expect(await hasText(panel, QUESTION)).toBe(false);
    expect(await panel.$("[data-storage-note]")).toBe(null);
  });

  it("that is being answered when the lock comes lies nowhere either", async () => {
    await writeMessage(panel, "/temp");
    await panel.keyboard.press("Enter");
    await untilSeen(panel, '[data-storage-note="temporary"]');
    server.setScript("stall", { text: "Half of an answer" });
    await say(panel, QUESTION);
    await expect.poll(() => readSession(), PATIENCE).toContain("Half of an answer");
    await extension.call(panel, "vault.lock", {});
    await untilGate(panel, "locked");
    expect(await readSession()).not.toContain("temporary");
    server.release();
    expect(await readSession()).not.toContain(QUESTION);
  });

  it.each(["a page wakes", "the unlock wakes"])(
    "that a worker left which died amid the lock is gone with the next one, which %s",
    async (how) => {
      await leaveBehind();
      await extension.killWorker();
      if (how === "a page wakes") {
        await extension.call(panel, "vault.status", {});
        await expect.poll(() => readSession(), PATIENCE).not.toContain(QUESTION);
      }
      await typePassphrase(panel, PASSPHRASE);
      await untilSeen(panel, "main[data-ready]");
      expect(await readSession()).not.toContain(QUESTION);
      await extension.call(panel, "vault.lock", {});
      await untilGate(panel, "locked");
    },
  );

  it("that was discarded cannot be undone after a lock, and lies nowhere then", async () => {
    await typePassphrase(panel, PASSPHRASE);
    await untilSeen(panel, "main[data-ready]");
    await writeMessage(panel, "/temp");
    await panel.keyboard.press("Enter");
    await untilSeen(panel, '[data-storage-note="temporary"]');
    await exchange(QUESTION, ANSWERED);
    const { temporary } = await panel.evaluate(() => chrome.storage.session.get("temporary"));
    const [id = ""] = temporary as string[];
    const undo = crypto.randomUUID();
    const gone = { conversationId: id, messages: 2, undo };
    expect(await extension.call(panel, "conversation.purge", gone)).toMatchObject({
      canUndo: true,
    });
    await extension.call(panel, "vault.lock", {});
    await untilGate(panel, "locked");
    await typePassphrase(panel, PASSPHRASE);
    await untilSeen(panel, "main[data-ready]");
    const undone = extension.call(panel, "undo.run", { undoId: undo });
    await expect(undone).rejects.toMatchObject({ failure: { code: "undo-late" } });
    expect(await readSession()).not.toContain(QUESTION);
    expect(await hasText(panel, QUESTION)).toBe(false);
  });
});
