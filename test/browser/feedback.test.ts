import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { barriers } from "./harness/barriers";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import { say, untilChosen, untilStatus } from "./harness/panel-page";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;

beforeAll(async () => {
  server = await startOllamaServer({ models: [{ name: "calm:1b" }] });
  extension = await launchWithOllama(new URL(server.url).port);
  panel = await extension.openPanel();
  await untilChosen(panel, "calm:1b");
  await untilStatus(panel, await say(panel, "What helps with sleep?"), "complete");
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
});

async function expectWithoutBarriers(): Promise<void> {
  for (const value of ["light", "dark"]) {
    await panel.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
    expect(await barriers(panel)).toEqual([]);
  }
}

describe("Feedback, in the menu of a model's reply", () => {
  const reply = 'article[data-role="assistant"]';
  const give = async (said: string, words: string) => {
    await clickOnceSeen(panel, `${reply} [data-message-menu]`);
    await clickOnceSeen(panel, '[data-action="feedback"]');
    await clickOnceSeen(panel, `[data-feedback] input[value="${said}"]`);
    await untilSeen(panel, `[data-feedback="${said}"]`);
    await panel.focus('[data-feedback] [name="words"]');
    await panel.keyboard.sendCharacter(words);
    await expectWithoutBarriers();
    await clickOnceSeen(panel, "[data-feedback] [data-save]");
    await untilSeen(panel, '[data-remembered="kept"]');
  };

  it("M-056 tells the model with the next message, until it is taken back", async () => {
    await give("not", "too many words at once");
    await clickOnceSeen(panel, "[data-small-dialog] [data-close]");
    await give("helped", "a question back");
    await clickOnceSeen(panel, "[data-small-dialog] [data-undo]");
    await untilSeen(panel, '[data-remembered="undone"]');
    await clickOnceSeen(panel, "[data-small-dialog] [data-close]");
    const before = server.requests.length;
    await untilStatus(panel, await say(panel, "And what else"), "complete");
    const sent = JSON.stringify(server.requests.slice(before));
    expect(sent).toContain("1. Did not help: too many words at once");
    expect(sent).not.toContain("a question back");
  });
});
