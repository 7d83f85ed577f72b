import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { drawDiagram } from "./draw-diagram";
import { DiagramFigure } from "./show-diagram";

/** About as broad as letters are. */
const measure = (text: string) => 7 * text.length;

const HOSTILE: readonly string[] = [
  'flowchart TD\nA["<script>globalThis.ran=1</script>"] --> B["<img src=x onerror=globalThis.ran=1>"]',
  'flowchart TD\nA["<a href=\'javascript:globalThis.ran=1\'>x</a>"]\nclick A "javascript:globalThis.ran=1"',
  "flowchart TD\nA[x]\nstyle A fill:url(https://example.net/pixel)\nclassDef a background:url(https://example.net)",
  '%%{init: {"securityLevel": "loose", "themeCSS": "* {position: fixed}"}}%%\nflowchart TD\nA@{ img: "https://example.net/pixel.png", label: "x" }',
  "sequenceDiagram\nparticipant A as <svg onload=globalThis.ran=1>\nlink A: here @ javascript:globalThis.ran=1\nA->>A: <iframe srcdoc=x>",
  "flowchart TD\n__proto__ --> constructor --> toString --> hasOwnProperty",
  "sequenceDiagram\n__proto__->>constructor: toString",
];
const TEN = [..."abcdefghij"];
/** Ten boxes, each with a line to each of ten others. */
const joined = (label: string) => `${TEN.join("&")} -->|"${label}"| ${[..."klmnopqrst"].join("&")}`;
/** A chain in groups that are in one another, with lines back from its end to its beginning. */
const ring = (boxes: number, back: number) => {
  const groups = Array.from({ length: 6 }, (_, at) => `subgraph g${at}\nn${at}`);
  const chain = Array.from({ length: boxes - 1 }, (_, at) => `n${at} -->|x| n${at + 1}`);
  const lines = Array.from({ length: back }, (_, at) => `n${boxes - 1} -->|x| n${at}`);
  return ["flowchart TD", ...groups, ...groups.map(() => "end"), ...chain, ...lines].join("\n");
};
const PARTS = new Set("div svg g rect circle path polygon text ul li p".split(" "));

function timeOf(source: string): number {
  const before = performance.now();
  drawDiagram(source, measure);
  return performance.now() - before;
}

/** The least time of some, of reading a source eight times. */
const least = (source: string) =>
  Math.min(
    ...Array.from({ length: 9 }, () => {
      const before = performance.now();
      for (let times = 0; times < 8; times += 1) drawDiagram(source, measure);
      return performance.now() - before;
    }),
  );

