import { describe, expect, it } from "vitest";
import {
  closeTurn,
  MODEL,
  makeStore,
  openTurn,
  type StoreHarness,
  sayTurn,
  seedTurns,
} from "../../test/builders/make-store";
import { PROFESSIONAL_ASSISTANT } from "../domain/preset";

/** Counts the rows that come out of a table from now on. */
function countReads({ database }: StoreHarness): { rows: number } {
  const count = { rows: 0 };
  database.table("messages").hook("reading", (row: unknown) => {
    count.rows += 1;
    return row;
  });
  return count;
}

describe("readContext", () => {
  it("E-003 D-2 gives the context, the model and the history without the turn's own messages", async () => {
    const harness = await makeStore();
    await sayTurn(harness, "1", "one");
    const turn = await openTurn(harness, "2");
    const source = await harness.store.turns.readContext({ turnId: turn.id, limit: 10 });
    expect(source).toMatchObject({
      context: { name: PROFESSIONAL_ASSISTANT.name, temperature: 0.7 },
      model: MODEL,
      userMessage: { id: turn.userMessageId, text: "2" },
      history: [{ text: "1" }, { text: "one" }],
      begun: "",
      begunThinking: "",
    });
  });

  it("E-002 E-020 takes the newest messages up to the limit", async () => {
    const harness = await makeStore();
    for (const text of ["1", "2", "3"]) await sayTurn(harness, text, `${text}!`);
    const { id: turnId } = await openTurn(harness, "4");
    const { history } = await harness.store.turns.readContext({ turnId, limit: 3 });
    expect(history.map(({ text }) => text)).toEqual(["2!", "3", "3!"]);
    const none = await harness.store.turns.readContext({ turnId, limit: 0 });
    expect(none).toMatchObject({ history: [], userMessage: { text: "4" } });
  });

  it("follows the branch over many other replies", async () => {
    const harness = await makeStore();
    const first = await sayTurn(harness, "1", "one");
    const second = await sayTurn(harness, "2", "two");
    for (let retry = 0; retry < 20; retry += 1) {
      const input = { id: crypto.randomUUID(), turnId: first.id, model: MODEL };
      await harness.store.turns.reopenTurn(input);
      await closeTurn(harness, input.id, `retry ${retry}`);
    }
    const input = { id: crypto.randomUUID(), turnId: second.id, model: MODEL };
    await harness.store.turns.reopenTurn(input);
    const source = await harness.store.turns.readContext({ turnId: input.id, limit: 8 });
    expect(source.userMessage.text).toBe("2");
    expect(source.history.map(({ text }) => text)).toEqual(["1", "one"]);
  });

  it("E-050 reads a bounded number of rows out of 5,000 messages", async () => {
    const harness = await makeStore();
    await seedTurns(harness, 2_500);
    const { id: turnId } = await openTurn({ ...harness, store: harness.restart() }, "last");
    const reads = countReads(harness);
    const { history } = await harness.restart().turns.readContext({ turnId, limit: 6 });
    expect(history.map(({ text }) => text)).toEqual([
      "q2497",
      "a2497",
      "q2498",
      "a2498",
      "q2499",
      "a2499",
    ]);
    expect(reads.rows).toBeGreaterThan(6);
    expect(reads.rows).toBeLessThan(15);
  });

  it("leaves a damaged message out, goes on before it and reports it", async () => {
    const harness = await makeStore();
    const turn = await sayTurn(harness, "1", "one");
    const { id: turnId } = await openTurn(harness, "2");
    await harness.database.table("messages").update(turn.id, { sealed: new Uint8Array(300) });
    const store = harness.restart();
    const { history } = await store.turns.readContext({ turnId, limit: 6 });
    expect(history.map(({ text }) => text)).toEqual(["1"]);
    expect(store.health()).toEqual([{ table: "messages", id: turn.id, code: "row-tampered" }]);
  });

  it("refuses to answer a message that does not open", async () => {
    const harness = await makeStore();
    await sayTurn(harness, "1", "one");
    const { id: turnId, userMessageId } = await openTurn(harness, "2");
    await harness.database.table("messages").update(userMessageId, { sealed: new Uint8Array(300) });
    const reading = harness.restart().turns.readContext({ turnId, limit: 6 });
    await expect(reading).rejects.toMatchObject({ code: "row-tampered" });
  });

  it("refuses a turn that has ended", async () => {
    const harness = await makeStore();
    const { id: turnId } = await sayTurn(harness, "1", "one");
    const reading = harness.store.turns.readContext({ turnId, limit: 6 });
    await expect(reading).rejects.toMatchObject({ code: "not-found" });
  });
});
