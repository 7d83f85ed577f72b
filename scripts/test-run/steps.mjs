import { runNode } from "../run-process.mjs";
import { REQUIREMENTS_STEP } from "./requirements-step.mjs";
import { runVitest } from "./run-vitest.mjs";

/**
 * @typedef {import("./parse-report.mjs").Tally} Tally
 * @typedef {{ tally: Tally, output: string, failures?: readonly string[] }} StepResult
 * `failures` has a line for each part of the step that failed.
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
      const { code, output } = await runNode(script, args, { timeoutMs: 5 * MINUTE_MS });
      const tally = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
      return { tally, output };
    },
  };
}

const build = check("build", "node_modules/wxt/bin/wxt.mjs", ["build"]);

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
  return { name: "unit tests", run: () => runVitest("unit", args, { timeoutMs: 50 * MINUTE_MS }) };
}

/** @type {readonly Lane[]} */
export const FAST_LANES = [[unitStep("100%")], [...STATIC, ...BUILT]];

/**
 * Everything: the browser tests wait more than they compute, so half of the machine does the rest.
 * @param {string} chromium
 * @returns {readonly Lane[]}
 */
export function allLanes(chromium) {
  return [
    [unitStep("50%"), ...STATIC],
    [...BUILT, browserStep(chromium), REQUIREMENTS_STEP],
  ];
}

/**
 * The browser tests, with the Chromium to run them in.
 * @param {string} chromium
 * @returns {Step}
 */
function browserStep(chromium) {
  const options = { env: { CHROMIUM: chromium }, timeoutMs: 50 * MINUTE_MS };
  return {
    name: "browser tests",
    needs: ["build"],
    run: () => runVitest("browser", BROWSER_CONFIG, options),
  };
}

/**
 * The long versions: every fault instead of a sample; about three hours on two cores.
 * @param {string} chromium
 * @returns {readonly Lane[]}
 */
export function faultLanes(chromium) {
  const options = { env: { CHROMIUM: chromium, FAULTS: "1" }, timeoutMs: 240 * MINUTE_MS };
  /** @type {Step} */
  const faults = {
    name: "browser tests, every fault",
    needs: ["build"],
    run: () => runVitest("faults", BROWSER_CONFIG, options),
  };
  return [[build, faults]];
}
