import { readFile } from "node:fs/promises";
import { describeStaleness } from "../docs/compare-requirements.mjs";
import { makeRequirements, REQUIREMENTS_FILE } from "../docs/make-requirements.mjs";
import { readReports } from "../docs/read-reports.mjs";
import { REQUIREMENT_GROUPS } from "../docs/requirement-list.mjs";
import { PROJECT_ROOT } from "../project-root.mjs";
import { runNode } from "../run-process.mjs";
import { REPORTS_DIR, runVitest, runVitestTwice } from "./run-vitest.mjs";

/**
 * @typedef {import("./parse-report.mjs").Tally} Tally
 * @typedef {{ tally: Tally, output: string, failures?: readonly string[],
 *   notes?: readonly string[] }} StepResult
 * `failures` has a line for each part of the step that failed; `notes` for each that passed only alone.
 * @typedef {{ name: string, needs?: readonly string[], run: () => Promise<StepResult> }} Step
 * `needs` names the steps without whose success this one says nothing.
 * @typedef {readonly Step[]} Lane One after the other, beside the other lanes.
 */

const MINUTE_MS = 60_000;
const BROWSER_CONFIG = ["--config", "test/browser/vitest.config.ts"];

/**
 * @param {string} name
 * @param {string} script
 * @param {readonly string[]} args
 * @returns {Step}
 */
function check(name, script, args) {
  return {
    name,
    run: async () => {
      const { code, output } = await runNode(script, args, { timeoutMs: 15 * MINUTE_MS });
      const tally = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
      return { tally, output };
    },
  };
}

const build = check("build", "node_modules/wxt/bin/wxt.mjs", ["build"]);
const buildFirefox = check("build for Firefox", "node_modules/wxt/bin/wxt.mjs", [
  "build",
  "-b",
  "firefox",
]);

const STATIC = [
  check("types", "node_modules/typescript/bin/tsc", ["--noEmit", "-p", "."]),
  check("lint", "node_modules/@biomejs/biome/bin/biome", ["check", "--error-on-warnings", "."]),
  check("import law", "scripts/check-import-law.mjs", []),
  check("dead code", "node_modules/knip/bin/knip.js", []),
];

const BUILT = [build, { ...check("size", "node_modules/size-limit/bin.js", []), needs: ["build"] }];

/**
 * @param {string} workers
 * @returns {Step}
 */
function unitStep(workers) {
  const args = [`--maxWorkers=${workers}`];
  const options = { timeoutMs: 80 * MINUTE_MS };
  return { name: "unit tests", run: () => runVitestTwice("unit", args, options) };
}

/** @type {readonly Lane[]} */
export const FAST_LANES = [[unitStep("100%")], [...STATIC, ...BUILT]];

/**
 * Everything: the browser tests wait more than they compute, so half of the machine does the rest.
 * @param {string} chromium
 * @param {string | null} firefox null where none is here
 * @returns {readonly Lane[]}
 */
export function allLanes(chromium, firefox) {
  const inFirefox = firefox === null ? [] : [buildFirefox, firefoxStep(firefox, chromium)];
  return [
    [unitStep("50%"), ...STATIC, ...inFirefox],
    [...BUILT, browserStep(chromium), REQUIREMENTS_STEP],
  ];
}

/**
 * The tests in Firefox; one takes over what was made in Chromium.
 * @param {string} firefox
 * @param {string} chromium
 * @returns {Step}
 */
function firefoxStep(firefox, chromium) {
  const options = { env: { FIREFOX: firefox, CHROMIUM: chromium }, timeoutMs: 20 * MINUTE_MS };
  const config = ["--config", "test/firefox/vitest.config.ts"];
  return {
    name: "Firefox",
    needs: [buildFirefox.name, build.name],
    run: () => runVitestTwice("firefox", config, options),
  };
}

/**
 * The browser tests, with the Chromium to run them in.
 * @param {string} chromium
 * @returns {Step}
 */
function browserStep(chromium) {
  const options = { env: { CHROMIUM: chromium }, timeoutMs: 80 * MINUTE_MS };
  return {
    name: "browser tests",
    needs: ["build"],
    run: () => runVitestTwice("browser", BROWSER_CONFIG, options),
  };
}

const FAILPOINTS = "test/faults/failpoints.test.ts";

/** What the browser's configuration adds for these is tried by the unit tests, too. */
const ALSO_UNIT = ["test/model/**", "src/backup/restore/restore.random.test.ts"];

/**
 * The long versions: what `npm test` tries with one seed and in a sample, at random and whole.
 * @param {string} chromium
 * @param {number} minutes see `failpointStep`
 * @returns {readonly Lane[]}
 */
export function faultLanes(chromium, minutes) {
  const env = { CHROMIUM: chromium, FAULTS: "1" };
  const exclude = [FAILPOINTS, ...ALSO_UNIT].flatMap((path) => ["--exclude", path]);
  /** @type {Step} */
  const random = {
    name: "unit tests, at random",
    run: () => runVitest("random", [], { env, timeoutMs: 90 * MINUTE_MS }),
  };
  /** @type {Step} */
  const long = {
    name: "browser tests, long",
    needs: ["build"],
    run: () =>
      runVitest("faults", [...BROWSER_CONFIG, ...exclude], { env, timeoutMs: 240 * MINUTE_MS }),
  };
  return [[build, random, long, failpointStep(chromium, minutes)]];
}

/**
 * The failpoints alone. The profile that every browser begins with is made by the product's build.
 * @param {string} chromium
 * @param {number} minutes see `failpointStep`
 * @returns {readonly Lane[]}
 */
export function failpointLanes(chromium, minutes) {
  return [[build, failpointStep(chromium, minutes)]];
}

/**
 * The worker stopped at every await, and between any two kinds of writes. What is not reached within
 * these minutes counts as failed and is named, and the next run of the same build goes on there.
 * @param {string} chromium
 * @param {number} minutes
 * @returns {Step}
 */
function failpointStep(chromium, minutes) {
  const env = { CHROMIUM: chromium, FAULTS: "1", FAULTS_MINUTES: String(minutes) };
  // What is under way when the time is up is played to its end, and the build is made before.
  const timeoutMs = (minutes + 15) * MINUTE_MS;
  return {
    name: "every failpoint",
    needs: ["build"],
    run: () => runVitest("failpoints", [...BROWSER_CONFIG, FAILPOINTS], { env, timeoutMs }),
  };
}

/**
 * Whether docs/requirements.md tells what the unit and browser tests before it have shown.
 * @type {Step}
 */
const REQUIREMENTS_STEP = {
  name: "requirements",
  needs: ["unit tests", "browser tests"],
  run: async () => {
    const problem = await findProblem();
    const failed = problem === undefined ? 0 : 1;
    return { tally: { passed: 1 - failed, failed, skipped: 0 }, output: problem ?? "" };
  },
};

async function findProblem() {
  try {
    const reports = await readReports(REPORTS_DIR);
    const made = makeRequirements({ groups: REQUIREMENT_GROUPS, reports, root: PROJECT_ROOT });
    const path = `${PROJECT_ROOT}${REQUIREMENTS_FILE}`;
    const written = await readFile(path, "utf8").catch(() => "");
    return describeStaleness(written, made.text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
