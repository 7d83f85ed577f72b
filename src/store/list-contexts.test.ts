import { describe, expect, it } from "vitest";
import { flipRow } from "../../test/builders/make-full-store";
import { makeStore, sayTurn } from "../../test/builders/make-store";

describe("listContexts", () => {
  it("counts what a context holds, in conversations that do not open, too", async () => {
    const harness = await makeStore();
    await sayTurn(harness, "1", "one");
    const [context] = await harness.store.listContexts();
    expect(context).toMatchObject({
      name: "Professional Assistant",
      conversations: 1,
      messages: 2,
    });
    await flipRow(harness.database, "conversations");
    expect(await harness.restart().listContexts()).toEqual([context]);
  });

  it("leaves out and reports a context that does not open", async () => {
    const harness = await makeStore();
    const id = await flipRow(harness.database, "contexts");
    expect(await harness.store.listContexts()).toEqual([]);
    expect(harness.store.health()).toEqual([{ table: "contexts", id, code: "row-tampered" }]);
  });
});
