import { describe, expect, it } from "vitest";
import { withFilter, withoutFilter, withoutKey } from "./edit-query";
import { parseQuery } from "./parse-query";

/** Each filter as `key=value`. */
const filtersOf = (typed: string) =>
  parseQuery(typed).filters.map(({ key, value }) => `${key}=${value}`);

describe("filters in a query", () => {
  it("are found where they were typed, with what makes no sense left as words", () => {
    const typed =
      'from:me "old harbour" in:"My work" kind:notes before:2026-05 tag:house from:nobody';
    expect(filtersOf(typed)).toEqual([
      ...["from=me", "in=My work", "kind=notes", "before=2026-05", "tag=house"],
    ]);
    expect(parseQuery(typed).kinds).toEqual(["archival"]);
    expect(parseQuery(typed).terms.map(({ words }) => words)).toEqual([
      "old harbour",
      "from:nobody",
    ]);
  });

  it("are none where they are left out or stand in a phrase", () => {
    expect(filtersOf('-from:me "tag:house" kind: kind:toString kind:constructor')).toEqual([]);
  });

  it("go without the words around them, wherever they stand", () => {
    const remove = (typed: string, at: number) => {
      const filter = parseQuery(typed).filters[at];
      if (filter === undefined) throw new Error("There is one.");
      return withoutFilter(typed, filter);
    };
    expect(remove("from:me harbour", 0)).toBe("harbour");
    expect(remove("old from:me harbour", 0)).toBe("old harbour");
    expect(remove('harbour in:"My work"', 0)).toBe("harbour");
    expect(remove("tag:a tag:b tag:c", 1)).toBe("tag:a tag:c");
    // Marks of direction come along with what is copied.
    expect(remove("\u200fשלום from:me", 0)).toBe("שלום");
  });

  it("are added before the word that is being typed, one of a kind in place of the former", () => {
    expect(withFilter("harb", "from", "me")).toBe("from:me harb");
    expect(withFilter("from:me harb", "from", "assistant")).toBe("from:assistant harb");
    expect(withFilter("tag:a harb", "tag", "b")).toBe("tag:b tag:a harb");
    expect(withFilter("harb", "in", 'My "own" work')).toBe('in:"My own work" harb');
    expect(withFilter("harb", "before", "")).toBe("harb");
    const last = parseQuery(withFilter("harb", "kind", "fact")).terms.at(-1);
    expect(last).toEqual({ words: "harb", isExcluded: false, isPrefix: true });
    expect(withoutKey("kind:fact harb kind:notes", "kind")).toBe("harb");
  });
});
