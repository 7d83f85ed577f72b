import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { CallError } from "../../../scripts/browser/call-worker.mjs";
import type { Scenario, Stage } from "../scenario";
import { untilDone } from "../until-done";
import { makeConversation } from "./conversations";
import { ask, begin } from "./first-message";
import { summariseOne } from "./summaries";
import { expectOnlyStored, makeTemporary, purge, takeBack } from "./temporary";

const LETTERS = { name: "Letters", systemPrompt: "You write letters." };
const ALL = { contextId: null, after: null, limit: 10, query: "", archived: false };

/** What a person takes back; what would do that dies with the worker. */
export const UNDO_SCENARIOS: readonly Scenario[] = [
  {
    name: "a reply that is deleted and brought back",
    prepare: askTwo,
    act: (stage) => bringBack(stage, stage.panel.ledger.turns[0]),
    atStop: ({ messages }) => expect(messages).toBe(4),
  },
  {
    name: "a reply below a summary that is deleted and brought back",
    background: 2,
    prepare: summariseOne,
    act: (stage) => bringBack(stage, stage.panel.ledger.turns.at(-1)),
    atStop: ({ messages }) => expect(messages).toBe(6),
  },
  {
    name: "an answer that is missing in the middle",
    prepare: async (stage) => {
      await askTwo(stage);
      await deleteReply(stage, stage.panel.ledger.turns[0] ?? "");
    },
    act: async ({ panel }) => {
      const [turn = ""] = panel.ledger.turns;
      await panel.answer(turn);
      await panel.finish(turn);
    },
    atStop: ({ messages }) => expect(messages).toBe(4),
  },
  {
    name: "a conversation that is deleted and brought back",
    prepare: async (stage) => {
      const { panel } = stage;
      await begin(stage);
      await ask(stage, "one");
      const first = panel.conversationId();
      const conversationId = await makeConversation(stage);
      await ask(stage, "two");
      await panel.call("conversation.pin", { conversationId, pinned: true });
      await panel.saveDraft("three");
      panel.use(first);
    },
    act: deleteTwice,
    atStop: ({ conversations, messages, composer_drafts, plans }) => {
      const isThere = conversations === 2;
      expect({ conversations, messages, composer_drafts, plans }).toEqual({
        conversations: isThere ? 2 : 1,
        messages: isThere ? 4 : 2,
        composer_drafts: isThere ? 1 : 0,
        plans: isThere ? 2 : 1,
      });
    },
  },
  {
    name: "a conversation that is moved with its summary, and back",
    background: 2,
    expectedRows: { conversations: 1, contexts: 2 },
    prepare: async (stage) => {
      await summariseOne(stage);
      await stage.panel.call("context.create", { id: randomUUID(), fields: LETTERS });
    },
    act: async (stage) => {
      const { panel } = stage;
      const { contexts } = await panel.call("context.list", { query: "letters" });
      const contextId = contexts[0]?.context.id ?? "";
      const { id: conversationId, contextId: home } = (await panel.open()).conversation;
      const undo = randomUUID();
      await panel.call("conversation.move", { conversationId, contextId, undo });
      await takeBackIfHeld(stage, undo);
      const shown = await panel.call("conversation.show", { conversationId });
      expect(shown.conversation.contextId === home || panel.hasDied()).toBe(true);
      await panel.call("conversation.move", { conversationId, contextId: home });
    },
  },
  {
    name: "a context and a preset that are brought back",
    expectedRows: { contexts: 2 },
    prepare: async (stage) => {
      await begin(stage);
      await ask(stage, "one");
    },
    act: async (stage) => {
      await archiveContext(stage);
      await deletePreset(stage);
    },
  },
  {
    name: "a temporary reply that is deleted and brought back",
    expectedRows: { messages: 2 },
    prepare: async (stage) => {
      await begin(stage);
      await ask(stage, "one");
    },
    act: async (stage) => {
      const { panel } = stage;
      const stored = panel.conversationId();
      const conversationId = await makeTemporary(stage);
      const turn = await ask(stage, "two");
      const undo = await deleteReply(stage, turn);
      await takeBackIfHeld(stage, undo);
      expect((await panel.find(turn)) !== undefined || panel.hasDied()).toBe(true);
      await purge(stage, conversationId);
      panel.use(stored);
      takeBack(stage);
    },
    atStop: expectOnlyStored,
  },
];

