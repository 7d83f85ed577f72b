import { describe, expect, it } from "vitest";
import { chooseProvider, placeQuotes, quotesPlace } from "./provider-order";

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
    const before = placeQuotes(["facts", "last-n", "quotes"], "system");
    expect(before).toEqual(["facts", "quotes", "last-n"]);
    expect(quotesPlace(before)).toBe("system");
    expect(chooseProvider(before, "facts", false)).toEqual(["quotes", "last-n"]);
    expect(placeQuotes(before, "note")).toEqual(["facts", "last-n", "quotes"]);
    expect(quotesPlace(["facts", "last-n", "quotes"])).toBe("note");
  });
});
