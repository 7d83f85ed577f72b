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
    ["a\ufe00\ufe0eb", "ab", "a[U+FE00][U+FE0E]b"],
    ["a\u034f\u115f\u1160b", "ab", "a[U+034F][U+115F][U+1160]b"],
    ["a\u17b4\u17b5\u180b\u180fb", "ab", "a[U+17B4][U+17B5][U+180B][U+180F]b"],
    ["a\ufff9b\ufffac\ufffb", "abc", "a[U+FFF9]b[U+FFFA]c[U+FFFB]"],
    ["a\u{1d173}\u{1d17a}\u{1bca0}b", "ab", "a[U+1D173][U+1D17A][U+1BCA0]b"],
    // Joiners where there is nothing to join, which could tell a model a text of their own.
    ["pay\u200cpal", "paypal", "pay[U+200C]pal"],
    ["a\u200d\u200c\ufe0fb", "ab", "a[U+200D][U+200C][U+FE0F]b"],
    ["\u200da \ufe0fb\u00a0\u200cc", "a b\u00a0c", "[U+200D]a [U+FE0F]b\u00a0[U+200C]c"],
    ["می\u200c\u200c\u200dخ", "می\u200cخ", "می\u200c[U+200C][U+200D]خ"],
    ["❤\ufe0f\ufe0f\u200d", "❤\ufe0f", "❤\ufe0f[U+FE0F][U+200D]"],
    ["❤\ufe0f\u200d❤\ufe0f\u200dx", "❤\ufe0f\u200d❤\ufe0fx", "❤\ufe0f\u200d❤\ufe0f[U+200D]x"],
    ["1\ufe0f2", "12", "1[U+FE0F]2"],
    ["a\u200b\u200db", "ab", "a[U+200B][U+200D]b"],
  ])("are left out, or named: %j", (text, without, named) => {
    expect(withoutHidden(text)).toBe(without);
    expect(nameHidden(text)).toBe(named);
    expect(countHidden(text)).toBeGreaterThan(0);
  });

  it.each([
    "a\tb\nc\r\nd",
    "שלום!",
    "👩‍👩‍👧",
    "❤️",
    "می\u200cخواهم",
    "é",
    "🧭",
    ...["PDF\u200cها", "ක්\u200dර", "❤️‍🔥", "🏳️‍⚧️", "👩🏽‍🚀", "1️⃣ #️⃣ *️⃣", "©️"],
  ])("are not what text needs: %j", (text) => {
    expect(withoutHidden(text)).toBe(text);
    expect(countHidden(text)).toBe(0);
  });
});
