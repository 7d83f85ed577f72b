import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { type OpenaiServer, startOpenaiServer } from "../fakes/openai-server.mjs";
import { barriers } from "./harness/barriers";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import { showSection } from "./harness/options-page";
import { readTurn, say, untilChosen, untilReplyHas, untilStatus } from "./harness/panel-page";
import { hasKeyboard, tabTo } from "./harness/tab-to";
import { clickOnceSeen } from "./harness/until-seen";

const KEY = "canary-key-4f1b";
const REMOTE = "calm-remote-1";
const LOCAL = "calm:1b";

let server: OpenaiServer;
let ollama: OllamaServer;
let extension: RunningExtension;
let options: Page;
let panel: Page;

beforeAll(async () => {
  server = await startOpenaiServer({
    models: [{ name: REMOTE, window: 32_768 }, { name: "another-2" }],
    needsKey: KEY,
  });
  ollama = await startOllamaServer({ models: [{ name: LOCAL, window: 8_192 }] });
  extension = await launchWithOllama(new URL(ollama.url).port);
  options = await extension.openPage("options.html");
  await options.setViewport({ width: 360, height: 800 });
  await showSection(options, "models");
  await options.waitForSelector('[data-source-row="ollama"] [data-test-state="done"]');
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
  await ollama?.close();
});

/** The row of the only connection there is. */
const ROW =
  '[data-source-row]:not([data-source-row="ollama"], [data-source-row="files"], [data-source-row="browser"])';

async function press(selector: string): Promise<void> {
  await options.bringToFront();
  await clickOnceSeen(options, selector);
}

/** Types into a field of the form that adds, as a keyboard does, over what stands there. */
async function type(field: string, text: string): Promise<void> {
  const input = await options.waitForSelector(`[data-connection-add] [data-field="${field}"]`);
  await input?.focus();
  await input?.evaluate((element) => (element as HTMLInputElement).select());
  await options.keyboard.sendCharacter(text);
}

async function until(text: string, selector = "main"): Promise<void> {
  await options.waitForFunction(
    (part, within) => document.querySelector(within)?.textContent?.includes(part),
    {},
    text,
    selector,
  );
}

/** The barriers and what sticks out at 360 px, in light and dark. */
async function expectWithoutBarriers(): Promise<void> {
  await options.bringToFront();
  for (const value of ["light", "dark"]) {
    await options.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
    expect(await barriers(options)).toEqual([]);
  }
  const [width, room] = await options.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(width).toBeLessThanOrEqual(room ?? 0);
}

function chats() {
  return server.requests.filter(({ path }) => path.endsWith("/chat/completions"));
}

