import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../../scripts/project-root.mjs";
import { BARS, barText, FIGURES, type Unit } from "../bench/figure";
import { parseFigures } from "../bench/figures-page";

const sections = parseFigures(readFileSync(`${PROJECT_ROOT}docs/figures.md`, "utf8"));
const ROW = /^\| `([^`]+)` \| (?:–|[-\d.e+]+ ?([^|(]*?)(?: \([^|]*\))?) \| (.*?) ?\| /gm;

/** The page's rows: suite, figure, unit (none where it was not measured), bar. */
const rows = [...sections].flatMap(([suite, text]) =>
  [...text.matchAll(ROW)].map(([, name = "", unit, bar = ""]) => ({ suite, name, unit, bar })),
);

function unitOf(text: string): Unit {
  if (text === "×") return "ratio";
  if (text === "KB") return "bytes";
  return text === "" ? "count" : (text as Unit);
}

describe("docs/figures.md", () => {
  it("names every suite's figures and no others", () => {
    const named = Object.keys(FIGURES).map((suite) => [
      suite,
      rows.filter((row) => row.suite === suite).map(({ name }) => name),
    ]);
    expect(named.map(([suite, names]) => [suite, [...(names ?? [])].sort()])).toEqual(
      Object.entries(FIGURES).map(([suite, figures]) => [suite, Object.keys(figures).sort()]),
    );
  });

  it("holds each measured figure to the bar of today", () => {
    const measured = rows.filter(({ unit }) => unit !== undefined);
    expect(measured.length).toBeGreaterThan(0);
    expect(measured.map(({ name, bar }) => [name, bar])).toEqual(
      measured.map(({ name, unit = "" }) => [name, barText(BARS[name] ?? {}, unitOf(unit))]),
    );
  });
});
