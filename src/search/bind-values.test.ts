import init, { type Database } from "@sqlite.org/sqlite-wasm";
import { beforeEach, describe, expect, it } from "vitest";
import { createStatements, type Statements } from "./statements";

const sqlite = await init();

let db: Database;
let ask: Statements;

beforeEach(() => {
  db = new sqlite.oo1.DB(":memory:");
  ask = createStatements(sqlite, db);
});

describe("a value that is bound", () => {
  it.each([
    0,
    -1,
    2 ** 31 - 1,
    2 ** 31,
    -(2 ** 40),
    2 ** 45 + 1,
    Number.MAX_SAFE_INTEGER,
    0.5,
    1e300,
    null,
    "",
    "plain",
    "a\0b",
    "Ёлка 東京 🎉",
  ])("is read back as it was: %j", (value) => {
    expect(ask.value("select ?", [value])).toBe(value);
  });

  it("is an integer where it is a whole number", () => {
    const types = [1, 2 ** 45, 0.5].map((value) => ask.value("select typeof(?)", [value]));
    expect(types).toEqual(["integer", "integer", "real"]);
  });

  it("stands beside others of its statement, each longer than all room was before", () => {
    const texts = ["東".repeat(30_000), "京".repeat(90_000), "x".repeat(400_000)];
    expect(ask.rows("select ?, ?, ?", texts)).toEqual([texts]);
  });

  it("is not there when the statement is run without it", () => {
    ask.value("select ?", ["said before"]);
    expect(ask.value("select ?", [])).toBeNull();
  });

  it("stays in a row when another takes its room", () => {
    ask.run("create table said(text)", []);
    ask.run("insert into said values (?)", ["first"]);
    ask.run("insert into said values (?)", ["other"]);
    expect(ask.rows("select text from said", [])).toEqual([["first"], ["other"]]);
  });

  it("fails where the statement has no place for it", () => {
    expect(() => ask.run("select 1", ["too many"])).toThrow();
  });
});
