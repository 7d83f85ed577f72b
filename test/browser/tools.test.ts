import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Id } from "../../src/domain/id";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { barriers } from "./harness/barriers";
import { openContext, untilSaveState } from "./harness/contexts-page";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import { obedientScript } from "./harness/obedient-model";
import { say, untilChosen, untilReplyHas, untilStatus } from "./harness/panel-page";
import { clickOnceSeen } from "./harness/until-seen";

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;
let contextId: Id;

beforeAll(async () => {
  const models = [{ name: "deft:1b", calls: true }, { name: "plain:1b" }];
  server = await startOllamaServer({ models, script: obedientScript });
  extension = await launchWithOllama(new URL(server.url).port);
  panel = await extension.openPanel();
  await panel.setViewport({ width: 360, height: 740 });
  await untilChosen(panel, "deft:1b");
  const opened = await extension.call(panel, "conversation.open", { channel: "side-panel" });
  ({ contextId } = opened.conversation);
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
});

/** The bodies of requests that tell tools, the newest last. */
const told = () =>
  server.requests.flatMap(({ path, json }) =>
    path === "/api/chat" && json.tools !== undefined ? [json] : [],
  );

const nameOf = (tool: { readonly function: { readonly name: string } }) => tool.function.name;

/** Switches tools on as the person does. */
async function switchOn(...names: readonly string[]): Promise<void> {
  const page = await openContext(extension, contextId);
  for (const name of names) await clickOnceSeen(page, `[data-check-field="tool-${name}"]`);
  await untilSaveState(page, "saved");
  await page.close();
  await panel.bringToFront();
}

async function ask(text: string): Promise<string> {
  const turn = await say(panel, text);
  await untilStatus(panel, turn, "complete");
  return turn;
}

// One story: each test goes on where the one before has left the panel.
describe("tools", () => {
  it("are told to no model before the person has switched one on", async () => {
    const turn = await ask('CALL calculate {"expression":"6*7"}');
    await untilReplyHas(panel, turn, "I was told: CALL");
    expect(told()).toEqual([]);
  });

  it("P-006 are told once they are on, answered, and their answer told to the model", async () => {
    await switchOn("calculate", "block_read", "now");
    const turn = await ask('CALL calculate {"expression":"6*7"}');
    await untilReplyHas(panel, turn, "6*7 = 42");
    const names = told().map(({ tools }) => tools.map(nameOf));
    expect(names).toEqual([
      ["now", "calculate", "block_read"],
      ["now", "calculate", "block_read"],
    ]);
  });

  it("are folded below the reply that used them, with time and size, also after a restart", async () => {
    await extension.killWorker();
    await panel.reload();
    const fold = await panel.waitForSelector("[data-tool-uses] summary");
    expect(await fold?.evaluate((one) => one.textContent)).toBe("Used a tool: calculate");
    await fold?.click();
    const use = await panel.waitForSelector('[data-tool-use="calculate"]');
    const text = await use?.evaluate((one) => one.textContent);
    expect(text).toMatch(/calculate · .+ ms · 8 characters/);
    expect(text).toContain("6*7 = 42");
    for (const value of ["light", "dark"]) {
      await panel.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
      expect(await barriers(panel)).toEqual([]);
      const shots = process.env.SHOTS;
      if (shots) await panel.screenshot({ path: `${shots}/uses-${value}.png` });
    }
  });

  it("show every request of the turn as it was sent, byte for byte", async () => {
    const turnId = await panel.$$eval("[data-turn]", (all) =>
      all.at(-1)?.getAttribute("data-turn"),
    );
    for (const step of [0, 1]) {
      const sent = await extension.call(panel, "prompt.sent", { turnId: turnId ?? "", step });
      expect(sent).toMatchObject({ match: "sent", step, requests: 2 });
    }
  });

  it("answer what is unknown, malformed or wrong with why, and the model goes on", async () => {
    const orders = [
      "CALL format_disk {}",
      "CALL calculate {not json",
      'CALL calculate {"expression":7}',
      'CALL calculate {"expression":"6*"}',
      'CALL block_read {"label":"nowhere"}',
    ];
    const turn = await ask(orders.join("\n"));
    const parts = ["no such tool", "another form", "expression: ", "ends too early", "not-found"];
    for (const part of parts) await untilReplyHas(panel, turn, part);
  });

  it("are not told to a model that cannot call them", async () => {
    const before = told().length;
    await extension.call(panel, "context.get", { id: contextId });
    const { context } = await extension.call(panel, "context.get", { id: contextId });
    const model = { provider: "ollama", name: "plain:1b", url: server.url, window: 8_192 } as const;
    const fields = { model: { ...model, thinks: false, callsTools: false } };
    const { version } = context;
    await extension.call(panel, "context.update", { id: contextId, version, fields });
    const turn = await ask('CALL calculate {"expression":"6*7"}');
    await untilReplyHas(panel, turn, "I was told: CALL");
    expect(told()).toHaveLength(before);
  });
});
