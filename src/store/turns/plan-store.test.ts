import { describe, expect, it } from "vitest";
import { flipRow } from "../../../test/builders/make-full-store";
import { makeKeptPlan } from "../../../test/builders/make-plan";
import {
  makeStore,
  openTurn,
  rawRows,
  type StoreHarness,
  sayTurn,
} from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";

/** A finished turn with a plan. */
async function sayPlanned(harness: StoreHarness, text: string) {
  const turn = await sayTurn(harness, text, `${text}!`);
  const plan = makeKeptPlan(turn.userMessageId);
  await harness.store.turns.keepPlan({ turnId: turn.id, plan });
  return { ...turn, plan };
}

describe("keepPlan", () => {
  it("keeps the plan of a turn beside its reply, and replaces it for a second run", async () => {
    const harness = await makeStore();
    const { id: turnId, userMessageId } = await openTurn(harness, "1");
    const { turns, plans } = harness.store;
    await turns.keepPlan({ turnId, plan: makeKeptPlan(userMessageId) });
    const second = makeKeptPlan(userMessageId, { begun: "half" });
    await turns.keepPlan({ turnId, plan: second });
    expect(await rawRows(harness.database, "plans")).toMatchObject([
      { id: turnId, parent: harness.conversationId, order: 3, version: 2 },
    ]);
    expect(await plans.read(turnId)).toMatchObject({ turnId, kept: second, reply: { id: turnId } });
    expect(await harness.restart().check()).toMatchObject({ unreadable: [], mismatched: [] });
  });

  it("refuses a turn that does not exist", async () => {
    const { store } = await makeStore();
    const turnId = crypto.randomUUID();
    const keeping = store.turns.keepPlan({ turnId, plan: makeKeptPlan(turnId) });
    await expect(keeping).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("the kept plans", () => {
  it("are null for a turn that has none", async () => {
    const harness = await makeStore();
    const { id } = await sayTurn(harness, "1", "one");
    expect(await harness.store.plans.read(id)).toBeNull();
    expect(await harness.store.plans.read(crypto.randomUUID())).toBeNull();
  });

  it("tell of one that was altered", async () => {
    const harness = await makeStore();
    const { id } = await sayPlanned(harness, "1");
    await flipRow(harness.database, "plans", id);
    const reading = harness.store.plans.read(id);
    await expect(reading).rejects.toMatchObject({ code: "row-tampered" });
  });

  it("are listed newest first, of one conversation or of all, without those that do not open", async () => {
    const harness = await makeStore();
    const first = await sayPlanned(harness, "1");
    const second = await sayPlanned(harness, "2");
    const third = await sayPlanned(harness, "3");
    const { store, conversationId } = harness;
    const ids = async (input: { limit: number; conversationId?: string }) =>
      (await store.plans.list(input)).map(({ turnId }) => turnId);
    expect(await ids({ limit: 2 })).toEqual([third.id, second.id]);
    expect(await ids({ limit: 2, conversationId })).toEqual([third.id, second.id]);
    expect(await ids({ limit: 2, conversationId: crypto.randomUUID() })).toEqual([]);
    await flipRow(harness.database, "plans", second.id);
    await rawTable(harness.database, "messages").delete(third.id);
    expect(await ids({ limit: 5 })).toEqual([first.id]);
  });

  it("name messages that are read, as far as they open", async () => {
    const harness = await makeStore();
    const first = await sayPlanned(harness, "1");
    const second = await sayPlanned(harness, "2");
    await flipRow(harness.database, "messages", second.id);
    const ids = [first.userMessageId, first.id, second.id, crypto.randomUUID()];
    const said = await harness.store.plans.readSaid(ids);
    expect(new Map([...said].map(([id, { text }]) => [id, text]))).toEqual(
      new Map([
        [first.userMessageId, "1"],
        [first.id, "1!"],
      ]),
    );
  });
});
