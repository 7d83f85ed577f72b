import { expect } from "vitest";
import { exportConversations } from "../export-conversations";
import type { Scenario, Stage } from "../scenario";
import { makeConversation } from "./conversations";
import { ask, begin } from "./first-message";

/** What a person takes along to read elsewhere. */
export const EXPORT_SCENARIOS: readonly Scenario[] = [
  {
    name: "conversations that are exported to be read",
    expectedRows: { conversations: 2, messages: 4 },
    prepare: async (stage) => {
      await begin(stage);
      await ask(stage, "one");
      const first = stage.panel.conversationId();
      await makeConversation(stage);
      await ask(stage, "two");
      stage.panel.use(first);
      // What is listed below is one of both.
      stage.panel.forget("two");
    },
    act: async (stage) => {
      const id = stage.panel.conversationId();
      const { conversation } = await stage.panel.open();
      stage.panel.use(id);
      expect(await questionsOf(stage, { of: "all" })).toEqual(["two", "one"]);
      const { contextId } = conversation;
      expect(await questionsOf(stage, { of: "context", id: contextId })).toEqual(["two", "one"]);
      expect(await questionsOf(stage, { of: "conversation", id })).toEqual(["one"]);
      const listed = await stage.panel.call("conversation-manage", { action: "list", contextId });
      expect(listed).toMatchObject({ success: true, totalCount: 4 });
    },
  },
];

type Scope = Parameters<typeof exportConversations>[1];

async function questionsOf({ panel, browser }: Stage, scope: Scope): Promise<readonly string[]> {
  const exportAll = () => panel.survive(exportConversations(browser.page, scope));
  // Nothing was changed by the one that was broken off.
  const events = (await exportAll()) ?? (await exportAll());
  if (events === null || events === "gone") throw new Error("the export was broken off");
  const messages = events.flatMap((event) => (event.type === "messages" ? event.messages : []));
  expect(events.at(-1)).toMatchObject({ messages: messages.length, unreadable: 0 });
  return messages.filter(({ role }) => role === "user").map(({ text }) => text);
}
