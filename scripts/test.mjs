import { parseArgs } from "node:util";
import { ensureAge } from "./ensure-age.mjs";
import { ensureChromium } from "./ensure-chromium.mjs";
import { ensureFirefox } from "./ensure-firefox.mjs";
import { ensurePackages } from "./ensure-packages.mjs";
import { ExitError, runMain } from "./run-main.mjs";
import { runSteps } from "./test-run/run-steps.mjs";
import { allLanes, FAST_LANES, failpointLanes, faultLanes } from "./test-run/steps.mjs";

const USAGE = "node scripts/test.mjs [--fast | --faults [--failpoints] [--minutes <n>]]";

/** How long failpoints are tried at most (minutes), where nothing is said: as long as it takes. */
const ALL_DAY = 24 * 60;

await runMain(async () => {
  const options = readOptions(process.argv.slice(2));
  await ensurePackages();
  const lanes = await chooseLanes(options);
  const passed = await runSteps(lanes, (text) => process.stdout.write(text));
  process.exitCode = passed ? 0 : 1;
});

/**
 * @typedef {{ mode: "all" | "fast" | "faults" | "failpoints", minutes: number }} Options
 * @param {string[]} args
 * @returns {Options}
 */
function readOptions(args) {
  const { fast, faults, failpoints, minutes } = parseFlags(args);
  const isLong = faults === true && fast !== true;
  if (minutes !== undefined && !(isLong && Number(minutes) > 0)) throw new ExitError(2, USAGE);
  if (failpoints === true && !isLong) throw new ExitError(2, USAGE);
  const long = failpoints === true ? "failpoints" : "faults";
  const short = fast === true ? "fast" : "all";
  return { mode: isLong ? long : short, minutes: Number(minutes ?? ALL_DAY) };
}

/** @param {string[]} args */
function parseFlags(args) {
  const flag = /** @type {const} */ ({ type: "boolean" });
  const text = /** @type {const} */ ({ type: "string" });
  const options = { fast: flag, faults: flag, failpoints: flag, minutes: text };
  try {
    return parseArgs({ args, options }).values;
  } catch {
    throw new ExitError(2, USAGE);
  }
}

/** @param {Options} options */
async function chooseLanes({ mode, minutes }) {
  if (mode === "fast") {
    return FAST_LANES;
  }
  const chromium = await ensureChromium();
  if (mode === "failpoints") {
    return failpointLanes(chromium, minutes);
  }
  if (mode === "faults") {
    return faultLanes(chromium, minutes);
  }
  await ensureAge();
  return allLanes(chromium, await ensureFirefox());
}
