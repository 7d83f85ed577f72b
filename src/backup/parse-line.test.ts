import { describe, expect, it } from "vitest";
import { lineOf, makeBackupRow } from "../../test/builders/make-backup";
import { backedUpTables } from "../store/database/backed-up-tables";
import type { GoneRows } from "../store/snapshots/snapshot";
import type { BackupLine, BackupRow } from "./backup-line";
import { formatGone } from "./format-line";
import { createLineParser } from "./parse-line";

const ID = "6f1c1d84-4b59-4c40-8b3c-0d8f6f1f2a10";
const parse = createLineParser(backedUpTables(true));

/** A message's row as JSON, with these parts instead of its own. */
function rowText(parts: Readonly<Record<string, unknown>>): string {
  const row = { table: "messages", id: ID, parent: ID, previous: null, order: 1, version: 1 };
  return JSON.stringify({ ...row, payload: { v: 1 }, ...parts });
}

describe("a line of a backup", () => {
  it("gives back the row that it was made of", () => {
    const rows: BackupLine[] = [
      makeBackupRow({ text: '"quoted"\u2028\n\ud800 🌊' }),
      {
        table: "settings",
        columns: { id: "settings" },
        version: 3,
        payload: '{"v":1,"a":[1.5,null]}',
      },
      {
        table: "conversations",
        columns: { id: ID, parent: ID, order: 4 },
        version: 1,
        payload: "{}",
      },
      // Of a release in which conversations had no place.
      { table: "conversations", columns: { id: ID, parent: ID }, version: 1, payload: "{}" },
    ];
    for (const row of rows) {
      const line = lineOf(row as BackupRow);
      expect(line.indexOf("\n")).toBe(line.length - 1);
      expect(parse(line)).toEqual(row);
    }
  });

  it("is one line, even of a payload that was printed on several", () => {
    const row = { ...makeBackupRow(), payload: JSON.stringify({ v: 1, a: "b\nc" }, null, 2) };
    const line = lineOf(row);
    expect(line.indexOf("\n")).toBe(line.length - 1);
    expect(parse(line)).toEqual({ ...row, payload: '{"v":1,"a":"b\\nc"}' });
  });

  it("has the payload as it is, unparsed", () => {
    const payload = '{"v":1, "number":1.00}';
    expect(lineOf({ ...makeBackupRow(), payload })).toContain(`,"payload":${payload}}\n`);
  });

  it("tells what is gone", () => {
    const lines: GoneRows[] = [
      { table: "messages", gone: { id: ID } },
      { table: "messages", gone: { parent: ID } },
    ];
    for (const gone of lines) expect(parse(formatGone(gone).join(""))).toEqual(gone);
  });

  it("keeps a payload's odd keys as data", () => {
    const payload = '{"v":1,"__proto__":{"polluted":1},"constructor":2}';
    const row = parse(lineOf({ ...makeBackupRow(), payload }));
    expect(row).toMatchObject({ payload });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it("may be 10 MB long", () => {
    const row = makeBackupRow({ text: "a".repeat(10_000_000) });
    expect((parse(lineOf(row)) as typeof row).payload.length).toBe(row.payload.length);
  });

  it.each([
    ["nothing", ""],
    ["no JSON", "{"],
    ["a list", "[]"],
    ["null", "null"],
    ["a number", "5"],
    ["no table", "{}"],
    ["a table of no name", rowText({ table: 5 })],
    ["a table that there is not", rowText({ table: "rows" })],
    ["a table's name that every object has", rowText({ table: "constructor" })],
    ["a table that is in no backup", rowText({ table: "backups", id: ID })],
    ["the digests", rowText({ table: "manifest", id: ID })],
    ["an id that is none", rowText({ id: "../../x" })],
    ["an id of another type", rowText({ id: 5 })],
    ["no id", rowText({ id: undefined })],
    ["no parent", rowText({ parent: null })],
    ["a place that is text", rowText({ order: "1" })],
    ["a place that cannot be counted on from", rowText({ order: 1e300 })],
    ["a place after which there is no room", rowText({ order: 2 ** 52 + 1 })],
    ["a broken version", rowText({ version: 1.5 })],
    ["version 0", rowText({ version: 0 })],
    ["a payload that is text", rowText({ payload: "{}" })],
    ["a payload that is a list", rowText({ payload: [] })],
    ["no payload", rowText({ payload: null })],
    ["a column too many", rowText({ sealed: "x" })],
    ["the prototype as a column", `{"__proto__":{},${rowText({}).slice(1)}`],
    ["gone with a payload", rowText({ gone: true })],
    ["gone and not", `{"table":"messages","id":"${ID}","gone":false}`],
    ["gone without a name", '{"table":"messages","gone":true}'],
    ["gone twice", `{"table":"messages","id":"${ID}","parent":"${ID}","gone":true}`],
    [
      "a payload nested 100,000 deep",
      rowText({ payload: 0 }).replace(
        '"payload":0',
        `"payload":{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}`,
      ),
    ],
    ["100,000 lists", "[".repeat(100_000)],
    [
      "an id nested 100,000 deep",
      rowText({ id: 0 }).replace('"id":0', `"id":${"[".repeat(100_000)}${"]".repeat(100_000)}`),
    ],
  ])("is damaged: %s", (_name, line) => {
    expect(() => parse(line)).toThrow(expect.objectContaining({ code: "backup-damaged" }));
  });

  it("of a connection's keys is damage in a backup that holds none", () => {
    const secrets = rowText({})
      .replace("messages", "secrets")
      .replace(/,"parent".*"order":1/, "");
    expect(parse(secrets)).toMatchObject({ table: "secrets" });
    expect(() => createLineParser(backedUpTables(false))(secrets)).toThrow(
      expect.objectContaining({ code: "backup-damaged" }),
    );
  });

  it("says nothing of its text in its error", () => {
    let message = "";
    try {
      parse('{"secret words');
    } catch (error) {
      message = `${error}${String((error as Error).cause)}`;
    }
    expect(message).not.toBe("");
    expect(message).not.toContain("secret");
  });
});
