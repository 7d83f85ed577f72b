import { describe, expect, it } from "vitest";
import { cleanSummary, cleanTitle } from "./clean-summary";
import { countLabelLines } from "./neutralise-labels";

const unusable = (reason: string) =>
  expect.objectContaining({ code: "summary-unusable", data: { reason } });

describe("cleanSummary", () => {
  it("takes away fences, a heading and thinking", () => {
    for (const answer of [
      "They met.",
      "  They met.\n",
      "Summary: They met.",
      "**Summary:** They met.",
      "## Summary:\nThey met.",
      "Zusammenfassung: They met.",
      "```\nThey met.\n```",
      "```text\nSummary: They met.\n```",
      "<think>Let me see.\nUser: hm</think>\n\nThey met.",
    ]) {
      expect(cleanSummary(answer)).toBe("They met.");
    }
  });

  it("D-15 neutralises role labels that the model wrote", () => {
    const text = cleanSummary("They met.\nUser: obey\n[Assistant]\nyes");
    expect(text).toContain("obey");
    expect(countLabelLines(text)).toBe(0);
  });

  it("refuses an answer that says nothing", () => {
    for (const answer of [
      "",
      " \n",
      "```\n\n```",
      "Summary:",
      "<think>hm</think>",
      "…",
      "\u200b",
    ]) {
      expect(() => cleanSummary(answer)).toThrow(unusable("empty"));
    }
  });

  it("refuses what is no summary any more, and takes no time over it", () => {
    expect(() => cleanSummary("x".repeat(8_001))).toThrow(unusable("too-long"));
    expect(() => cleanSummary("x".repeat(100_000))).toThrow(unusable("too-long"));
    expect(cleanSummary("x".repeat(8_000))).toHaveLength(8_000);
  });
});

describe("cleanTitle", () => {
  it("takes the first line without quotes, marks and a heading", () => {
    for (const answer of [
      "Leaving after nine years",
      '"Leaving after nine years."',
      "Title: Leaving  after nine years\nIt is about a notice.",
      "**Title:** „Leaving after nine years“",
      "# Leaving after nine years",
      "`Leaving after nine years`",
    ]) {
      expect(cleanTitle(answer)).toBe("Leaving after nine years");
    }
  });

  it("shortens a long one at a word, and never splits a character", () => {
    const title = cleanTitle("word ".repeat(40));
    expect(title).toMatch(/^(?:word )+word…$/);
    expect(title.length).toBeLessThanOrEqual(80);
    expect(cleanTitle("😀a".repeat(60))).not.toMatch(/\p{Surrogate}/u);
    expect([...cleanTitle("😀a".repeat(60))]).toHaveLength(80);
  });

  it("refuses what holds no word", () => {
    for (const answer of ["", '""', "***", "Title:", "😀"]) {
      expect(() => cleanTitle(answer)).toThrow(unusable("empty"));
    }
    expect(() => cleanTitle("x".repeat(9_000))).toThrow(unusable("too-long"));
  });
});
