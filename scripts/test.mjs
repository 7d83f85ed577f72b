import { ensureAge } from "./ensure-age.mjs";
import { ensureChromium } from "./ensure-chromium.mjs";
import { ensurePackages } from "./ensure-packages.mjs";
import { ExitError, runMain } from "./run-main.mjs";
import { REQUIREMENTS_STEP } from "./test-run/requirements-step.mjs";
import { runSteps } from "./test-run/run-steps.mjs";
import { browserStep, FAST_STEPS, faultSteps } from "./test-run/steps.mjs";

const USAGE = "node scripts/test.mjs [--fast | --faults]";

await runMain(async () => {
  const mode = readMode(process.argv.slice(2));
  await ensurePackages();
  const steps = await chooseSteps(mode);
  const passed = await runSteps(steps, (text) => process.stdout.write(text));
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
async function chooseSteps(mode) {
  if (mode === "fast") {
    return FAST_STEPS;
  }
  const chromium = await ensureChromium();
  if (mode === "faults") {
    return faultSteps(chromium);
  }
  await ensureAge();
  return [...FAST_STEPS, browserStep(chromium), REQUIREMENTS_STEP];
}
