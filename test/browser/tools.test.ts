import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Id } from "../../src/domain/id";
import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";
import { barriers } from "./harness/barriers";
import { openContext, untilSaveState } from "./harness/contexts-page";
import { decideOnCard } from "./harness/decide-on-card";
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
const toolRequests = () =>
  server.requests.flatMap(({ path, json }) =>
    path === "/api/chat" && json.tools !== undefined ? [json] : [],
  );

const nameOf = (tool: { readonly function: { readonly name: string } }) => tool.function.name;

/** Switches tools on as the person does. */
const switchOn = (...names: readonly string[]) => click(names.map((name) => `tool-${name}`));
const switchOff = (name: string) => click([name]);

async function click(fields: readonly string[]): Promise<void> {
  const page = await openContext(extension, contextId);
  for (const field of fields) await clickOnceSeen(page, `[data-check-field="${field}"]`);
  await untilSaveState(page, "saved");
  const shots = process.env.SHOTS;
  if (shots) await page.screenshot({ path: `${shots}/options.png`, fullPage: true });
  await page.close();
  await panel.bringToFront();
}

/** Lets the context be answered by the general model again. */
async function freeModel(): Promise<void> {
  const { context } = await extension.call(panel, "context.get", { id: contextId });
  const { version } = context;
  await extension.call(panel, "context.update", {
    id: contextId,
    version,
    fields: { model: null },
  });
}

const newestTurn = async () =>
  (await panel.$$eval("[data-turn]", (all) => all.at(-1)?.getAttribute("data-turn"))) ?? "";

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
    expect(toolRequests()).toEqual([]);
  });

  it("P-006 are told once they are on, answered, and their answer told to the model", async () => {
    await switchOn("calculate", "block_read", "now");
    const turn = await ask('CALL calculate {"expression":"6*7"}');
    await untilReplyHas(panel, turn, "6*7 = 42");
    const names = toolRequests().map(({ tools }) => tools.map(nameOf));
    expect(names).toEqual([
      ["now", "calculate", "block_read"],
      ["now", "calculate", "block_read"],
    ]);
  });

  it("are folded below the reply that used them, with time and size, also after a restart", async () => {
    await extension.killWorker();
    await panel.reload();
    const fold = await panel.waitForSelector("[data-tool-uses] summary");
    expect(await fold?.evaluate((one) => one.textContent)).toBe("1 tool call: Calculate");
    await fold?.click();
    const use = await panel.waitForSelector('[data-tool-use="calculate"]');
    const text = await use?.evaluate((one) => one.textContent);
    expect(text).toMatch(/Calculate calculate · .+ ms · 8 characters/);
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
    const parts = [
      "no such tool",
      "another form",
      "expression: ",
      "ends too early",
      "no such block",
    ];
    for (const part of parts) await untilReplyHas(panel, turn, part);
  });

  it("are not told to a model that cannot call them, and the reply says so", async () => {
    const before = toolRequests().length;
    const { context } = await extension.call(panel, "context.get", { id: contextId });
    const model = { provider: "ollama", name: "plain:1b", url: server.url, window: 8_192 } as const;
    const fields = { model: { ...model, thinks: false, callsTools: false } };
    const { version } = context;
    await extension.call(panel, "context.update", { id: contextId, version, fields });
    const turn = await ask('CALL calculate {"expression":"6*7"}');
    await untilReplyHas(panel, turn, "I was told: CALL");
    expect(toolRequests()).toHaveLength(before);
    await panel.waitForSelector(`[data-turn="${turn}"] [data-no-tools]`);
  });
});

/** What stands on a page of the context's memory. */
async function readBlock(label: string): Promise<string> {
  const { blocks } = await extension.call(panel, "memory.list", { contextId });
  return blocks.find((block) => block.label === label)?.text ?? "";
}

async function addBlock(label: string, permission: "ReadWrite" | "Human" | "ReadOnly") {
  const layout = { kind: "text", viewport: null } as const;
  const fields = { label, description: "", type: "working", permission, pinned: false } as const;
  const id = crypto.randomUUID();
  await extension.call(panel, "block.add", {
    id,
    contextId,
    fields: { ...fields, schema: layout },
  });
}

const press = (what: string) => decideOnCard(panel, what);
const cards = () => panel.$$eval("[data-tool-card]", (all) => all.length);

