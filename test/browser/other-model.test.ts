import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama } from "./harness/launch-with-ollama";
import {
  messageIds,
  newTurn,
  readConversation,
  say,
  turnIds,
  untilChosen,
  untilStatus,
} from "./harness/panel-page";
import { hasKeyboard } from "./harness/tab-to";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const PATIENCE = { timeout: 10_000 };
const OTHER = '[data-model="wren:1b"]';

const buttonOf = (turnId: string) => `[data-other-model="${turnId}"]`;

let server: OllamaServer;
let extension: RunningExtension;
let panel: Page;

beforeAll(async () => {
  server = await startOllamaServer({ models: [{ name: "calm:1b" }, { name: "wren:1b" }] });
  extension = await launchWithOllama(new URL(server.url).port);
  panel = await extension.openPanel();
  await untilChosen(panel, "calm:1b");
});

afterAll(async () => {
  await extension?.close();
  await server?.close();
});

async function exchange(text: string, reply: string): Promise<string> {
  server.setScript("reply", { text: reply });
  const turn = await say(panel, text);
  await untilStatus(panel, turn, "complete");
  return turn;
}

const askOther = (turnId: string) => clickOnceSeen(panel, buttonOf(turnId));

async function choose(messageId: string, action: string): Promise<void> {
  await clickOnceSeen(panel, `[data-message-menu="${messageId}"]`);
  await clickOnceSeen(panel, `[data-action="${action}"]`);
}

const requestedModels = () =>
  server.requests.filter(({ path }) => path === "/api/chat").map(({ json }) => json.model);

async function untilShown(texts: readonly string[]): Promise<void> {
  await expect.poll(() => readConversation(panel), PATIENCE).toEqual(texts);
}

// One story: a reply, another model's, and another way on behind it.
describe("below a reply", () => {
  let first: string;
  let second: string;

  it("leaves all as it was where the list of models is left, and has the keyboard again", async () => {
    first = await exchange("Which bird?", "A heron.");
    await askOther(first);
    await untilSeen(panel, OTHER);
    expect(await panel.$("[data-only-here]")).toBeNull();
    await panel.keyboard.press("Escape");
    await expect.poll(() => panel.$(OTHER), PATIENCE).toBeNull();
    await expect.poll(() => hasKeyboard(panel, buttonOf(first)), PATIENCE).toBe(true);
    await untilChosen(panel, "calm:1b");
    await untilShown(["Which bird?", "A heron."]);
    expect(requestedModels()).not.toContain("wren:1b");
  });

  it("has another model write it anew at once, beside the first, and that model nothing else", async () => {
    server.setScript("reply", { text: "A wren." });
    await askOther(first);
    await clickOnceSeen(panel, OTHER);
    second = await newTurn(panel, [first]);
    await untilStatus(panel, second, "complete");
    await untilShown(["Which bird?", "A wren."]);
    expect(requestedModels().at(-1)).toBe("wren:1b");
    await untilChosen(panel, "calm:1b");
    await untilSeen(panel, `[data-branch-switch="${second}"]`);
    await exchange("Where does it live?", "In hedges.");
    expect(requestedModels().at(-1)).toBe("calm:1b");
  });

  it("opens the list at the reply", async () => {
    await askOther(second);
    await untilSeen(panel, OTHER);
    const edges = (selector: string) =>
      panel.$eval(selector, (element) => element.getBoundingClientRect().toJSON());
    const [button, list] = [await edges(buttonOf(second)), await edges(".floating")];
    const gap = Math.max(list.top - button.bottom, button.top - list.bottom);
    expect(gap).toBeLessThan(button.height);
    await clickOnceSeen(panel, buttonOf(second));
    await expect.poll(() => panel.$(OTHER), PATIENCE).toBeNull();
  });

  it("begins another way on behind it, and keeps what was said there", async () => {
    const [, reply = "", said = ""] = await messageIds(panel);
    await choose(reply, "branch");
    await untilSeen(panel, "[data-message-field]");
    const typed = (field: Element) => (field as HTMLTextAreaElement).value;
    expect(await panel.$eval("[data-message-field]", typed)).toBe("");
    const before = await turnIds(panel);
    server.setScript("reply", { text: "Insects." });
    await panel.keyboard.sendCharacter("What does it eat?");
    await panel.keyboard.press("Enter");
    await untilStatus(panel, await newTurn(panel, before), "complete");
    await untilShown(["Which bird?", "A wren.", "What does it eat?", "Insects."]);
    const other = (await messageIds(panel)).at(2);
    expect(other).not.toBe(said);
    await clickOnceSeen(panel, `[data-branch-switch="${other}"] [data-branch="before"]`);
    await untilShown(["Which bird?", "A wren.", "Where does it live?", "In hedges."]);
  });

  it("has another model write an earlier reply anew, and what was said behind it stays there", async () => {
    const said = await readConversation(panel);
    const before = await turnIds(panel);
    expect(said).toHaveLength(4);
    server.setScript("reply", { text: "A robin." });
    await askOther(before[0] ?? "");
    await clickOnceSeen(panel, OTHER);
    const third = await newTurn(panel, before);
    await untilStatus(panel, third, "complete");
    await untilShown(["Which bird?", "A robin."]);
    await untilChosen(panel, "calm:1b");
    await clickOnceSeen(panel, `[data-branch-switch="${third}"] [data-branch="before"]`);
    await untilShown(said);
  });
});
