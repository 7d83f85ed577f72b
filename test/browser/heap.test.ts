import type { Page } from "puppeteer-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { setUpByPassphrase, untilGate } from "./harness/gate-page";
import { pageHeap, workerHeap, workerId } from "./harness/heap-snapshot";
import { untilQuiet } from "./harness/heard";
import { openInspector, unfoldAll } from "./harness/inspector-page";
import { answerBy } from "./harness/job-script";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import { newTurn, say, turnIds, untilStatus, writeMessage } from "./harness/panel-page";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const PASSPHRASE = "canary7passphrase of herons";
const CANARIES = ["canary7older", "canary7question", "canary7answer", "canary7draft", PASSPHRASE];
const [OLDER = "", QUESTION = "", ANSWER = "", DRAFT = ""] = CANARIES;
const MADE = ["canary7title", "canary7summary", "canary7edit"];
const [TITLE = "", SUMMARY = "", EDIT = ""] = MADE;

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;

beforeEach(async () => {
  server = await startOllamaServer({ script: "reply", scriptOptions: { text: `${ANSWER}1` } });
  extension = await launchWithOllama(new URL(server.url).port, { setUp: false });
  panel = await extension.openPanel({ gate: "new" });
});

afterEach(async () => {
  await extension?.close();
  await server?.close();
});

// No text is handed to the panel but by its keyboard: what a test passes in would be found there.
async function talk(): Promise<void> {
  await setUpByPassphrase(panel, PASSPHRASE);
  await untilStatus(panel, await say(panel, OLDER), "complete");
  server.setScript("stall", { text: ANSWER });
  const before = await turnIds(panel);
  await writeMessage(panel, QUESTION);
  await panel.keyboard.press("Enter");
  const turn = await newTurn(panel, before);
  await panel.waitForFunction(
    (id) => document.querySelector(`[data-turn="${id}"] [data-reply-text]`)?.textContent !== "",
    {},
    turn,
  );
  await writeMessage(panel, DRAFT);
}

/** A title and a summary that are shown, an edit of it begun, and the inspector over all of it. */
async function talkAndInspect(): Promise<void> {
  server.setScript(
    answerBy(({ job }) => (job === null ? ANSWER : job === "title" ? TITLE : SUMMARY)),
  );
  await setUpByPassphrase(panel, PASSPHRASE);
  for (const text of [OLDER, QUESTION]) {
    await untilStatus(panel, await say(panel, text), "complete");
    await untilQuiet(server);
  }
  await writeMessage(panel, "/summary");
  await panel.keyboard.press("Enter");
  await clickOnceSeen(panel, "[data-summary-edit]");
  await untilSeen(panel, "[data-summary-field]:focus");
  await panel.keyboard.sendCharacter(EDIT);
  await writeMessage(panel, DRAFT);
  await openInspector(panel);
  await unfoldAll(panel);
}

function found(heap: string): string[] {
  return [...CANARIES, ...MADE].filter((canary) => heap.includes(canary));
}

describe("the memory of a vault's processes", { timeout: 120_000 }, () => {
  it("holds what is shown while it is open, or the search would tell nothing", async () => {
    await talk();
    expect(found(await pageHeap(panel))).toEqual(
      expect.arrayContaining([OLDER, QUESTION, ANSWER, DRAFT]),
    );
    const heap = await workerHeap(extension.browser, extension.extensionId);
    expect(found(heap)).toContain(ANSWER);
  });

  it("holds nothing of it once it is locked, without a reload and in the same worker", async () => {
    const options = await extension.openPage("options.html");
    await panel.bringToFront();
    await talk();
    const worker = await workerId(extension.browser, extension.extensionId);
    await panel.click("[data-lock-now]");
    for (const page of [panel, options]) await untilGate(page, "locked");
    // What the lock itself still does, such as the end of the reply that was being written.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(found(await pageHeap(panel)), "the panel").toEqual([]);
    expect(found(await pageHeap(options)), "the options").toEqual([]);
    expect(await workerId(extension.browser, extension.extensionId)).toBe(worker);
    const heap = await workerHeap(extension.browser, extension.extensionId);
    expect(found(heap), "the worker").toEqual([]);
  });

  it("holds the title, the summary and what is inspected while it is open", async () => {
    await talkAndInspect();
    expect(found(await pageHeap(panel))).toEqual(
      expect.arrayContaining([OLDER, QUESTION, ANSWER, DRAFT, TITLE, SUMMARY, EDIT]),
    );
    // What the branch's cache and the summaries' rows have left there.
    const heap = await workerHeap(extension.browser, extension.extensionId);
    expect(found(heap)).toEqual(expect.arrayContaining([OLDER, SUMMARY]));
  });

  it("holds nothing of these either once it is locked", async () => {
    const options = await extension.openPage("options.html");
    await panel.bringToFront();
    await talkAndInspect();
    await extension.call(options, "vault.lock", {});
    for (const page of [panel, options]) await untilGate(page, "locked");
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(found(await pageHeap(panel)), "the panel").toEqual([]);
    const heap = await workerHeap(extension.browser, extension.extensionId);
    expect(found(heap), "the worker").toEqual([]);
  });
});
