import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Id } from "../../src/domain/id";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { barriers } from "./harness/barriers";
import { makeContext } from "./harness/contexts-page";
import { turnBodies } from "./harness/heard";
import { openSent } from "./harness/inspector-page";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import { say, untilChosen, untilContext, untilStatus } from "./harness/panel-page";
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
  await extension?.close();
  await server?.close();
});

async function openParameters(): Promise<void> {
  await clickOnceSeen(panel, "[data-conversation-menu]");
  await clickOnceSeen(panel, '[data-action="parameters"]');
  await untilSeen(panel, '[data-parameter="note"]');
}

async function type(name: string, text: string): Promise<void> {
  await panel.focus(`[data-parameter="${name}"]`);
  await panel.keyboard.sendCharacter(text);
}

const value = (name: string) =>
  panel.$eval(`[data-parameter="${name}"]`, (field) => (field as HTMLInputElement).value);

async function untilClosed(): Promise<void> {
  await panel.waitForSelector("[data-small-dialog]", { hidden: true });
}

/** What keeps anybody from using what is shown, and what sticks out at 360 px, in light and dark. */
async function expectWithoutBarriers(name: string): Promise<void> {
  for (const scheme of ["light", "dark"]) {
    await panel.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
    if (process.env.SHOTS)
      await panel.screenshot({ path: `${process.env.SHOTS}/${name}-${scheme}.png` });
    expect(await barriers(panel)).toEqual([]);
    const [needs, has] = await panel.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth] as const;
    });
    expect(needs).toBeLessThanOrEqual(has);
  }
}

it("a conversation's parameters are set by clicks, sent, shown in the inspector, and reset", async () => {
  await openParameters();
  expect(await panel.$('[data-parameter="effort"]')).toBeNull();
  expect(await panel.$eval("[data-lacking]", (line) => line.textContent)).toContain(
    "Reasoning effort",
  );
  await type("note", "Answer in rhymes.");
  await type("temperature", "3");
  await type("seed", "7");
  await type("stop", "END");
  await panel.click("[data-save]");
  await untilSeen(panel, '[data-parameter="temperature"][aria-invalid="true"]');
  await expectWithoutBarriers("parameters");
  await panel.$eval('[data-parameter="temperature"]', (field) => {
    (field as HTMLInputElement).value = "1.5";
  });
  // Enter in a field of one line keeps it, as everywhere.
  await panel.focus('[data-parameter="seed"]');
  await panel.keyboard.press("Enter");
  await untilClosed();
  const turn = await say(panel, "What of the herons?");
  await untilStatus(panel, turn, "complete");
  const body = JSON.parse(turnBodies(server).at(-1) ?? "");
  expect(body.options).toMatchObject({ temperature: 1.5, seed: 7, stop: ["END"] });
  expect(body.messages[0].content).toContain("Answer in rhymes.");
  await openSent(panel, turn);
  expect(await panel.$eval("[data-sent-parameters]", (list) => list.textContent)).toContain("1.5");
  expect(await panel.$('[data-part="chat-note"]')).not.toBeNull();
  await expectWithoutBarriers("parameters-sent");
  await panel.keyboard.press("Escape");
  await panel.waitForSelector("[data-inspector]", { hidden: true });
  await openParameters();
  expect(await value("note")).toBe("Answer in rhymes.");
  await panel.click("[data-reset]");
  await untilClosed();
  await untilStatus(panel, await say(panel, "And now?"), "complete");
  const after = JSON.parse(turnBodies(server).at(-1) ?? "");
  expect(after.options).not.toHaveProperty("seed");
  expect(JSON.stringify(after.messages[0])).not.toContain("rhymes");
});

it("they are kept for the conversation that they were asked for, whatever the panel is led to meanwhile", async () => {
  const open = { channel: "side-panel" } as const;
  const { conversation } = await extension.call(panel, "conversation.open", open);
  const contextId = await makeContext(extension, panel, "Garden");
  const windowId = await panel.evaluate(async () => (await chrome.windows.getCurrent()).id ?? null);
  await openParameters();
  await type("seed", "11");
  const shown = { contextId, conversationId: null, windowId };
  const { opened } = await extension.call(panel, "panel.show", shown);
  await untilContext(panel, "Garden");
  await panel.click("[data-save]");
  await untilClosed();
  const parametersOf = async (conversationId: Id) =>
    (await extension.call(panel, "parameter.read", { conversationId })).parameters;
  expect(await parametersOf(conversation.id)).toEqual({ seed: 11 });
  expect(await parametersOf(opened.conversation.id)).toEqual({});
});

it("they are set in Arabic from right to left, with its digits", async () => {
  await panel.evaluate(() => {
    localStorage.setItem("language", "ar");
    dispatchEvent(new StorageEvent("storage", { key: "language" }));
  });
  await panel.waitForFunction(() => document.documentElement.dir === "rtl");
  await openParameters();
  await type("seed", "٧");
  await expectWithoutBarriers("parameters-ar");
  await panel.click("[data-save]");
  await untilClosed();
  await openParameters();
  expect(await value("seed")).toMatch(/^[7٧]$/);
  await panel.keyboard.press("Escape");
  await untilClosed();
});
