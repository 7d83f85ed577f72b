import { describe, expect, it } from "vitest";
import { backUp, makeTwo, plainRows, restore, rowsIn } from "../../../test/builders/make-restore";
import { MAX_ARCHIVAL_ENTRIES } from "../../domain/archival-entry";
import { MAX_FACTS } from "../../domain/fact";
import { MAX_BLOCKS } from "../../domain/limits";
import type { TableName } from "../../store/database/schema";
import type { RowView } from "../../store/snapshots/row-view";
import type { BackupRow } from "../backup-line";
import { beyondLimits } from "./beyond-limits";
import { type ComparedRow, rowKey } from "./comparison";

const CONTEXT = crypto.randomUUID();
const OWNER = rowKey("contexts", CONTEXT);

function makeRow(table: TableName, at: number, more: Partial<ComparedRow> = {}) {
  const row = { table, id: `${table}-${at}`, owner: OWNER, diffStatus: "new", ...more };
  return [rowKey(table, row.id), row as ComparedRow] as const;
}

/** So many rows of one table here, all of one context. */
function makeHere(table: TableName, count: number): Pick<RowView, "ids"> {
  const rowIds = Array.from({ length: count }, (_, at) => ({ id: `${at}`, parent: CONTEXT }));
  return {
    ids: async function* (requested) {
      if (requested === table) yield rowIds;
    },
  };
}

type Rows = readonly (readonly [string, ComparedRow])[];

function beyond(rows: Rows, here: Pick<RowView, "ids"> | null) {
  return beyondLimits({ comparison: { others: new Map(rows) }, takes: () => true, here });
}

describe("what somebody else's backup brings to a context's memory", () => {
  it.each([
    ["blocks", MAX_BLOCKS],
    ["facts", MAX_FACTS],
    ["archival_entries", MAX_ARCHIVAL_ENTRIES],
  ] as const)("ends where a context has as many %s as it may", async (table, max) => {
    const coming = [1, 2, 3].map((at) => makeRow(table, at));
    const left = await beyond(coming, makeHere(table, max - 2));
    expect([...left]).toEqual([`${table}/${table}-3`]);
    expect(await beyond(coming, makeHere(table, max - 3))).toEqual(new Set());
  });

  it("counts each context for itself, and nothing of here where it takes its place", async () => {
    const other = makeRow("facts", 2, { owner: rowKey("contexts", crypto.randomUUID()) });
    const rows = [makeRow("facts", 1), other];
    expect([...(await beyond(rows, makeHere("facts", MAX_FACTS)))]).toEqual(["facts/facts-1"]);
    expect(await beyond(rows, null)).toEqual(new Set());
    const known = makeRow("facts", 3, { diffStatus: "same" });
    expect(await beyond([known], makeHere("facts", MAX_FACTS))).toEqual(new Set());
  });

  it("leaves out all of a block with it", async () => {
    const block = makeRow("blocks", 1);
    const update = makeRow("block_updates", 1, { owner: block[0] });
    const left = await beyond([update, block], makeHere("blocks", MAX_BLOCKS));
    expect([...left].sort()).toEqual([update[0], block[0]].sort());
  });
});

describe("a restore of somebody else's backup with more facts than a context may have", () => {
  it("brings as many as there may be, and tells how many it has left out", async () => {
    const { here, other } = await makeTwo();
    const [card] = await other.store.contexts.list();
    const fact = { key: "city", value: "Turin", source: null, taint: [] };
    await other.store.memory().facts.keep({ contextId: card?.context.id ?? "", ...fact });
    const backup = await backUp(other);
    // No vault makes such a file.
    const rows = async function* () {
      for await (const { slice, rows } of backup.rows()) {
        yield { slice, rows: rows.flatMap((row) => (row.table === "facts" ? many(row) : [row])) };
      }
    };
    for (const mode of ["merge", "replace"] as const) {
      const { vault, result } = await restore({ ...backup, rows }, here, mode, 0, true);
      const came = rowsIn(await plainRows(vault), "facts").size;
      const { leftOut, beyond } = result;
      expect([mode, came, leftOut, beyond]).toEqual([mode, MAX_FACTS, 0, MORE]);
    }
  });
});

const MORE = 5;

/** The file is read twice. */
const IDS = Array.from({ length: MAX_FACTS + MORE }, () => crypto.randomUUID());

function many(row: BackupRow): readonly BackupRow[] {
  return IDS.map((id) => ({ ...row, columns: { ...row.columns, id } }));
}
