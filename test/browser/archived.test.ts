import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Id } from "../../src/domain/id";
import { barriers } from "./harness/barriers";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";
import { moveClock } from "./harness/move-clock";
import {
  openConversations,
  readComposer,
  readConversation,
  say,
  switchContext,
  untilContext,
  untilStatus,
  writeMessage,
} from "./harness/panel-page";
import { closePopup, openPopup, untilListed } from "./harness/popup-page";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const PATIENCE = { timeout: 15_000 };
const DAY_MS = 86_400_000;
const NOTICE = '[data-archived-notice="expiry"]';
const QUESTION = "What can you do?";

let profileDir: string;
let extension: RunningExtension;
let panel: Page;
let tab: Page;
let garden: Id;
let first: Id;
let firstName: string;

function launch(): Promise<RunningExtension> {
  return launchWithOllama(NO_SERVER, { profileDir });
}

// Somebody talks in two contexts, closes the browser, and comes back thirty days later.
beforeAll(async () => {
  profileDir = await mkdtemp(join(tmpdir(), "confidant-profile-"));
  extension = await launch();
  panel = await extension.openPanel();
  await untilStatus(panel, await say(panel, "How do I lock this?"), "complete");
  const { contexts } = await extension.call(panel, "context.list", {});
  first = contexts[0]?.context.id ?? "";
  firstName = contexts[0]?.context.name ?? "";
  garden = crypto.randomUUID();
  const fields = { name: "Garden", systemPrompt: "Be brief." };
  await extension.call(panel, "context.create", { id: garden, fields });
  await switchContext(panel, "Garden");
  await untilStatus(panel, await say(panel, QUESTION), "complete");
  await extension.close();
  extension = await launch();
  tab = await extension.openPage("welcome.html");
  await goAhead(30 * DAY_MS, [tab]);
  panel = await extension.openPanel();
  await moveClock(extension, { ms: 30 * DAY_MS, pages: [panel] });
});

afterAll(async () => {
  await extension?.close();
  await rm(profileDir, { recursive: true, force: true, maxRetries: 5 });
});

/** Lets everything be so far ahead, and the worker see it as after any change. */
async function goAhead(ms: number, pages: readonly Page[]): Promise<void> {
  await moveClock(extension, { ms, pages });
  await extension.call(tab, "context.pin", { id: first, pinned: false });
}

/** What the list of the switcher says, one line an option. */
async function readSwitcher(): Promise<string[]> {
  await panel.bringToFront();
  await clickOnceSeen(panel, "[data-context-menu]");
  await untilSeen(panel, "[data-option]");
  return panel.$$eval("[data-option]", (options) => options.map((one) => one.textContent ?? ""));
}

async function expectWithoutBarriers(page: Page): Promise<void> {
  for (const value of ["light", "dark"]) {
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
    expect(await barriers(page)).toEqual([]);
  }
  const [needs, has] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth] as const;
  });
  expect(needs).toBeLessThanOrEqual(has);
}

