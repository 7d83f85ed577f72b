import { describe, expect, it } from "vitest";
import { makeStore, seedTurns } from "../../../test/builders/make-store";

describe("countTurns", () => {
  it("A-052 asks the conversation's own row where nothing was edited, and reads the branch where something was", async () => {
    const harness = await makeStore();
    await seedTurns(harness, 150);
    const { conversationId } = harness;
    const store = harness.restart();
    expect(await store.countTurns(conversationId)).toBe(150);
    const page = { conversationId, before: null, limit: 2 };
    const [question] = (await store.listMessages(page)).messages;
    const { contextId } = (await store.conversations.show({ conversationId })).conversation;
    const what = { type: "ids", ids: [question?.id ?? ""] } as const;
    await store.deleteMessages({ contextId, conversationId, what });
    expect(await store.countTurns(conversationId)).toBe(150);
  });

  it("fails with not-found where there is no such conversation", async () => {
    const { store } = await makeStore();
    const missing = store.countTurns(crypto.randomUUID());
    await expect(missing).rejects.toMatchObject({ code: "not-found" });
  });
});
