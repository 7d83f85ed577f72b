import { ensureAge } from "./ensure-age.mjs";
import { ensureChromium } from "./ensure-chromium.mjs";
import { ensurePackages } from "./ensure-packages.mjs";
import { ExitError, runMain } from "./run-main.mjs";
import { runSteps } from "./test-run/run-steps.mjs";
import { allLanes, FAST_LANES, faultLanes } from "./test-run/steps.mjs";

const USAGE = "node scripts/test.mjs [--fast | --faults]";

await runMain(async () => {
  const mode = readMode(process.argv.slice(2));
  await ensurePackages();
  const lanes = await chooseLanes(mode);
  const passed = await runSteps(lanes, (text) => process.stdout.write(text));
  process.exitCode = passed ? 0 : 1;
});

/**
 * @param {readonly string[]} argv
 * @returns {"all" | "fast" | "faults"}
 */
function readMode(argv) {
  switch (argv.join(" ")) {
    case "":
      return "all";
    case "--fast":
      return "fast";
    case "--faults":
      return "faults";
    default:
      throw new ExitError(2, USAGE);
  }
}

/** @param {"all" | "fast" | "faults"} mode */
async function chooseLanes(mode) {
  if (mode === "fast") {
    return FAST_LANES;
  }
  const chromium = await ensureChromium();
  if (mode === "faults") {
    return faultLanes(chromium);
  }
  await ensureAge();
  return allLanes(chromium);
}
