import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Id } from "../../src/domain/id";
import { findContext, makeContext } from "./harness/contexts-page";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";
import { moveClock } from "./harness/move-clock";
import {
  readConversation,
  say,
  switchContext,
  untilContext,
  untilStatus,
} from "./harness/panel-page";
import { closePopup, openPopup, untilListed } from "./harness/popup-page";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const PATIENCE = { timeout: 15_000 };
const DAY_MS = 86_400_000;
const CHIP = 'header [data-expiry="context.extend"]';

let extension: RunningExtension;
let panel: Page;
let tab: Page;
let id: Id;
let firstId: Id;

beforeAll(async () => {
  extension = await launchWithOllama(NO_SERVER);
  panel = await extension.openPanel();
  tab = await extension.openPage("welcome.html");
  const { contexts } = await extension.call(tab, "context.list", {});
  firstId = contexts[0]?.context.id ?? "";
  const made = { id: crypto.randomUUID(), presetId: "preset-supportive-guide", overrides: {} };
  id = (await extension.call(tab, "context.createFromPreset", made)).context.id;
  await switchContext(panel, "Supportive Guide");
  await untilStatus(panel, await say(panel, "What can you do?"), "complete");
});

afterAll(() => extension?.close());

/** Lets everything be so far ahead of now, and the worker see it as after any change. */
async function goAhead(ms: number, pages: readonly Page[] = [panel]): Promise<void> {
  await moveClock(extension, { ms, pages });
  await extension.call(tab, "context.pin", { id: firstId, pinned: true });
  await untilSeen(panel, "main[data-ready]");
}

function readBadge(): Promise<string> {
  return tab.evaluate(() => chrome.action.getBadgeText({}));
}

async function listNames(include?: "expired" | "archived"): Promise<string[]> {
  const input = include === undefined ? {} : { include };
  const { contexts } = await extension.call(tab, "context.list", input);
  return contexts.map(({ context }) => context.name).sort();
}

// One story: the clock goes on from one test to the next, as a person's does.
describe("a context that nears the end of its time", () => {
  it("is not told of before its last day", async () => {
    expect(await readBadge()).toBe("");
    expect(await panel.$(CHIP)).toBe(null);
  });

  it("M-065 M-067 is told of in the last day after the last chat, in the panel, the popup and the badge", async () => {
    await goAhead(9.5 * DAY_MS);
    await untilSeen(panel, CHIP);
    expect(await panel.$eval(CHIP, (chip) => chip.textContent)).toMatch(/ends in 1[12] h/);
    await expect.poll(readBadge, PATIENCE).toBe("1");
    const popup = await openPopup(extension, tab);
    await untilListed(popup);
    await popup.waitForSelector(`[data-ending="${id}"] [data-extend]`);
    await closePopup(popup);
  });

  it("M-068 is extended by a click in the panel, and nothing warns any more", async () => {
    await panel.bringToFront();
    await clickOnceSeen(panel, CHIP);
    await clickOnceSeen(panel, "[data-renew]");
    await panel.waitForSelector(CHIP, { hidden: true });
    await expect.poll(readBadge, PATIENCE).toBe("");
    const popup = await openPopup(extension, tab);
    await untilListed(popup);
    expect(await popup.$("[data-ending]")).toBe(null);
    await closePopup(popup);
    const { expiry } = await extension.call(tab, "context.get", { id });
    expect(expiry.state).toBe("fresh");
  });

  it("M-068 is extended from the popup as well", async () => {
    await goAhead(19 * DAY_MS);
    await expect.poll(readBadge, PATIENCE).toBe("1");
    const popup = await openPopup(extension, tab);
    await clickOnceSeen(popup, `[data-ending="${id}"] [data-extend]`);
    await popup.waitForSelector("[data-ending]", { hidden: true });
    await expect.poll(readBadge, PATIENCE).toBe("");
    await closePopup(popup);
  });

  it("M-065 is renewed by a chat, and not by being looked at", async () => {
    await goAhead(28.5 * DAY_MS);
    await expect.poll(readBadge, PATIENCE).toBe("1");
    await untilSeen(panel, CHIP);
    await switchContext(panel, "Supportive Guide");
    await untilSeen(panel, CHIP);
    await untilStatus(panel, await say(panel, "Still there?"), "complete");
    await panel.waitForSelector(CHIP, { hidden: true });
    await expect.poll(readBadge, PATIENCE).toBe("");
  });
});

describe("a context whose time is over", () => {
  it("M-027 M-066 is listed only where it is asked for", async () => {
    const short = await makeContext(extension, tab, "Short");
    const { context } = await extension.call(tab, "context.get", { id: short });
    const change = { id: short, version: context.version, fields: { expiryDays: 1 } };
    await extension.call(tab, "context.update", change);
    await moveClock(extension, { ms: 29.6 * DAY_MS, pages: [] });
    expect(await listNames()).not.toContain("Short");
    expect(await listNames("expired")).toContain("Short");
  });

  it("D-24 refuses a chat at once, before any cleanup has run", async () => {
    const { contexts } = await extension.call(tab, "context.list", { include: "expired" });
    const short = contexts.find(({ context }) => context.name === "Short");
    expect(short).toMatchObject({ context: { archived: null }, expiry: { state: "expired" } });
    const chat = { contextId: short?.context.id ?? "", message: "Hello" };
    const refused = { failure: { code: "archived" } };
    await expect(extension.call(tab, "context-chat", chat)).rejects.toMatchObject(refused);
  });

  it("M-069 M-071 is archived by the daily cleanup, seen in the options, marked, and restored whole", async () => {
    await goAhead(40 * DAY_MS, [panel, tab]);
    const first = (await extension.call(tab, "context.get", { id: firstId })).context.name;
    await expect.poll(() => listNames("expired"), PATIENCE).toEqual([first]);
    await untilContext(panel, "Supportive Guide");
    await untilSeen(panel, 'header [data-expiry="context.restore"]');
    const options = await extension.openPage("options.html#contexts");
    await clickOnceSeen(options, `[data-context-entry="${id}"] [data-restore]`);
    await expect.poll(() => listNames(), PATIENCE).toEqual([first, "Supportive Guide"]);
    await options.close();
    await panel.bringToFront();
    await panel.waitForSelector('header [data-expiry="context.restore"]', { hidden: true });
    expect((await readConversation(panel)).slice(0, 1)).toEqual(["What can you do?"]);
    await untilStatus(panel, await say(panel, "And now?"), "complete");
    const { context } = await findContext(extension, tab, "Supportive Guide");
    expect(context).toMatchObject({ archived: null, pinned: false, expiryDays: 10 });
  });
});
