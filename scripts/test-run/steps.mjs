import { runNode } from "../run-process.mjs";
import { runVitest } from "./run-vitest.mjs";

/**
 * @typedef {import("./parse-report.mjs").Tally} Tally
 * @typedef {{ tally: Tally, output: string }} StepResult
 * @typedef {{ name: string, needs?: readonly string[], run: () => Promise<StepResult> }} Step
 * `needs` names the steps without whose success this one says nothing.
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

/** @type {readonly Step[]} */
export const FAST_STEPS = [
  check("types", "node_modules/typescript/bin/tsc", ["--noEmit", "-p", "."]),
  check("lint", "node_modules/@biomejs/biome/bin/biome", ["check", "--error-on-warnings", "."]),
  check("import law", "scripts/check-import-law.mjs", []),
  check("dead code", "node_modules/knip/bin/knip.js", []),
  { name: "unit tests", run: () => runVitest("unit", [], { timeoutMs: 25 * MINUTE_MS }) },
  build,
  { ...check("size", "node_modules/size-limit/bin.js", []), needs: ["build"] },
];

/**
 * The browser tests, with the Chromium to run them in.
 * @param {string} chromium
 * @returns {Step}
 */
export function browserStep(chromium) {
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
 * @returns {readonly Step[]}
 */
export function faultSteps(chromium) {
  const options = { env: { CHROMIUM: chromium, FAULTS: "1" }, timeoutMs: 240 * MINUTE_MS };
  return [
    build,
    {
      name: "browser tests, every fault",
      needs: ["build"],
      run: () => runVitest("faults", BROWSER_CONFIG, options),
    },
  ];
}
