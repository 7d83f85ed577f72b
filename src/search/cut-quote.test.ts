import { describe, expect, it, onTestFinished, vi } from "vitest";
import { cutQuote } from "./cut-quote";
import { markTerms } from "./mark-terms";
import { parseQuery } from "./parse-query";

function cut(text: string, typed: string): string {
  const [from, until] = cutQuote(text, markTerms(text, parseQuery(`${typed} `).terms));
  return text.slice(from, until);
}

describe("a quote", () => {
  it("of a short text is all of it", () => {
    expect(cut("The hotel was fine.", "hotel")).toBe("The hotel was fine.");
  });

  it("stands where most is shared, between sentences where these end near", () => {
    const text = `A hotel. ${"Nothing here. ".repeat(60)}In Turin the hotel was fine. ${"Else. ".repeat(200)}`;
    const quote = cut(text, "turin hotel fine");
    expect(quote).toContain("In Turin the hotel was fine.");
    expect(quote.startsWith("In Turin")).toBe(true);
    expect(quote).toMatch(/\.$/);
    expect(quote.length).toBeLessThan(500);
  });

  it("goes through what is marked a few times at most, however often it is said", () => {
    const text = "word ".repeat(2_000);
    const marks = markTerms(text, parseQuery("word ").terms);
    const walks = vi.spyOn(Array.prototype, "filter");
    onTestFinished(() => walks.mockRestore());
    cutQuote(text, marks);
    const walked = walks.mock.contexts.reduce<number>(
      (sum, all) => sum + (Array.isArray(all) ? all.length : 0),
      0,
    );
    expect(walked).toBeLessThan(10 * marks.length);
  });

  it("begins where the text does where nothing is shared", () => {
    expect(cut("word ".repeat(200), "else").startsWith("word word")).toBe(true);
  });

  it("splits no character in two", () => {
    const quote = cut(`${"😀".repeat(300)} hotel ${"😀".repeat(300)}`, "hotel");
    expect(() => encodeURIComponent(quote)).not.toThrow();
    expect(quote).toContain("hotel");
  });
});
