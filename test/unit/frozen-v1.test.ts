import { describe, expect, it } from "vitest";
import { DEFAULT_SETTINGS } from "../../src/domain/settings";
import { expectConversation, tablesOf } from "../builders/frozen-facts";
import { FROZEN_CASES, openFrozen } from "../builders/open-frozen";

describe("a sealed database of version 1", () => {
  it.each(FROZEN_CASES)("opens with all that it holds ($name by $by)", async (frozen) => {
    await expectConversation(await openFrozen(1, frozen));
  });

  it("M-096 gives settings and replies what version 2 added, from its defaults", async () => {
    const { store, conversationId } = await openFrozen(1, { name: "whole", by: "passphrase" });
    expect(await store.settings.read()).toEqual({
      ...DEFAULT_SETTINGS,
      model: null,
      autoLockMinutes: 7,
    });
    const { messages } = await store.listMessages({ conversationId, before: null, limit: 50 });
    const replies = messages.flatMap(({ reply }) => (reply === null ? [] : [reply]));
    expect(replies).toHaveLength(3);
    for (const reply of replies) expect(reply).toMatchObject({ firstTokenMs: null, replyMs: null });
  });

  it("M-096 goes on: its turn ends, there is a job to do, and all is whole", async () => {
    for (const frozen of FROZEN_CASES) {
      const { store, database, conversationId } = await openFrozen(1, frozen);
      const rows = await database.rows("messages").toArray();
      expect(await store.summaries.list({ conversationId })).toEqual({
        active: null,
        dropped: [],
        failure: null,
      });
      expect(await database.rows("messages").toArray()).toEqual(rows);
      const [turn] = await store.turns.listOpenTurns();
      await store.turns.closeTurn({
        turnId: turn!.id,
        outcome: { status: "interrupted", failure: null, finish: null, usage: null },
        rest: { text: "", thinking: "" },
        thinkingMs: 0,
        seenFrom: null,
      });
      expect(await store.jobs.listJobs()).toMatchObject([{ conversationId, version: 1 }]);
      expect(await store.check()).toMatchObject({ unreadable: [], mismatched: [] });
    }
  });

  it("M-096 has its form, to which later versions only add others", async () => {
    expect(await tablesOf(1)).toEqual([
      "composer_drafts",
      "contexts",
      "conversations",
      "device",
      "draft_pieces",
      "header",
      "manifest",
      "messages",
      "open_turns",
      "settings",
    ]);
  });
});
