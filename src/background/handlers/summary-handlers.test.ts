import { describe, expect, it } from "vitest";
import { makeStore, sayTurn } from "../../../test/builders/make-store";
import { summarise } from "../../../test/builders/summarise";
import { createConversationHub } from "../conversation-hub";
import { summaryChange, summaryList, summaryMake } from "./summary-handlers";

async function setup() {
  const harness = await makeStore();
  for (const turn of [1, 2, 3]) await sayTurn(harness, `q${turn}`, `a${turn}`);
  const summary = await summarise(harness, { through: 3, text: "They met." });
  const hub = createConversationHub();
  const told: unknown[] = [];
  hub.listen(harness.conversationId, (event) => told.push(event));
  const asked: string[] = [];
  const jobs = {
    summarise: async (conversationId: string) => {
      asked.push(conversationId);
      return null;
    },
  };
  const app = { store: harness.store, hub, jobs } as unknown as Parameters<typeof summaryList>[0] &
    Parameters<typeof summaryChange>[0] &
    Parameters<typeof summaryMake>[0];
  const { conversationId } = harness;
  const list = () => summaryList(app, { conversationId });
  return { app, summary, told, asked, conversationId, list };
}

describe("summary.list", () => {
  it("tells what stands for messages of the branch that is shown", async () => {
    const { list, summary } = await setup();
    expect(await list()).toMatchObject({ active: { id: summary.id }, dropped: [], failure: null });
  });
});

describe("summary.change", () => {
  it("edits, and tells the windows", async () => {
    const { app, list, summary, told } = await setup();
    const change = { type: "edit", text: "They met in Rome." } as const;
    await summaryChange(app, { ...summary, change });
    expect((await list()).active).toMatchObject({ text: "They met in Rome.", writtenBy: "person" });
    expect(told).toEqual([{ type: "changed" }]);
  });

  it("E-051 keeps an edit without what is not to be kept", async () => {
    const { app, list, summary } = await setup();
    const rule = { kind: "word", text: "Rome", when: "stored" } as const;
    await app.store.settings.update((current) => ({
      ...current,
      prompt: { ...current.prompt, redactions: [rule] },
    }));
    const change = { type: "edit", text: "They met in Rome." } as const;
    const changed = await summaryChange(app, { ...summary, change });
    expect(changed.text).toBe("They met in [redacted].");
    expect((await list()).active).toEqual(changed);
  });

  it("drops, and undoes it", async () => {
    const { app, list, summary } = await setup();
    const dropped = await summaryChange(app, { ...summary, change: { type: "drop" } });
    expect(await list()).toMatchObject({ active: null, dropped: [{ id: summary.id }] });
    await summaryChange(app, { ...dropped, change: { type: "undo" } });
    expect((await list()).active).toMatchObject({ id: summary.id, state: "active" });
  });

  it("is a conflict where another window was first, and tells nobody", async () => {
    const { app, summary, told } = await setup();
    await summaryChange(app, { ...summary, change: { type: "drop" } });
    const late = summaryChange(app, { ...summary, change: { type: "edit", text: "Late." } });
    await expect(late).rejects.toMatchObject({ code: "conflict" });
    expect(told).toHaveLength(1);
  });
});

describe("summary.make", () => {
  it("summarises on the person's word", async () => {
    const { app, asked, conversationId } = await setup();
    expect(await summaryMake(app, { conversationId })).toEqual({ summary: null });
    expect(asked).toEqual([conversationId]);
  });
});