describe("a hostile diagram", () => {
  it.each(HOSTILE)("becomes shapes and texts, and nothing else: %s", (source) => {
    const drawn = drawDiagram(source, measure);
    if (drawn.kind !== "drawn") throw new Error("it is not drawn");
    const html = renderToStaticMarkup(<DiagramFigure {...drawn} />);
    const tags = [...html.matchAll(/<([a-z]+)/gi)].map(([, name]) => name);
    expect(tags.filter((name) => !PARTS.has(name ?? ""))).toEqual([]);
    expect(html).not.toMatch(/<[^>]*\s(?:href|src|style|on\w+|xlink:href)=/);
    expect(html).not.toMatch(/url\(|example\.net/);
  });

  it.each([
    ["a list to a list", `flowchart TD\n${joined(`x${"\n".repeat(290)}y`)}`],
    ["breaks", `flowchart TD\n${joined("x<br>".repeat(59))}`],
    ["boxes", `flowchart TD\n${TEN.map((id) => `${id}["x${"\n".repeat(280)}y"]`).join("\n")}`],
    ["words that are cut", `flowchart TD\n${joined("W".repeat(296))}`],
    ["notes", `sequenceDiagram\n${`note over a: ${"x<br>".repeat(40)}y\n`.repeat(20)}`],
  ])("stays source where it has too many lines of text: %s", (_, source) => {
    expect(drawDiagram(source, measure)).toEqual({ kind: "too-large" });
  });

  it.each([
    ["accents", "a\u0301", "\u0301"],
    ["joined accents", "a\u0301", "\u200d\u0301"],
    ["as references", "a", "&#769;"],
  ])("stays source where marks are heaped on a character: %s", (_, first, more) => {
    const heaped = `flowchart TD\na["${first}${more.repeat(45)}"]`;
    expect(drawDiagram(heaped, measure)).toEqual({ kind: "too-large" });
  });

  it.each(["שָׁ֑לוֹם", "บ้านที่อยู่", "བསྒྲུབས", "👩🏽‍❤️‍💋‍👨🏿", "क्ष्म्य", "a\u0301".repeat(140)])(
    "is drawn with the marks that writing needs: %s",
    (label) => {
      expect(drawDiagram(`flowchart TD\na["${label}"]`, measure).kind).toBe("drawn");
    },
  );

  it("stays source where its lines pass too many rows of boxes", () => {
    expect(drawDiagram(ring(57, 40), measure)).toEqual({ kind: "too-large" });
  });

  it("is placed in a time as the square of its places at most", () => {
    const [few, many] = [ring(8, 2), ring(20, 5)];
    expect([few, many].map((source) => drawDiagram(source, measure).kind)).toEqual([
      "drawn",
      "drawn",
    ]);
    // In turn and one by one, so that what else the machine does meets both.
    const times = Array.from({ length: 60 }, () => [few, many].map(timeOf));
    const [short, long] = [0, 1].map((at) => Math.min(...times.map((one) => one[at] ?? Infinity)));
    // Five times as many places.
    expect((long ?? Infinity) / (short ?? 0)).toBeLessThan(25);
  });

  it("has a text measured once, however many lines it stands at", () => {
    const measured: string[] = [];
    const label = "W".repeat(296);
    const one = drawDiagram(`flowchart TD\na -->|"${label}"| b`, (text) => {
      measured.push(text);
      return 7 * text.length;
    });
    const once = measured.splice(0).length;
    const many = drawDiagram(`flowchart TD\na&b&c&d -->|"${label}"| e&f&g&h`, (text) => {
      measured.push(text);
      return 7 * text.length;
    });
    expect([one.kind, many.kind]).toEqual(["drawn", "drawn"]);
    // The six further boxes have a name each, which is measured twice.
    expect(measured.length).toBe(once + 12);
  });

  it.each([
    ["lines", (size: number) => `graph TD\n${"a-->b;".repeat(size)}`],
    ["boxes without lines", (size: number) => `graph TD\n${"a;".repeat(3 * size)}`],
    ["lists", (size: number) => `graph TD\n${"a & ".repeat(size)}a`],
    ["dots", (size: number) => `graph TD\na-${".".repeat(6 * size)}`],
    ["dashes", (size: number) => `graph TD\na${"-- ".repeat(2 * size)}`],
    ["brackets", (size: number) => `graph TD\n${"a[(".repeat(2 * size)}`],
    ["quotes", (size: number) => `graph TD\nclick${' "'.repeat(3 * size)}`],
    ["settings", (size: number) => "%%{".repeat(2 * size)],
    ["crosses", (size: number) => `sequenceDiagram\n${"a-x".repeat(2 * size)}`],
    ["a note over blanks", (size: number) => `sequenceDiagram\nnote over${" ".repeat(6 * size)}x`],
    ["braces", (size: number) => `sequenceDiagram\nactor ${"@{".repeat(3 * size)}`],
    ["boxes that begin as slanted", (size: number) => `graph TD\n${"A[/x(]\n".repeat(size * 0.9)}`],
    ["names", (size: number) => `sequenceDiagram\nparticipant ${"as ".repeat(2 * size)}`],
  ])("takes a time in proportion to its length at most: %s", (_, make) => {
    const [short, long] = [make(150), make(1_200)];
    least(short);
    // Eight times as long; in proportion to its square it would take 64 times as long.
    expect(least(long) / Math.max(least(short), 0.2)).toBeLessThan(32);
  });
});
