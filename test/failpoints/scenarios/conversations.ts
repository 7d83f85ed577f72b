import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { makeImage } from "../../builders/make-attached";
import { summaryOf } from "../answer-server";
import type { Scenario, Stage } from "../scenario";
import { createSummaryPanel } from "../summary-panel";
import { untilDone } from "../until-done";
import { add } from "./attachments";
import { ask, begin } from "./first-message";
import { summariseOne } from "./summaries";

const LETTERS = { name: "Letters", systemPrompt: "You write letters." };
const ALL = { contextId: null, after: null, limit: 10, query: "", archived: false };
const CHANNEL = "side-panel";

/** What a person does with conversations. */
export const CONVERSATION_SCENARIOS: readonly Scenario[] = [
  {
    name: "conversations that are made and described",
    expectedRows: { conversations: 3, contexts: 2 },
    prepare: async (stage) => {
      await begin(stage);
      await ask(stage, "one");
      await makeLetters(stage);
    },
    act: async ({ panel }) => {
      const { contexts } = await panel.call("context.list", { query: "letters" });
      const letters = contexts[0]?.context.id ?? "";
      const first = panel.conversationId();
      const second = randomUUID();
      const one = { conversationId: second };
      const made = { id: second, channel: CHANNEL, contextId: null, temporary: false } as const;
      await panel.call("conversation.create", made);
      await panel.call("conversation.open", { channel: CHANNEL, contextId: letters });
      await panel.call("conversation.show", { conversationId: first });
      await panel.call("conversation.rename", { ...one, title: "Herons" });
      await panel.call("conversation.tag", { ...one, tags: ["birds"] });
      for (const conversationId of [first, second]) {
        await panel.call("conversation.pin", { conversationId, pinned: true });
      }
      await panel.call("conversation.pin", { conversationId: first, pinned: false });
      const found = await panel.call("conversation.list", { ...ALL, query: "heron" });
      expect(found.conversations).toMatchObject([
        { conversation: { id: second, tags: ["birds"] } },
      ]);
      expect(found.pinned.map(({ conversation }) => conversation.id)).toEqual([second]);
      await panel.call("conversation.show", one);
      await panel.call("conversation.archive", { ...one, archived: true });
      // The one used last was archived: the newest is opened.
      const opened = await panel.call("panel.show", {
        contextId: (await panel.open()).conversation.contextId,
        conversationId: null,
        windowId: null,
      });
      expect(opened.opened.conversation.id).toBe(first);
      expect((await panel.open()).conversation.id).toBe(first);
      await panel.call("conversation.archive", { ...one, archived: false });
    },
    afterwards: async ({ panel }) => {
      const newest = await panel.call("conversation.list", { ...ALL, limit: 1 });
      const older = await panel.call("conversation.list", { ...ALL, after: newest.next });
      const all = [...newest.conversations, ...older.conversations];
      expect(all.map(({ conversation }) => conversation.title)).toEqual(["", "Herons", "one"]);
    },
  },
  {
    name: "a conversation that is moved with its summary",
    background: 2,
    expectedRows: { conversations: 1, contexts: 2 },
    prepare: async (stage) => {
      await summariseOne(stage);
      await makeLetters(stage);
    },
    act: async (stage) => {
      const { panel } = stage;
      const { contexts } = await panel.call("context.list", { query: "letters" });
      const contextId = contexts[0]?.context.id ?? "";
      const conversationId = panel.conversationId();
      const moved = await panel.call("conversation.move", { conversationId, contextId });
      expect(moved).toMatchObject({ contextId, messageCount: 6 });
      const { active } = await createSummaryPanel(stage).list();
      expect(active).toMatchObject({ contextId, text: summaryOf(["one"]) });
      const last = await panel.call("conversation.open", { channel: CHANNEL, contextId });
      expect(last.conversation.id).toBe(conversationId);
    },
  },
  {
    name: "a conversation that is purged",
    thorough: true,
    prepare: async (stage) => {
      const { panel } = stage;
      await begin(stage);
      await ask(stage, "one");
      const first = panel.conversationId();
      const second = await makeConversation(stage);
      await ask(stage, "two");
      await panel.finish(await panel.retry(panel.ledger.turns[1] ?? ""));
      await panel.call("conversation.pin", { conversationId: second, pinned: true });
      await panel.saveDraft("three");
      await add(stage, makeImage());
      panel.use(first);
    },
    act: async ({ panel }) => {
      const look = async () => (await panel.call("conversation.list", ALL)).pinned;
      await untilDone(
        look,
        (pinned) => pinned.length === 0,
        ([card]) => {
          const { id = "", messageCount: messages = 0 } = card?.conversation ?? {};
          return panel.attempt("conversation.purge", { conversationId: id, messages });
        },
      );
      panel.ledger.turns.length = 1;
      panel.ledger.questions.length = 1;
      panel.ledger.draft = "";
      // The second question and its two answers are gone.
      panel.ledger.retries = 0;
      panel.ledger.forgotten = 2;
    },
    atStop: ({ conversations, messages, composer_drafts, forks, plans, attachments }) => {
      const isThere = conversations === 2;
      expect({ conversations, messages, composer_drafts, forks, plans, attachments }).toEqual({
        conversations: isThere ? 2 : 1,
        messages: isThere ? 5 : 2,
        composer_drafts: isThere ? 1 : 0,
        forks: isThere ? 1 : 0,
        plans: isThere ? 3 : 1,
        attachments: isThere ? 1 : 0,
      });
    },
    afterwards: async (stage) => {
      expect((await stage.panel.open()).conversation.messageCount).toBe(2);
      await ask(stage, "four");
    },
  },
  {
    name: "a message that names a workflow",
    expectedRows: { references: 1 },
    prepare: begin,
    act: async ({ panel }) => {
      const conversation_id = panel.conversationId();
      const workflow_id = "wf-heron";
      const message = "one";
      panel.ledger.questions.push(message);
      await untilDone(
        () => panel.list(),
        (messages) => messages.length === 2,
        () => panel.attempt("chat", { conversation_id, message, workflow_id }),
      );
      const [, reply] = await panel.list();
      panel.ledger.turns.push(reply?.id ?? "");
      await panel.finish(reply?.id ?? "");
      const { workflows } = await panel.call("conversations.workflows", { conversation_id });
      expect(workflows).toMatchObject([{ spec_id: workflow_id, action: "discussed" }]);
      const found = await panel.call("workflows.conversations", { spec_id: workflow_id });
      expect(found.conversation_ids).toEqual([conversation_id]);
    },
    atStop: ({ messages, references = 0 }) => {
      // Noted before it is sent.
      expect([0, 2]).toContain(messages);
      if (messages === 2) expect(references).toBe(1);
    },
  },
];

async function makeLetters({ panel }: Stage): Promise<void> {
  await panel.call("context.create", { id: randomUUID(), fields: LETTERS });
}

/** A second conversation in the same context, which the panel goes on in. */
export async function makeConversation({ panel }: Stage): Promise<string> {
  const id = randomUUID();
  const made = { id, channel: CHANNEL, contextId: null, temporary: false } as const;
  await panel.call("conversation.create", made);
  panel.use(id);
  return id;
}
