import { describe, expect, it } from "vitest";
import {
  expectConversation,
  expectModelWork,
  expectSealedAnew,
  tablesOf,
} from "../builders/frozen-facts";
import { FROZEN_CASES, openFrozen } from "../builders/open-frozen";

describe("a sealed database of version 2", () => {
  it.each(FROZEN_CASES)("opens with all that it holds ($name by $by)", async (frozen) => {
    const opened = await openFrozen(2, frozen);
    await expectConversation(opened);
    await expectModelWork(opened);
  });

  it("has rows under both keys while they are sealed anew, and none is left that needs the former", async () => {
    await expectSealedAnew(2);
  });

  it("M-096 gives contexts, conversations and messages what version 3 added", async () => {
    const frozen = { name: "whole", by: "passphrase" } as const;
    const { store, conversationId } = await openFrozen(2, frozen);
    const [entry] = await store.contexts.list();
    expect(entry?.context).toMatchObject({
      maintainPersonality: true,
      contextProviders: ["facts", "blocks", "recent-summaries", "references", "last-n"],
      remembers: true,
      tags: [],
      pinned: false,
      archived: null,
      renewedAt: entry?.context.updatedAt,
    });
    expect(await store.presets.list()).toEqual([]);
    const input = { contextId: null, after: null, limit: 10, query: "", archived: false };
    const { conversations } = await store.conversations.list(input);
    expect(conversations).toMatchObject([
      { conversation: { id: conversationId, messageCount: 6, deletedCount: 0, tags: [] } },
    ]);
    // Its place in the log is that of its newest message, once it was written anew.
    expect(conversations[0]?.conversation.order).toBe(6);
    const { messages } = await store.listMessages({ conversationId, before: null, limit: 50 });
    expect(messages.map(({ deletedAt }) => deletedAt)).toEqual(messages.map(() => null));
    expect(await store.check()).toMatchObject({ unreadable: [], mismatched: [], rewound: false });
  });

  it("M-096 has its form, to which later versions only add others", async () => {
    const added = ["counters", "jobs", "plans", "summaries"];
    expect(await tablesOf(2)).toEqual([...(await tablesOf(1)), ...added].sort());
  });
});
