import { describe, expect, it } from "vitest";
import { flipRow } from "../../../test/builders/make-full-store";
import { makeObservation } from "../../../test/builders/make-observation";
import {
  closeTurn,
  makeStore,
  openTurn,
  rawRows,
  type StoreHarness,
} from "../../../test/builders/make-store";

const one = makeObservation();
const two = makeObservation(undefined, 3);

/** A turn of which the provider has counted that. */
async function learn(harness: StoreHarness, modelKey: string, ...counted: (typeof one)[]) {
  const { id } = await openTurn(harness, "question");
  await closeTurn(harness, id, "answer", { modelKey, counted, answered: null });
}

describe("createCounterStore", () => {
  it("D-5 keeps what was counted for each model", async () => {
    const harness = await makeStore();
    await learn(harness, "a", one);
    await learn(harness, "a", two);
    await learn(harness, "b", two);
    const { counters } = harness.restart();
    expect(await counters.readObservations("a")).toEqual([one, two]);
    expect(await counters.readObservations("b")).toEqual([two]);
    expect(await counters.readObservations("c")).toEqual([]);
  });

  it("writes nothing where nothing changes, and where a count is absurd", async () => {
    const harness = await makeStore();
    await learn(harness, "a");
    await learn(harness, "a", { ...one, tokens: 10_000_000 });
    expect(await rawRows(harness.database, "counters")).toEqual([]);
  });

  it("keeps the twenty models that were counted last", async () => {
    const harness = await makeStore();
    for (let at = 0; at < 20; at += 1) await learn(harness, `m${at}`, one);
    await learn(harness, "m0", one);
    await learn(harness, "m20", one);
    const { counters } = harness.store;
    expect(await counters.readObservations("m0")).toEqual([one, one]);
    expect(await counters.readObservations("m1")).toEqual([]);
    expect(await counters.readObservations("m2")).toEqual([one]);
  });

  it("counts from nothing where its row was altered, and a repair removes that", async () => {
    const harness = await makeStore();
    const { database, restart } = harness;
    await learn(harness, "a", one);
    await flipRow(database, "counters");
    const later = { ...harness, store: restart() };
    expect(await later.store.counters.readObservations("a")).toEqual([]);
    await learn(later, "a", one);
    expect(await later.store.counters.readObservations("a")).toEqual([]);
    await later.store.repair();
    await learn(later, "a", one);
    expect(await later.store.counters.readObservations("a")).toEqual([one]);
  });
});
