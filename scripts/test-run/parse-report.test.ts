import { describe, expect, it } from "vitest";
import {
  failedFiles,
  listFailures,
  mergeReports,
  summarise,
  tallyReport,
} from "./parse-report.mjs";

type FileReport = NonNullable<Parameters<typeof listFailures>[0]>["testResults"][number];

function makeReport(numbers: { passed?: number; failed?: number; skipped?: number }) {
  return {
    numPassedTests: numbers.passed ?? 0,
    numFailedTests: numbers.failed ?? 0,
    numPendingTests: numbers.skipped ?? 0,
    testResults: [] as FileReport[],
  };
}

describe("tallyReport", () => {
  it("counts each test", () => {
    const report = makeReport({ passed: 3, failed: 1, skipped: 2 });
    expect(tallyReport({ report, code: 1 })).toEqual({ passed: 3, failed: 1, skipped: 2 });
  });

  it("counts a run without a report as one failure", () => {
    expect(tallyReport({ report: null, code: 1 })).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it("counts a run that found no test as one failure", () => {
    expect(tallyReport({ report: makeReport({}), code: 0 }).failed).toBe(1);
  });

  it("counts a file that did not load as one failure", () => {
    const report = makeReport({ passed: 3 });
    report.testResults.push({ name: "/p/a.test.ts", status: "failed", assertionResults: [] });
    expect(tallyReport({ report, code: 1 })).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  it("counts a bad end after passing tests as one failure", () => {
    expect(tallyReport({ report: makeReport({ passed: 3 }), code: 1 }).failed).toBe(1);
  });
});

describe("summarise", () => {
  it("adds up all parts in one line", () => {
    const parts = [
      { passed: 1, failed: 0, skipped: 0 },
      { passed: 40, failed: 2, skipped: 0 },
    ];
    expect(summarise(parts)).toBe("41 passed, 2 failed");
  });

  it("names skipped tests only where there are any", () => {
    expect(summarise([{ passed: 1, failed: 0, skipped: 3 }])).toBe("1 passed, 0 failed, 3 skipped");
  });
});

describe("listFailures", () => {
  it("names each failed test, and each file that did not load, with how its error begins", () => {
    const failed = {
      fullName: "sums add up",
      status: "failed",
      failureMessages: ["Error: expected 2\n    at sums.ts"],
    };
    const testResults: FileReport[] = [
      {
        name: "/p/src/sums.test.ts",
        status: "failed",
        assertionResults: [{ fullName: "sums pass", status: "passed" }, failed],
      },
      { name: "/p/src/broken.test.ts", status: "failed", message: "no", assertionResults: [] },
      { name: "/p/src/good.test.ts", status: "passed", assertionResults: [] },
    ];
    expect(listFailures({ ...makeReport({}), testResults }, "/p/")).toEqual([
      "src/sums.test.ts > sums add up: Error: expected 2",
      "src/broken.test.ts: no",
    ]);
    expect(listFailures(null, "/p/")).toEqual([]);
  });
});

describe("mergeReports", () => {
  const file = (name: string, ...statuses: string[]): FileReport => ({
    name,
    status: statuses.includes("failed") ? "failed" : "passed",
    assertionResults: statuses.map((status, at) => ({ fullName: `${at}`, status })),
  });
  const first = {
    ...makeReport({ passed: 3, failed: 2, skipped: 1 }),
    testResults: [
      file("a", "passed", "skipped"),
      file("b", "failed", "passed"),
      file("c", "failed", "passed"),
    ],
  };

  it("takes the files of a second try in place of the first's, and counts anew", () => {
    expect(failedFiles(first)).toEqual(["b", "c"]);
    const second = {
      ...makeReport({ passed: 3, failed: 1 }),
      testResults: [file("b", "passed", "passed"), file("c", "failed", "passed")],
    };
    const merged = mergeReports(first, second);
    expect(tallyReport({ report: merged, code: 1 })).toEqual({ passed: 4, failed: 1, skipped: 1 });
    expect(failedFiles(merged)).toEqual(["c"]);
  });

  it("counts a file that did not load the second time as failed", () => {
    const second = {
      ...makeReport({}),
      testResults: [
        { name: "b", status: "failed", assertionResults: [] },
        file("c", "passed", "passed"),
      ],
    };
    const merged = mergeReports(first, second);
    expect(tallyReport({ report: merged, code: 1 })).toEqual({ passed: 3, failed: 1, skipped: 1 });
  });
});
