import type { Page } from "puppeteer-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { jobTexts, untilQuiet } from "./harness/heard";
import { answerBy } from "./harness/job-script";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import { say, untilChosen, untilStatus } from "./harness/panel-page";
import { clickOnceSeen } from "./harness/until-seen";

/** With four turns at most the third brings the first summary, the fourth the one that folds it. */
const MAX_TURNS = 4;
const FIRST = "The person asks about herons.";
const EDITED = "The person counts herons at Lake Zv9t.";

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;
let other: Page;

/** Ends the waiting of the second summary's answer, and of those that are asked for after it. */
let letFold = () => {};

beforeEach(async () => {
  const mayFold = new Promise<void>((resolve) => {
    letFold = resolve;
  });
  const script = answerBy(async ({ text, job }) => {
    if (job === null) return "They stand still.";
    if (job === "title") return "Herons";
    const before = /Summary so far:\n(.*)/.exec(text)?.[1];
    if (before === undefined) return FIRST;
    await mayFold;
    return `Folded: ${before}`;
  });
  server = await startOllamaServer({ models: [{ name: "calm:1b", window: 131_072 }], script });
  extension = await launchWithOllama(new URL(server.url).port, { jobs: true });
  panel = await extension.openPanel();
  await untilChosen(panel, "calm:1b");
  await extension.call(panel, "prompt.change", { maxTurns: MAX_TURNS });
  for (const day of [1, 2, 3]) await sayAndWait(`What of day ${day}?`);
  await panel.waitForSelector("[data-summary-mark]");
  other = await extension.openPage("sidepanel.html");
  await other.waitForSelector("[data-summary-mark]");
});

afterEach(async () => {
  letFold();
  await extension?.close();
  await server?.close();
});

async function sayAndWait(text: string): Promise<void> {
  await untilStatus(panel, await say(panel, text), "complete");
  await untilQuiet(server);
}

/** Says the turn that makes the job ask for the second summary; its answer waits at the server. */
async function beginFolding(): Promise<void> {
  await panel.bringToFront();
  await untilStatus(panel, await say(panel, "What of day 4?"), "complete");
  await expect.poll(() => folds().length).toBe(1);
}

/** What the job has asked for with a summary to fold in, oldest first. */
function folds(): string[] {
  return jobTexts(server, "summary").filter((text) => text.includes("Summary so far:"));
}

/** Opens the editor of the mark and writes over what stands there. */
async function edit(page: Page, text: string): Promise<void> {
  await page.bringToFront();
  await clickOnceSeen(page, "[data-summary-mark] > button");
  await clickOnceSeen(page, "[data-summary-edit]");
  await page.waitForSelector("[data-summary-field]:focus");
  await page.$eval("[data-summary-field]", (field) => (field as HTMLTextAreaElement).select());
  await page.keyboard.sendCharacter(text);
}

async function untilActive(text: string): Promise<void> {
  await expect.poll(async () => (await summaries()).active?.text, { timeout: 10_000 }).toBe(text);
}

async function summaries() {
  const { conversation } = await extension.call(panel, "conversation.open", {
    channel: "side-panel",
  });
  return extension.call(panel, "summary.list", { conversationId: conversation.id });
}

/** The body that the next message would be sent in. */
async function nextBody(): Promise<string> {
  const { conversation } = await extension.call(panel, "conversation.open", {
    channel: "side-panel",
  });
  const input = { conversationId: conversation.id, text: "And now?" };
  return (await extension.call(panel, "prompt.preview", input)).request.body;
}

describe("a summary that one window edits while the job folds it", () => {
  it("edited first: the job asks again, and its summary holds the edit", async () => {
    await beginFolding();
    await edit(other, EDITED);
    await clickOnceSeen(other, "[data-summary-save]");
    await untilActive(EDITED);
    letFold();
    await untilActive(`Folded: ${EDITED}`);
    expect(folds()[0]).toContain(FIRST);
    expect(folds()[1]).toContain(EDITED);
    expect(await nextBody()).toContain(`Folded: ${EDITED}`);
    expect(await nextBody()).not.toContain(FIRST);
    for (const page of [panel, other]) {
      await page.bringToFront();
      await page.waitForFunction(() => document.querySelector("[data-summary-field]") === null);
      await page.waitForSelector("[data-summary-mark]");
    }
  });

  it("folded first: the person is told, keeps what was typed, and may put it in its place", async () => {
    await edit(other, EDITED);
    await beginFolding();
    letFold();
    await untilActive(`Folded: ${FIRST}`);
    await other.bringToFront();
    await clickOnceSeen(other, "[data-summary-save]");
    const notice = await other.waitForSelector('[data-conflict="changed"]');
    expect(await notice?.evaluate((part) => part.textContent)).toContain(`Folded: ${FIRST}`);
    const typed = await other.$eval(
      "[data-summary-field]",
      (field) => (field as HTMLTextAreaElement).value,
    );
    expect(typed).toBe(EDITED);
    expect(await nextBody()).not.toContain(EDITED);
    await clickOnceSeen(other, "[data-summary-save]");
    await untilActive(EDITED);
    expect(await nextBody()).toContain(EDITED);
  });
});
