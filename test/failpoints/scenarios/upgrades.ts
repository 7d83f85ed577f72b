import { expect } from "vitest";
import { createBackupPanel } from "../backup-panel";
import { plantFrozen, plantOldForm } from "../plant-frozen";
import type { Scenario, Stage } from "../scenario";

const HOUR = 3_600_000;

/** By a clock of today its context would be past its time. */
const DAY_AFTER = Date.UTC(2025, 7, 25);

const ALL = { contextId: null, after: null, limit: 10, query: "", archived: false };

/** What an earlier release has left: three questions, one answer broken off, and a draft. */
export const UPGRADE_SCENARIOS: readonly Scenario[] = [
  {
    name: "a store of an earlier release",
    cold: true,
    thorough: true,
    foreign: true,
    expectedRows: { messages: 6 },
    prepare,
    act: openAll,
    afterwards: settleJobs,
  },
  {
    name: "a store of an earlier release whose conversations have no place yet",
    cold: true,
    foreign: true,
    expectedRows: { messages: 6 },
    failing: [{ id: "store/conversations/fill-orders.ts#fillOrders.1", mode: "throw", nth: 1 }],
    prepare,
    act: openAll,
    afterwards: settleJobs,
  },
  {
    name: "a backup before rows take another form",
    cold: true,
    slow: true,
    foreign: true,
    expectedRows: { messages: 7, backups: 1 },
    prepare: async ({ browser }) => {
      await browser.kill();
      await plantOldForm(browser.page);
      await browser.setAhead(DAY_AFTER - Date.now());
    },
    act: async (stage) => {
      const { panel } = stage;
      panel.ledger.draft = (await panel.open()).draft;
      const reasons = async () =>
        (await panel.call("backup.status", {})).records.map(({ reason }) => reason);
      await expect.poll(reasons, { timeout: 8_000, interval: 50 }).toEqual(["before-migration"]);
      await createBackupPanel(stage).listWhole();
    },
  },
];

async function prepare({ browser }: Stage): Promise<void> {
  // An alarm of what was played before may have woken one.
  await browser.kill();
  await plantFrozen(browser.page, 2);
  await browser.setAhead(DAY_AFTER - Date.now());
}

async function openAll({ panel }: Stage): Promise<void> {
  const { conversation, draft } = await panel.open();
  expect(draft).toBe("typing");
  panel.ledger.draft = draft;
  const { contextId: id } = conversation;
  expect(await panel.call("context.holds", { id })).toEqual({ conversations: 1, messages: 6 });
  const texts = (await panel.list()).map(({ text }) => text);
  expect(texts).toEqual(["1", "one", "2", "two", "3", "thr"]);
}

/** No model answers at the address that it names: what was to be done for it is dropped. */
async function settleJobs({ panel, browser }: Stage): Promise<void> {
  await panel.call("prompt.change", { backgroundLocal: false });
  await browser.setAhead(DAY_AFTER + HOUR - Date.now());
  await browser.kill();
  await expect.poll(() => panel.rest(), { timeout: 10_000 }).toBe(0);
  const { conversations } = await panel.call("conversation.list", ALL);
  expect(conversations).toMatchObject([{ conversation: { order: 6, messageCount: 6 } }]);
}
