import { describe, expect, it } from "vitest";
import { chooseProvider, moveQuotes, quotesPosition } from "./provider-order";

describe("the list of a context's providers", () => {
  it("keeps the order in which they are asked, whatever is chosen when", () => {
    expect(chooseProvider(["facts", "last-n"], "blocks", true)).toEqual([
      "facts",
      "blocks",
      "last-n",
    ]);
    expect(chooseProvider(["facts", "last-n"], "quotes", true)).toEqual([
      "facts",
      "last-n",
      "quotes",
    ]);
    expect(chooseProvider(["facts", "quotes"], "quotes", false)).toEqual(["facts"]);
  });

  it("E-055 says by its order alone where quotes stand, and keeps that when another is chosen", () => {
    const before = moveQuotes(["facts", "last-n", "quotes"], "system");
    expect(before).toEqual(["facts", "quotes", "last-n"]);
    expect(quotesPosition(before)).toBe("system");
    expect(chooseProvider(before, "facts", false)).toEqual(["quotes", "last-n"]);
    expect(moveQuotes(before, "note")).toEqual(["facts", "last-n", "quotes"]);
    expect(quotesPosition(["facts", "last-n", "quotes"])).toBe("note");
  });
});
