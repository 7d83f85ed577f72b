import { summarise } from "./parse-report.mjs";

/** @typedef {import("./steps.mjs").Step} Step */
/** @typedef {import("./steps.mjs").StepResult} StepResult */
/** @typedef {import("./steps.mjs").Lane} Lane */
/** @typedef {import("./parse-report.mjs").Tally} Tally */

/** With the tally and a heading they fit into the last hundred lines, where a run is read first. */
const MOST_FAILURES = 90;

/**
 * Runs the lanes beside each other, also after a failure, printing a line for each step that is over
 * and the output of those that fail; in the end a line for each failure, and as the last line the
 * tally of everything that ran. A step waits for those that it needs, in whichever lane they are.
 * Resolves with whether all passed.
 * @param {readonly Lane[]} lanes
 * @param {(text: string) => void} print
 */
export async function runSteps(lanes, print) {
  /** @type {Tally[]} */
  const tallies = [];
  /** @type {(readonly string[])[]} */
  const failures = [];
  /** @type {string[]} */
  const unsteady = [];
  /** Whether each step passed, once it is over. @type {Map<string, Promise<boolean>>} */
  const over = new Map();

  /** @param {Step} step */
  const runStep = async (step) => {
    const name = step.name.padEnd(28);
    const missing = await findFailed(step.needs ?? [], over);
    if (missing.length > 0) {
      print(`${name}not run: ${missing.join(", ")} failed\n`);
      return false;
    }
    const started = Date.now();
    const result = await step.run();
    const { tally, output } = result;
    tallies.push(tally);
    unsteady.push(...(result.notes ?? []));
    print(`${name}${describe(tally)}  ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
    if (tally.failed === 0) return true;
    print(`${output.trimEnd()}\n\n`);
    failures.push(nameFailures(step, result));
    return false;
  };

  for (const lane of lanes) {
    let before = Promise.resolve(true);
    for (const step of lane) {
      before = before.then(() => runStep(step));
      over.set(step.name, before);
    }
  }
  const passed = await Promise.all(over.values());
  print(`${formatUnsteady(unsteady)}${formatFailures(failures)}${summarise(tallies)}\n`);
  return !passed.includes(false);
}

/**
 * @param {readonly string[]} names
 * @param {ReadonlyMap<string, Promise<boolean>>} over
 */
async function findFailed(names, over) {
  const passed = await Promise.all(names.map((name) => over.get(name)));
  return names.filter((_name, at) => passed[at] === false);
}

/**
 * @param {Step} step
 * @param {StepResult} result
 * @returns {readonly string[]}
 */
function nameFailures({ name }, { failures = [] }) {
  return failures.length > 0 ? failures : [`${name}: see its output above`];
}

/**
 * Those of steps with few come first: where many fail, what is left out is more of the same.
 * @param {readonly (readonly string[])[]} bySteps
 */
function formatFailures(bySteps) {
  const failures = [...bySteps].sort((one, other) => one.length - other.length).flat();
  if (failures.length === 0) return "";
  const rest = failures.length - MOST_FAILURES;
  const lines = failures.slice(0, MOST_FAILURES).map((line) => `  ${line}`);
  return ["Failed:", ...lines, ...(rest > 0 ? [`  and ${rest} more`] : []), ""].join("\n");
}

/** @param {readonly string[]} lines */
function formatUnsteady(lines) {
  if (lines.length === 0) return "";
  const heading =
    "Unsteady: failed beside other files, passed alone. Each is a defect to be mended:";
  return [heading, ...lines.map((line) => `  ${line}`), ""].join("\n");
}

/** @param {Tally} tally */
function describe(tally) {
  const verdict = tally.failed === 0 ? "ok" : "FAILED";
  const isOneCheck = tally.passed + tally.failed + tally.skipped === 1;
  return isOneCheck ? verdict : `${verdict} (${summarise([tally])})`;
}
