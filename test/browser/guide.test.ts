import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { freePort } from "./harness/free-port";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import { readReply, say, untilChosen, untilStatus } from "./harness/panel-page";
import { clickOnceSeen } from "./harness/until-seen";

const BUTTON = "[data-model-button]";

let port: number;
let server: OllamaServer | undefined;
let extension: RunningExtension;
let panel: Page;

beforeAll(async () => {
  port = await freePort();
  extension = await launchWithOllama(port);
  panel = await extension.openPanel();
});

afterAll(async () => {
  await extension.close();
  await server?.close();
});

async function tabTo(selector: string): Promise<void> {
  for (let steps = 0; steps < 20; steps += 1) {
    if (await panel.evaluate((css) => document.activeElement?.matches(css), selector)) return;
    await panel.keyboard.press("Tab");
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}

// One story: no server, then a server, then a choice.
describe("the side panel without a model", () => {
  it("says that a guide answers and that nothing leaves the browser", async () => {
    await untilChosen(panel, "Built-in guide");
    expect(await panel.$eval(BUTTON, (button) => button.textContent)).toContain("in this browser");
  });

  it("answers 'What can you do?' honestly and with a next step", async () => {
    const turn = await say(panel, "What can you do?");
    await untilStatus(panel, turn, "complete");
    const reply = await readReply(panel, turn);
    expect(reply).toMatch(/^No language model answers here yet/);
    expect(reply).toMatch(/Next step: .*ollama pull/s);
  });

  it("names this extension's own origin where it tells how to connect Ollama", async () => {
    const turn = await say(panel, "How do I connect Ollama?");
    await untilStatus(panel, turn, "complete");
    expect(await readReply(panel, turn)).toContain(`chrome-extension://${extension.extensionId}`);
  });

  it("says in the model menu why there is no other, and what to do", async () => {
    await clickOnceSeen(panel, BUTTON);
    const failure = '[data-model-failure="provider-unreachable"]';
    await panel.waitForSelector(failure);
    expect(await panel.$eval(failure, (part) => part.textContent)).toMatch(/Start/);
    await panel.keyboard.press("Escape");
    await panel.waitForSelector("[data-look-again]", { hidden: true });
  });
});

describe("a server that comes up later", () => {
  it("is found by 'Look again' and its first model chosen", async () => {
    server = await startOllamaServer({
      port,
      models: [{ name: "first:1b" }, { name: "second:1b" }],
      scriptOptions: { text: "A real answer." },
    });
    await clickOnceSeen(panel, BUTTON);
    await panel.waitForSelector("[data-look-again]:not(:disabled)");
    await clickOnceSeen(panel, "[data-look-again]");
    await untilChosen(panel, "first:1b");
    const listed = () => panel.$$eval("[data-model]", (all) => all.map((one) => one.textContent));
    await expect
      .poll(listed)
      .toEqual([
        expect.stringContaining("Built-in guide"),
        expect.stringContaining("first:1b"),
        expect.stringContaining("second:1b"),
      ]);
    const button = () => panel.$eval(BUTTON, (one) => one.textContent);
    await expect.poll(button).toContain("on this machine");
    await panel.keyboard.press("Escape");
    // Once it is closed the menu gives the focus back to its button: what is typed before goes there.
    await panel.waitForSelector("[data-model]", { hidden: true });
    await panel.waitForSelector(`${BUTTON}:focus`);
  });

  it("answers the next message in place of the guide", async () => {
    const turn = await say(panel, "Who are you?");
    await untilStatus(panel, turn, "complete");
    expect(await readReply(panel, turn)).toBe("A real answer.");
  });

  it("lets the keyboard alone choose another model, which the next message goes to", async () => {
    await panel.focus("[data-composer]");
    await tabTo(BUTTON);
    await panel.keyboard.press("Enter");
    await panel.waitForSelector('[data-model="second:1b"]');
    await tabTo('[data-model="second:1b"]');
    await panel.keyboard.press("Enter");
    await untilChosen(panel, "second:1b");
    await panel.keyboard.press("Escape");
    await panel.waitForSelector("[data-model]", { hidden: true });
    await panel.waitForSelector(`${BUTTON}:focus`);
    await untilStatus(panel, await say(panel, "And you?"), "complete");
    const chat = server?.requests.findLast(({ path }) => path === "/api/chat");
    expect(chat?.json.model).toBe("second:1b");
  });

  it("keeps that choice over the worker's death", async () => {
    await extension.killWorker();
    const status = await extension.call(panel, "model.status", {});
    expect(status.model).toMatchObject({ provider: "ollama", name: "second:1b" });
  });
});
