import { describe, expect, it } from "vitest";
import { flipRow } from "../../../test/builders/make-full-store";
import { makeKeptPlan } from "../../../test/builders/make-plan";
import {
  makeStore,
  type StoreHarness,
  sayTurn,
  seedTurns,
} from "../../../test/builders/make-store";
import { summarise } from "../../../test/builders/summarise";
import type { LeftOut } from "../../domain/prompt-plan";

async function makeSeeded(turns: number) {
  const harness = await makeStore();
  await seedTurns(harness, turns);
  return { ...harness, store: harness.restart() };
}

async function read({ store, conversationId }: StoreHarness, limit = 100) {
  const found = await store.jobs.readUnsummarised({ conversationId, limit });
  return { ...found, texts: found.messages.map(({ text }) => text) };
}

const LEFT: LeftOut = {
  what: "messages",
  kind: null,
  messages: 2,
  reason: "history-tokens",
  because: "not-yet",
  seenFrom: null,
};

describe("readUnsummarised", () => {
  it("gives the whole branch where nothing is summarised", async () => {
    const harness = await makeSeeded(2);
    expect(await read(harness)).toMatchObject({
      context: { name: "Confidant" },
      title: "",
      texts: ["q0", "a0", "q1", "a1"],
      more: false,
      previous: null,
      droppedThrough: null,
      wholeThrough: null,
      leftOut: null,
    });
    expect(await read(harness, 2)).toMatchObject({ texts: ["q1", "a1"], more: true });
  });

  it("begins after the active summary, and knows whether it reached back to it", async () => {
    const harness = await makeSeeded(4);
    const previous = await summarise(harness, { through: 3 });
    const texts = ["q2", "a2", "q3", "a3"];
    expect(await read(harness)).toMatchObject({ texts, more: false, previous });
    expect(await read(harness, 4)).toMatchObject({ texts, more: false, previous });
    expect(await read(harness, 3)).toMatchObject({ texts: texts.slice(1), more: true, previous });
  });

  it("names the last message of a dropped summary and begins after the one before it", async () => {
    const harness = await makeSeeded(4);
    const first = await summarise(harness, { through: 1 });
    const { id, version, throughId } = await summarise(harness, { through: 3, folds: first });
    await harness.store.summaries.change({ id, version, change: { type: "drop" } });
    expect(await read(harness)).toMatchObject({
      texts: ["q1", "a1", "q2", "a2", "q3", "a3"],
      previous: { id: first.id },
      droppedThrough: throughId,
    });
  });

  it("tells what of the history the newest reply was not shown", async () => {
    const harness = await makeSeeded(2);
    const { id: turnId, userMessageId } = await sayTurn(harness, "3", "three");
    const leftOut: LeftOut[] = [
      { ...LEFT, what: "section", kind: "summaries", messages: 0, reason: "memory-tokens" },
      { ...LEFT, reason: "unanswered" },
      LEFT,
    ];
    await harness.store.turns.keepPlan({ turnId, plan: makeKeptPlan(userMessageId, { leftOut }) });
    expect((await read(harness)).leftOut).toEqual(LEFT);
    await flipRow(harness.database, "plans", turnId);
    expect((await read(harness)).leftOut).toBeNull();
  });

  it("gives an empty conversation as it is, and refuses one that does not exist", async () => {
    const harness = await makeStore();
    expect(await read(harness)).toMatchObject({ texts: [], more: false, leftOut: null });
    const none = read({ ...harness, conversationId: crypto.randomUUID() });
    await expect(none).rejects.toMatchObject({ code: "not-found" });
  });
});
