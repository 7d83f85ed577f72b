import { describe, expect, it } from "vitest";
import { makeRequirements } from "./make-requirements.mjs";

const ROOT = "/project/";
const GROUPS = [
  {
    name: "Elara",
    requirements: [
      { id: "E-001", text: "layers" },
      { id: "E-002", text: "last n", word: "to come" },
    ],
  },
  { name: "omega", requirements: [{ id: "O-001", text: "roles", word: "later" }] },
];

function makeReport(part: string, tests: [file: string, title: string, status?: string][]) {
  const testResults = tests.map(([file, title, status = "passed"]) => {
    return { name: `${ROOT}${file}`, assertionResults: [{ title, status }] };
  });
  return { part, report: { startTime: 0, testResults } };
}

function make(...reports: ReturnType<typeof makeReport>[]) {
  return makeRequirements({ groups: GROUPS, reports, root: ROOT });
}

const MET = makeReport("unit", [["src/a.test.ts", "E-001 keeps its layers"]]);

function rowOf(text: string, id: string) {
  return text.split("\n").find((line) => line.startsWith(`| ${id} |`));
}

describe("makeRequirements", () => {
  it("names the passed test of a met requirement and the word on another", () => {
    const { text } = make(MET);
    expect(rowOf(text, "E-001")).toBe(
      "| E-001 | layers | yes | keeps its layers (`src/a.test.ts`) |",
    );
    expect(rowOf(text, "E-002")).toBe("| E-002 | last n | no | to come |");
  });

  it("counts what is met, by document and in all", () => {
    const { text } = make(MET);
    expect(text).toContain("| Elara | 2 | 1 |\n| omega | 1 | 0 |\n| All | 3 | 1 |");
  });

  it.each(["failed", "skipped", "pending", "todo"])("does not count a %s test", (status) => {
    const { text, notes } = make(
      MET,
      makeReport("browser", [["b.test.ts", "cuts (E-002)", status]]),
    );
    expect(rowOf(text, "E-002")).toContain("| no | to come |");
    expect(notes).toContain("Not passed, not counted: E-002 cuts (b.test.ts)");
  });

  it("counts a requirement of which one test failed and another passed, by the one that passed", () => {
    const other = makeReport("browser", [["b.test.ts", "holds (E-001)", "failed"]]);
    expect(rowOf(make(MET, other).text, "E-001")).not.toContain("holds");
  });

  it("is the same in whatever order the tests were reported", () => {
    const tests: [string, string][] = [
      ["src/b.test.ts", "E-001 is second"],
      ["src/a.test.ts", "E-001 is z"],
      ["src/a.test.ts", "E-001 is a"],
    ];
    const { text } = make(makeReport("unit", tests));
    expect(make(makeReport("unit", tests.reverse())).text).toBe(text);
    expect(rowOf(text, "E-001")).toContain(
      "is a; is z (`src/a.test.ts`); is second (`src/b.test.ts`)",
    );
  });

  it("names three titles of a file and tells how many more there are", () => {
    const rows = [1, 2, 3, 4, 5].map((n): [string, string] => ["a.test.ts", `E-001 case ${n}`]);
    expect(rowOf(make(makeReport("unit", rows)).text, "E-001")).toContain(
      "case 1; case 2; case 3; and 2 more (`a.test.ts`)",
    );
  });

  it("keeps a title from ending its cell or becoming a tag", () => {
    const { text } = make(makeReport("unit", [["a.test.ts", "E-001 keeps a | and <b>"]]));
    expect(rowOf(text, "E-001")).toContain("keeps a \\| and \\<b>");
  });

  it("says on which words passing tests have the last word", () => {
    const more = makeReport("browser", [["b.test.ts", "reads the newest (E-002)"]]);
    expect(make(MET, more).notes).toContain("Tests pass: no word is needed on E-002");
  });

  it("fails where neither a passed test nor a word tells of an id", () => {
    expect(() => make(makeReport("unit", [["a.test.ts", "O-001 knows roles"]]))).toThrow(
      /no word in scripts\/docs\/requirements: E-001$/,
    );
    expect(() => make(makeReport("unit", [["a.test.ts", "E-001 holds", "failed"]]))).toThrow(
      /E-001 \(failed or skipped in a\.test\.ts\)/,
    );
  });

  it("fails where a test carries an id that is no requirement's", () => {
    const unknown = makeReport("browser", [["b.test.ts", "E-001 E-999 holds"]]);
    expect(() => make(MET, unknown)).toThrow(/E-999 \(b\.test\.ts\)/);
  });
});