async function askTwo(stage: Stage): Promise<void> {
  await begin(stage);
  for (const question of ["one", "two"]) await ask(stage, question);
}

/** Deletes a reply and takes that back; where a death has forgotten what it was, it is asked for anew. */
async function bringBack(stage: Stage, turn = ""): Promise<void> {
  const { panel } = stage;
  await takeBackIfHeld(stage, await deleteReply(stage, turn));
  if ((await panel.find(turn)) !== undefined) return;
  expect(panel.hasDied()).toBe(true);
  await panel.answer(turn);
  await panel.finish(turn);
}

/** Takes an act back; where the worker died since, nothing holds it any more. */
export async function takeBackIfHeld({ panel }: Stage, undoId: string): Promise<void> {
  try {
    await panel.attempt("undo.run", { undoId });
  } catch (error) {
    const isLate = error instanceof CallError && error.failure.code === "undo-late";
    if (!isLate || !panel.hasDied()) throw error;
  }
}

/** Deletes a reply of the conversation that is shown; gives what it is taken back by. */
async function deleteReply({ panel }: Stage, turn: string): Promise<string> {
  const undo = randomUUID();
  const conversationId = panel.conversationId();
  const { conversation } = await panel.call("conversation.show", { conversationId });
  const { contextId } = conversation;
  const what = { type: "ids" as const, ids: [turn] };
  await panel.call("message.delete", { contextId, conversationId, what, undo });
  return undo;
}

/** Deletes the pinned conversation, brings it back beside what was done since, and deletes it. */
async function deleteTwice(stage: Stage): Promise<void> {
  const { panel } = stage;
  const { pinned } = await panel.call("conversation.list", ALL);
  const conversationId = pinned[0]?.conversation.id ?? "";
  const isThere = async () => {
    const { conversations } = await panel.call("conversation.list", ALL);
    return conversations.some(({ conversation }) => conversation.id === conversationId);
  };
  const undo = randomUUID();
  await panel.attempt("conversation.purge", { conversationId, messages: 2, undo });
  // Which one was used last, and which are pinned, is not what the act has left.
  const first = panel.conversationId();
  await panel.call("conversation.show", { conversationId: first });
  await panel.call("conversation.pin", { conversationId: first, pinned: true });
  await takeBackIfHeld(stage, undo);
  const isBack = await isThere();
  expect(isBack || panel.hasDied()).toBe(true);
  if (isBack) {
    const page = { conversationId, before: null, limit: 10 };
    expect((await panel.call("message.list", page)).messages).toHaveLength(2);
  }
  await untilDone(
    isThere,
    (there) => !there,
    () => panel.attempt("conversation.purge", { conversationId, messages: 2 }),
  );
  panel.forget("two");
  panel.ledger.draft = "";
}

async function archiveContext(stage: Stage): Promise<void> {
  const { panel } = stage;
  const id = randomUUID();
  const undo = randomUUID();
  await panel.call("context.create", { id, fields: LETTERS });
  await panel.call("context.archive", { id, undo });
  await takeBackIfHeld(stage, undo);
  const { context } = await panel.call("context.get", { id });
  expect(context.archived === null || panel.hasDied()).toBe(true);
}

async function deletePreset(stage: Stage): Promise<void> {
  const { panel } = stage;
  const id = randomUUID();
  const undo = randomUUID();
  const { name } = LETTERS;
  const isThere = async () => {
    const { presets } = await panel.call("preset.list", { pageSize: 50 });
    return presets.some((preset) => preset.id === id);
  };
  await panel.call("preset.create", { id, fields: LETTERS });
  await panel.attempt("preset.purge", { id, name, undo });
  await takeBackIfHeld(stage, undo);
  expect((await isThere()) || panel.hasDied()).toBe(true);
  await untilDone(
    isThere,
    (there) => !there,
    () => panel.attempt("preset.purge", { id, name }),
  );
}
