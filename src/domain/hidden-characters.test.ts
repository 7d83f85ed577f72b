import { describe, expect, it } from "vitest";
import { countHidden, nameHidden, withoutHidden } from "./hidden-characters";

describe("hidden characters", () => {
  it.each([
    ["a\u001b[31mb", "a[31mb", "a[U+001B][31mb"],
    ["rm \u202e-rf", "rm -rf", "rm [U+202E]-rf"],
    ["a\u2066b\u2069", "ab", "a[U+2066]b[U+2069]"],
    ["a\u0085b\u0000", "ab", "a[U+0085]b[U+0000]"],
    ["a\rb", "ab", "a[U+000D]b"],
    ["a\u200e\u200f\u061cb", "ab", "a[U+200E][U+200F][U+061C]b"],
    ["a\u200b\u2060\u2064\ufeff\u00adb", "ab", "a[U+200B][U+2060][U+2064][U+FEFF][U+00AD]b"],
    ["// a\u2028b\u2029", "// ab", "// a[U+2028]b[U+2029]"],
    ["a\u{e0001}\u{e0041}\u{e007f}", "a", "a[U+E0001][U+E0041][U+E007F]"],
    ["a\u{e0100}\u{e01ef}", "a", "a[U+E0100][U+E01EF]"],
  ])("are left out, or named: %j", (text, without, named) => {
    expect(withoutHidden(text)).toBe(without);
    expect(nameHidden(text)).toBe(named);
    expect(countHidden(text)).toBeGreaterThan(0);
  });

  it.each(["a\tb\nc\r\nd", "שלום!", "👩‍👩‍👧", "❤️", "می\u200cخواهم", "é", "🧭"])(
    "are not what text needs: %j",
    (text) => {
      expect(withoutHidden(text)).toBe(text);
      expect(countHidden(text)).toBe(0);
    },
  );
});
