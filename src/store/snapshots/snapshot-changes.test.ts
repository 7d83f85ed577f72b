import { describe, expect, it } from "vitest";
import { flipRow } from "../../../test/builders/make-full-store";
import { makeStore, rawRows, sayTurn } from "../../../test/builders/make-store";
import { createQuarantine } from "../rows/quarantine";
import { createRowReader } from "../rows/row-reader";
import { createSnapshotChanges } from "./snapshot-changes";

async function prepare() {
  const { database, keys, ...harness } = await makeStore();
  await sayTurn({ database, keys, ...harness }, "one", "two");
  const reader = createRowReader({ database, keys, quarantine: createQuarantine() });
  const changes = createSnapshotChanges({ database, reader, tables: ["messages"] });
  const ids = (await rawRows(database, "messages")).map(({ id }) => id);
  return { database, changes, ids };
}

describe("what has changed since a snapshot began", () => {
  it("has a row that did not open when it was read, and opens now", async () => {
    const { changes, ids } = await prepare();
    for (const id of ids) changes.noteRead("messages", id, id !== ids[0]);
    expect(changes.collect()).toMatchObject({ rows: [], unreadable: 1, counts: { messages: 2 } });
    await changes.readAgain();
    const { rows, ...rest } = changes.collect();
    expect(rows.map(({ columns }) => columns.id)).toEqual([ids[0]]);
    expect(rest).toEqual({ gone: [], unreadable: 0, counts: { messages: 2 } });
  });

  it("tells of one that still does not open that it is unreadable, and no more", async () => {
    const { database, changes, ids } = await prepare();
    await flipRow(database, "messages", ids[0] ?? "");
    for (const id of ids) changes.noteRead("messages", id, id !== ids[0]);
    const before = changes.collect();
    await changes.readAgain();
    expect(changes.collect()).toEqual(before);
    expect(before).toMatchObject({ rows: [], gone: [], unreadable: 1 });
  });
});
