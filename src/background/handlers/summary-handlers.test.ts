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
  const events: unknown[] = [];
  hub.listen(harness.conversationId, (event) => events.push(event));
  const requests: string[] = [];
  const jobs = {
    summarise: async (conversationId: string) => {
      requests.push(conversationId);
      return null;
    },
  };
  const app = { store: harness.store, hub, jobs } as unknown as Parameters<typeof summaryList>[0] &
    Parameters<typeof summaryChange>[0] &
    Parameters<typeof summaryMake>[0];
  const { conversationId } = harness;
  const list = () => summaryList(app, { conversationId });
  return { app, summary, events, requests, conversationId, list };
}

describe("summary.list", () => {
  it("tells what stands for messages of the branch that is shown", async () => {
    const { list, summary } = await setup();
    expect(await list()).toMatchObject({ active: { id: summary.id }, dropped: [], failure: null });
  });
});

describe("summary.change", () => {
  it("edits, and tells the windows", async () => {
    const { app, list, summary, events } = await setup();
    const change = { type: "edit", text: "They met in Rome." } as const;
    await summaryChange(app, { ...summary, change });
    expect((await list()).active).toMatchObject({ text: "They met in Rome.", writtenBy: "person" });
    expect(events).toEqual([{ type: "changed" }]);
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
    const { app, summary, events } = await setup();
    await summaryChange(app, { ...summary, change: { type: "drop" } });
    const late = summaryChange(app, { ...summary, change: { type: "edit", text: "Late." } });
    await expect(late).rejects.toMatchObject({ code: "conflict" });
    expect(events).toHaveLength(1);
  });
});

describe("summary.make", () => {
  it("summarises on the person's word", async () => {
    const { app, requests, conversationId } = await setup();
    expect(await summaryMake(app, { conversationId })).toEqual({ summary: null });
    expect(requests).toEqual([conversationId]);
  });
});
