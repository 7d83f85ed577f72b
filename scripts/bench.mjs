import { buildIfStale } from "./build-if-stale.mjs";
import { ensureChromium } from "./ensure-chromium.mjs";
import { ensurePackages } from "./ensure-packages.mjs";
import { PROJECT_ROOT } from "./project-root.mjs";
import { report } from "./report.mjs";
import { ExitError, runMain } from "./run-main.mjs";

const USAGE = `npm run bench -- [--suite NAME] [--n ROUNDS | --smoke] [--json] [--write]
--smoke takes one round over a little data; --write keeps the figures in docs/figures.md.`;

await runMain(async () => {
  const options = parseOptions(process.argv.slice(2));
  await ensurePackages();
  const { runBench, SUITE_NAMES } = await loadBench();
  const { suite } = options;
  if (suite !== null && !SUITE_NAMES.includes(suite)) {
    throw new ExitError(2, `There is no suite ${suite}; there are ${SUITE_NAMES.join(", ")}.`);
  }
  await ensureChromium();
  await buildIfStale();
  const failed = await runBench({ ...options, report, print: (line) => console.log(line) });
  if (failed.length > 0) {
    throw new ExitError(1, `Not measured: ${failed.join(", ")}.`);
  }
});

/** @param {readonly string[]} argv */
function parseOptions(argv) {
  const rest = [...argv];
  /** @type {{ suite: string | null, n: number | null, smoke: boolean, json: boolean, write: boolean }} */
  const options = { suite: null, n: null, smoke: false, json: false, write: false };
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === "--json") {
      options.json = true;
    } else if (word === "--write") {
      options.write = true;
    } else if (word === "--smoke") {
      options.smoke = true;
    } else if (word === "--n" && /^[1-9]\d{0,3}$/.test(rest[0] ?? "")) {
      options.n = Number(rest.shift());
    } else if (word === "--suite" && rest[0] !== undefined) {
      options.suite = rest.shift() ?? null;
    } else {
      throw new ExitError(2, USAGE);
    }
  }
  // What is kept is measured whole.
  if (options.write && (options.smoke || options.n !== null)) {
    throw new ExitError(2, USAGE);
  }
  return options;
}

/** @returns {Promise<typeof import("../test/bench/run-bench")>} */
async function loadBench() {
  const { runnerImport } = await import("vite");
  const source = `${PROJECT_ROOT}test/bench/run-bench.ts`;
  const options = { root: PROJECT_ROOT, configFile: /** @type {const} */ (false) };
  const { module } = await runnerImport(source, { ...options, logLevel: "error" });
  return /** @type {typeof import("../test/bench/run-bench")} */ (module);
}
