import { describe, expect, it } from "vitest";
import {
  closeTurn,
  MODEL,
  makeStore,
  openTurn,
  type StoreHarness,
  sayTurn,
} from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";

const DAMAGED = { sealed: new Uint8Array(300) };

function damageMessage({ database }: StoreHarness, id: string) {
  return rawTable(database, "messages").update(id, DAMAGED);
}

describe("readTurn", () => {
  it("E-003 D-2 gives the context, the model and the message, whose previous one is the leaf", async () => {
    const harness = await makeStore();
    const before = await sayTurn(harness, "1", "one");
    const turn = await openTurn(harness, "2");
    expect(await harness.store.turns.readTurn({ turnId: turn.id })).toMatchObject({
      context: { name: "Confidant", temperature: 0.7 },
      model: MODEL,
      userMessage: { id: turn.userMessageId, text: "2", previous: before.id },
      begun: "",
      begunThinking: "",
    });
  });

  it("gives what a continued reply holds already", async () => {
    const harness = await makeStore();
    const { turns } = harness.store;
    const { id: turnId } = await sayTurn(harness, "1", "half");
    await turns.resumeTurn({ id: crypto.randomUUID(), turnId, model: MODEL });
    expect(await turns.readTurn({ turnId })).toMatchObject({ begun: "half", begunThinking: "" });
    await closeTurn(harness, turnId);
  });

  it("refuses to answer a message that does not open, or that is another conversation's", async () => {
    const harness = await makeStore();
    const { id: turnId, userMessageId } = await openTurn(harness, "2");
    const { store, database } = harness;
    await damageMessage(harness, userMessageId);
    await expect(store.turns.readTurn({ turnId })).rejects.toMatchObject({ code: "row-tampered" });
    await rawTable(database, "messages").delete(userMessageId);
    await expect(store.turns.readTurn({ turnId })).rejects.toMatchObject({ code: "row-tampered" });
  });

  it("refuses a turn whose context is gone", async () => {
    const harness = await makeStore();
    const { id: turnId } = await openTurn(harness, "1");
    await rawTable(harness.database, "contexts").clear();
    const reading = harness.restart().turns.readTurn({ turnId });
    await expect(reading).rejects.toMatchObject({ code: "row-tampered" });
  });

  it("refuses a turn that has ended", async () => {
    const harness = await makeStore();
    const { id: turnId } = await sayTurn(harness, "1", "one");
    const reading = harness.store.turns.readTurn({ turnId });
    await expect(reading).rejects.toMatchObject({ code: "not-found" });
  });
});
