import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { makePassphrase } from "../../builders/new-secrets";
import type { Scenario, Stage } from "../scenario";
import { createVaultPanel } from "../vault-panel";
import { watchToText } from "../watch-to-end";
import { ask, begin } from "./first-message";

/** Of the temporary conversation: two replies to one question, and one to its other version. */
const BRANCHES = 3;

const PASSPHRASE = "a temporary passphrase of many words";

/** What is said and shall leave nothing behind. */
export const TEMPORARY_SCENARIOS: readonly Scenario[] = [
  {
    name: "a temporary conversation",
    expectedRows: { messages: 2, uses: 1, plans: 1 },
    prepare: beginWithQuestion,
    act: async (stage) => {
      const { panel } = stage;
      const stored = panel.conversationId();
      await makeTemporary(stage);
      const { conversation } = await panel.open();
      const conversationId = await makeTemporary(stage, conversation.contextId);
      await panel.saveDraft("two");
      await ask(stage, "two");
      await panel.finish(await panel.retry(panel.ledger.turns[1] ?? ""));
      await panel.finish(await panel.edit("two", "dos"));
      const { forks } = await panel.call("message.list", {
        conversationId,
        before: null,
        limit: 10,
      });
      const { messageId: from = "", siblings = [] } = forks[0] ?? {};
      await panel.call("branch.show", { conversationId, from, to: siblings[0] ?? "" });
      const opened = await panel.call("conversation.show", { conversationId });
      const { contextId } = opened.conversation;
      // Where a branch is deleted, one that is left beside it is shown.
      for (let branch = 0; branch < BRANCHES; branch += 1) {
        const ids = (await panel.list()).map(({ id }) => id);
        const what = { type: "ids" as const, ids };
        await panel.call("message.delete", { contextId, conversationId, what });
      }
      expect(await panel.list()).toEqual([]);
      await purge(stage, conversationId);
      panel.use(stored);
      takeBack(stage);
    },
    atStop: expectOnlyStored,
  },
  {
    name: "a temporary reply that the worker's end broke off",
    cold: true,
    expectedRows: { messages: 2 },
    prepare: async (stage) => {
      const { panel, browser, server } = stage;
      await beginWithQuestion(stage);
      await makeTemporary(stage);
      server.answer("part");
      const turn = await panel.send("two");
      await watchToText(browser.page, turn);
      await expect.poll(async () => (await panel.find(turn))?.text).not.toBe("");
      server.answer("whole");
    },
    act: async (stage) => {
      const { panel } = stage;
      const conversationId = panel.conversationId();
      await panel.finish(panel.ledger.turns[1] ?? "");
      expect(await panel.list()).toHaveLength(2);
      await purge(stage, conversationId);
      panel.use((await panel.open()).conversation.id);
      takeBack(stage);
    },
    atStop: expectOnlyStored,
  },
  {
    name: "a temporary conversation that a lock ends",
    passphrases: [PASSPHRASE],
    expectedRows: { messages: 2 },
    prepare: async (stage) => {
      await stage.panel.setUp(makePassphrase(PASSPHRASE));
      await beginWithQuestion(stage);
      await makeTemporary(stage);
      await ask(stage, "two");
    },
    act: async (stage) => {
      const { panel, browser } = stage;
      const vault = createVaultPanel(stage);
      await vault.lock();
      const left = await browser.page.evaluate(() => chrome.storage.session.get(null));
      expect(Object.keys(left).filter((key) => key.startsWith("temporary"))).toEqual([]);
      await vault.unlock(PASSPHRASE);
      panel.use((await panel.open()).conversation.id);
      takeBack(stage);
    },
    atStop: expectOnlyStored,
  },
];

async function beginWithQuestion(stage: Stage): Promise<void> {
  await begin(stage);
  await ask(stage, "one");
}

/** A temporary conversation, which the panel goes on in. */
export async function makeTemporary(
  { panel }: Stage,
  contextId: string | null = null,
): Promise<string> {
  const id = randomUUID();
  const made = { id, channel: "side-panel", contextId, temporary: true } as const;
  await panel.call("conversation.create", made);
  panel.use(id);
  return id;
}

/** Purges a temporary conversation, once. */
export async function purge({ panel }: Stage, conversationId: string): Promise<void> {
  const messages = (await panel.call("conversation.show", { conversationId })).conversation
    .messageCount;
  await panel.attempt("conversation.purge", { conversationId, messages });
  const all = { contextId: null, after: null, limit: 10, query: "", archived: false };
  const { pinned } = await panel.call("conversation.list", all);
  // The worker died before it was gone, or after.
  const isThere = pinned.some(({ conversation }) => conversation.id === conversationId);
  if (isThere) await panel.call("conversation.purge", { conversationId, messages });
}

/** Only the stored question is expected from now on. */
export function takeBack({ panel: { ledger } }: Stage): void {
  ledger.forgotten += ledger.questions.length - 1 + ledger.left;
  ledger.left = 0;
  ledger.questions.length = 1;
  ledger.turns.length = 1;
}

/** Nothing of it ever reaches the disk. */
export function expectOnlyStored(counts: Readonly<Record<string, number>>): void {
  const { messages, conversations, composer_drafts, open_turns, draft_pieces, jobs } = counts;
  expect({ messages, conversations, composer_drafts, open_turns, draft_pieces, jobs }).toEqual({
    messages: 2,
    conversations: 1,
    composer_drafts: 0,
    open_turns: 0,
    draft_pieces: 0,
    jobs: 0,
  });
}
