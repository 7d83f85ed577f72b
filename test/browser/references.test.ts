import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { barriers } from "./harness/barriers";
import { closeInspector, openInspector, readPart } from "./harness/inspector-page";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import { readValue } from "./harness/memory-page";
import { chooseAction, say, untilChosen, untilStatus, writeMessage } from "./harness/panel-page";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const PART = '[data-memory-part="references"]';
const ROW = '[data-reference="wf-1"]';

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;

beforeAll(async () => {
  server = await startOllamaServer({ models: [{ name: "calm:1b" }] });
  extension = await launchWithOllama(new URL(server.url).port);
  panel = await extension.openPanel();
  await panel.setViewport({ width: 360, height: 740 });
  await untilChosen(panel, "calm:1b");
  await untilStatus(panel, await say(panel, "Good evening"), "complete");
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
});

async function openMemory(): Promise<void> {
  await chooseAction(panel, "memory");
  await untilSeen(panel, PART);
}

async function closeMemory(): Promise<void> {
  await panel.keyboard.press("Escape");
  await panel.waitForSelector("[data-memory-sheet]", { hidden: true });
}

/** Presses what is named by the keyboard alone. */
async function press(selector: string): Promise<void> {
  await untilSeen(panel, selector);
  await panel.focus(selector);
  await panel.keyboard.press("Enter");
}

async function fill(name: string, text: string): Promise<void> {
  const field = `${PART} [data-field-name="${name}"]`;
  await untilSeen(panel, field);
  await panel.focus(field);
  await panel.keyboard.down("Control");
  await panel.keyboard.press("a");
  await panel.keyboard.up("Control");
  await panel.keyboard.sendCharacter(text);
}

const untilAliases = (text: string) =>
  expect
    .poll(() => panel.$eval(`${ROW} [data-aliases]`, (one) => one.textContent).catch(() => ""))
    .toContain(text);

async function readSection(): Promise<string> {
  await openInspector(panel);
  const text = await readPart(panel, "references");
  await closeInspector(panel);
  return text;
}

// One story: each test goes on where the one before has left the references.
describe("references in the side panel", () => {
  it("A-024 A-028 are added by the keyboard alone, with other names made of theirs", async () => {
    await openMemory();
    await press(`${PART} [data-add-reference]`);
    await panel.waitForFunction(() => document.activeElement?.matches('select[name="kind"]'));
    await untilSeen(panel, `${PART} select[name="conversation"] option`);
    await fill("name", "Task Management");
    await fill("target", "wf-1");
    await panel.keyboard.press("Enter");
    await untilAliases("my task workflow");
    for (const value of ["light", "dark"]) {
      await panel.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
      expect(await barriers(panel)).toEqual([]);
    }
    expect(await panel.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  it("A-030 are in the prompt, and natural words find the one that is meant", async () => {
    await closeMemory();
    await writeMessage(panel, "Update my task workflow");
    expect(await readSection()).toContain(
      "- workflow Task Management (wf-1): discussed; the message below is about it",
    );
    await press("[data-composer]");
    await expect
      .poll(() => JSON.stringify(server.requests))
      .toContain("## What this conversation was about");
  });

  it("are called otherwise, and as before by Undo, with the keyboard back where it was", async () => {
    await openMemory();
    await press(`${ROW} [data-edit-reference]`);
    await fill("aliases", "meine Liste");
    expect(await readValue(panel, `${PART} [data-field-name="name"]`)).toBe("Task Management");
    await press(`${ROW} [data-save]`);
    await untilAliases("meine Liste");
    await panel.waitForFunction(() => document.activeElement?.matches("[data-edit-reference]"));
    await clickOnceSeen(panel, "[data-undo-bar] [data-undo-act]");
    await untilAliases("my task workflow");
  });

  it("lead to their conversation, are deleted, and come back by Undo", async () => {
    await clickOnceSeen(panel, `${ROW} [data-mentioned-in]`);
    await panel.waitForSelector("[data-memory-sheet]", { hidden: true });
    await openMemory();
    await press(`${ROW} [data-delete-reference]`);
    await panel.waitForSelector(ROW, { hidden: true });
    await clickOnceSeen(panel, "[data-undo-bar] [data-undo-act]");
    await untilSeen(panel, ROW);
  });
});
