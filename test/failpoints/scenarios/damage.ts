import { expect } from "vitest";
import type { Scenario, Stage } from "../scenario";
import { clearTable, endSession, takeFiles, takeKeys } from "../stored-rows";
import { takeNewestMessage } from "../take-newest-message";
import { ask, begin } from "./first-message";

const HEADER_KEY = "vault-header:confidant";
const ASIDE_KEY = "header-put-aside";

/** What is mended, or told, where something was taken away from outside. */
export const DAMAGE_SCENARIOS: readonly Scenario[] = [
  {
    name: "the header lost in the browser's storage",
    cold: true,
    prepare: async (stage) => {
      await prepareColdStart(stage);
      await takeKeys(stage.browser.page, "local", [HEADER_KEY]);
    },
    act: async ({ panel, browser }) => {
      expect(await panel.list()).toHaveLength(2);
      expect(await hasHeaderInStorage(browser)).toBe(true);
    },
  },
  {
    name: "the header lost beside the rows",
    cold: true,
    prepare: async (stage) => {
      await prepareColdStart(stage);
      await stage.browser.kill();
      await clearTable(stage.browser.page, "header");
    },
    act: async ({ panel }) => {
      expect(await panel.list()).toHaveLength(2);
    },
  },
  {
    name: "the header lost in its file and in the browser's storage",
    cold: true,
    prepare: async (stage) => {
      await prepareColdStart(stage);
      await takeKeys(stage.browser.page, "local", [HEADER_KEY]);
      await takeFiles(stage.browser.page);
    },
    act: async ({ panel, browser }) => {
      expect(await panel.list()).toHaveLength(2);
      expect(await hasHeaderInStorage(browser)).toBe(true);
      expect(await takeFiles(browser.page)).toHaveLength(1);
    },
  },
  {
    name: "every header lost for a while",
    cold: true,
    prepare: async (stage) => {
      await prepareColdStart(stage);
      await stage.browser.kill();
      await clearTable(stage.browser.page, "header");
      await takeFiles(stage.browser.page);
      await moveHeader(stage.browser, { from: HEADER_KEY, to: ASIDE_KEY });
    },
    act: async ({ panel, browser }) => {
      const status = await panel.call("vault.status", {});
      expect(status.failure?.code).toBe("key-missing");
      await moveHeader(browser, { from: ASIDE_KEY, to: HEADER_KEY });
      expect(await panel.list()).toHaveLength(2);
    },
  },
  {
    name: "the newest message gone for a while",
    prepare: async (stage) => {
      await begin(stage);
      await ask(stage, "one");
    },
    act: async ({ panel, browser }) => {
      const putBack = await takeNewestMessage(browser.page);
      expect(await panel.list()).toHaveLength(1);
      await putBack();
      expect(await panel.list()).toHaveLength(2);
    },
  },
  {
    name: "the manifest lost",
    cold: true,
    damaged: true,
    prepare: async (stage) => {
      await begin(stage);
      await ask(stage, "one");
      await stage.browser.kill();
      await clearTable(stage.browser.page, "manifest");
    },
    act: async (stage) => {
      await ask(stage, "two");
    },
  },
];

async function prepareColdStart(stage: Stage): Promise<void> {
  await begin(stage);
  await ask(stage, "one");
  await endSession(stage.browser.page);
}

function hasHeaderInStorage({ page }: Stage["browser"]): Promise<boolean> {
  return page.evaluate(async (key) => {
    return (await chrome.storage.local.get(key))[key] !== undefined;
  }, HEADER_KEY);
}

async function moveHeader(
  { page }: Stage["browser"],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const kept = await takeKeys(page, "local", [from]);
  await page.evaluate((value) => chrome.storage.local.set(value), { [to]: kept[from] });
}
