import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Id } from "../../src/domain/id";
import { GUIDE_MODEL } from "../../src/domain/model";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { barriers } from "./harness/barriers";
import { openContext, untilSaveState } from "./harness/contexts-page";
import { openSent, readPart } from "./harness/inspector-page";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import { chooseAction, readReply, say, untilChosen, untilStatus } from "./harness/panel-page";
import { untilSeen } from "./harness/until-seen";

const SAID = "We stayed at the Hotel Boston in Turin, the one with the blue door.";
const QUESTION = "Which hotel in Turin had the blue door?";

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;
let trip: Id;

beforeAll(async () => {
  server = await startOllamaServer({ models: [{ name: "calm:1b" }] });
  extension = await launchWithOllama(new URL(server.url).port);
  panel = await extension.openPanel();
  await panel.setViewport({ width: 360, height: 740 });
  await untilChosen(panel, "calm:1b");
  trip = (await shown()).id;
  await ask(SAID);
  await beginNew();
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
});

const shown = async () =>
  (await extension.call(panel, "conversation.open", { channel: "side-panel" })).conversation;

async function ask(text: string): Promise<string> {
  const turn = await say(panel, text);
  await untilStatus(panel, turn, "complete");
  return turn;
}

async function beginNew(): Promise<void> {
  const before = (await shown()).id;
  await chooseAction(panel, "new");
  await vi.waitUntil(async () => (await shown()).id !== before);
  await untilSeen(panel, "main[data-ready]");
}

const lastBody = () =>
  JSON.stringify(server.requests.findLast(({ path }) => path === "/api/chat")?.json ?? null);

/** Looks at what is shown in both themes: no barrier, nothing wider than the panel. */
async function look(name: string): Promise<void> {
  const shots = process.env.SHOTS;
  for (const value of ["light", "dark"]) {
    await panel.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
    expect(await barriers(panel)).toEqual([]);
    if (shots) await panel.screenshot({ path: `${shots}/${name}-${value}.png` });
  }
  expect(await panel.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
}

// One story: each test goes on where the one before has left the panel.
describe("what was said in an earlier conversation", () => {
  it("is told to no model before the person has switched that on", async () => {
    await ask(QUESTION);
    expect(lastBody()).not.toContain("Hotel Boston");
  });

  it("is quoted to the model that is asked about it once it is on, and the inspector says why", async () => {
    const { contextId } = await shown();
    const page = await openContext(extension, contextId);
    await page.click('[data-check-field="quotes"]');
    await untilSeen(page, '[data-select="quotes-place"]');
    await untilSaveState(page, "saved");
    await page.close();
    await panel.bringToFront();
    await beginNew();
    // The first search begins the index: the answer does not wait until it has all.
    await expect
      .poll(async () => {
        await ask(QUESTION);
        return lastBody();
      })
      .toContain("said by the person: “We stayed at the Hotel Boston");
    const turn = await panel.$$eval("[data-turn]", (all) => {
      return all.at(-1)?.getAttribute("data-turn") ?? "";
    });
    await openSent(panel, turn);
    const part = await panel.$eval('[data-part^="quote-"]', (one) => {
      return one.getAttribute("data-part") ?? "";
    });
    const partText = await readPart(panel, part);
    expect(partText).toMatch(/It shares .*“hotel”.*% of what your message is about/);
    expect(partText).toContain("Hotel Boston");
    await panel.$eval(`[data-part="${part}"]`, (one) => one.scrollIntoView({ block: "center" }));
    await look("inspector-quotes");
    await panel.keyboard.press("Escape");
  });

  it("is what the guide answers with, and leads to the message", async () => {
    const { contextId } = await shown();
    const { context } = await extension.call(panel, "context.get", { id: contextId });
    await extension.call(panel, "context.update", {
      id: contextId,
      version: context.version,
      fields: { model: GUIDE_MODEL },
    });
    await beginNew();
    const turn = await ask(QUESTION);
    const reply = await readReply(panel, turn);
    expect(reply).toContain("Hotel Boston in Turin, the one with the blue door.");
    expect(reply).not.toContain("I don't know");
    await untilSeen(panel, '[data-sources="guide"] button');
    await look("guide-answer");
    await panel.click('[data-sources="guide"] button');
    await panel.waitForFunction(
      (text) => document.activeElement?.textContent?.includes(text) === true,
      {},
      SAID,
    );
    expect((await shown()).id).toBe(trip);
  });

  it("is nothing where nobody has said it", async () => {
    await beginNew();
    const turn = await ask("What is the boiling point of caesium?");
    expect(await readReply(panel, turn)).toContain("I don't know");
  });
});
