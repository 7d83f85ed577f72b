import { describe, expect, it } from "vitest";
import { flipRow } from "../../../test/builders/make-full-store";
import { makeStore, rawRows } from "../../../test/builders/make-store";

const one = { features: [1, 2], tokens: 3 };
const two = { features: [0, 1.5], tokens: 1 };

describe("createCounterStore", () => {
  it("D-5 keeps what was counted for each model", async () => {
    const { store, restart } = await makeStore();
    const add = (modelKey: string, observation: typeof one) =>
      store.counters.addObservation({ modelKey, change: (known) => [...known, observation] });
    await add("a", one);
    await add("a", two);
    await add("b", two);
    const { counters } = restart();
    expect(await counters.readObservations("a")).toEqual([one, two]);
    expect(await counters.readObservations("b")).toEqual([two]);
    expect(await counters.readObservations("c")).toEqual([]);
  });

  it("writes nothing where nothing changes", async () => {
    const { database, store } = await makeStore();
    await store.counters.addObservation({ modelKey: "a", change: (known) => known });
    expect(await rawRows(database, "counters")).toEqual([]);
  });

  it("keeps the twenty models that were counted last", async () => {
    const { store } = await makeStore();
    const add = (modelKey: string) =>
      store.counters.addObservation({ modelKey, change: () => [one] });
    for (let at = 0; at < 20; at += 1) await add(`m${at}`);
    await add("m0");
    await add("m20");
    expect(await store.counters.readObservations("m0")).toEqual([one]);
    expect(await store.counters.readObservations("m1")).toEqual([]);
    expect(await store.counters.readObservations("m2")).toEqual([one]);
  });

  it("counts from nothing where its row was altered, and a repair removes that", async () => {
    const { database, restart, store } = await makeStore();
    const add = { modelKey: "a", change: () => [one] };
    await store.counters.addObservation(add);
    await flipRow(database, "counters");
    const later = restart();
    expect(await later.counters.readObservations("a")).toEqual([]);
    const adding = later.counters.addObservation(add);
    await expect(adding).rejects.toMatchObject({ code: "row-tampered" });
    await later.repair();
    await later.counters.addObservation(add);
    expect(await later.counters.readObservations("a")).toEqual([one]);
  });
});
