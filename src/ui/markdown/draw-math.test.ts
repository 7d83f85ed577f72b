import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { hostileTexts } from "../../../test/builders/hostile-markup";
import { drawMath } from "./draw-math";
import { mathBody } from "./math-body";

const html = (source: string) => {
  const drawn = drawMath(source, false);
  drawn?.release();
  return drawn === null ? null : renderToStaticMarkup(drawn.element);
};

describe("what is drawn of a formula", () => {
  it.each([
    ["\\(x^2\\)", "x^2"],
    ["\\[ x \\].", "x."],
    ["$$x$$", "x"],
    ["$x'$", "x'"],
    ["\\\\(\\\\alpha\\\\)", "\\alpha"],
    ["\\begin{align*}\na &= b\n\\end{align*}", "\\begin{align*}\na &= b\n\\end{align*}"],
  ])("is what stands between its marks: %s", (source, tex) => expect(mathBody(source)).toBe(tex));

  it.each(["\\(x", "$$x", "$$ $$", "\\[\n\\]", "\\begin{align}a", `$${"x".repeat(2_000)}$`])(
    "is nothing while it has no end, is empty or long: %s",
    (source) => expect(mathBody(source)).toBe(null),
  );

  it("is elements with a name for who does not see it", () => {
    expect(html("\\(x_1\\)")).toMatch(/^<math aria-label="x_1"><msub><mi>x<\/mi><mn>1<\/mn>/);
  });

  it("is no markup of what it was made from, whatever that was", () => {
    for (const [, text] of hostileTexts(1_900)) {
      const drawn = html(`$$${text.replaceAll("$", "")}$$`);
      const names = drawn?.replace(/aria-label="[^"]*"/g, "").match(/<[^/>\s]+/g) ?? [];
      expect(names.filter((name) => !/^<(?:m[a-z]+|none)$/.test(name))).toEqual([]);
    }
  });

  it("ends where a page has as many elements of formulas as it may, until some are gone", () => {
    const many = Array.from({ length: 10_000 }, () => drawMath(`$${"x+".repeat(100)}x$`, false));
    const shown = many.filter((one) => one !== null);
    expect(shown.length).toBeGreaterThan(20);
    expect(shown.length).toBeLessThan(100);
    for (const one of shown) one.release();
    expect(html("$x$")).not.toBe(null);
  });
});
