import { mkdir, readFile, rm } from "node:fs/promises";
import { CACHE_DIR, PROJECT_ROOT } from "../project-root.mjs";
import { runNode } from "../run-process.mjs";
import { listFailures, tallyReport } from "./parse-report.mjs";

/** Where the JSON report of each part's last run lies. */
export const REPORTS_DIR = `${CACHE_DIR}/reports`;

/**
 * Runs vitest and resolves with its tally, its output and a line for each test that failed.
 * @param {string} name of the report's file
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, timeoutMs: number }} options
 */
export async function runVitest(name, args, options) {
  const reportPath = `${REPORTS_DIR}/${name}.json`;
  await mkdir(REPORTS_DIR, { recursive: true });
  await rm(reportPath, { force: true });
  const reporting = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportPath}`];
  const { code, output } = await runNode(
    "node_modules/vitest/vitest.mjs",
    ["run", ...args, ...reporting],
    options,
  );
  const report = await readFile(reportPath, "utf8").then(JSON.parse, () => null);
  const failures = listFailures(report, PROJECT_ROOT);
  return { tally: tallyReport({ report, code }), output, failures };
}