// One story: what is restored in one test is there in the next.
describe("D-24: after thirty days away", () => {
  it("the panel shows what it showed, to be read, says why, and opens nothing in its place", async () => {
    await untilContext(panel, "Garden");
    expect((await readConversation(panel))[0]).toBe(QUESTION);
    await untilSeen(panel, NOTICE);
    const text = await panel.$eval(NOTICE, (notice) => notice.textContent);
    expect(text).toContain("archived after 7 days without use");
    const { contexts } = await extension.call(tab, "context.list", { include: "archived" });
    expect(contexts.map(({ context }) => context.id).sort()).toEqual([first, garden].sort());
    await panel.setViewport({ width: 360, height: 700 });
    await expectWithoutBarriers(panel);
  });

  it("everything is listed in the switcher, the popup and the options, what is archived marked", async () => {
    const shown = await readSwitcher();
    expect(shown.find((line) => line.includes("Garden"))).toContain("archived");
    expect(shown.find((line) => line.includes(firstName))).not.toContain("archived");
    await panel.keyboard.press("Escape");
    const popup = await openPopup(extension, tab);
    await untilListed(popup);
    await untilSeen(popup, `[data-context-option="${garden}"] [data-aside]`);
    await untilSeen(popup, NOTICE);
    expect(await popup.$(`[data-context-option="${first}"] [data-aside]`)).toBe(null);
    await expectWithoutBarriers(popup);
    await closePopup(popup);
    const options = await extension.openPage("options.html#contexts");
    await options.setViewport({ width: 360, height: 700 });
    await untilSeen(options, `[data-context-entry="${garden}"] [data-aside]`);
    for (const button of ["restore", "keep"]) {
      await untilSeen(options, `[data-context-entry="${garden}"] [data-${button}]`);
    }
    expect(await options.$(`[data-context-entry="${first}"] [data-aside]`)).toBe(null);
    await expectWithoutBarriers(options);
    await options.close();
  });

  it("the first context has no end, and says so where an end would be told", async () => {
    const { expiry } = await extension.call(tab, "context.get", { id: first });
    expect(expiry).toEqual({ at: null, state: "never" });
    const document = await extension.call(tab, "context-manage", {
      action: "get",
      contextId: first,
    });
    expect(document.context).toMatchObject({ expiresAt: null, isActive: true });
    const page = await extension.openPage(`options.html#contexts/${first}`);
    await untilSeen(page, '[data-expiry="never"]');
    expect(await page.$eval('[data-expiry="never"]', (element) => element.textContent)).toContain(
      "never expires",
    );
    await page.close();
  });

  it("its conversation is in the list of all, marked, and opens from there", async () => {
    await switchContext(panel, firstName);
    await openConversations(panel);
    await clickOnceSeen(panel, '[data-toggle="everywhere"]');
    const { conversation } = await extension.call(tab, "conversation.open", {
      channel: "side-panel",
      contextId: garden,
    });
    const row = `[data-conversation-row="${conversation.id}"]`;
    await untilSeen(panel, `${row} [data-aside]`);
    expect(await panel.$eval(row, (one) => one.textContent)).toContain("Context archived");
    expect(await panel.$$("[data-conversation-row] [data-aside]")).toHaveLength(1);
    await expectWithoutBarriers(panel);
    await clickOnceSeen(panel, row);
    await untilContext(panel, "Garden");
    expect((await readConversation(panel))[0]).toBe(QUESTION);
    await untilSeen(panel, NOTICE);
    await panel.setViewport(null);
  });

  it("another context is read by a click, and the archived one again, as it was", async () => {
    await panel.setViewport(null);
    await switchContext(panel, firstName);
    expect((await readConversation(panel))[0]).toBe("How do I lock this?");
    expect(await panel.$(NOTICE)).toBe(null);
    await clickOnceSeen(panel, "[data-context-menu]");
    await untilSeen(panel, '[data-stays="never"]');
    await clickOnceSeen(panel, `[data-option="${garden}"]`);
    await untilContext(panel, "Garden");
    await untilSeen(panel, NOTICE);
    expect((await readConversation(panel))[0]).toBe(QUESTION);
  });

  it("a chat there is refused and its words are kept; Restore and pin restores it, and no time ends it", async () => {
    await writeMessage(panel, "Are you there?");
    await panel.keyboard.press("Enter");
    await untilSeen(panel, '[data-problem="archived"]');
    await expect.poll(() => readComposer(panel), PATIENCE).toBe("Are you there?");
    await clickOnceSeen(panel, `${NOTICE} [data-keep]`);
    await panel.waitForSelector(NOTICE, { hidden: true });
    await untilSeen(panel, "[data-composer]:focus");
    await panel.keyboard.press("Enter");
    await expect.poll(() => readConversation(panel), PATIENCE).toContain("Are you there?");
    const kept = { context: { pinned: true, archived: null }, expiry: { state: "never" } };
    expect(await extension.call(tab, "context.get", { id: garden })).toMatchObject(kept);
    await goAhead(400 * DAY_MS, [panel]);
    await untilContext(panel, "Garden");
    expect(await extension.call(tab, "context.get", { id: garden })).toMatchObject(kept);
    expect(await panel.$("[data-archived-notice]")).toBe(null);
  });

  it("one click restores it where the cleanup has not run yet, its time begun anew", async () => {
    await extension.call(tab, "context.pin", { id: garden, pinned: false });
    // Nothing wakes the worker's watch: only the page and the refusal know the time.
    await moveClock(extension, { ms: 408 * DAY_MS, pages: [panel] });
    await untilContext(panel, "Garden");
    await clickOnceSeen(panel, `${NOTICE} [data-restore]`);
    await panel.waitForSelector(NOTICE, { hidden: true });
    const { context, expiry } = await extension.call(tab, "context.get", { id: garden });
    expect(context).toMatchObject({ pinned: false, archived: null });
    expect(expiry.state).toBe("fresh");
  });

  it("the header's way back does the same: no problem is left, and the keyboard is where one writes", async () => {
    await moveClock(extension, { ms: 430 * DAY_MS, pages: [panel] });
    await untilContext(panel, "Garden");
    await untilSeen(panel, NOTICE);
    await writeMessage(panel, "And now?");
    await panel.keyboard.press("Enter");
    await untilSeen(panel, '[data-problem="archived"]');
    await clickOnceSeen(panel, '[data-expiry="context.restore"]');
    await clickOnceSeen(panel, "[data-renew]");
    await panel.waitForSelector('[data-problem="archived"]', { hidden: true });
    await panel.waitForSelector(NOTICE, { hidden: true });
    await untilSeen(panel, "[data-composer]:focus");
    await panel.keyboard.press("Enter");
    await expect.poll(() => readConversation(panel), PATIENCE).toContain("And now?");
  });
});
