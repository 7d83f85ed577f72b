import { describe, expect, it } from "vitest";
import { countHidden, nameHidden, withoutHidden } from "./hidden-characters";

describe("hidden characters", () => {
  it.each([
    ["a\u001b[31mb", "a[31mb", "a[U+001B][31mb"],
    ["rm \u202e-rf", "rm -rf", "rm [U+202E]-rf"],
    ["a\u2066b\u2069", "ab", "a[U+2066]b[U+2069]"],
    ["a\u0085b\u0000", "ab", "a[U+0085]b[U+0000]"],
    ["a\rb", "ab", "a[U+000D]b"],
  ])("are left out, or named: %j", (text, without, named) => {
    expect(withoutHidden(text)).toBe(without);
    expect(nameHidden(text)).toBe(named);
    expect(countHidden(text)).toBeGreaterThan(0);
  });

  it.each(["a\tb\nc\r\nd", "שלום\u200f!", "👩‍👩‍👧", "é"])("are not what text needs: %j", (text) => {
    expect(withoutHidden(text)).toBe(text);
    expect(countHidden(text)).toBe(0);
  });
});
