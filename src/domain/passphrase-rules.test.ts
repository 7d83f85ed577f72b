import { describe, expect, it } from "vitest";
import { findPassphraseProblem, normalisePassphrase } from "./passphrase-rules";

const ZWJ_FAMILY = "\u{1F469}\u200D\u{1F467}";

describe("passphrase rules", () => {
  it.each([
    "a quiet harbour",
    "Grüße aus Köln",
    "静かな港と青い舟です",
    `${ZWJ_FAMILY} and so on`,
    "83749201",
    "?!?!?!?!",
    "my confidant at sea",
    "4 passwords of mine",
    `${"x".repeat(1_023)}y`,
  ])("take %j", (passphrase) => {
    expect(findPassphraseProblem(passphrase)).toBeNull();
  });

  it.each([
    ["control-character", "a quiet\nharbour"],
    ["control-character", "a quiet harbour\u0000"],
    ["control-character", "a quiet harbour\ud800"],
    ["too-long", `${"xy".repeat(512)}z`],
    ["too-short", ""],
    ["too-short", "quiet 7"],
    ["too-short", "    quiet    "],
    ["known", "replace-me-before-deployment"],
    ["known", "  Replace-Me-Before-Deployment "],
    ["known", "Replace-Me-Before-Deployment1"],
    ["known", "replace me, before deployment! 2026"],
    ["known", "PASSWORD123"],
    ["known", "P@ssword!99"],
    ["known", "1 2 3 4 5 6 7 8"],
    ["known", "trust-no-1"],
    ["known", "Admin-2026"],
    ["known", "confidant"],
    ["known", "confidant123"],
    ["known", "Con-fi-dant 7"],
    ["known", "zzzzzzzzzzzz"],
  ])("refuse as %s: %j", (problem, passphrase) => {
    expect(findPassphraseProblem(passphrase)).toBe(problem);
  });

  it("E-007 refuse the documents' default key, however it is written", () => {
    for (const text of ["replace-me-before-deployment", " REPLACE-ME-BEFORE-DEPLOYMENT"]) {
      expect(findPassphraseProblem(text)).toBe("known");
    }
  });

  it("count characters, not code units, after composing them", () => {
    expect(findPassphraseProblem(`${"e\u0301".repeat(6)}x`)).toBe("too-short");
    expect(findPassphraseProblem("\u{1F30A}".repeat(7))).toBe("too-short");
    expect(findPassphraseProblem(`${"\u{1F30A}".repeat(1_023)}x`)).toBeNull();
  });

  it("bring both spellings of an accent to one", () => {
    expect(normalisePassphrase("Cafe\u0301")).toBe("Caf\u00e9");
  });
});
