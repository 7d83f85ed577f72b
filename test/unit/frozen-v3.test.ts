import { describe, expect, it } from "vitest";
import {
  expectConversation,
  expectModelWork,
  expectSealedAnew,
  tablesOf,
} from "../builders/frozen-facts";
import { FROZEN_CASES, openFrozen } from "../builders/open-frozen";

describe("a sealed database of version 3", () => {
  it.each(FROZEN_CASES)("opens with all that it holds ($name by $by)", async (frozen) => {
    const opened = await openFrozen(3, frozen);
    await expectConversation(opened);
    await expectModelWork(opened);
  });

  it("M-096 holds a fork, a use, a preset and a reference", async () => {
    const frozen = { name: "whole", by: "passphrase" } as const;
    const { store, conversationId } = await openFrozen(3, frozen);
    const { forks } = await store.listMessages({ conversationId, before: null, limit: 50 });
    expect(forks).toMatchObject([{ siblings: [expect.any(String), expect.any(String)] }]);
    const [entry] = await store.contexts.list();
    expect(entry?.use).toEqual({
      lastChatAt: Date.UTC(2025, 7, 24),
      conversations: { "side-panel": conversationId },
    });
    expect(await store.presets.list()).toMatchObject([{ name: "Coach", isActive: true }]);
    expect(await store.references.listOf({ conversationId, limit: 5 })).toMatchObject([
      { kind: "page", target: "https://example.org", action: "discussed" },
    ]);
    const input = { contextId: null, after: null, limit: 10, query: "", archived: false };
    const { conversations } = await store.conversations.list(input);
    // Making it took the first place of the log, and each of its messages the next.
    expect(conversations).toMatchObject([
      { conversation: { id: conversationId, messageCount: 7, order: 8 } },
    ]);
  });

  it("has rows under both keys while they are sealed anew, and none is left that needs the former", async () => {
    await expectSealedAnew(3);
  });

  it("M-096 has its form, to which later versions only add others", async () => {
    const added = ["forks", "presets", "references", "uses"];
    expect(await tablesOf(3)).toEqual([...(await tablesOf(2)), ...added].sort());
  });
});
