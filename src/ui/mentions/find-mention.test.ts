import { describe, expect, it } from "vitest";
import { findMention } from "./find-mention";

const mention = (text: string) => findMention(text, text.length);

describe("a mention that is being typed", () => {
  it("begins with a sign at the start or behind a blank, and goes on over blanks", () => {
    expect(mention("@")).toEqual({ from: 0, query: "" });
    expect(mention("see @plan")).toEqual({ from: 4, query: "plan" });
    expect(mention("see (@plan for")).toEqual({ from: 5, query: "plan for" });
    expect(mention("first\n@plan")).toEqual({ from: 6, query: "plan" });
  });

  it("is none in an address or a word, behind a blank, or on an earlier line", () => {
    for (const text of ["", "mia@example.org", "a@", "at 5 @ home", "@plan\nand", "é@x"]) {
      expect(mention(text)).toBeNull();
    }
  });

  it("is what stands before the caret, and no further back than a name is long", () => {
    expect(findMention("@plan and more", 3)).toEqual({ from: 0, query: "pl" });
    expect(mention(`@${"x".repeat(80)}`)).toBeNull();
    expect(mention(`${"x ".repeat(80)}@plan`)).toEqual({ from: 160, query: "plan" });
  });
});
