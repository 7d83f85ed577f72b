import { describe, expect, it } from "vitest";
import { makeStore, sayTurn } from "../../../test/builders/make-store";
import { scanTable } from "../database/scan-rows";
import type { Row } from "../database/schema";
import { createSetSums } from "../rows/set-sums";
import { createStagedMessages } from "./staged-messages";

type Harness = Awaited<ReturnType<typeof makeStore>>;

async function makeMessages() {
  const harness = await makeStore();
  await sayTurn(harness, "one", "two");
  await sayTurn(harness, "three", "four");
  const rows: Row<"messages">[] = [];
  for await (const batch of scanTable(harness.database, "messages")) rows.push(...batch);
  return { harness, rows, staged: createStagedMessages(harness.database, harness.keys) };
}

async function expectWhole({ keys }: Harness, rows: readonly Row<"messages">[], tally: Tally) {
  const sums = createSetSums(keys);
  await sums.add("messages", rows);
  const parents = [...new Set(rows.map(({ parent }) => parent))];
  expect(parents.map(tally.sum)).toEqual(parents.map(sums.sum));
  expect([...tally.counts.values()].reduce((sum, count) => sum + count, 0)).toBe(rows.length);
  expect(tally.newest).toBe(Math.max(...rows.map(({ order }) => order)));
}

type Tally = Awaited<ReturnType<ReturnType<typeof createStagedMessages>["tally"]>>;

const noted = (rows: readonly Row<"messages">[]) =>
  rows.map((row) => ({ table: "messages" as const, row }));

describe("createStagedMessages", () => {
  it("tells what was noted", async () => {
    const { harness, rows, staged } = await makeMessages();
    await staged.note(noted(rows.slice(0, 2)));
    await staged.note(noted(rows.slice(2)));
    await expectWhole(harness, rows, await staged.tally());
  });

  it("reads nothing where nothing was there before", async () => {
    const { harness, rows } = await makeMessages();
    const { database } = await makeStore();
    const staged = createStagedMessages(database, harness.keys);
    await staged.note(noted(rows));
    await expectWhole(harness, rows, await staged.tally());
  });

  it("reads what another worker has left", async () => {
    const { harness, rows, staged } = await makeMessages();
    await staged.note(noted(rows.slice(1)));
    await expectWhole(harness, rows, await staged.tally());
  });

  it("reads all again where a row was written twice", async () => {
    const { harness, rows, staged } = await makeMessages();
    await staged.note(noted(rows));
    await staged.note(noted(rows.slice(0, 1)));
    await expectWhole(harness, rows, await staged.tally());
  });

  it("tells the same a second time", async () => {
    const { harness, rows, staged } = await makeMessages();
    await staged.note(noted(rows));
    await staged.tally();
    await expectWhole(harness, rows, await staged.tally());
  });
});
