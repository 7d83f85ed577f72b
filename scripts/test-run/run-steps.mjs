import { summarise } from "./parse-report.mjs";

/** @typedef {import("./steps.mjs").Step} Step */
/** @typedef {import("./parse-report.mjs").Tally} Tally */

/**
 * Runs the steps in order, also after a failure, printing a line for each and the output of those
 * that fail; the last line is the tally of everything that ran. Resolves with whether all passed.
 * @param {readonly Step[]} steps
 * @param {(text: string) => void} print
 */
export async function runSteps(steps, print) {
  /** @type {Tally[]} */
  const tallies = [];
  /** @type {Set<string>} */
  const failed = new Set();
  for (const step of steps) {
    print(step.name.padEnd(28));
    const missing = step.needs?.filter((name) => failed.has(name)) ?? [];
    if (missing.length > 0) {
      print(`not run: ${missing.join(", ")} failed\n`);
      failed.add(step.name);
      continue;
    }
    const started = Date.now();
    const { tally, output } = await step.run();
    tallies.push(tally);
    print(`${describe(tally)}  ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
    if (tally.failed > 0) {
      failed.add(step.name);
      print(`${output.trimEnd()}\n\n`);
    }
  }
  print(`${summarise(tallies)}\n`);
  return failed.size === 0;
}

/** @param {Tally} tally */
function describe(tally) {
  const verdict = tally.failed === 0 ? "ok" : "FAILED";
  const isOneCheck = tally.passed + tally.failed + tally.skipped === 1;
  return isOneCheck ? verdict : `${verdict} (${summarise([tally])})`;
}
