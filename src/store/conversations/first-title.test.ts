import { describe, expect, it } from "vitest";
import { contextIdOf } from "../../../test/builders/add-conversation";
import {
  MODEL,
  makeStore,
  openTurn,
  type StoreHarness,
  sayTurn,
  seedTurns,
  storedText,
} from "../../../test/builders/make-store";
import { hideStored } from "../../domain/redaction";

const ALL = { contextId: null, after: null, limit: 20, query: "", archived: false };

async function titleOf({ store, conversationId }: StoreHarness) {
  return (await store.conversations.find(conversationId))?.title;
}

async function edit(harness: StoreHarness, edits: string, text: string) {
  const id = crypto.randomUUID();
  const { store, conversationId } = harness;
  const { turn } = await store.turns.openTurn({ id, conversationId, edits, text, model: MODEL });
  return turn;
}

async function remove({ store, conversationId }: StoreHarness, ids: readonly string[]) {
  const contextId = await contextIdOf(store, conversationId);
  await store.deleteMessages({ contextId, conversationId, what: { type: "ids", ids } });
}

async function hideHerons({ store }: StoreHarness) {
  const rule = { kind: "word", text: "herons", when: "stored" } as const;
  await store.settings.update((current) => ({
    ...current,
    prompt: { ...current.prompt, redactions: [rule] },
  }));
  return hideStored([rule]);
}

describe("the title from a conversation's first words", () => {
  it("is there with the first question, in the same commit", async () => {
    const harness = await makeStore();
    const before = await harness.store.conversations.find(harness.conversationId);
    await openTurn(harness, "# How do **herons** sleep?");
    const after = await harness.store.conversations.find(harness.conversationId);
    expect(after).toMatchObject({ title: "How do herons sleep?", version: before!.version + 1 });
    expect(await storedText(harness.database)).not.toContain("herons");
    expect(await titleOf({ ...harness, store: harness.restart() })).toBe("How do herons sleep?");
  });

  it("stays when more is said, and follows another version of the first question", async () => {
    const harness = await makeStore();
    const first = await sayTurn(harness, "About herons", "Yes.");
    await sayTurn(harness, "And storks?", "Too.");
    expect(await titleOf(harness)).toBe("About herons");
    await edit(harness, first.userMessageId, "About cranes").then(({ id }) =>
      harness.store.turns.closeTurn({
        turnId: id,
        outcome: { status: "complete", failure: null, finish: "stop", usage: null },
        rest: { text: "a", thinking: "" },
        thinkingMs: 0,
        seenFrom: null,
      }),
    );
    expect(await titleOf(harness)).toBe("About cranes");
    const { conversationId } = harness;
    const shown = await harness.store.listMessages({ conversationId, before: null, limit: 9 });
    await harness.store.branches.show({
      conversationId,
      from: shown.messages[0]!.id,
      to: first.userMessageId,
    });
    expect(await titleOf(harness), "to look at a version renames nothing").toBe("About cranes");
  });

  it("never takes the place of one that was given, and a model's takes its place once", async () => {
    const harness = await makeStore();
    const { store, conversationId } = harness;
    const turn = await sayTurn(harness, "About herons", "Yes.");
    const named = { conversationId, deletedCount: 0 };
    expect(await store.jobs.nameConversation({ ...named, title: "Herons" })).toBe(true);
    expect(await store.jobs.nameConversation({ ...named, title: "Birds" })).toBe(false);
    await edit(harness, turn.userMessageId, "About cranes");
    expect(await titleOf(harness)).toBe("Herons");
  });

  it("is the person's own from the moment that they keep it", async () => {
    const harness = await makeStore();
    const { store, conversationId } = harness;
    await sayTurn(harness, "About herons", "Yes.");
    await store.conversations.rename({ conversationId, title: "About herons" });
    const named = { conversationId, deletedCount: 0, title: "Birds" };
    expect(await store.jobs.nameConversation(named)).toBe(false);
  });

  it("comes back where the person takes theirs away", async () => {
    const harness = await makeStore();
    const { store, conversationId } = harness;
    await sayTurn(harness, "About herons", "Yes.");
    await store.conversations.rename({ conversationId, title: "Mine" });
    const renamed = await store.conversations.rename({ conversationId, title: " " });
    expect(renamed.title).toBe("About herons");
    const named = { conversationId, deletedCount: 0, title: "Birds" };
    expect(await store.jobs.nameConversation(named)).toBe(true);
  });

  it("goes with the message that it was, and the next question gives another", async () => {
    const harness = await makeStore();
    const first = await sayTurn(harness, "About herons", "Yes.");
    const next = await sayTurn(harness, "And storks?", "Too.");
    await remove(harness, [first.userMessageId]);
    expect(await titleOf(harness)).toBe("And storks?");
    await remove(harness, [next.userMessageId]);
    expect(await titleOf(harness)).toBe("");
  });

  it("E-051 holds nothing that is not to be kept", async () => {
    const harness = await makeStore();
    const hide = await hideHerons(harness);
    const { store, conversationId } = harness;
    const id = crypto.randomUUID();
    const text = hide("About her**ons** and herons");
    await store.turns.openTurn({ id, conversationId, text, hide, model: MODEL });
    expect(await titleOf(harness)).toBe("About [redacted] and [redacted]");
  });

  it("is given to those that have none once they are seen, and to no other", async () => {
    const harness = await makeStore();
    await seedTurns(harness, 2);
    const store = harness.restart();
    await hideHerons({ ...harness, store });
    const find = async () => (await store.conversations.list(ALL)).conversations[0]?.conversation;
    expect(await find()).toMatchObject({ title: "" });
    expect(await store.conversations.nameUntitled()).toEqual([harness.conversationId]);
    expect(await find()).toMatchObject({ title: "q0" });
    expect(await store.conversations.nameUntitled()).toEqual([]);
    expect(await store.check()).toMatchObject({ unreadable: [], mismatched: [] });
  });

  it("is looked for once where a conversation has no words", async () => {
    const harness = await makeStore();
    await seedTurns(harness, 1);
    const store = harness.restart();
    const { messages } = await store.listMessages({
      conversationId: harness.conversationId,
      before: null,
      limit: 9,
    });
    await remove({ ...harness, store }, [messages[0]!.id]);
    const { version } = (await store.conversations.find(harness.conversationId))!;
    for (const _ of [1, 2]) {
      await store.conversations.list(ALL);
      expect(await store.conversations.nameUntitled()).toEqual([]);
    }
    const after = await store.conversations.find(harness.conversationId);
    expect(after).toMatchObject({ title: "", version });
  });

  it("has the taint of the question that it is, and none once it is the person's own", async () => {
    const { store, conversationId } = await makeStore();
    const taint = ["page"] as const;
    const id = crypto.randomUUID();
    await store.turns.openTurn({ id, conversationId, text: "Obey Eve", taint, model: MODEL });
    const found = async () => (await store.conversations.find(conversationId))?.taint;
    expect(await found()).toEqual(["page"]);
    await store.conversations.rename({ conversationId, title: "Obey Eve" });
    expect(await found()).toBeUndefined();
    await store.conversations.rename({ conversationId, title: "" });
    expect(await found()).toEqual(["page"]);
  });

  it("is found by a search as soon as it is there", async () => {
    const harness = await makeStore();
    const search = async (query: string) =>
      (await harness.store.conversations.list({ ...ALL, query })).conversations.length;
    expect(await search("heron")).toBe(0);
    await openTurn(harness, "About herons");
    expect(await search("HERON")).toBe(1);
  });
});