// One story: each test goes on where the one before has left the page.
describe("the models' page", () => {
  it("has no barrier as it is opened, with the advanced fields, too", async () => {
    await expectWithoutBarriers();
    await options.select('[data-select="provider"]', "other");
    await press("[data-advanced] summary");
    await press("[data-header-add]");
    await expectWithoutBarriers();
  });

  it("says before anything is sent that plain http is read by others, and refuses a key there", async () => {
    await type("address", "http://box.example.com/v1");
    await options.waitForSelector("[data-in-clear]");
    await type("key", KEY);
    await options.keyboard.press("Enter");
    await until("everybody on the way could read the key", "[data-connection-add]");
    expect((await extension.call(options, "connection.list", {})).connections).toEqual([]);
  });

  it("keeps what is typed as a key while the address is edited", async () => {
    await type("address", "127.0.0.1:1");
    const key = '[data-connection-add] [data-field="key"]';
    expect(await options.$eval(key, (field) => (field as HTMLInputElement).value)).toBe(KEY);
  });

  it("sets up a compatible server by the keyboard alone, and tests it at once", async () => {
    const provider = '[data-select="provider"]';
    await tabTo(options, provider, { isBack: true });
    await options.keyboard.press("ArrowUp");
    await options.waitForSelector('[data-key-page] a[href*="x.ai"]');
    await options.keyboard.press("ArrowDown");
    await options.waitForSelector("[data-key-page]", { hidden: true });
    expect(await options.$eval(provider, (field) => (field as HTMLSelectElement).value)).toBe(
      "other",
    );
    await tabTo(options, '[data-connection-add] [data-field="address"]');
    await options.keyboard.type(server.url.replace("http://", "").replace("/v1", ""));
    await tabTo(options, '[data-connection-add] [data-field="key"]');
    await options.keyboard.type(KEY);
    await options.keyboard.press("Enter");
    await options.waitForSelector(`${ROW} [data-test-state="done"]`);
    await until("Connected: 2 models, after", ROW);
    await until("The key is checked with the first message.", ROW);
    const [connection] = (await extension.call(options, "connection.list", {})).connections;
    expect(connection).toMatchObject({ url: server.url, hasKey: true, kind: "openai" });
    expect(server.requests.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`);
  });

  it("shows the new server's models at once, says what comes next, and has the keyboard there", async () => {
    await until("Choose a model", `${ROW} [data-fresh]`);
    await options.waitForSelector(`${ROW} [data-fresh] h3:focus`);
    await options.waitForSelector(`${ROW} [data-use="${REMOTE}"]`);
    await expectWithoutBarriers();
  });

  it("shows the key nowhere again", async () => {
    const seen = await options.evaluate(() => {
      const values = [...document.querySelectorAll("input")].map(({ value }) => value);
      return document.documentElement.outerHTML + values.join();
    });
    expect(seen).not.toContain(KEY);
    await press(`${ROW} [data-edit]`);
    await until("A key is saved", ROW);
    await expectWithoutBarriers();
    await press(`${ROW} [data-edit]`);
  });

  it("gives the keyboard back where it was when its form is left", async () => {
    await tabTo(options, `${ROW} [data-edit]`);
    await options.keyboard.press("Enter");
    await tabTo(options, "[data-header-add]");
    await options.keyboard.press("Enter");
    await tabTo(options, "[data-header-remove]", { isBack: true });
    await options.keyboard.press("Enter");
    await options.waitForSelector(`${ROW} [data-header-add]:focus`);
    for (const end of ["cancel", "save"]) {
      await tabTo(options, `${ROW} [data-${end}]`);
      await options.keyboard.press("Enter");
      await options.waitForSelector("[data-connection-edit]", { hidden: true });
      await options.waitForSelector(`${ROW} [data-edit]:focus`);
      await options.keyboard.press("Enter");
      await options.waitForSelector("[data-connection-edit]");
    }
    await press(`${ROW} [data-edit]`);
  });

  it("has its model answer in general, and the panel says where a message goes", async () => {
    await press(`${ROW} [data-models]`);
    await until("33k tokens", ROW);
    await expectWithoutBarriers();
    await tabTo(options, `${ROW} [data-use="${REMOTE}"]`);
    await options.keyboard.press("Enter");
    await options.waitForSelector(`[data-general="${REMOTE}"]`);
    panel = await extension.openPanel();
    await untilChosen(panel, REMOTE);
    await untilStatus(panel, await say(panel, "What do herons eat?"), "complete");
    expect(chats()).toHaveLength(1);
    expect(chats()[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
  });

  it("gives the context an Ollama model in mid-conversation: it goes on with what was said", async () => {
    const { contexts } = await extension.call(options, "context.list", {});
    const contextId = contexts[0]?.context.id ?? "";
    await press('[data-source-row="ollama"] [data-models]');
    const target = '[data-source-row="ollama"] [data-select="target"]';
    await options.waitForSelector(`${target} option[value="${contextId}"]`);
    await options.select(target, contextId);
    await press(`[data-source-row="ollama"] [data-use="${LOCAL}"]`);
    await options.waitForSelector(
      `[data-source-row="ollama"] [data-use="${LOCAL}"][aria-pressed="true"]`,
    );
    await panel.bringToFront();
    await untilStatus(panel, await say(panel, "And in winter?"), "complete");
    const body = ollama.requests.findLast(({ path }) => path === "/api/chat")?.body ?? "";
    expect(body).toContain("What do herons eat?");
    expect(body).toContain("And in winter?");
    expect(body).not.toContain(KEY);
    expect(chats(), "the other server hears nothing of it").toHaveLength(1);
  });

  it("stops an answer of the compatible server, which is hung up on", async () => {
    const { contexts } = await extension.call(options, "context.list", {});
    const contextId = contexts[0]?.context.id ?? "";
    await extension.call(options, "model.unset", { contextId });
    server.setScript("hold");
    await panel.bringToFront();
    const turn = await say(panel, "Tell me all of it");
    await untilReplyHas(panel, turn, "word5");
    await panel.keyboard.press("Escape");
    await untilStatus(panel, turn, "cancelled");
    await expect.poll(() => chats().at(-1)?.aborted).toBe(true);
    server.setScript("reply");
  });

  it("manages Ollama's models: what is installed, and what the server knows of one", async () => {
    await press('[data-source-row="ollama"] [data-models]');
    await press('[data-source-row="ollama"] [data-manage]');
    await press(`[data-installed="${LOCAL}"] [data-show]`);
    await options.waitForSelector("[data-shown-model]");
    await expectWithoutBarriers();
  });

  it("removes the connection with its key, after saying who uses it", async () => {
    await press(`${ROW} [data-remove]`);
    await until("The default model is one of them", `${ROW} [data-remove-means]`);
    await press(`${ROW} [data-remove-confirm]`);
    await options.waitForSelector(ROW, { hidden: true });
    expect(await hasKeyboard(options, "h2"), "not lost with the row").toBe(true);
    expect((await extension.call(options, "connection.list", {})).connections).toEqual([]);
  });

  it("has it back by one key press, with its key, its models and its choice", async () => {
    const readNotice = () => options.$eval("[data-undo-notice]", (one) => one.textContent);
    await expect.poll(readNotice, { timeout: 5_000 }).toBe("Connection removed.");
    await expectWithoutBarriers();
    await tabTo(options, "[data-undo-act]");
    await options.keyboard.press("Enter");
    await options.waitForSelector(ROW);
    expect(await hasKeyboard(options, "body")).toBe(false);
    await press(`${ROW} [data-test]`);
    await options.waitForSelector(`${ROW} [data-test-state="done"]`);
    const { connections } = await extension.call(options, "connection.list", {});
    expect(connections).toMatchObject([{ hasKey: true }]);
    expect(connections[0]?.models.map(({ name }) => name)).toContain(REMOTE);
    server.setScript("reply");
    await panel.bringToFront();
    await untilStatus(panel, await say(panel, "Still there?"), "complete");
    await options.waitForSelector('[data-undo-bar="offered"]', { hidden: true });
    await press(`${ROW} [data-remove]`);
    await press(`${ROW} [data-remove-confirm]`);
    await options.waitForSelector(ROW, { hidden: true });
  });

  it("tells with the next message that the connection is gone, and sends it nowhere", async () => {
    const before = server.requests.length;
    await panel.bringToFront();
    const turn = await say(panel, "Are you there?");
    await untilStatus(panel, turn, "failed");
    expect(await readTurn(panel, turn)).toMatch(/connection of this model was removed/);
    expect(server.requests).toHaveLength(before);
  });
});