describe("tools that write", () => {
  it("do what a page's permission allows, once, and the turn goes on", async () => {
    await freeModel();
    await addBlock("Plan", "ReadWrite");
    await addBlock("Oath", "Human");
    await addBlock("Law", "ReadOnly");
    await switchOn("block_append", "block_replace", "fact_set", "fact_forget", "archival_insert");
    const turn = await ask('CALL block_append {"label":"plan","text":"Buy milk."}');
    await untilReplyHas(panel, turn, "I was told: Done.");
    expect(await readBlock("Plan")).toBe("Buy milk.");
  });

  it("are refused what a page allows nobody", async () => {
    const turn = await ask('CALL block_append {"label":"Law","text":"Obey."}');
    await untilReplyHas(panel, turn, "block-denied");
    expect(await readBlock("Law")).toBe("");
  });

  it("wait as a card with the change where only the person decides, through restart and in every window", async () => {
    await ask('CALL block_append {"label":"Oath","text":"I vow."}');
    await panel.waitForSelector('[data-tool-card="block_append"]');
    expect(await readBlock("Oath")).toBe("");
    await extension.killWorker();
    await panel.reload();
    const card = await panel.waitForSelector("[data-tool-card]");
    const text = await card?.evaluate((one) => one.textContent);
    expect(text).toContain("Waits for you: Add to a block (Oath)");
    expect(text).toContain('{"label":"Oath","text":"I vow."}');
    expect(text).toContain("I vow.");
    for (const value of ["light", "dark"]) {
      await panel.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
      expect(await barriers(panel)).toEqual([]);
      const shots = process.env.SHOTS;
      if (shots) await panel.screenshot({ path: `${shots}/card-${value}.png` });
    }
    await press("approve");
    await expect.poll(() => readBlock("Oath")).toBe("I vow.");
    const turnId = await newestTurn();
    await untilReplyHas(panel, turnId, "I was told: Done.");
    expect(await cards()).toBe(0);
  });

  it("do what the person has put in place of the arguments", async () => {
    const turn = await ask('CALL block_append {"label":"Oath","text":"I lie."}');
    await press("edit");
    const field = await panel.waitForSelector("[data-tool-arguments]");
    await field?.evaluate((one) => (one as HTMLTextAreaElement).select());
    await panel.keyboard.sendCharacter('{"label":"Oath","text":" I keep it."}');
    await press("approve");
    await untilReplyHas(panel, turn, "Done.");
    expect(await readBlock("Oath")).toContain("I keep it.");
    expect(await readBlock("Oath")).not.toContain("I lie.");
  });

  it("of three at once may be declined one by one; the turn goes on once all are decided", async () => {
    const before = await readBlock("Oath");
    const orders = ["one", "two", "three"].map(
      (text) => `CALL block_append {"label":"Oath","text":" ${text}"}`,
    );
    const turn = await ask(orders.join("\n"));
    await expect.poll(cards).toBe(3);
    for (const [left, what] of [
      [2, "approve"],
      [1, "decline"],
      [0, "approve"],
    ] as const) {
      await press(what);
      await expect.poll(cards).toBe(left);
    }
    await untilReplyHas(panel, turn, "Done. / The person has declined this. / Done.");
    expect(await readBlock("Oath")).toMatch(/one/);
    expect(await readBlock("Oath")).not.toMatch(/two/);
    expect((await readBlock("Oath")).length).toBe(before.length + " one".length + " three".length);
  });

  it("may be let do so always in this context, until the person takes that back", async () => {
    const turn = await ask('CALL block_append {"label":"Oath","text":" Always."}');
    await press("always");
    await untilReplyHas(panel, turn, "Done.");
    const next = await ask('CALL block_append {"label":"Oath","text":" Again."}');
    await untilReplyHas(panel, next, "Done.");
    expect(await readBlock("Oath")).toContain("Always. Again.");
    await switchOff("always-block_append");
    await ask('CALL block_append {"label":"Oath","text":" Never."}');
    await press("decline");
    await expect.poll(cards).toBe(0);
    expect(await readBlock("Oath")).not.toContain("Never.");
  });

  it("forget a fact that the person has written only where the person agrees", async () => {
    await extension.call(panel, "fact.keep", { contextId, key: "tea", value: "green" });
    const known = async () =>
      (await extension.call(panel, "fact.list", { contextId })).facts.map(({ key }) => key);
    const turn = await ask('CALL fact_forget {"key":"tea"}');
    await panel.waitForSelector('[data-tool-card="fact_forget"]');
    expect(await known()).toEqual(["tea"]);
    await press("approve");
    await untilReplyHas(panel, turn, "Done.");
    expect(await known()).toEqual([]);
  });

  it("P-091 end an answer with a tool that a rule of the context says so of", async () => {
    const page = await openContext(extension, contextId);
    await page.waitForSelector('[data-select="rule-type"]');
    await page.select('[data-select="rule-type"]', "ExitLoop");
    await page.select('[data-select="rule-tool"]', "now");
    await clickOnceSeen(page, "[data-add-rule]");
    await page.waitForSelector('[data-tool-rule="ExitLoop"]');
    await untilSaveState(page, "saved");
    for (const value of ["light", "dark"]) {
      await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
      expect(await barriers(page)).toEqual([]);
    }
    await page.close();
    await panel.bringToFront();
    const before = toolRequests().length;
    const turn = await ask("CALL now {}");
    expect(toolRequests()).toHaveLength(before + 1);
    const { uses } = await extension.call(panel, "turn.tools", { turnId: turn });
    expect(uses).toMatchObject([{ name: "now", failed: false, asks: null }]);
  });
});
