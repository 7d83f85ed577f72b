import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { SCOPES } from "../../src/domain/program";
import { barriers } from "./harness/barriers";
import { NO_SERVER } from "./harness/launch-with-ollama";
import { BRIDGE, launchWithPrograms, type WithPrograms } from "./harness/launch-with-programs";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

let world: WithPrograms;
let client: Client;
let panel: Page;

beforeAll(async () => {
  world = await launchWithPrograms(NO_SERVER);
  client = new Client({ name: "a test", version: "1.0.0" });
}, 120_000);

afterAll(async () => {
  await client?.close();
  await world?.close();
});

/** In both schemes. */
async function barriersIn(page: Page) {
  const found: unknown[] = [];
  for (const value of ["light", "dark"]) {
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
    found.push(...(await barriers(page)));
  }
  return found;
}

it("the panel's cards, of a new program and of what it calls, have no barrier", async () => {
  panel = await world.extension.openPanel();
  const link = async () => (await world.extension.call(world.page, "program.list", {})).link;
  await expect.poll(link).toBe("connected");
  const env = world.env(await world.addProgram("A new one", null));
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [BRIDGE], env }),
  );
  const create = { action: "create", systemPrompt: "You wait." };
  const pending = client.callTool({ name: "context-manage", arguments: create });
  await untilSeen(panel, '[data-program-card="consent"]');
  expect(await barriersIn(panel)).toEqual([]);
  const { waiting } = await world.extension.call(world.page, "program.waiting", {});
  const [one] = waiting;
  if (one?.kind !== "consent") throw new Error("no program waits");
  const consent = { scopes: [...SCOPES], days: null };
  await world.extension.call(world.page, "program.allow", { id: one.programId, consent });
  await untilSeen(panel, '[data-program-card="call"]');
  expect(await barriersIn(panel)).toEqual([]);
  const [call] = (await world.extension.call(world.page, "program.waiting", {})).waiting;
  if (call?.kind !== "call") throw new Error("no call waits");
  await world.extension.call(world.page, "program.decide", { id: call.id, approved: true });
  expect((await pending).structuredContent).toMatchObject({ success: true });
});

it("a card takes no click in its first half second, and says where its call was taken back", async () => {
  const card = '[data-program-card="call"]';
  // Pressed in the very task in which it comes, as a click meant for what stood there before.
  await panel.evaluate((selector) => {
    const observed = { clicks: 0, isTaken: false };
    Reflect.set(globalThis, "told", observed);
    new MutationObserver((_, observer) => {
      const button = document.querySelector(`${selector} [data-program-approve]`);
      if (button === null) return;
      observer.disconnect();
      button.addEventListener("click", () => {
        observed.isTaken = true;
      });
      observed.clicks += 1;
      button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
    }).observe(document.body, { childList: true, subtree: true });
  }, card);
  const givingUp = new AbortController();
  const create = { action: "create", systemPrompt: "You wait in vain." };
  const pending = client
    .callTool({ name: "context-manage", arguments: create }, undefined, { signal: givingUp.signal })
    .then(
      () => "done",
      () => "given up",
    );
  await untilSeen(panel, card);
  const readObserved = () => panel.evaluate(() => Reflect.get(globalThis, "told"));
  await expect.poll(readObserved).toEqual({ clicks: 1, isTaken: false });
  const waiting = async () =>
    (await world.extension.call(world.page, "program.waiting", {})).waiting;
  expect(await waiting()).toMatchObject([{ kind: "call", takenBack: false }]);
  givingUp.abort();
  expect(await pending).toBe("given up");
  await panel.waitForFunction(
    (selector) =>
      document.querySelector(`${selector} [data-taken-back]`)?.textContent ===
        "Taken back by the program. Nothing was done." &&
      document.querySelector(`${selector} [data-program-approve]`) === null,
    {},
    card,
  );
});

it("a card of a list scrolled to its end takes no click where one below it was taken back", async () => {
  const calls = Array.from({ length: 8 }, (_, at) => {
    const givingUp = new AbortController();
    const create = { action: "create", systemPrompt: `You wait, too: ${at}.` };
    const call = { name: "context-manage", arguments: create };
    const ended = client.callTool(call, undefined, { signal: givingUp.signal }).catch(() => null);
    return { ended, giveUp: () => givingUp.abort() };
  });
  const approve = '[data-program-card="call"] [data-program-approve]';
  const countOf = () => panel.evaluate((found) => document.querySelectorAll(found).length, approve);
  await expect.poll(countOf).toBe(calls.length);
  await panel.evaluate(clickInTheTaskOfTheNextChange, approve);
  calls.at(-1)?.giveUp();
  const readObserved = () => panel.evaluate(() => Reflect.get(globalThis, "told"));
  await expect.poll(readObserved).toEqual({ clicks: 1, hasMoved: true, isTaken: false });
  // Once it could have been read it takes one.
  await panel.waitForFunction(clickUntilTaken, { polling: 100 }, approve);
  for (const { giveUp } of calls) giveUp();
  await Promise.all(calls.map(({ ended }) => ended));
});

it("the options' page of programs has none either, with one in it that has called", async () => {
  const options = await world.extension.openPage("options.html#programs");
  await untilSeen(options, "[data-program]");
  expect(await barriersIn(options)).toEqual([]);
  await clickOnceSeen(options, "[data-program-change]");
  await options.evaluate(() => {
    for (const one of document.querySelectorAll("details")) one.open = true;
  });
  expect(await barriersIn(options)).toEqual([]);
  await options.close();
});

/** Runs in the page: the list of cards at its end, and a click on the one before the last as it changes. */
function clickInTheTaskOfTheNextChange(approve: string): void {
  const buttons = [...document.querySelectorAll<HTMLElement>(approve)];
  const list = buttons[0]?.closest("section");
  const button = buttons.at(-2);
  if (!list || !button) throw new Error("there are no cards");
  list.scrollTop = list.scrollHeight;
  const before = button.getBoundingClientRect().top;
  const observed = { clicks: 0, hasMoved: false, isTaken: false };
  Reflect.set(globalThis, "told", observed);
  button.addEventListener("click", (event) => {
    // Nothing is to be decided by it.
    event.stopPropagation();
    observed.isTaken = true;
  });
  new MutationObserver((_, observer) => {
    if (document.querySelectorAll(approve).length === buttons.length) return;
    observer.disconnect();
    observed.clicks += 1;
    observed.hasMoved = button.getBoundingClientRect().top !== before;
    button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  }).observe(list, { childList: true, subtree: true });
}

/** Runs in the page: clicks on the same card; whether it was taken. */
function clickUntilTaken(approve: string): boolean {
  const button = [...document.querySelectorAll(approve)].at(-1);
  button?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  return Reflect.get(globalThis, "told").isTaken;
}
