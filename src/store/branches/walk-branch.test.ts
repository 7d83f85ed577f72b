import { expect, it } from "vitest";
import { makeStore, sayTurn } from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";
import { walkBranch } from "./walk-branch";

it("comes to an end where a message's place was altered to what is no number", async () => {
  const harness = await makeStore();
  const { conversationId, database } = harness;
  const first = await sayTurn(harness, "1", "one");
  const second = await sayTurn(harness, "2", "two");
  await rawTable(database, "messages").update(second.id, { order: "3" });
  let reads = 0;
  const { rows } = database;
  const counted: typeof rows = (table) => {
    reads += 1;
    if (reads > 100) throw new Error("endless");
    return rows(table);
  };
  Object.assign(database, { rows: counted });
  const start = { conversationId, from: second.id, before: Number.POSITIVE_INFINITY };
  const walk = await walkBranch(database, { ...start, limit: 10 });
  expect(walk.missing).toEqual([second.id]);
  const ids = [second.userMessageId, first.id, first.userMessageId];
  expect(walk.rows.map(({ id }) => id)).toEqual(ids);
});
