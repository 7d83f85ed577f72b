import { describe, expect, it } from "vitest";
import { makeFullStore } from "../../../test/builders/make-full-store";
import { textsOf } from "../../../test/builders/make-store";

describe("a store whose keys were dropped", () => {
  it("fails with locked, and calls no row damaged", async () => {
    const harness = await makeFullStore();
    const { keys, restart, conversationId } = harness;
    const store = restart();
    keys.drop();
    const locked = { code: "locked" };
    await expect(textsOf({ ...harness, store })).rejects.toMatchObject(locked);
    await expect(store.settings.read()).rejects.toMatchObject(locked);
    await expect(store.check()).rejects.toMatchObject(locked);
    await expect(store.repair()).rejects.toMatchObject(locked);
    await expect(store.resealNext()).rejects.toMatchObject(locked);
    await expect(store.contexts.list()).rejects.toMatchObject(locked);
    await expect(store.export()[Symbol.asyncIterator]().next()).rejects.toMatchObject(locked);
    const saving = store.saveDraft({ conversationId, text: "more" });
    await expect(saving).rejects.toMatchObject(locked);
    expect(store.health()).toEqual([]);
  });
});
