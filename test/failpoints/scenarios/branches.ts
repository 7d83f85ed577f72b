import { expect } from "vitest";
import type { Panel } from "../panel";
import type { Scenario, Stage } from "../scenario";
import { takeNewestMessage } from "../take-newest-message";
import { watchToText } from "../watch-to-end";
import { makeConversation } from "./conversations";
import { ask, begin } from "./first-message";

/** What a person does with messages that are there. */
export const BRANCH_SCENARIOS: readonly Scenario[] = [
  {
    name: "a message that is edited",
    prepare: async (stage) => {
      await begin(stage);
      for (const question of ["one", "two"]) await ask(stage, question);
    },
    act: async ({ panel }) => {
      await panel.finish(await panel.edit("one", "uno"));
    },
    atStop: ({ messages, forks }) => {
      expect([4, 6]).toContain(messages);
      // The way back is there exactly when the message is.
      expect(forks).toBe(messages === 6 ? 1 : 0);
    },
    afterwards: async ({ panel }) => {
      await show(panel, { from: "uno", to: 0 });
      expect(await textsOf(panel)).toEqual(["one", "two"]);
      await show(panel, { from: "one", to: 1 });
    },
  },
  {
    name: "branches that are shown",
    prepare: editTwo,
    act: async ({ panel }) => {
      const answered = panel.ledger.turns[1] ?? "";
      await show(panel, { from: "dos", to: 0 });
      expect(await textsOf(panel)).toEqual(["one", "two"]);
      // Its answer is on the branch that is not shown.
      await panel.finish(await panel.retry(answered));
      expect(await textsOf(panel)).toEqual(["one", "dos"]);
    },
  },
  {
    name: "a branch whose end is gone for a while",
    prepare: async (stage) => {
      await editTwo(stage);
      await show(stage.panel, { from: "dos", to: 0 });
      stage.panel.ledger.questions.splice(1, 1, "two");
    },
    act: async ({ panel, browser }) => {
      const putBack = await takeNewestMessage(browser.page);
      await show(panel, { from: "two", to: 1 });
      expect(await textsOf(panel)).toEqual(["one", "dos"]);
      await putBack();
      await show(panel, { from: "dos", to: 0 });
    },
  },
  {
    name: "messages that are deleted in several conversations",
    thorough: true,
    expectedRows: { conversations: 2, messages: 8, forks: 1, plans: 2 },
    prepare: async (stage) => {
      const { panel } = stage;
      await editTwo(stage);
      const first = panel.conversationId();
      await makeConversation(stage);
      await ask(stage, "three");
      panel.use(first);
    },
    act: async ({ panel }) => {
      const first = panel.conversationId();
      const again = (await panel.list()).slice(2);
      const { contextId } = (await panel.open()).conversation;
      const ids = [...again, ...(await panel.list())].map(({ id }) => id);
      const input = { contextId, conversationId: null, what: { type: "ids", ids } } as const;
      await panel.call("message.delete", input);
      expect(await panel.call("message.delete", input)).toEqual({ deleted: 0 });
      expect(await panel.list()).toEqual([]);
      const left = await panel.call("conversation-manage", { action: "list", contextId });
      expect(left.conversations).toHaveLength(4);
      panel.use(first);
      for (const question of ["dos", "three"]) panel.forget(question);
      // What stood in its place before is shown again.
      panel.ledger.questions.push("two");
      panel.ledger.left -= 1;
    },
  },
  {
    name: "messages deleted while a reply is written",
    expectedRows: { messages: 4 },
    prepare: async (stage) => {
      await begin(stage);
      await ask(stage, "one");
    },
    act: async ({ panel, browser, server }) => {
      const { contextId, id: conversationId } = (await panel.open()).conversation;
      const than = Date.now();
      server.answer("part");
      const turn = await panel.send("two");
      await panel.survive(watchToText(browser.page, turn));
      const what = { type: "older", than } as const;
      await panel.call("message.delete", { contextId, conversationId, what });
      server.answer("whole");
      await panel.call("turn.cancel", { turnId: turn });
      await panel.finish(turn);
      panel.forget("one");
      expect(await textsOf(panel)).toEqual(["two"]);
    },
  },
];

/** Two questions, the second of which was then put in other words. */
async function editTwo(stage: Stage): Promise<void> {
  await begin(stage);
  for (const question of ["one", "two"]) await ask(stage, question);
  await stage.panel.finish(await stage.panel.edit("two", "dos"));
}

/** Shows the branch through another sibling of the place where a question stands. */
async function show(
  panel: Panel,
  { from: text, to: sibling }: { readonly from: string; readonly to: number },
): Promise<void> {
  const conversationId = panel.conversationId();
  const page = { conversationId, before: null, limit: 100 };
  const { messages, forks } = await panel.call("message.list", page);
  const from = messages.find((message) => message.text === text)?.id ?? "";
  const siblings = forks.find(({ messageId }) => messageId === from)?.siblings;
  await panel.call("branch.show", { conversationId, from, to: siblings?.[sibling] ?? "" });
}

async function textsOf(panel: Panel): Promise<readonly string[]> {
  return (await panel.list()).filter(({ role }) => role === "user").map(({ text }) => text);
}
