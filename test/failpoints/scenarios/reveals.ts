import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { replyTo } from "../answer-server";
import { importConversations, importedMessage } from "../import-conversations";
import type { Scenario, Stage } from "../scenario";
import { makeConversation } from "./conversations";
import { ask, begin } from "./first-message";

const ALL = { contextId: null, after: null, limit: 10, query: "", archived: false };

/** What a person comes back to: branches that were left, and conversations by what was said last. */
export const REVEAL_SCENARIOS: readonly Scenario[] = [
  {
    name: "a message on a branch that was left is shown",
    prepare: async (stage) => {
      await begin(stage);
      for (const question of ["one", "two", "three"]) await ask(stage, question);
      await stage.panel.finish(await stage.panel.edit("two", "dos"));
    },
    act: async ({ panel }) => {
      const { conversation } = await panel.open();
      const conversationId = conversation.id;
      const input = { query: "three from:user", contextId: null, conversationId, kinds: [] };
      const find = async () => {
        const page = { ...input, skip: 0, limit: 5 };
        return (await panel.call("search.find", page)).found[0];
      };
      await expect.poll(find, { timeout: 8_000 }).toMatchObject({ isShown: false });
      const messageId = (await find())?.id ?? "";
      // What is shown already is shown once more.
      for (let times = 0; times < 2; times += 1) {
        await panel.call("branch.reveal", { conversationId, messageId });
      }
      const questions = (await panel.list()).filter(({ role }) => role === "user");
      expect(questions.map(({ text }) => text)).toEqual(["one", "two", "three"]);
      panel.ledger.questions.splice(1, 1, "two", "three");
      panel.ledger.left = 1;
    },
  },
  {
    name: "a question without an answer that is answered where others follow",
    foreign: true,
    expectedRows: { conversations: 2, messages: 5, forks: 1 },
    prepare: importUnanswered,
    act: async (stage) => {
      expect(await answerSecond(stage)).toEqual(["text 1", "text 2", replyTo("text 2")]);
    },
  },
  {
    name: "a question without an answer that is answered where one follows that was deleted",
    foreign: true,
    expectedRows: { conversations: 2, messages: 5 },
    prepare: async (stage) => {
      const { panel } = stage;
      await importUnanswered(stage);
      const { contextId } = (await panel.open()).conversation;
      const conversationId = await importedOf(stage);
      panel.use(conversationId);
      const ids = (await panel.list()).slice(2, 3).map(({ id }) => id);
      const what = { type: "ids" as const, ids };
      await panel.call("message.delete", { contextId, conversationId, what });
    },
    act: async (stage) => {
      expect(await answerSecond(stage)).toEqual(["text 1", "text 2", replyTo("text 2")]);
    },
  },
  {
    name: "conversations by what was said last, counted and looked for",
    expectedRows: { conversations: 3, messages: 5 },
    prepare: async (stage) => {
      const { panel } = stage;
      await begin(stage);
      await ask(stage, "one");
      await panel.finish(await panel.retry(panel.ledger.turns[0] ?? ""));
      const first = panel.conversationId();
      await makeConversation(stage);
      await stopBeforeWords(stage, "two");
      await makeConversation(stage);
      await panel.call("conversation.show", { conversationId: first });
      panel.use(first);
      panel.forget("two");
    },
    act: async ({ panel }) => {
      const { contextId } = (await panel.open()).conversation;
      expect(await panel.call("conversation.count", { contextId })).toEqual({ total: 3 });
      expect(await panel.call("conversation.count", { contextId: null })).toEqual({ total: 3 });
      const { conversations } = await panel.call("conversation.list", ALL);
      const ids = conversations.map(({ conversation }) => conversation.id);
      const { words } = await panel.call("conversation.lastWords", { ids });
      const begun = words.map(({ text }) => text.slice(0, "Reply to one".length));
      expect(begun.sort()).toEqual(["", "Reply to one", "two"]);
      const attached = { conversationId: panel.conversationId() };
      expect(await panel.call("attachment.list", attached)).toEqual({ attached: [] });
      // The second time it is known from memory which ones may hold it.
      for (const query of ["one", "on"]) {
        const found = await panel.call("conversation.list", { ...ALL, query });
        expect(found.conversations).toHaveLength(1);
      }
      const conversationId = panel.conversationId();
      await panel.call("conversation.rename", { conversationId, title: "Herons" });
      const named = await panel.call("conversation.rename", { conversationId, title: "" });
      expect(named.title).toBe("one");
      const page = { conversationId, before: null, limit: 1, withTaint: true } as const;
      expect((await panel.call("message.list", page)).messages).toHaveLength(1);
      const listed = await panel.call("conversation-manage", { action: "list", contextId });
      expect(listed.conversations).toHaveLength(5);
    },
  },
  {
    name: "a question behind others of which nothing is left",
    prepare: async (stage) => {
      await begin(stage);
      await ask(stage, "one");
    },
    act: async (stage) => {
      const { panel } = stage;
      const { contextId, id: conversationId } = (await panel.open()).conversation;
      const ids = (await panel.list()).map(({ id }) => id);
      const what = { type: "ids" as const, ids };
      await panel.call("message.delete", { contextId, conversationId, what });
      panel.forget("one");
      await ask(stage, "two");
    },
    atStop: ({ messages }) => expect([2, 4]).toContain(messages),
    expectedRows: { messages: 4 },
    afterwards: async ({ panel }) => {
      expect((await panel.open()).conversation.title).toBe("two");
    },
  },
];

/** Asks, and stops the answer before anything of it is said. */
async function stopBeforeWords({ panel, server }: Stage, question: string): Promise<void> {
  server.answer("never");
  const turn = await panel.send(question);
  await panel.call("turn.cancel", { turnId: turn });
  await panel.finish(turn);
  server.answer("whole");
}

/** Three questions behind each other, of which only the last was answered. */
async function importUnanswered(stage: Stage): Promise<void> {
  await begin(stage);
  const first = importedMessage("1", null);
  const others = ["2", "3"].map((id) => importedMessage(id, `${Number(id) - 1}`, "user"));
  const last = importedMessage("4", "3");
  await importConversations(stage, [{ id: "a", rank: 0 }], [first, ...others, last]);
}

async function importedOf({ panel }: Stage): Promise<string> {
  const { conversations } = await panel.call("conversation.list", ALL);
  const named = conversations.find(({ conversation }) => conversation.title === "a");
  return named?.conversation.id ?? "";
}

/** Answers the second question; gives what is shown then. */
async function answerSecond(stage: Stage): Promise<readonly string[]> {
  const { panel } = stage;
  panel.use(await importedOf(stage));
  const [, question] = await panel.list();
  panel.ledger.forgotten += 1;
  const id = randomUUID();
  await panel.call("turn.answer", { id, messageId: question?.id ?? "" });
  await panel.finish(id);
  return (await panel.list()).map(({ text }) => text);
}
