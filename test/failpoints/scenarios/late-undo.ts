import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { makeImage } from "../../builders/make-attached";
import type { Scenario, Stage } from "../scenario";
import { untilDone } from "../until-done";
import { add } from "./attachments";
import { ask, begin } from "./first-message";
import { makeTemporary, purge, takeBack } from "./temporary";
import { takeBackIfHeld } from "./undo";

/** What a person takes back after the same was changed again, and what is held in memory alone. */
export const LATE_UNDO_SCENARIOS: readonly Scenario[] = [
  {
    name: "a picture that is taken out of a draft and put back, beside what was typed since",
    prepare: async (stage) => {
      await begin(stage);
      for (let pictures = 0; pictures < 2; pictures += 1) await add(stage, makeImage());
    },
    act: async (stage) => {
      const { panel } = stage;
      const undo = randomUUID();
      const conversationId = panel.conversationId();
      const [id = ""] = await draftedOf(stage);
      await panel.call("attachment.remove", { id, conversationId, undo });
      await panel.saveDraft("typed");
      await takeBackIfHeld(stage, undo);
      const drafted = await draftedOf(stage);
      expect(drafted.length === 2 || panel.hasDied()).toBe(true);
      expect(await draftOf(stage)).toBe("typed");
    },
  },
  {
    name: "figures that are forgotten and brought back, with what was answered since",
    prepare: beginWithQuestion,
    act: async (stage) => {
      const { panel } = stage;
      const undo = randomUUID();
      await panel.call("usage.forget", { undo });
      await ask(stage, "two");
      await takeBackIfHeld(stage, undo);
      const { months } = await panel.call("usage.read", {});
      expect(months.length).toBeGreaterThan(0);
    },
  },
  {
    name: "a connection that is removed and brought back, and removed",
    expectedRows: { connections: 0, secrets: 0 },
    prepare: async (stage) => {
      const { panel, server } = stage;
      await beginWithQuestion(stage);
      const given = { kind: "ollama", preset: "ollama", url: server.url, key: "sk-1" } as const;
      await panel.call("connection.add", given);
    },
    act: async (stage) => {
      const { panel } = stage;
      const list = async () => (await panel.call("connection.list", {})).connections;
      const undo = randomUUID();
      const id = (await list())[0]?.id ?? "";
      await panel.attempt("connection.remove", { id, undo });
      await takeBackIfHeld(stage, undo);
      expect((await list()).length === 1 || panel.hasDied()).toBe(true);
      await untilDone(
        list,
        (found) => found.length === 0,
        () => panel.attempt("connection.remove", { id }),
      );
    },
  },
  {
    name: "a temporary conversation that is deleted and brought back",
    expectedRows: { messages: 2 },
    prepare: beginWithQuestion,
    act: async (stage) => {
      const { panel } = stage;
      const stored = panel.conversationId();
      const conversationId = await makeTemporary(stage);
      const taken = randomUUID();
      const id = await add(stage, makeImage());
      await panel.call("attachment.remove", { id, conversationId, undo: taken });
      await takeBackIfHeld(stage, taken);
      await panel.call("attachment.remove", { id, conversationId });
      await ask(stage, "two");
      const undo = randomUUID();
      const { conversation } = await panel.call("conversation.show", { conversationId });
      const { messageCount: messages } = conversation;
      await panel.attempt("conversation.purge", { conversationId, messages, undo });
      await takeBackIfHeld(stage, undo);
      const all = { contextId: null, after: null, limit: 10, query: "", archived: false };
      const { pinned } = await panel.call("conversation.list", all);
      const isBack = pinned.some(({ conversation: { id: one } }) => one === conversationId);
      expect(isBack || panel.hasDied()).toBe(true);
      if (isBack) await purge(stage, conversationId);
      panel.use(stored);
      takeBack(stage);
    },
  },
];

async function beginWithQuestion(stage: Stage): Promise<void> {
  await begin(stage);
  await ask(stage, "one");
}

async function draftedOf({ panel }: Stage): Promise<readonly string[]> {
  const opened = await panel.call("conversation.show", { conversationId: panel.conversationId() });
  return opened.draftAttachments.map(({ id }) => id);
}

async function draftOf({ panel }: Stage): Promise<string> {
  return (await panel.open()).draft;
}
