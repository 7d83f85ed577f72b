import { describe, expect, it } from "vitest";
import {
  makeImportedConversation as made,
  makeImportStore,
} from "../../../test/builders/make-import-store";

const LINE = [">q1", "q1>a1", "a1>q2", "q2>a2"];

async function begun() {
  const harness = await makeImportStore();
  const { imports, context } = harness;
  const { base } = await imports.begin({ contextId: context.id });
  const target = { contextId: context.id, source: "chatgpt", base } as const;
  return { ...harness, target };
}

describe("batches of an import", () => {
  it("stores once what two batches hold that are on their way at the same time", async () => {
    const { imports, target, ...harness } = await begun();
    const [first, second] = await Promise.all([
      imports.add({ ...target, conversations: [made(LINE), made(LINE, { id: "c2" })] }),
      imports.add({
        ...target,
        conversations: [made([...LINE, "a2>q3"]), made(LINE, { id: "c3" })],
      }),
    ]);
    expect(first.map(({ result }) => result)).toEqual(["added", "added"]);
    expect(second).toEqual([
      { result: "extended", messages: 1 },
      { result: "added", messages: 4 },
    ]);
    const messages = await harness.messages();
    expect(messages).toHaveLength(13);
    expect(new Set(messages.map(({ order }) => order)).size).toBe(13);
    expect((await harness.check()).mismatched).toEqual([]);
    const { lastOrder } = (await harness.state.manifest()).payload;
    expect(Math.max(...messages.map(({ order }) => order))).toBeLessThanOrEqual(lastOrder);
  });

  it("gives no place of the log twice, whoever else writes to it meanwhile", async () => {
    const { imports, target, ...harness } = await begun();
    await imports.add({ ...target, conversations: [made(LINE)] });
    const other = await imports.begin({ contextId: target.contextId });
    await imports.add({ ...target, ...other, conversations: [made(LINE, { id: "c2" })] });
    await imports.add({ ...target, conversations: [made(LINE, { id: "c3" })] });
    const orders = (await harness.messages()).map(({ order }) => order);
    expect(new Set(orders).size).toBe(12);
    // What was begun later stands later than all that was there.
    expect(orders[4]).toBeGreaterThan(other.base + 1_000_000);
  });
});
