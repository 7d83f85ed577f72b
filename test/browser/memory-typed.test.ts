import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Id } from "../../src/domain/id";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { makeContext } from "./harness/contexts-page";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import { readValue } from "./harness/memory-page";
import { say, untilChosen, untilStatus } from "./harness/panel-page";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const FORM = '[data-note-form] [name="text"]';

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;
let options: Page;
let contextId: Id;

beforeAll(async () => {
  server = await startOllamaServer({ models: [{ name: "calm:1b" }] });
  extension = await launchWithOllama(new URL(server.url).port);
  panel = await extension.openPanel();
  await untilChosen(panel, "calm:1b");
  const opened = await extension.call(panel, "conversation.open", { channel: "side-panel" });
  ({ contextId } = opened.conversation);
  await untilStatus(panel, await say(panel, "Good evening"), "complete");
  await keepNote("The first one");
  options = await extension.openPage("options.html#memory");
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
});

async function keepNote(text: string): Promise<Id> {
  const note = { id: crypto.randomUUID(), contextId, text, tags: [], messageId: null };
  return (await extension.call(panel, "archive.insert", note)).id;
}

async function typeInto(page: Page, selector: string, text: string): Promise<void> {
  await page.bringToFront();
  await untilSeen(page, selector);
  await page.focus(selector);
  await page.$eval(selector, (field) => (field as HTMLInputElement).select());
  await page.keyboard.sendCharacter(text);
}

// One story: each test goes on where the one before has left memory.
describe("what is typed in Memory while something else is changed", () => {
  it("stays where another context becomes the active one", async () => {
    await clickOnceSeen(options, "[data-add-note]");
    await typeInto(options, FORM, "half a note");
    const other = await makeContext(extension, panel, "Other");
    await extension.call(panel, "panel.show", {
      ...{ contextId: other, conversationId: null, windowId: null },
    });
    const later = await makeContext(extension, panel, "Later");
    await untilSeen(options, `[data-memory-context] option[value="${later}"]`);
    expect(await readValue(options, FORM)).toBe("half a note");
    await untilSeen(options, `[data-memory="${contextId}"]`);
    await clickOnceSeen(options, "[data-note-form] [data-cancel]");
  });
});
