import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { CACHE_DIR, PROJECT_ROOT } from "../project-root.mjs";
import { runNode } from "../run-process.mjs";
import { failedFiles, listFailures, mergeReports, tallyReport } from "./parse-report.mjs";

/** Where the JSON report of each part's last run lies. */
export const REPORTS_DIR = `${CACHE_DIR}/reports`;

/** Where more files than these failed it is no bad moment of the machine. */
const MOST_AGAIN = 12;

/**
 * Runs vitest and resolves with its tally, its output and a line for each test that failed.
 * @param {string} name of the report's file
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, timeoutMs: number }} options
 */
export async function runVitest(name, args, options) {
  const run = await runOnce(name, args, options);
  return { ...judge(run), output: run.output };
}

/**
 * As `runVitest`, with a second try, one file at a time, for the files that failed beside others. What
 * passes there counts as passed, and `notes` has a line for it: it is a defect, of test or product.
 * @param {string} name of the report's file
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, timeoutMs: number }} options
 */
export async function runVitestTwice(name, args, options) {
  const first = await runOnce(name, args, options);
  const { failures } = judge(first);
  const files = failedFiles(first.report);
  if (first.report === null || files.length === 0 || files.length > MOST_AGAIN) {
    return { ...judge(first), output: first.output };
  }
  const alone = [...args.filter((arg) => !arg.startsWith("--maxWorkers")), "--maxWorkers=1"];
  const second = await runOnce(`${name}-again`, [...alone, ...files], options);
  const output = `${first.output}\nOnce more, alone:\n${second.output}`;
  if (second.report === null) return { ...judge(first), output };
  const report = mergeReports(first.report, second.report);
  await writeFile(reportPath(name), JSON.stringify(report));
  const verdict = judge({ report, code: second.code });
  const stillFailed = new Set(verdict.failures.map(nameOf));
  const notes = failures.filter((line) => !stillFailed.has(nameOf(line)));
  return { ...verdict, output, notes };
}

/** Without how its error begins. @param {string} line */
function nameOf(line) {
  return line.slice(0, line.lastIndexOf(": "));
}

/** @param {string} name */
function reportPath(name) {
  return `${REPORTS_DIR}/${name}.json`;
}

/**
 * @param {string} name
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, timeoutMs: number }} options
 */
async function runOnce(name, args, options) {
  const path = reportPath(name);
  await mkdir(REPORTS_DIR, { recursive: true });
  await rm(path, { force: true });
  const reporting = ["--reporter=default", "--reporter=json", `--outputFile.json=${path}`];
  const script = "node_modules/vitest/vitest.mjs";
  const { code, output } = await runNode(script, ["run", ...args, ...reporting], options);
  return { report: await readFile(path, "utf8").then(JSON.parse, () => null), code, output };
}

/** @param {{ report: import("./parse-report.mjs").VitestReport | null, code: number }} run */
function judge({ report, code }) {
  return { tally: tallyReport({ report, code }), failures: listFailures(report, PROJECT_ROOT) };
}
