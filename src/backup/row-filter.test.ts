import { describe, expect, it } from "vitest";
import { BACKUP_INFO, makeBackupRow } from "../../test/builders/make-backup";
import type { GoneRows } from "../store/snapshots/snapshot";
import { createRowFilter } from "./row-filter";

function makeFilter(counts: Readonly<Record<string, number>>, unreadable = 0) {
  const rest = { generation: 1, lastOrder: 1, changes: 1, slices: [], digest: "", mac: "" };
  const head = { ...BACKUP_INFO, format: "confidant-backup", version: 1 } as const;
  return createRowFilter({ ...head, ...rest, counts, unreadable }, ["messages", "conversations"]);
}

const goneId = (id: string): GoneRows => ({ table: "messages", gone: { id } });
const goneParent = (parent: string): GoneRows => ({ table: "messages", gone: { parent } });

describe("createRowFilter", () => {
  it("gives a row as it stands first", () => {
    const filter = makeFilter({ messages: 2 });
    const changed = makeBackupRow({ id: "a", version: 2 });
    const other = makeBackupRow({ id: "b" });
    expect(filter.take([changed], true)).toEqual([changed]);
    expect(filter.take([makeBackupRow({ id: "a", version: 1 }), other], false)).toEqual([other]);
    filter.checkCounts();
  });

  it("leaves out what is gone, by itself or with its conversation", () => {
    const filter = makeFilter({ messages: 1 });
    expect(filter.take([goneId("a"), goneParent("c")], true)).toEqual([]);
    const kept = makeBackupRow({ id: "d" });
    const rows = [
      makeBackupRow({ id: "a" }),
      makeBackupRow({ id: "b", parent: "c" }),
      makeBackupRow({ id: "e", parent: "c" }),
      kept,
    ];
    expect(filter.take(rows, false)).toEqual([kept]);
    filter.checkCounts();
  });

  it("takes a row that stands before the line that says its like are gone", () => {
    const filter = makeFilter({ messages: 1 });
    const row = makeBackupRow({ id: "a", parent: "c" });
    expect(filter.take([row, goneId("a"), goneParent("c")], true)).toEqual([row]);
    filter.checkCounts();
  });

  it("keeps tables apart", () => {
    const filter = makeFilter({ messages: 1 });
    filter.take([{ table: "conversations", gone: { id: "a" } }], true);
    expect(filter.take([makeBackupRow({ id: "a", parent: "a" })], false)).toHaveLength(1);
  });

  it("is damaged where something is gone behind the changes", () => {
    const filter = makeFilter({});
    expect(() => filter.take([goneId("a")], false)).toThrow(
      expect.objectContaining({ code: "backup-damaged" }),
    );
  });

  it.each([
    ["too many", { messages: 1 }, 0, false],
    ["too few", { messages: 3 }, 0, false],
    ["one too few that did not open", { messages: 3 }, 1, true],
    ["more too few than did not open", { messages: 4 }, 1, false],
    ["of another table", { conversations: 2 }, 5, false],
    ["of a table that no backup holds", { messages: 2, model_files: 3 }, 0, true],
  ] as const)("counts: %s", (_name, counts, unreadable, fits) => {
    const filter = makeFilter(counts, unreadable);
    filter.take([makeBackupRow(), makeBackupRow()], false);
    if (fits) filter.checkCounts();
    else expect(filter.checkCounts).toThrow(expect.objectContaining({ code: "backup-damaged" }));
  });
});
