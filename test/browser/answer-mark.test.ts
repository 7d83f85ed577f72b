import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Id } from "../../src/domain/id";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import {
  closePanel,
  newTurn,
  openConversations,
  turnIds,
  untilChosen,
  writeMessage,
} from "./harness/panel-page";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const PATIENCE = { timeout: 15_000 };
const PASSPHRASE = "seven quiet herons at dusk";
const SAID = ["canary3question", "canary3answer"];
const [QUESTION = "", ANSWER = ""] = SAID;

let server: OllamaServer;
let extension: RunningExtension;
let tab: Page;

beforeAll(async () => {
  server = await startOllamaServer({ models: [{ name: "calm:1b" }] });
  extension = await launchWithOllama(new URL(server.url).port, {
    setUp: { kind: "passphrase", passphrase: PASSPHRASE },
  });
  tab = await extension.openPage("welcome.html");
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
});

function readMark(): Promise<{ text: string; title: string }> {
  return tab.evaluate(async () => {
    const [text, title] = [chrome.action.getBadgeText({}), chrome.action.getTitle({})];
    return { text: await text, title: await title };
  });
}

const NONE = { text: "", title: "Confidant" };
const WAITS = { text: "✓", title: "Confidant (an answer is waiting)" };

/** Asks in the panel, which is closed while the answer is written, and lets that end. */
async function askAndLeave(): Promise<void> {
  server.setScript("stall", { text: ANSWER });
  const panel = await extension.openPanel();
  await untilChosen(panel, "calm:1b");
  const before = await turnIds(panel);
  await writeMessage(panel, QUESTION);
  await panel.keyboard.press("Enter");
  const turn = await newTurn(panel, before);
  await untilSeen(panel, `article[data-turn="${turn}"][data-status="streaming"]`);
  await closePanel(panel);
  expect(await readMark()).toEqual(NONE);
  server.release();
}

async function untilMark(mark: typeof NONE): Promise<void> {
  await expect.poll(readMark, PATIENCE).toEqual(mark);
}

async function shownId(): Promise<Id> {
  const input = { channel: "side-panel" } as const;
  return (await extension.call(tab, "conversation.open", input)).conversation.id;
}

describe("an answer that ends while no panel shows its conversation", () => {
  it("marks the toolbar's button, in words too, and tells nothing of what was said", async () => {
    await askAndLeave();
    await untilMark(WAITS);
    const kept = await tab.evaluate(async () => JSON.stringify(await chrome.storage.local.get()));
    const { title } = await readMark();
    for (const said of SAID) expect(`${kept} ${title}`).not.toContain(said);
  });

  it("keeps its mark when the worker dies, until the panel shows the conversation", async () => {
    await extension.killWorker();
    expect(await readMark()).toEqual(WAITS);
    // The next worker has other news to tell, and takes nothing away by it.
    await extension.call(tab, "backup.status", {});
    expect(await readMark()).toEqual(WAITS);
    const panel = await extension.openPanel();
    await untilMark(NONE);
    await closePanel(panel);
  });

  it("leaves no mark where a panel shows its end", async () => {
    server.setScript("reply", { text: ANSWER });
    const panel = await extension.openPanel();
    await untilChosen(panel, "calm:1b");
    const before = await turnIds(panel);
    await writeMessage(panel, QUESTION);
    await panel.keyboard.press("Enter");
    const turn = await newTurn(panel, before);
    await untilSeen(panel, `article[data-turn="${turn}"][data-status="complete"]`);
    expect(await readMark()).toEqual(NONE);
    await closePanel(panel);
  });

  it("is marked at the list and in it while another is shown, until it is opened from there", async () => {
    await askAndLeave();
    await untilMark(WAITS);
    const row = `[data-conversation-row="${await shownId()}"]`;
    const options = { channel: "side-panel", contextId: null, temporary: false } as const;
    await extension.call(tab, "conversation.create", { id: crypto.randomUUID(), ...options });
    const panel = await extension.openPanel();
    await untilSeen(panel, '[data-conversation-list][aria-label*="an answer is waiting"]');
    await untilSeen(panel, "[data-conversation-list] [data-waiting]");
    expect(await readMark()).toEqual(WAITS);
    await openConversations(panel);
    await untilSeen(panel, `${row} [data-waiting]`);
    expect(await panel.$$("[role=option] [data-waiting]")).toHaveLength(1);
    expect(await panel.$eval(row, (one) => one.textContent)).toContain("an answer is waiting");
    await clickOnceSeen(panel, row);
    await untilMark(NONE);
    await panel.waitForSelector("[data-waiting]", { hidden: true });
    await openConversations(panel);
    await untilSeen(panel, `${row}[aria-current="true"]`);
    expect(await panel.$$("[data-waiting]")).toEqual([]);
    await closePanel(panel);
  });

  it("has no mark any more once its conversation is gone", async () => {
    await askAndLeave();
    await untilMark(WAITS);
    const conversationId = await shownId();
    const input = { conversationId, archived: true } as const;
    await extension.call(tab, "conversation.archive", input);
    await untilMark(NONE);
  });

  it("is told by nothing once the vault is locked, nor after the next unlock", async () => {
    await askAndLeave();
    await untilMark(WAITS);
    await extension.call(tab, "vault.lock", {});
    await untilMark(NONE);
    const left = await tab.evaluate(async () => Object.keys(await chrome.storage.session.get()));
    expect(left.filter((key) => ["answered", "toolbar-mark"].includes(key))).toEqual([]);
    const secret = { kind: "passphrase", passphrase: PASSPHRASE } as const;
    await extension.call(tab, "vault.unlock", { secret });
    await extension.call(tab, "backup.status", {});
    expect(await readMark()).toEqual(NONE);
  });
});
