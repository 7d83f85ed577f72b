import { expect } from "vitest";
import { damageRows } from "../damage-rows";
import type { Panel } from "../panel";
import type { Scenario, Stage } from "../scenario";
import { clearTable, endSession, takeBuckets, takeFiles, takeKeys } from "../stored-rows";
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
      const files = await takeFiles(browser.page);
      expect(files.filter((name) => name.startsWith("vault-header"))).toHaveLength(1);
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
    name: "a conversation's place gone for a while",
    prepare: async (stage) => {
      await begin(stage);
      await ask(stage, "one");
    },
    act: async ({ panel, browser }) => {
      const { contextId: id, order } = (await panel.open()).conversation;
      const setOrder = (now: number | null) =>
        damageRows(browser.page, [{ table: "conversations", change: { order: now } }]);
      await setOrder(null);
      const held = await panel.call("context.holds", { id });
      expect(held).toEqual({ conversations: 1, messages: 2 });
      await setOrder(order);
    },
  },
  {
    name: "what is noted beside a conversation altered",
    cold: true,
    prepare: async (stage) => {
      const { panel, browser } = stage;
      await begin(stage);
      await ask(stage, "one");
      await panel.finish(await panel.retry(panel.ledger.turns[0] ?? ""));
      await browser.kill();
      await damageRows(browser.page, [
        { table: "forks", change: "flip" },
        { table: "uses", change: "flip" },
      ]);
    },
    act: async (stage) => {
      await expectSiblings(stage.panel, stage.panel.ledger.turns);
      await ask(stage, "two");
    },
    afterwards: acceptForks,
  },
  {
    name: "the siblings of a conversation altered after messages of it were deleted",
    cold: true,
    expectedRows: { messages: 7 },
    prepare: async (stage) => {
      const { panel, browser } = stage;
      await begin(stage);
      for (const question of ["one", "two"]) await ask(stage, question);
      await panel.finish(await panel.retry(panel.ledger.turns[1] ?? ""));
      const { id: conversationId, contextId } = (await panel.open()).conversation;
      const ids = (await panel.list()).slice(0, 2).map(({ id }) => id);
      const what = { type: "ids", ids } as const;
      await panel.call("message.delete", { contextId, conversationId, what });
      panel.forget("one");
      await browser.kill();
      await damageRows(browser.page, [{ table: "forks", change: "flip" }]);
    },
    act: async (stage) => {
      // Which of them are left only the messages tell, not their clear columns.
      await expectSiblings(stage.panel, stage.panel.ledger.turns);
      await ask(stage, "three");
    },
    afterwards: acceptForks,
  },
  {
    name: "the manifest lost, and the journal",
    cold: true,
    damaged: true,
    prepare: async (stage) => {
      await begin(stage);
      await ask(stage, "one");
      await stage.browser.kill();
      await clearTable(stage.browser.page, "manifest");
      await takeBuckets(stage.browser.page);
    },
    act: async (stage) => {
      await ask(stage, "two");
    },
  },
];

async function expectSiblings(panel: Panel, siblings: readonly string[]): Promise<void> {
  const page = { conversationId: panel.conversationId(), before: null, limit: 10 };
  const { forks } = await panel.call("message.list", page);
  expect(forks).toMatchObject([{ siblings }]);
}

/** They are told, and made anew once the person takes that as it is: the siblings stay. */
async function acceptForks({ panel }: Stage): Promise<void> {
  const { unreadable } = await panel.call("vault.check", {});
  expect(unreadable).toMatchObject([{ table: "forks" }]);
  await panel.call("vault.repair", {});
  await expectSiblings(panel, panel.ledger.turns.slice(0, 2));
}

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
