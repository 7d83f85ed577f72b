import { describe, expect, it } from "vitest";
import { modelKey } from "../../src/domain/model";
import { TABLE_NAMES } from "../../src/store/schema";
import { MODEL } from "../builders/make-store";
import { FROZEN_CASES, openFrozen, readFrozen } from "../builders/open-frozen";

describe("a sealed database of version 3", () => {
  it.each(FROZEN_CASES)("opens with all that it holds ($name by $by)", async (frozen) => {
    const { store, conversationId, contextName, draft } = await openFrozen(3, frozen);
    const input = { conversationId, before: null, limit: 50 };
    const { messages, damaged } = await store.listMessages(input);
    expect(messages.map(({ text }) => text)).toEqual(["1", "one", "2", "two", "3", ""]);
    expect({ contextName, draft, damaged }).toEqual({
      contextName: "Professional Assistant",
      draft: "typing",
      damaged: [],
    });
    expect((await store.settings.read()).autoLockMinutes).toBe(7);
    expect(await store.turns.listOpenTurns()).toHaveLength(1);
    const { active } = await store.summaries.list({ conversationId });
    expect(active).toMatchObject({ kind: "range", text: "up to 1", throughId: messages[1]?.id });
    const [plan, ...others] = await store.plans.list({ limit: 5 });
    expect(plan).toMatchObject({ turnId: messages[3]?.id, kept: { plan: { mode: "general" } } });
    expect(others).toEqual([]);
    expect(await store.jobs.listJobs()).toMatchObject([{ conversationId, done: [] }]);
    expect(await store.counters.readObservations(modelKey(MODEL))).toHaveLength(1);
    expect(await store.check()).toMatchObject({ unreadable: [], mismatched: [], rewound: false });
  });

  it("M-096 holds a fork, a use, a preset and a reference", async () => {
    const frozen = { name: "whole", by: "passphrase" } as const;
    const { store, conversationId } = await openFrozen(3, frozen);
    const { forks } = await store.listMessages({ conversationId, before: null, limit: 50 });
    expect(forks).toMatchObject([{ ways: [expect.any(String), expect.any(String)] }]);
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
    const { store, database } = await openFrozen(3, { name: "rotating", by: "passphrase" });
    const keyIds = async () => {
      const rows = await Promise.all(TABLE_NAMES.map((table) => database.rows(table).toArray()));
      return new Set(rows.flat().map(({ keyId }) => keyId));
    };
    expect((await keyIds()).size).toBe(2);
    for (let batch = 0; batch < 100; batch += 1) if ((await store.resealNext()).done) break;
    expect((await keyIds()).size).toBe(1);
    expect(await store.check()).toMatchObject({ unreadable: [], mismatched: [], rewound: false });
  });

  it("M-096 has its form, to which later versions only add others", async () => {
    const { databases } = await readFrozen(3);
    for (const tables of Object.values(databases)) {
      expect(Object.keys(tables).sort()).toEqual([
        "composer_drafts",
        "contexts",
        "conversations",
        "counters",
        "device",
        "draft_pieces",
        "forks",
        "header",
        "jobs",
        "manifest",
        "messages",
        "open_turns",
        "plans",
        "presets",
        "references",
        "settings",
        "summaries",
        "uses",
      ]);
    }
  });
});
