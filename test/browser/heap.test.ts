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
const REMEMBERED = ["canary7rule", "canary7block"];
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

/** A rule among the settings, and a block that is edited. */
async function remember(page: Page): Promise<void> {
  const [rule = "", text = ""] = REMEMBERED;
  const redaction = { kind: "word", text: rule, when: "stored" } as const;
  await extension.call(page, "prompt.hide", { redaction });
  const { contexts } = await extension.call(page, "context.list", {});
  const contextId = contexts[0]?.context.id ?? "";
  const { blocks } = await extension.call(page, "memory.list", { contextId });
  const { id = "", version = 0 } = blocks[0] ?? {};
  await extension.call(page, "block.edit", { id, version, edits: [{ op: "append-text", text }] });
}

function found(heap: string): string[] {
  return [...CANARIES, ...MADE, ...REMEMBERED].filter((canary) => heap.includes(canary));
}

function readWorkerHeap(): Promise<string> {
  return workerHeap(extension.browser, extension.extensionId);
}

/**
 * Resolves once nothing of it is there: the lock still does something after the page says so, such as
 * the end of the reply that was being written. Fails where anything has stayed after half a minute.
 */
async function untilForgotten(where: string, read: () => Promise<string>): Promise<void> {
  const patience = { timeout: 30_000, interval: 500 };
  await expect.poll(async () => found(await read()), { ...patience, message: where }).toEqual([]);
}

/** What is made beside a talk is searched for by `npm run test:faults` alone. */
const isLong = process.env.FAULTS === "1";

describe("the memory of a vault's processes", { timeout: 240_000 }, () => {
  it("holds what is shown while it is open, or the search would tell nothing", async () => {
    await talk();
    expect(found(await pageHeap(panel))).toEqual(
      expect.arrayContaining([OLDER, QUESTION, ANSWER, DRAFT]),
    );
    expect(found(await readWorkerHeap())).toContain(ANSWER);
  });

  it("holds nothing of it once it is locked, without a reload and in the same worker", async () => {
    const options = await extension.openPage("options.html");
    await panel.bringToFront();
    await talk();
    const worker = await workerId(extension.browser, extension.extensionId);
    await clickOnceSeen(panel, "[data-lock-now]");
    for (const page of [panel, options]) await untilGate(page, "locked");
    // First: it is stopped where nobody asks it for half a minute, which two pages' heaps may take.
    await untilForgotten("the worker", readWorkerHeap);
    expect(await workerId(extension.browser, extension.extensionId)).toBe(worker);
    await untilForgotten("the panel", () => pageHeap(panel));
    await untilForgotten("the options", () => pageHeap(options));
  });

  it("holds nothing of settings and blocks in its worker either once it is locked", async () => {
    await setUpByPassphrase(panel, PASSPHRASE);
    const options = await extension.openPage("options.html");
    await remember(options);
    expect(found(await readWorkerHeap())).toEqual(expect.arrayContaining(REMEMBERED));
    const worker = await workerId(extension.browser, extension.extensionId);
    await extension.call(options, "vault.lock", {});
    await untilGate(options, "locked");
    await untilForgotten("the worker", readWorkerHeap);
    expect(await workerId(extension.browser, extension.extensionId)).toBe(worker);
  });

  it.runIf(isLong)(
    "holds the title, the summary and what is inspected while it is open",
    async () => {
      await talkAndInspect();
      expect(found(await pageHeap(panel))).toEqual(
        expect.arrayContaining([OLDER, QUESTION, ANSWER, DRAFT, TITLE, SUMMARY, EDIT]),
      );
      // What the branch's cache and the summaries' rows have left there.
      expect(found(await readWorkerHeap())).toEqual(expect.arrayContaining([OLDER, SUMMARY]));
    },
  );

  it.runIf(isLong)("holds nothing of these either once it is locked", async () => {
    const options = await extension.openPage("options.html");
    await panel.bringToFront();
    await talkAndInspect();
    await extension.call(options, "vault.lock", {});
    for (const page of [panel, options]) await untilGate(page, "locked");
    await untilForgotten("the panel", () => pageHeap(panel));
    await untilForgotten("the worker", readWorkerHeap);
  });
});
