import { describe, expect, it } from "vitest";
import { listFailures, summarise, tallyReport } from "./parse-report.mjs";

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
