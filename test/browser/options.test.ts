import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { damageRows } from "../failpoints/damage-rows";
import { barriers } from "./harness/barriers";
import { untilGate } from "./harness/gate-page";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER, readStored } from "./harness/launch-with-ollama";
import { showSection } from "./harness/options-page";
import { readConversation, say, untilStatus } from "./harness/panel-page";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const PASSPHRASE = "seven quiet herons at dusk";
const FIRST = "What can you do?";
const SECOND = "And what else?";

let extension: RunningExtension;
let panel: Page;
let options: Page;
let downloads: string;

beforeAll(async () => {
  downloads = await mkdtemp(join(tmpdir(), "confidant-downloads-"));
  extension = await launchWithOllama(NO_SERVER, {
    setUp: { kind: "passphrase", passphrase: PASSPHRASE },
  });
  panel = await extension.openPanel();
  for (const text of [FIRST, SECOND]) await untilStatus(panel, await say(panel, text), "complete");
  options = await extension.openPage("options.html");
  await options.setViewport({ width: 360, height: 800 });
});

afterAll(async () => {
  await extension?.close();
  await rm(downloads, { recursive: true, force: true });
});

const show = (section: string) => showSection(options, section);

async function press(selector: string): Promise<void> {
  await clickOnceSeen(options, selector);
}

/** The barriers and what sticks out at 360 px, in light and dark. */
async function expectWithoutBarriers(page: Page): Promise<void> {
  await untilSeen(page, "main h1");
  for (const value of ["light", "dark"]) {
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
    expect(await barriers(page)).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    await page.evaluate(() => document.documentElement.clientWidth),
  );
}

// One story: each test goes on where the one before has left the store.
describe("the options page", () => {
  it.each(["lock", "prompt", "keyboard", "data", "health", "about"])(
    "has no barrier on %s, in light and dark, at 360 px",
    async (section) => {
      await show(section);
      await expectWithoutBarriers(options);
    },
  );

  it("fold the list of pages into a line on a narrow screen, and open it by click and by key", async () => {
    await show("lock");
    const isListed = () => options.$eval('nav a[href="#lock"]', (link) => link.checkVisibility());
    const menu = await options.waitForSelector("[data-section-menu]");
    expect(await isListed()).toBe(false);
    expect(await menu?.evaluate((button) => button.textContent)).toBe("OptionsLock");
    await menu?.press("Enter");
    expect(await isListed()).toBe(true);
    expect(await barriers(options)).toEqual([]);
    await options.keyboard.press("Tab");
    await options.keyboard.press("Escape");
    expect(await isListed()).toBe(false);
    expect(await menu?.evaluate((button) => button === document.activeElement)).toBe(true);
    await options.setViewport({ width: 1000, height: 800 });
    expect(await isListed()).toBe(true);
    await options.setViewport({ width: 360, height: 800 });
    await menu?.dispose();
  });

  it("tells a window that changes the methods after another one has", async () => {
    await show("lock");
    await options.waitForSelector("[data-method]");
    const { generation } = await extension.call(panel, "vault.status", {});
    const rotate = () => extension.call(panel, "vault.rotate", { generation });
    await rotate();
    await expect(rotate()).rejects.toMatchObject({ failure: { code: "conflict" } });
    await expect
      .poll(async () => (await extension.call(panel, "vault.status", {})).sealing)
      .toBeNull();
  });

  it("saves a file of all that opens, in clear", async () => {
    const session = await options.createCDPSession();
    await session.send("Page.setDownloadBehavior", { behavior: "allow", downloadPath: downloads });
    await show("data");
    await press("[data-export]");
    const file = join(downloads, "confidant-export.jsonl");
    await expect.poll(() => readdir(downloads)).toEqual(["confidant-export.jsonl"]);
    const rows = (await readFile(file, "utf8")).trim().split("\n");
    const texts = rows.map((line) => JSON.parse(line).text);
    expect(texts).toEqual(expect.arrayContaining([FIRST, SECOND]));
    await session.detach();
  });
});

describe("a store that was altered", () => {
  it("is told in Health, with what can be done", async () => {
    const [question] = await readStored(extension, panel);
    const { conversation } = await extension.call(panel, "conversation.open", {
      channel: "side-panel",
    });
    await extension.killWorker();
    await damageRows(options, [
      { table: "messages", id: question?.id ?? "", change: "flip" },
      { table: "conversations", id: conversation.id, change: "flip" },
    ]);
    await show("health");
    // Also whether the browser keeps what is stored: which of both is the browser's to say.
    await options.waitForSelector("[data-kept-storage]");
    await press("[data-check]");
    await options.waitForSelector("[data-repair]");
    await expectWithoutBarriers(options);
  });

  it("is whole again once what is left was accepted, and says what that took", async () => {
    await press("[data-repair]");
    await press("[data-repair-confirm]");
    await options.waitForSelector("[data-repaired]");
    await options.waitForFunction(() => document.querySelector("[data-repair]") === null);
    const check = await extension.call(options, "vault.check", {});
    expect(check).toMatchObject({ unreadable: [], mismatched: [] });
    await panel.bringToFront();
    await expect.poll(() => readConversation(panel)).not.toContain(FIRST);
    expect(await readConversation(panel)).toContain(SECOND);
    await untilStatus(panel, await say(panel, "Shall we go on?"), "complete");
  });
});

describe("a purge", () => {
  it("wants the name, and leaves nothing in any open page", async () => {
    await show("data");
    await press("[data-purge]");
    await options.waitForSelector("[data-purge-confirm]");
    const { contexts } = await extension.call(options, "context.list", {});
    const name = contexts[0]?.context.name ?? "";
    await options.focus("[data-context] input[data-name]");
    await options.keyboard.sendCharacter("another name");
    await press("[data-purge-confirm]");
    await options.waitForSelector('[data-context] [role="alert"]');
    expect((await extension.call(options, "context.list", {})).contexts).toEqual(contexts);
    await options.$eval("[data-context] input[data-name]", (field) =>
      (field as HTMLInputElement).select(),
    );
    await options.keyboard.sendCharacter(name);
    await press("[data-purge-confirm]");
    await options.waitForSelector("[data-purged]");
    await expect.poll(() => readConversation(panel)).toEqual([]);
  });
});

describe("a locked vault", () => {
  it("has no barrier on its screen, and shows nothing of what it holds", async () => {
    await extension.call(options, "vault.lock", {});
    await untilGate(options, "locked");
    await show("lock");
    await untilGate(options, "locked");
    await expectWithoutBarriers(options);
    await show("data");
    await options.waitForSelector('[data-section="data"]');
    expect(await options.$("[data-store]")).toBeNull();
    expect(await options.$("[data-context]")).toBeNull();
  });
});
