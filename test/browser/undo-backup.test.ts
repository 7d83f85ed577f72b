import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BACKUPS_FOLDER } from "../../src/domain/backup";
import { barriers } from "./harness/barriers";
import type { RunningExtension } from "./harness/launch-extension";
import { launchWithOllama, NO_SERVER } from "./harness/launch-with-ollama";
import { showSection } from "./harness/options-page";
import { hasKeyboard, tabTo } from "./harness/tab-to";
import { clickOnceSeen, untilSeen } from "./harness/until-seen";

const PATIENCE = { timeout: 25_000 };
const UNDO = "[data-undo-act]";

let extension: RunningExtension;
let options: Page;

beforeAll(async () => {
  extension = await launchWithOllama(NO_SERVER);
  options = await extension.openPage("options.html");
  await options.setViewport({ width: 360, height: 740 });
  await showSection(options, "backup");
});

afterAll(async () => {
  await extension?.close();
});

const status = () => extension.call(options, "backup.status", {});

/** The backups that lie in this browser, listed or not. */
function filesKept(): Promise<string[]> {
  return options.evaluate(async (name) => {
    const root = await navigator.storage.getDirectory();
    const found: string[] = [];
    for await (const one of (await root.getDirectoryHandle(name)).keys()) found.push(one);
    return found.filter((one) => /^confidant-\d/.test(one));
  }, BACKUPS_FOLDER);
}

async function make(): Promise<void> {
  await clickOnceSeen(options, "[data-backup-make]");
  await untilSeen(options, "[data-backup]");
  await expect.poll(async () => (await status()).running, PATIENCE).toBeNull();
}

async function remove(): Promise<void> {
  await clickOnceSeen(options, "[data-backup-delete]");
  await clickOnceSeen(options, "[data-backup-delete-confirm]");
  await options.waitForSelector("[data-backup]", { hidden: true });
  await untilSeen(options, UNDO);
}

// One story: each test goes on where the one before has left the page.
describe("a deleted backup", () => {
  it("is gone from the list at once, and back by one key press", async () => {
    await make();
    const { records, changed } = await status();
    await remove();
    expect(await hasKeyboard(options, "body")).toBe(false);
    const readNotice = () => options.$eval("[data-undo-notice]", (one) => one.textContent);
    await expect.poll(readNotice, PATIENCE).toBe("Backup deleted.");
    expect((await status()).records).toEqual([]);
    for (const value of ["light", "dark"]) {
      await options.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
      expect(await barriers(options)).toEqual([]);
    }
    await tabTo(options, UNDO);
    await options.keyboard.press("Enter");
    await untilSeen(options, "[data-backup]");
    expect(await status()).toMatchObject({ records, changed });
    expect(await hasKeyboard(options, "body")).toBe(false);
    const checked = await extension.call(options, "backup.check", {});
    expect(checked.records).toMatchObject([{ damage: null }]);
  });

  it("leaves nothing at the page's foot beneath its way back", async () => {
    await remove();
    const covered = await options.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      const bar = document.querySelector("[data-undo-bar]")?.getBoundingClientRect();
      const able = "button:enabled, a[href], input, select, textarea, summary";
      return [...document.querySelectorAll<HTMLElement>(`main :is(${able})`)]
        .filter((one) => one.checkVisibility())
        .filter((one) => one.getBoundingClientRect().bottom > (bar?.top ?? 0))
        .map((one) => one.outerHTML);
    });
    expect(covered).toEqual([]);
    const { top, bottom, height } = await options.$eval("[data-undo-bar]", (bar) => ({
      ...bar.getBoundingClientRect().toJSON(),
      height: innerHeight,
    }));
    expect([top > 0, bottom < height]).toEqual([true, true]);
    await clickOnceSeen(options, UNDO);
    await untilSeen(options, "[data-backup]");
  });

  it("can be had back from another page of the options, too", async () => {
    await remove();
    await options.evaluate(() => {
      location.hash = "contexts";
    });
    await untilSeen(options, '[data-section="contexts"]');
    await clickOnceSeen(options, UNDO);
    await showSection(options, "backup");
    await untilSeen(options, "[data-backup]");
  });

  it("is deleted by the next worker where this one dies meanwhile, and the way back tells so", async () => {
    await remove();
    expect(await filesKept()).toHaveLength(1);
    await extension.killWorker();
    await clickOnceSeen(options, UNDO);
    await untilSeen(options, '[data-undo-bar="ended"]');
    expect((await status()).records).toEqual([]);
    await expect.poll(filesKept, PATIENCE).toEqual([]);
  });

  it("loses its file once it is too late", async () => {
    await make();
    await remove();
    expect(await filesKept()).toHaveLength(1);
    await expect.poll(filesKept, PATIENCE).toEqual([]);
    expect(await status()).toMatchObject({ records: [], others: [] });
  });
});
