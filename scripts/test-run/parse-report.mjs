/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Tally
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number,
 *   numTodoTests?: number,
 *   testResults: FileReport[] }} VitestReport
 * @typedef {{ name: string, status: string, message?: string,
 *   assertionResults: TestReport[] }} FileReport
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] }} TestReport
 */

/**
 * What a vitest run counts for: its tests, one failure for each file that did not load, and one
 * where it ran no test, wrote no report (null) or ended badly for another reason.
 * @param {{ report: VitestReport | null, code: number }} run
 * @returns {Tally}
 */
export function tallyReport({ report, code }) {
  if (report === null) {
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const broken = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  ).length;
  const passed = report.numPassedTests;
  const failed = report.numFailedTests + broken;
  const unexplained = failed === 0 && (code !== 0 || passed === 0);
  return {
    passed,
    failed: unexplained ? 1 : failed,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}

/**
 * A line for each failed test, or file that did not load: where, what, and how its error begins.
 * @param {VitestReport | null} report
 * @param {string} root of the project, which no line repeats
 * @returns {string[]}
 */
export function listFailures(report, root) {
  return (report?.testResults ?? []).flatMap((file) => {
    const name = file.name.replace(root, "");
    const failed = file.assertionResults.filter(({ status }) => status === "failed");
    if (failed.length === 0) {
      return file.status === "failed" ? [`${name}: ${firstLine(file.message)}`] : [];
    }
    return failed.map(
      ({ fullName, failureMessages }) =>
        `${name} > ${fullName}: ${firstLine(failureMessages?.[0])}`,
    );
  });
}

/**
 * The files in which a test failed, or that did not load.
 * @param {VitestReport | null} report
 */
export function failedFiles(report) {
  return (report?.testResults ?? []).filter(hasFailed).map(({ name }) => name);
}

/** @param {FileReport} file */
function hasFailed({ status, assertionResults }) {
  return status === "failed" || assertionResults.some((test) => test.status === "failed");
}

/**
 * The first report with the files of the second in place of its own.
 * @param {VitestReport} first
 * @param {VitestReport} second of some of the first's files
 * @returns {VitestReport}
 */
export function mergeReports(first, second) {
  const anew = new Map(second.testResults.map((file) => [file.name, file]));
  const testResults = first.testResults.map((file) => anew.get(file.name) ?? file);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (/** @type {readonly string[]} */ ...wanted) =>
    tests.filter(({ status }) => wanted.includes(status)).length;
  return {
    ...first,
    numPassedTests: count("passed"),
    numFailedTests: count("failed"),
    numPendingTests: count("pending", "skipped"),
    numTodoTests: count("todo"),
    testResults,
  };
}

const MOST_CHARACTERS = 160;

/** @param {string | undefined} text */
function firstLine(text = "") {
  return (text.trim().split("\n")[0] ?? "").slice(0, MOST_CHARACTERS);
}

/**
 * The last line of a run.
 * @param {readonly Tally[]} tallies
 */
export function summarise(tallies) {
  const sum = (/** @type {keyof Tally} */ key) => tallies.reduce((all, one) => all + one[key], 0);
  const skipped = sum("skipped");
  return `${sum("passed")} passed, ${sum("failed")} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
