import { readFileSync } from "node:fs";
import { languages } from "sugar-high/lang";
import { describe, expect, it } from "vitest";
import { hostileTexts } from "../../../test/builders/hostile-markup";
import { colourCode } from "./colour-code";
import { isClosedFence, isColoured } from "./known-language";

/** What is coloured in a text, each with what it is. */
const parts = (code: string, language: string) =>
  (colourCode(code, language) ?? []).map(({ from, to, kind }) => `${kind} ${code.slice(from, to)}`);

describe("colours of code", () => {
  it("tell keywords, strings, comments and names apart", () => {
    expect(parts('const a = "b"; // c', "js")).toEqual([
      "keyword const",
      'string "b"',
      "comment // c",
    ]);
    expect(parts("def f(x):\n    return 'y'  # z", "python")).toEqual(
      expect.arrayContaining(["keyword def", "keyword return", "string 'y'", "comment # z"]),
    );
    expect(parts("SELECT a FROM b -- c", "sql")).toContain("keyword SELECT");
  });

  it("are those of a name that models give a language", () => {
    expect(parts("int a;", "C++")).toEqual(parts("int a;", "cpp"));
    expect(colourCode("a", "klingon")).toBe(null);
  });

  it("lie in order, and within the code, whatever it says", () => {
    for (const { id } of languages) {
      for (const [, text] of hostileTexts(300)) {
        let last = 0;
        for (const { from, to } of colourCode(text, id) ?? []) {
          expect(from).toBeGreaterThanOrEqual(last);
          expect(to).toBeGreaterThan(from);
          last = to;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      }
    }
  });

  it("are left out where so many tags begin that reading them could take too long", () => {
    expect(colourCode("a<b,".repeat(1_000), "typescript")).toBe(null);
    expect(colourCode("a<b,".repeat(1_000), "cpp")).not.toBe(null);
  });
});

describe("code that is coloured", () => {
  const named = (name: string) => isColoured("a", name);

  it("is of a language that the highlighter knows, by all of its names", () => {
    const plain = ["markdown", "plaintext"];
    for (const { id, extension, aliases } of languages) {
      const names = [id, extension, ...aliases];
      expect(names.filter((name) => named(name) === plain.includes(id))).toEqual([]);
    }
    expect(named("klingon")).toBe(false);
    expect(isColoured("a", undefined)).toBe(false);
  });

  it("is short, and so are its lines", () => {
    expect(isColoured("a\n".repeat(200), "js")).toBe(true);
    expect(isColoured(`${"a".repeat(499)}\n`.repeat(13), "js")).toBe(false);
    expect(isColoured("a".repeat(501), "js")).toBe(false);
    expect(isColoured("a\n".repeat(250), "js")).toBe(false);
  });

  it("is finished: its fence has an end", () => {
    expect(isClosedFence("```js\na\n```")).toBe(true);
    expect(isClosedFence("> ```js\n> a\n> ```\n")).toBe(true);
    expect(isClosedFence("```js\na\n``")).toBe(false);
    expect(isClosedFence("```js\na\n")).toBe(false);
    expect(isClosedFence("```")).toBe(false);
  });
});

describe("each colour of code", () => {
  const styles = (name: string) => readFileSync(new URL(`../${name}.css`, import.meta.url), "utf8");
  const coloursOf = (style: string, name: string) =>
    [...style.matchAll(new RegExp(`--${name}: .*#.*;`, "g"))].map(
      ([line]) => line.match(/#\w{6}/g) ?? [],
    );
  const tints = coloursOf(styles("palette"), "tint").flat();

  it.each([
    ["light", 0],
    ["dark", 1],
  ])("has enough contrast to a tint, and more where more is wanted: %s", (_, at) => {
    for (const kind of ["keyword", "string", "comment", "name"]) {
      const [usual, raised] = coloursOf(styles("markup"), `code-${kind}`);
      expect(contrast(usual![at]!, tints[at]!)).toBeGreaterThan(4.5);
      expect(contrast(raised![at]!, tints[at]!)).toBeGreaterThan(7);
    }
  });
});

/** As WCAG 2.2 has it. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
