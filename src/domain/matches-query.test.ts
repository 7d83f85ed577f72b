import { describe, expect, it } from "vitest";
import { matchesQuery } from "./matches-query";

const ENTRY = { name: "Dr. Müller, garden plans", tags: ["Home", "spring work"] };

describe("matchesQuery", () => {
  it.each([
    "",
    "  ",
    "müller",
    "MU\u0308LLER",
    "home",
    "plans home",
    " spring  garden ",
    "muller",
    "dr muller",
    '"garden plans"',
  ])("M-087 finds by any part of the name or of a tag: %j", (query) =>
    expect(matchesQuery(ENTRY, query)).toBe(true),
  );

  it.each(["gardens", "home office", "planshome", '"" " “ „'])(
    "leaves out what lacks a word: %j",
    (query) => expect(matchesQuery(ENTRY, query)).toBe(false),
  );
});
