import { BARS, barText, FIGURES, type Figure, inUnit, keeps } from "./figure";

/** Where and when a suite was measured, and on which build of the product. */
export type Occasion = {
  /** ISO, to the minute. */
  readonly at: string;
  /** Cores, processor and browser. */
  readonly machine: string;
  /** Processes that wanted to run in the minute before it began, and before it ended. */
  readonly load: readonly [number, number];
  /** Tells one build of the product from another. */
  readonly build: string;
};

/** A suite's section of the page: its text, without its heading. */
export type Sections = ReadonlyMap<string, string>;

const UNMEASURED = "Not measured yet.";
const EARLIER = ", an earlier one";

/** The page's sections by suite; those of suites that are no more are left out. */
export function parseFigures(page: string): Sections {
  const found = page.split(/^## /m).slice(1);
  const sections = found.map((section) => {
    const end = section.indexOf("\n");
    return [section.slice(0, end).trim(), section.slice(end).trim()] as const;
  });
  return new Map(sections.filter(([suite]) => suite in FIGURES));
}

/** A suite's section, as it was just measured. */
export function renderSection(figures: readonly Figure[], occasion: Occasion): string {
  const { at, machine, load, build } = occasion;
  const [before, after] = load.map((one) => one.toFixed(1));
  const rows = figures.map((figure) => {
    const bar = BARS[figure.name] ?? {};
    const text = barText(bar, figure.unit);
    const verdict = text === "" ? "" : keeps(figure.value, bar) ? "met" : "missed";
    const value = `${inUnit(figure)}${figure.of === undefined ? "" : ` (${figure.of})`}`;
    return `| \`${figure.name}\` | ${value} | ${text} | ${verdict} | ${figure.n} |`;
  });
  return [
    `${at}, ${machine}, load ${before} before and ${after} after, build ${build}`,
    "",
    "| figure | value | bar | | n |",
    "|---|---|---|---|---|",
    ...rows,
  ].join("\n");
}

/** The whole page; a section of another build than that one is marked as earlier. */
export function renderPage(sections: Sections, build: string): string {
  const parts = Object.keys(FIGURES).map((suite) => {
    const text = sections.get(suite) ?? renderUnmeasured(suite);
    return `## ${suite}\n\n${markEarlier(text, build)}\n`;
  });
  const missed = parts.flatMap((part) =>
    [...part.matchAll(/^\| (`[^`]+`) .*\| missed \|/gm)].map(([, name]) => name),
  );
  return `${HEAD}\n${summary(missed)}\n\n${parts.join("\n")}`;
}

const HEAD = `# Figures

Written by \`npm run bench -- --write\`, which measures in real Chromium and renews the sections of
the suites that it has run (\`--suite NAME\` for one). A figure without a bar is only told. Whoever
measures beside other work measures that work too: the load is how many processes wanted to run.
`;

function summary(missed: readonly (string | undefined)[]): string {
  return missed.length === 0 ? "No bar is missed." : `Missed: ${missed.join(", ")}.`;
}

function renderUnmeasured(suite: string): string {
  const names = Object.keys(FIGURES[suite] ?? {}).map((name) => `| \`${name}\` | – | | | |`);
  return [UNMEASURED, "", "| figure | value | bar | | n |", "|---|---|---|---|---|", ...names].join(
    "\n",
  );
}

function markEarlier(section: string, build: string): string {
  const [line = "", ...rest] = section.split("\n");
  const plain = line.replace(EARLIER, "");
  const isEarlier = plain !== UNMEASURED && !plain.endsWith(`build ${build}`);
  return [isEarlier ? plain + EARLIER : plain, ...rest].join("\n");
}
